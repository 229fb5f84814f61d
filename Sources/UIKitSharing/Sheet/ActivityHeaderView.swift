// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Localization
internal import UIKitCore

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
        title.font = Theme.Sharing.titleFont
        title.numberOfLines = summary.subtitle == nil ? 2 : 1
        subtitle.text = summary.subtitle
        subtitle.font = Theme.Sharing.subtitleFont
        subtitle.textColor = .secondaryLabel
        close.configuration?.image = UIImage(
            systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold))
        close.configuration?.contentInsets = .zero
        close.configuration?.cornerStyle = .capsule
        close.tintColor = .secondaryLabel
        close.accessibilityLabel = Phrase.close.text
        close.addAction(UIAction { _ in onClose() }, for: .primaryActionTriggered)
        for view in [thumbnail, title, subtitle, close] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    static let height = Theme.Sharing.thumbnailSide + 2 * Theme.Sharing.margin

    override func layoutSubviews() {
        super.layoutSubviews()
        let (margin, side, closeSide) = (
            Theme.Sharing.margin, Theme.Sharing.thumbnailSide, Theme.Sharing.closeSide
        )
        let thumbnailFrame = CGRect(x: margin, y: margin, width: side, height: side)
        let closeFrame = CGRect(
            x: bounds.width - margin - closeSide, y: margin, width: closeSide, height: closeSide)
        let x = thumbnailFrame.maxX + margin * 0.75
        let width = max(closeFrame.minX - margin / 2 - x, 0)
        let titleHeight = title.sizeThatFits(CGSize(width: width, height: side)).height
        let subtitleHeight = subtitle.text == nil ? 0 : subtitle.sizeThatFits(CGSize(width: width, height: side)).height
        let top = margin + (side - titleHeight - subtitleHeight) / 2
        for label in [title, subtitle] { label.textAlignment = leadingAlignment }
        thumbnail.frame = mirrored(thumbnailFrame)
        close.frame = mirrored(closeFrame)
        title.frame = mirrored(CGRect(x: x, y: top, width: width, height: titleHeight))
        subtitle.frame = mirrored(CGRect(x: x, y: top + titleHeight, width: width, height: subtitleHeight))
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
