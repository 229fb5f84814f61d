// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Localization
@_spi(Toolkit) internal import UIKitCore

/// The head of the sheet: a thumbnail, the name of the first item, details, and a close button.
@MainActor
final class ActivityHeaderView: UIView {
    private let thumbnail = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let close = UIButton(configuration: .gray())

    init(_ summary: ActivitySummary, onClose: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        thumbnail.image = summary.thumbnail ?? UIImage(systemName: summary.symbol)
        thumbnail.contentMode = summary.thumbnail == nil ? .center : .scaleAspectFill
        thumbnail.tintColor = .secondaryLabel
        thumbnail.backgroundColor = .tertiarySystemFill
        thumbnail.layer.cornerRadius = Theme.Sharing.thumbnailRadius
        thumbnail.layer.cornerCurve = .continuous
        thumbnail.clipsToBounds = true
        title.text = summary.title
        title.setScaledFont(ofSize: Theme.Sharing.titleFontSize, weight: .semibold)
        subtitle.text = summary.subtitle
        subtitle.setScaledFont(ofSize: Theme.Sharing.subtitleFontSize)
        subtitle.textColor = .secondaryLabel
        close.configuration?.image = UIImage(systemName: "xmark")
        close.configuration?.contentInsets = .zero
        showSymbol()
        close.configuration?.cornerStyle = .capsule
        close.tintColor = .secondaryLabel
        close.accessibilityLabel = Phrase.close.text
        close.addAction(UIAction { _ in onClose() }, for: .primaryActionTriggered)
        for view in [thumbnail, title, subtitle, close] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// The height that shows the title and the details in a header of a width.
    func height(forWidth width: CGFloat) -> CGFloat {
        let text = textHeights(in: textSpan(in: width).width)
        return max(Theme.Sharing.thumbnailSide, text.title + text.subtitle) + 2 * Theme.Sharing.margin
    }

    private var closeSide: CGFloat { Theme.Text.widened(Theme.Sharing.closeSide, for: traitCollection) }

    private func showSymbol() {
        let size = Theme.Text.widened(Theme.Sharing.closeSymbolSize, for: traitCollection)
        close.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
            pointSize: size, weight: .bold)
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraits.preferredContentSizeCategory { showSymbol() }
    }

    /// The position and the width of the text, between the thumbnail and the close button.
    private func textSpan(in width: CGFloat) -> (x: CGFloat, width: CGFloat) {
        let margin = Theme.Sharing.margin
        let x = margin + Theme.Sharing.thumbnailSide + margin * 0.75
        return (x, max(width - margin - closeSide - margin / 2 - x, 0))
    }

    private func textHeights(in width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        // Large text has fewer words in a line.
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        title.numberOfLines = (subtitle.text == nil ? 2 : 1) + (isLarge ? 1 : 0)
        let space = CGSize(width: width, height: .greatestFiniteMagnitude)
        let subtitleHeight = subtitle.text == nil ? 0 : subtitle.sizeThatFits(space).height.rounded(.up)
        return (title.sizeThatFits(space).height.rounded(.up), subtitleHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (margin, side) = (Theme.Sharing.margin, Theme.Sharing.thumbnailSide)
        let (x, width) = textSpan(in: bounds.width)
        let text = textHeights(in: width)
        let top = ((bounds.height - text.title - text.subtitle) / 2).rounded(.down)
        for label in [title, subtitle] { label.textAlignment = leadingAlignment }
        thumbnail.frame = mirrored(CGRect(x: margin, y: margin, width: side, height: side))
        close.frame = mirrored(
            CGRect(x: bounds.width - margin - closeSide, y: margin, width: closeSide, height: closeSide))
        title.frame = mirrored(CGRect(x: x, y: top, width: width, height: text.title))
        subtitle.frame = mirrored(CGRect(x: x, y: top + text.title, width: width, height: text.subtitle))
    }
}

extension UIView {
    /// The alignment of names, whose text may have another direction than the view.
    var leadingAlignment: NSTextAlignment { effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left }

    /// Returns a frame of a subview that was computed for left-to-right layout, in the view's layout direction.
    func mirrored(_ frame: CGRect) -> CGRect {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
}
