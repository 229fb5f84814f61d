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
        label.font = .systemFont(ofSize: Theme.Swipe.fontSize, weight: .medium)
        let ink = Theme.Swipe.ink(on: action.backgroundColor ?? Theme.Swipe.normal)
        label.textColor = ink
        label.textAlignment = .center
        label.numberOfLines = 2
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
        let factor = min(1, Theme.Swipe.imageSize / max(size.width, size.height))
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The width that shows all of the content.
    package var naturalWidth: CGFloat {
        let text = swipeAction.image == nil ? label.intrinsicContentSize.width.rounded(.up) : imageSize.width
        return min(max(text + 2 * Theme.Swipe.padding, Theme.Swipe.minimumWidth), Theme.Swipe.maximumWidth)
    }

    /// Whether the content is aligned to the right of a stretched or partly covered button.
    package var hugsRight = false {
        didSet { if hugsRight != oldValue { setNeedsLayout() } }
    }

    /// The width available to the content.
    package var contentWidth: CGFloat = 0 {
        didSet { if contentWidth != oldValue { setNeedsLayout() } }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentWidth
        let area = CGRect(x: 0, y: 0, width: width, height: bounds.height).mirrored(in: bounds.width, hugsRight)
        shade.frame = bounds
        shade.alpha = isHighlighted ? 1 : isHovered ? 0.5 : 0
        let image = imageSize
        let showsText = image == .zero || bounds.height >= Theme.Swipe.twoPartHeight
        label.isHidden = !showsText
        let space = CGSize(width: max(0, width - Theme.Swipe.padding), height: .greatestFiniteMagnitude)
        let text = showsText ? label.sizeThatFits(space).height : 0
        let gap = image == .zero || text == 0 ? 0 : Theme.Swipe.gap
        let top = ((bounds.height - image.height - gap - text) / 2).rounded()
        imageView.frame = CGRect(
            x: area.minX + ((width - image.width) / 2).rounded(), y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: area.minX + Theme.Swipe.padding / 2, y: top + image.height + gap, width: space.width, height: text)
    }
}
