// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import LayerTree

/// One segment of a segmented control: a title, or an image instead of it.
final class SegmentView: UIView {
    /// The properties that determine a segment's appearance and size.
    struct Content: Equatable {
        var title: String?
        var image: UIImage?
        /// The width in points; 0 lets the control choose.
        var width: CGFloat = 0
        var isEnabled = true
        var offset = CGSize.zero

        static func == (one: Self, other: Self) -> Bool {
            one.title == other.title && one.image === other.image && one.width == other.width
                && one.isEnabled == other.isEnabled && one.offset == other.offset
        }
    }

    var content = Content()
    var action: UIAction?

    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let shade = UIView(frame: .zero)
    private var isChosen = false

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        showsLargeContentViewer = true
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        shade.layer.cornerRadius = Theme.Segmented.pillRadius
        imageView.tintsAutomaticImages = true
        for view in [shade, label, imageView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        var traits: UIAccessibilityTraits = isChosen ? [.button, .selected] : .button
        if !content.isEnabled || (superview as? UIControl)?.isEnabled == false { traits.insert(.notEnabled) }
        let isMomentary = (superview as? UISegmentedControl)?.isMomentary == true
        return AccessibilityDefaults(
            isElement: true, traits: traits, role: isMomentary ? .button : .radioButton,
            states: isMomentary ? [] : isChosen ? [.checkable, .checked] : .checkable)
    }

    override func accessibilityPress() -> Bool {
        (superview as? UISegmentedControl)?.accessibilityChoose(self) ?? false
    }

    /// The segment's accessibility label.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title }
        set { super.accessibilityLabel = newValue }
    }

    override var standardLargeContent: (title: String?, image: UIImage?) { (accessibilityLabel, content.image) }

    /// The title, or that of the action or the image of a segment without one.
    private var title: String? {
        let titles = [content.title, action?.title, content.image?.accessibilityLabel]
        return titles.compactMap(\.self).first { !$0.isEmpty }
    }

    /// The visible view; an image takes precedence over the title.
    private var shownView: UIView { content.image == nil ? label : imageView }

    /// Updates the appearance for `state`; `attributes` are the title attributes set for it.
    func show(_ state: UIControl.State, attributes: [NSAttributedString.Key: Any]?, isHovered: Bool) {
        let isSelected = state.contains(.selected)
        isChosen = isSelected
        let font = UIFont.systemFont(ofSize: fontSize, weight: isSelected ? .semibold : .medium)
        let color: UIColor = state.contains(.disabled) ? .tertiaryLabel : .label
        if let attributes, content.image == nil {
            let all = [.font: font, .foregroundColor: color].merging(attributes) { $1 }
            label.attributedText = content.title.map { NSAttributedString(string: $0, attributes: all) }
        } else {
            label.text = content.title
            label.font = font
            label.textColor = color
        }
        label.adjustsFontSizeToFitWidth = fontSize > Theme.Segmented.fontSize
        label.minimumScaleFactor = min(Theme.Segmented.fontSize / fontSize, 1)
        imageView.image = content.image
        imageView.tintColor = color
        label.isHidden = content.image != nil
        imageView.isHidden = content.image == nil
        shownView.alpha = state.contains(.highlighted) && !isSelected ? Theme.Segmented.pressedAlpha : 1
        shade.backgroundColor = isHovered && !isSelected ? Theme.Control.hovered : .clear
        setNeedsLayout()
    }

    /// The size of the title's font, which follows the text size as far as the segment's height allows.
    private var fontSize: CGFloat {
        let size = Theme.Segmented.fontSize
        return min(
            Theme.Text.scaled(size, for: traitCollection), max(size, bounds.height * Theme.Segmented.maximumFontShare))
    }

    /// The size of the content with a bold title, so that selecting a segment doesn't change its width.
    ///
    /// The width for large text is limited: titles become smaller in segments that are too narrow for them.
    func naturalSize(attributes: [NSAttributedString.Key: Any]?, in traits: UITraitCollection) -> CGSize {
        if let image = content.image {
            return CGSize(
                width: image.size.width + 2 * Theme.Segmented.padding,
                height: image.size.height + 2 * Theme.Segmented.imagePadding)
        }
        let font = UIFont.systemFont(
            ofSize: Theme.Text.scaled(Theme.Segmented.fontSize, for: traits), weight: .semibold)
        let size = (content.title ?? "").size(withAttributes: [.font: font].merging(attributes ?? [:]) { $1 })
        let excess = max(Theme.Text.enlargement(for: traits) / Theme.Text.maximumWidthGrowth, 1)
        return CGSize(
            width: (size.width / excess).rounded(.up) + 2 * Theme.Segmented.padding,
            height: size.height.rounded(.up) + 2 * Theme.Segmented.imagePadding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = Theme.Segmented.pillInset
        shade.frame = bounds.insetBy(dx: inset, dy: inset)
        if let image = content.image {
            imageView.frame = CGRect(
                x: ((bounds.width - image.size.width) / 2 + content.offset.width).rounded(),
                y: ((bounds.height - image.size.height) / 2 + content.offset.height).rounded(),
                width: image.size.width, height: image.size.height)
        }
        let margin = min(Theme.Segmented.padding / 2, bounds.width / 4)
        label.frame = bounds.insetBy(dx: margin, dy: 0).offsetBy(dx: content.offset.width, dy: content.offset.height)
    }
}
