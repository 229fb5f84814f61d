// SPDX-License-Identifier: MIT
internal import AccessibilityTree
package import Foundation
internal import LayerTree
@_spi(Toolkit) package import UIKitCore

/// The button of a swipe action.
package final class SwipeButton: UIControl {
    package let swipeAction: UIContextualAction
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let shade = UIView(frame: .zero)

    package init(_ action: UIContextualAction) {
        swipeAction = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        accessibilityLabel = action.title
        label.text = action.title
        label.setScaledFont(ofSize: Theme.Swipe.fontSize, weight: .medium)
        let ink = Theme.Swipe.ink(on: action.backgroundColor ?? Theme.Swipe.normal)
        label.textColor = ink
        label.textAlignment = .center
        label.numberOfLines = 2
        label.adjustsFontSizeToFitWidth = true
        imageView.image = action.image
        imageView.tintColor = ink
        imageView.tintsAutomaticImages = true
        imageView.contentMode = .scaleAspectFit
        shade.backgroundColor = Theme.Swipe.pressed
        shade.isUserInteractionEnabled = false
        for view in [label, imageView, shade] { addSubview(view) }
        let effect = UIFocusHaloEffect()
        effect.position = .inside
        focusEffect = effect
    }

    package required init?(coder: NSCoder) { nil }

    package override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        defaults.role = .button
        return defaults
    }

    package override var triggersPrimaryActionOnPress: Bool { true }

    private var imageSize: CGSize {
        guard let size = swipeAction.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let side = Theme.Text.widened(Theme.Swipe.imageSize, for: traitCollection)
        let factor = min(Theme.Text.widening(for: traitCollection), side / max(size.width, size.height))
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Returns the width that shows all of the content in a row of a height.
    package func naturalWidth(rowHeight: CGFloat) -> CGFloat {
        let title = showsTitle(rowHeight: rowHeight) ? label.intrinsicContentSize.width.rounded(.up) : 0
        let content = max(title, imageSize.width)
        let maximumWidth = Theme.Text.widened(Theme.Swipe.maximumWidth, for: traitCollection)
        return min(max(content + 2 * Theme.Swipe.padding, Theme.Swipe.minimumWidth), maximumWidth)
    }

    /// Whether the content is aligned to the right of a stretched or partly covered button.
    package var hugsRight = false {
        didSet { if hugsRight != oldValue { setNeedsLayout() } }
    }

    /// The width available to the content.
    package var contentWidth: CGFloat = 0 {
        didSet { if contentWidth != oldValue { setNeedsLayout() } }
    }

    /// The minimum row height at which both image and title are shown.
    private var twoPartHeight: CGFloat { Theme.Text.widened(Theme.Swipe.twoPartHeight, for: traitCollection) }

    /// Returns whether the title is shown in a row of a height: an image alone fits into each.
    private func showsTitle(rowHeight: CGFloat) -> Bool { imageSize == .zero || rowHeight >= twoPartHeight }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentWidth
        let area = CGRect(x: 0, y: 0, width: width, height: bounds.height).mirrored(in: bounds.width, hugsRight)
        shade.frame = bounds
        shade.alpha = isHighlighted ? 1 : isHovered ? 0.5 : 0
        let image = imageSize
        let showsText = showsTitle(rowHeight: bounds.height)
        label.isHidden = !showsText
        let gap = image == .zero || !showsText ? 0 : Theme.Swipe.gap
        // A title that is too large for the row becomes smaller.
        label.minimumScaleFactor = min(1 / Theme.Text.enlargement(for: traitCollection), 1)
        let space = CGSize(
            width: max(0, width - Theme.Swipe.padding),
            height: max(0, bounds.height - image.height - gap - 2 * Theme.Swipe.verticalPadding))
        let text = showsText ? min(label.sizeThatFits(space).height, space.height) : 0
        let top = ((bounds.height - image.height - gap - text) / 2).rounded()
        imageView.frame = CGRect(
            x: area.minX + ((width - image.width) / 2).rounded(), y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: area.minX + Theme.Swipe.padding / 2, y: top + image.height + gap, width: space.width, height: text)
    }

    package override var preventsTapsOfAncestors: Bool { true }
}
