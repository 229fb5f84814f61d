// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) package import UIKitCore

/// The layout of an image and two texts in a row, in coordinates that start at the leading edge.
package struct RowContentLayout {
    /// The arrangement of the two texts.
    package enum Arrangement {
        /// The secondary text below the main one.
        case stacked
        /// The secondary text at the trailing edge, or below the main one if the width does not suffice and stacking is
        /// allowed.
        case sides(stacksIfNarrow: Bool)
        /// Two columns: the first text ends, and the second starts, at the same position in all rows.
        case columns
    }

    /// Returns the size of a text for a maximum width.
    package typealias Measure = (CGFloat) -> CGSize

    package init() {}

    package var arrangement = Arrangement.stacked
    package var margins = NSDirectionalEdgeInsets.zero
    /// The size of the image; `nil` without an image.
    package var imageSize: CGSize?
    /// The area in which the image is centered; 0 on an axis for the image's own size.
    package var reservedImage = CGSize.zero
    /// Whether the top and bottom margins apply to the image too.
    package var padsImage = false
    package var imageGap = Theme.Cells.imageGap
    package var lineGap = Theme.Cells.lineGap
    package var sideGap = Theme.Cells.sideGap
    package var scale: CGFloat = 1
    /// Whether each text fills the available width, as it must for any alignment other than leading.
    package var fills = (text: false, detail: false)

    package struct Frames {
        package var image = CGRect.zero
        package var text = CGRect.zero
        package var detail = CGRect.zero
        /// The start of the texts.
        package var textStart: CGFloat = 0
        /// The height that shows all of the content.
        package var height: CGFloat = 0
    }

    /// Returns the frames for `width` and `height`, in points; `nil` for the natural height.
    package func frames(width: CGFloat, height: CGFloat? = nil, text: Measure, detail: Measure) -> Frames {
        var frames = Frames()
        let image = shownImage(height: height)
        // A wider image extends beyond its area, so that the texts of all rows begin in one line.
        let reserved = image.map {
            CGSize(width: reservedImage.width > 0 ? reservedImage.width : $0.width, height: $0.height)
        }
        frames.textStart = margins.leading + (reserved.map { $0.width + imageGap } ?? 0)
        let space = max(0, width - frames.textStart - margins.trailing)
        placeTexts(&frames, space: space, text, detail)
        let textHeight = max(frames.text.maxY, frames.detail.maxY)
        let imageHeight = imageSize.map { reservedImage.height > 0 ? reservedImage.height : $0.height } ?? 0
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

    /// Returns the size of the image, scaled down if it is higher than the row.
    private func shownImage(height: CGFloat?) -> CGSize? {
        guard let imageSize else { return nil }
        let space = (height ?? .greatestFiniteMagnitude) - (padsImage ? margins.top + margins.bottom : 0)
        guard imageSize.height > space, imageSize.height > 0, space > 0 else { return imageSize }
        let factor = space / imageSize.height
        return CGSize(width: (imageSize.width * factor).roundedToPixel(scale: scale), height: space)
    }

    /// Lays out the texts with their tops at 0.
    private func placeTexts(_ frames: inout Frames, space: CGFloat, _ text: Measure, _ detail: Measure) {
        switch arrangement {
        case .stacked:
            stack(&frames, space: space, text, detail)
        case .sides(let stacksIfNarrow):
            placeSides(&frames, space: space, stacksIfNarrow: stacksIfNarrow, text, detail)
        case .columns:
            placeColumns(&frames, space: space, text, detail)
        }
    }

    private func stack(_ frames: inout Frames, space: CGFloat, _ text: Measure, _ detail: Measure) {
        let (first, second) = (text(space), detail(space))
        frames.text = CGRect(
            x: frames.textStart, y: 0, width: fills.text ? space : min(first.width, space), height: first.height)
        let gap = first.height > 0 && second.height > 0 ? lineGap : 0
        frames.detail = CGRect(
            x: frames.textStart, y: first.height + gap, width: fills.detail ? space : min(second.width, space),
            height: second.height)
    }

    private func placeSides(
        _ frames: inout Frames, space: CGFloat, stacksIfNarrow: Bool, _ text: Measure, _ detail: Measure
    ) {
        let wide = CGFloat.greatestFiniteMagnitude
        var (first, second) = (text(wide), detail(wide))
        let gap = first.width > 0 && second.width > 0 ? sideGap : 0
        if first.width + gap + second.width > space {
            guard !stacksIfNarrow else { return stack(&frames, space: space, text, detail) }
            let rest = max(space - gap - second.width, space * Theme.Cells.titleShare)
            first = text(rest)
            first.width = min(first.width, rest)
            second = detail(max(0, space - gap - first.width))
            second.width = min(second.width, max(0, space - gap - first.width))
        }
        let height = max(first.height, second.height)
        frames.text = CGRect(
            x: frames.textStart, y: ((height - first.height) / 2).roundedToPixel(scale: scale), width: first.width,
            height: first.height)
        frames.detail = CGRect(
            x: frames.textStart + space - second.width,
            y: ((height - second.height) / 2).roundedToPixel(scale: scale), width: second.width,
            height: second.height)
    }

    private func placeColumns(_ frames: inout Frames, space: CGFloat, _ text: Measure, _ detail: Measure) {
        let column = min(Theme.Cells.columnWidth, space * Theme.Cells.titleShare)
        let first = text(column)
        let rest = max(0, space - column - sideGap)
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
    /// Returns the rectangle mirrored in a container of the given width for right-to-left layout.
    package func mirrored(in width: CGFloat, _ isMirrored: Bool) -> CGRect {
        isMirrored ? CGRect(x: width - maxX, y: minY, width: self.width, height: height) : self
    }
}
