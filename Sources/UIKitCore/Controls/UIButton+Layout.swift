// SPDX-License-Identifier: MIT
internal import Foundation

/// The frames of a button's parts.
struct ButtonContentLayout {
    /// The smallest size that shows all parts.
    var size = CGSize.zero
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
}

extension UIButton {
    func placeContent() {
        backgroundView.frame = backgroundFrame
        customBackground?.frame = backgroundFrame
        let layout = contentLayout(in: bounds)
        imageView?.frame = showsActivity ? .zero : layout.image
        activityWheel?.frame = layout.image
        titleLabel?.frame = layout.title
        subtitleLabel.frame = layout.subtitle
    }

    private var backgroundFrame: CGRect {
        guard let background = configuration?.background else { return bounds }
        let insets = background.backgroundInsets
        let outset = background.strokeColor == nil ? 0 : background.strokeOutset
        return bounds.inset(
            by: UIEdgeInsets(
                top: insets.top - outset, left: (isRightToLeft ? insets.trailing : insets.leading) - outset,
                bottom: insets.bottom - outset, right: (isRightToLeft ? insets.leading : insets.trailing) - outset))
    }

    /// The baselines of the title when the button lays it out at its natural size.
    var titleBaselines: TextBaselines? {
        guard let own = titleLabel?.textBaselines, shownTitle?.isEmpty == false else { return nil }
        let size = contentLayout(in: nil).size
        let title = contentLayout(in: CGRect(origin: .zero, size: size)).title
        return TextBaselines(
            first: title.minY + own.first, last: size.height - title.maxY + own.last, naturalHeight: size.height)
    }

    private var contentInsets: UIEdgeInsets {
        guard let configuration else { return contentEdgeInsets }
        let insets = configuration.contentInsets
        return UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }

    /// Lays out the image, title, and subtitle as one block, placed by the content alignments.
    func contentLayout(in bounds: CGRect?) -> ButtonContentLayout {
        let insets = contentInsets
        let scale = traitCollection.displayScale
        let wheel = Theme.Activity.medium.side
        let imageSize = showsActivity ? CGSize(width: wheel, height: wheel) : shownImage?.size ?? .zero
        let placement = configuration?.imagePlacement ?? .leading
        let isBeside = placement == .leading || placement == .trailing
        let hasText = shownTitle?.isEmpty == false || configuration?.subtitle?.isEmpty == false
        let gap = imageSize != .zero && hasText ? configuration?.imagePadding ?? Theme.Button.imagePadding : 0

        let space = bounds.map { $0.inset(by: insets).size }
        var textRoom = space ?? CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        if isBeside { textRoom.width = max(0, textRoom.width - imageSize.width - gap) }
        let text = textBlock(within: textRoom)

        var block = CGSize.zero
        if isBeside {
            block.width = imageSize.width + gap + text.size.width
            block.height = max(imageSize.height, text.size.height)
        } else {
            block.width = max(imageSize.width, text.size.width)
            block.height = imageSize.height + gap + text.size.height
        }

        var layout = ButtonContentLayout()
        layout.size = CGSize(
            width: (block.width + insets.left + insets.right).rounded(.up),
            height: (block.height + insets.top + insets.bottom).rounded(.up))
        guard let bounds else { return layout }

        let origin = blockOrigin(block, in: bounds.inset(by: insets))
        let imageFirst = isBeside ? (placement == .leading) != isRightToLeft : placement == .top
        let imageOrigin: CGPoint
        let textOrigin: CGPoint
        if isBeside {
            imageOrigin = CGPoint(
                x: imageFirst ? origin.x : origin.x + text.size.width + gap,
                y: origin.y + (block.height - imageSize.height) / 2)
            textOrigin = CGPoint(
                x: imageFirst ? origin.x + imageSize.width + gap : origin.x,
                y: origin.y + (block.height - text.size.height) / 2)
        } else {
            imageOrigin = CGPoint(
                x: origin.x + (block.width - imageSize.width) / 2,
                y: imageFirst ? origin.y : origin.y + text.size.height + gap)
            textOrigin = CGPoint(
                x: origin.x + (block.width - text.size.width) / 2,
                y: imageFirst ? origin.y + imageSize.height + gap : origin.y)
        }
        func place(_ rect: CGRect, at origin: CGPoint) -> CGRect {
            CGRect(
                x: (origin.x + rect.minX).roundedToPixel(scale: scale),
                y: (origin.y + rect.minY).roundedToPixel(scale: scale), width: rect.width, height: rect.height)
        }
        layout.image = place(CGRect(origin: .zero, size: imageSize), at: imageOrigin)
        layout.title = place(text.title, at: textOrigin)
        layout.subtitle = place(text.subtitle, at: textOrigin)
        return layout
    }

    /// The fraction of a line's free width to the left of the text, 0...1.
    private var textShare: CGFloat {
        let alignment = configuration?.titleAlignment ?? .automatic
        return switch alignment {
        case .leading: isRightToLeft ? 1 : 0
        case .trailing: isRightToLeft ? 0 : 1
        case .center, .automatic: 0.5
        }
    }

    /// Lays out the title above the subtitle, aligned as the configuration specifies.
    private func textBlock(within space: CGSize) -> (size: CGSize, title: CGRect, subtitle: CGRect) {
        applyStyleForMeasuring()
        func size(of label: UILabel?, text: String?) -> CGSize {
            guard let label, text?.isEmpty == false else { return .zero }
            let size = label.sizeThatFits(space)
            return CGSize(width: min(size.width, space.width), height: size.height)
        }
        let title = size(of: titleLabel, text: shownTitle)
        let subtitle = size(of: subtitleLabel, text: configuration?.subtitle)
        let gap = title != .zero && subtitle != .zero ? configuration?.titlePadding ?? 0 : 0
        let width = max(title.width, subtitle.width)
        return (
            CGSize(width: width, height: title.height + gap + subtitle.height),
            CGRect(x: (width - title.width) * textShare, y: 0, width: title.width, height: title.height),
            CGRect(
                x: (width - subtitle.width) * textShare, y: title.height + gap, width: subtitle.width,
                height: subtitle.height)
        )
    }

    /// Applies the style to the labels, which measure their own content: the button may be measured before its first
    /// layout.
    private func applyStyleForMeasuring() {
        guard titleLabel?.text != shownTitle || subtitleLabel.text != configuration?.subtitle || window == nil else {
            return
        }
        applyStyle()
    }

    private func blockOrigin(_ block: CGSize, in area: CGRect) -> CGPoint {
        var origin = CGPoint(x: area.midX - block.width / 2, y: area.midY - block.height / 2)
        switch contentHorizontalAlignment {
        case .left, .fill: origin.x = area.minX
        case .right: origin.x = area.maxX - block.width
        case .leading: origin.x = isRightToLeft ? area.maxX - block.width : area.minX
        case .trailing: origin.x = isRightToLeft ? area.minX : area.maxX - block.width
        case .center: break
        }
        switch contentVerticalAlignment {
        case .top, .fill: origin.y = area.minY
        case .bottom: origin.y = area.maxY - block.height
        case .center: break
        }
        return origin
    }
}
