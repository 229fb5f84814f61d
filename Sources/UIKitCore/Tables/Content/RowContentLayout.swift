// SPDX-License-Identifier: MIT
internal import Foundation

/// Where an image and two texts stand in a row, in coordinates that begin where reading does.
struct RowContentLayout {
    /// How the texts stand to each other.
    enum Arrangement {
        /// The second below the first.
        case stacked
        /// The second at the end; below the first if there is no room, where that is allowed.
        case sides(stacksIfNarrow: Bool)
        /// The first ends, and the second begins, at the same place in all rows.
        case columns
    }

    /// Measures a text that may be this wide.
    typealias Measure = (CGFloat) -> CGSize

    var arrangement = Arrangement.stacked
    var margins = NSDirectionalEdgeInsets.zero
    /// `nil` without an image.
    var imageSize: CGSize?
    /// The room that the image stands in the middle of; 0 for its own.
    var reservedImage = CGSize.zero
    /// Whether the margins above and below hold for the image too.
    var padsImage = false
    var imageGap = Theme.Cells.imageGap
    var lineGap = Theme.Cells.lineGap
    var sideGap = Theme.Cells.sideGap
    var scale: CGFloat = 1
    /// Whether a text takes all the room across, as it must to stand anywhere but where reading begins.
    var fills = (text: false, detail: false)

    struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var detail = CGRect.zero
        /// Where the texts begin.
        var textStart: CGFloat = 0
        /// What shows everything.
        var height: CGFloat = 0
    }

    /// Lays out in `width`, and in `height` points or as high as is natural.
    func frames(width: CGFloat, height: CGFloat? = nil, text: Measure, detail: Measure) -> Frames {
        var frames = Frames()
        let image = shownImage(height: height)
        let reserved = image.map { CGSize(width: max($0.width, reservedImage.width), height: $0.height) }
        frames.textStart = margins.leading + (reserved.map { $0.width + imageGap } ?? 0)
        let room = max(0, width - frames.textStart - margins.trailing)
        placeTexts(&frames, room: room, text, detail)
        let textHeight = max(frames.text.maxY, frames.detail.maxY)
        let imageHeight = max(imageSize?.height ?? 0, imageSize == nil ? 0 : reservedImage.height)
        frames.height = max(
            textHeight + margins.top + margins.bottom,
            imageHeight + (padsImage ? margins.top + margins.bottom : 0))
        let area = height ?? frames.height
        let middle = (area + margins.top - margins.bottom) / 2
        let top = (middle - textHeight / 2).roundedToPixel(scale: scale)
        frames.text.origin.y += top
        frames.detail.origin.y += top
        if let image, let reserved {
            frames.image = CGRect(
                x: (margins.leading + (reserved.width - image.width) / 2).roundedToPixel(scale: scale),
                y: (middle - image.height / 2).roundedToPixel(scale: scale), width: image.width, height: image.height)
        }
        return frames
    }

    /// An image that is higher than the row is shown smaller.
    private func shownImage(height: CGFloat?) -> CGSize? {
        guard let imageSize else { return nil }
        let room = (height ?? .greatestFiniteMagnitude) - (padsImage ? margins.top + margins.bottom : 0)
        guard imageSize.height > room, imageSize.height > 0, room > 0 else { return imageSize }
        let factor = room / imageSize.height
        return CGSize(width: (imageSize.width * factor).roundedToPixel(scale: scale), height: room)
    }

    /// Places the texts with their tops at 0.
    private func placeTexts(_ frames: inout Frames, room: CGFloat, _ text: Measure, _ detail: Measure) {
        switch arrangement {
        case .stacked:
            stack(&frames, room: room, text, detail)
        case .sides(let stacksIfNarrow):
            placeSides(&frames, room: room, stacksIfNarrow: stacksIfNarrow, text, detail)
        case .columns:
            placeColumns(&frames, room: room, text, detail)
        }
    }

    private func stack(_ frames: inout Frames, room: CGFloat, _ text: Measure, _ detail: Measure) {
        let (first, second) = (text(room), detail(room))
        frames.text = CGRect(
            x: frames.textStart, y: 0, width: fills.text ? room : min(first.width, room), height: first.height)
        let gap = first.height > 0 && second.height > 0 ? lineGap : 0
        frames.detail = CGRect(
            x: frames.textStart, y: first.height + gap, width: fills.detail ? room : min(second.width, room),
            height: second.height)
    }

    private func placeSides(
        _ frames: inout Frames, room: CGFloat, stacksIfNarrow: Bool, _ text: Measure, _ detail: Measure
    ) {
        let wide = CGFloat.greatestFiniteMagnitude
        var (first, second) = (text(wide), detail(wide))
        let gap = first.width > 0 && second.width > 0 ? sideGap : 0
        if first.width + gap + second.width > room {
            guard !stacksIfNarrow else { return stack(&frames, room: room, text, detail) }
            let rest = max(room - gap - second.width, room * Theme.Cells.titleShare)
            first = text(rest)
            first.width = min(first.width, rest)
            second = detail(max(0, room - gap - first.width))
            second.width = min(second.width, max(0, room - gap - first.width))
        }
        let height = max(first.height, second.height)
        frames.text = CGRect(
            x: frames.textStart, y: ((height - first.height) / 2).roundedToPixel(scale: scale), width: first.width,
            height: first.height)
        frames.detail = CGRect(
            x: frames.textStart + room - second.width,
            y: ((height - second.height) / 2).roundedToPixel(scale: scale), width: second.width,
            height: second.height)
    }

    private func placeColumns(_ frames: inout Frames, room: CGFloat, _ text: Measure, _ detail: Measure) {
        let column = min(Theme.Cells.columnWidth, room * Theme.Cells.titleShare)
        let first = text(column)
        let rest = max(0, room - column - sideGap)
        let second = detail(rest)
        let height = max(first.height, second.height)
        let width = fills.text ? column : min(first.width, column)
        frames.text = CGRect(
            x: frames.textStart + column - width, y: ((height - first.height) / 2).roundedToPixel(scale: scale),
            width: width, height: first.height)
        frames.detail = CGRect(
            x: frames.textStart + column + sideGap, y: ((height - second.height) / 2).roundedToPixel(scale: scale),
            width: fills.detail ? rest : min(second.width, rest), height: second.height)
    }
}

extension CGRect {
    /// The same rectangle for those who read from right to left, in something `width` wide.
    func mirrored(in width: CGFloat, _ isMirrored: Bool) -> CGRect {
        isMirrored ? CGRect(x: width - maxX, y: minY, width: self.width, height: height) : self
    }
}
