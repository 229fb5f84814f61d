// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The frames of a button's parts.
struct ButtonContentLayout {
    /// The smallest size that shows all parts.
    var size = CGSize.zero
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
}

extension UIButton {
    func placeContent() {
        let background = configuration == nil ? backgroundRect(forBounds: bounds) : backgroundFrame
        backgroundView.frame = background
        customBackground?.frame = background
        let layout = placedLayout
        imageView?.frame = showsActivity ? .zero : layout.image
        activityWheel?.frame = layout.image
        placeGlow()
        titleLabel?.frame = layout.title
        subtitleLabel.frame = layout.subtitle
        indicatorView?.frame = layout.indicator
    }

    /// The layout in the bounds; without a configuration, as subclasses want it.
    private var placedLayout: ButtonContentLayout {
        guard configuration == nil else { return contentLayout(within: bounds.inset(by: contentInsets)) }
        let area = contentRect(forBounds: bounds)
        var layout = contentLayout(within: area)
        layoutInProgress = (area, layout)
        defer { layoutInProgress = nil }
        (layout.title, layout.image) = (titleRect(forContentRect: area), imageRect(forContentRect: area))
        return layout
    }

    /// The layout that a button without a configuration has unless a subclass changes it.
    func standardLayout(within area: CGRect) -> ButtonContentLayout {
        if let layoutInProgress, layoutInProgress.area == area { return layoutInProgress.layout }
        return contentLayout(within: area)
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

    /// The size of the image, adjusted to the text size if the button does that.
    private var naturalImageSize: CGSize {
        guard let size = displayedImage?.size else { return .zero }
        let growth = adjustsImageSizeForAccessibilityContentSizeCategory ? traitCollection.imageGrowth : 1
        return CGSize(width: size.width * growth, height: size.height * growth)
    }

    /// The baselines of the title when the button lays it out at its natural size.
    var titleBaselines: TextBaselines? {
        guard let own = titleLabel?.textBaselines, shownTitle?.isEmpty == false else { return nil }
        let size = contentLayout(within: nil).size
        let title = contentLayout(within: CGRect(origin: .zero, size: size).inset(by: contentInsets)).title
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

    /// Adds the space around the title of a button without a configuration.
    private func addUsualMargin(to layout: inout ButtonContentLayout, text: CGSize) {
        guard text.height > 0 || layout.size.height == 0 else { return }
        let natural = titleLabel?.font.lineHeight ?? 0
        // The text's height is that of its lines, rounded up to pixels; rounding that again would add a point.
        let line = text.height == 0 || abs(text.height - natural) < 1 ? natural : text.height
        layout.size.height = max(layout.size.height, (line + 2 * Theme.Button.titleMargin).rounded())
        if layout.size.width == 0 { layout.size.width = Theme.Button.emptyWidth }
    }

    /// Lays out the image, title, subtitle, and indicator as one block, placed by the content alignments in an area; `nil` measures.
    func contentLayout(within area: CGRect?) -> ButtonContentLayout {
        let insets = contentInsets
        let scale = traitCollection.displayScale
        let wheel = Theme.Activity.medium.side
        let imageSize = showsActivity ? CGSize(width: wheel, height: wheel) : naturalImageSize
        let placement = configuration?.imagePlacement ?? .leading
        let isBeside = placement == .leading || placement == .trailing
        let hasText = shownTitle?.isEmpty == false || configuration?.subtitle?.isEmpty == false
        let gap = imageSize != .zero && hasText ? configuration?.imagePadding ?? 0 : 0
        let indicator = indicatorSize
        let indicatorGap =
            indicator != .zero && (imageSize != .zero || hasText) ? Theme.Button.indicatorPadding : 0

        var textRoom = area?.size ?? CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        textRoom.width = max(0, textRoom.width - indicator.width - indicatorGap)
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

        let whole = CGSize(
            width: block.width + indicatorGap + indicator.width, height: max(block.height, indicator.height))
        var layout = ButtonContentLayout()
        layout.size = CGSize(
            width: (whole.width + insets.left + insets.right).rounded(.up),
            height: (whole.height + insets.top + insets.bottom).rounded(.up))
        if configuration == nil, contentEdgeInsets == .zero { addUsualMargin(to: &layout, text: text.size) }
        guard let area else { return layout }

        let corner = blockOrigin(whole, in: area)
        let origin = CGPoint(
            x: isRightToLeft ? corner.x + indicator.width + indicatorGap : corner.x,
            y: corner.y + (whole.height - block.height) / 2)
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
        layout.indicator = place(
            CGRect(origin: .zero, size: indicator),
            at: CGPoint(
                x: isRightToLeft ? corner.x : corner.x + block.width + indicatorGap,
                y: corner.y + (whole.height - indicator.height) / 2))
        if configuration == nil {
            layout.image = aligned(layout.image, by: imageEdgeInsets, within: area.size)
            layout.title = aligned(layout.title, by: titleEdgeInsets, within: textRoom)
        }
        return layout
    }

    /// Moves and narrows a part as its alignment within an area requires that is reduced by insets.
    private func aligned(_ part: CGRect, by insets: UIEdgeInsets, within area: CGSize) -> CGRect {
        guard insets != .zero else { return part }
        let size = CGSize(
            width: min(part.width, max(0, area.width - insets.left - insets.right)),
            height: min(part.height, max(0, area.height - insets.top - insets.bottom)))
        // The fraction of the free space before the part.
        let horizontal: CGFloat =
            switch contentHorizontalAlignment {
            case .left, .fill: 0
            case .right: 1
            case .leading: isRightToLeft ? 1 : 0
            case .trailing: isRightToLeft ? 0 : 1
            case .center: 0.5
            }
        let vertical: CGFloat =
            switch contentVerticalAlignment {
            case .top, .fill: 0
            case .bottom: 1
            case .center: 0.5
            }
        let scale = traitCollection.displayScale
        func moved(_ free: CGFloat, _ before: CGFloat, _ after: CGFloat, _ share: CGFloat) -> CGFloat {
            (free * share + before * (1 - share) - after * share).roundedToPixel(scale: scale)
        }
        return CGRect(
            x: part.minX + moved(part.width - size.width, insets.left, insets.right, horizontal),
            y: part.minY + moved(part.height - size.height, insets.top, insets.bottom, vertical),
            width: size.width, height: size.height)
    }

    private func placeGlow() {
        guard let glow else { return }
        let side = max(Theme.Button.glowSide, min(bounds.width, bounds.height))
        glow.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        glow.layer.cornerRadius = side / 2
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
            // A superview measures the button for another text size before the button is laid out.
            if needsUpdateConfiguration { applyFonts(resolvedStyle()) }
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
