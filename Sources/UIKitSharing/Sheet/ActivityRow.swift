// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

/// A row of the list: the title of an operation, and its symbol at the trailing edge.
@MainActor
final class ActivityRow: UIControl {
    private let image = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)

    init(_ activity: UIActivity, isFirst: Bool) {
        super.init(frame: .zero)
        title.text = activity.activityTitle
        title.setScaledFont(ofSize: Theme.Sharing.rowFontSize)
        image.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
        image.contentMode = .scaleAspectFit
        image.tintColor = .label
        line.backgroundColor = .separator
        line.isHidden = isFirst
        line.isUserInteractionEnabled = false
        for view in [title, image, line] as [UIView] { addSubview(view) }
        accessibilityLabel = activity.activityTitle
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    private var symbolSide: CGFloat { Theme.Text.widened(Theme.Sharing.symbolSide, for: traitCollection) }

    /// The height that shows the title in a row of a width, in several lines if it is larger than usual.
    func height(forWidth width: CGFloat) -> CGFloat {
        title.numberOfLines = Theme.Text.enlargement(for: traitCollection) > 1 ? 0 : 1
        let space = max(width - 3 * Theme.Sharing.margin - symbolSide, 1)
        let text = title.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude)).height
        return max(Theme.Sharing.rowHeight, (text + 2 * Theme.Sharing.rowPadding).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (margin, side) = (Theme.Sharing.margin, symbolSide)
        image.frame = mirrored(
            CGRect(
                x: bounds.width - margin - side, y: (bounds.height - side) / 2, width: side, height: side))
        title.textAlignment = leadingAlignment
        title.frame = mirrored(
            CGRect(x: margin, y: 0, width: max(bounds.width - 3 * margin - side, 0), height: bounds.height))
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = mirrored(CGRect(x: margin, y: 0, width: max(bounds.width - margin, 0), height: hairline))
    }

    override var preventsTapsOfAncestors: Bool { true }
}
