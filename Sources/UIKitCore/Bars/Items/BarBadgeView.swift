// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// A badge: a capsule with a short text, or a dot.
final class BarBadgeView: UIView {
    private let label = UILabel(frame: .zero)
    private let height: CGFloat
    private let fontSize: CGFloat

    init(height: CGFloat, fontSize: CGFloat) {
        self.height = height
        self.fontSize = fontSize
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// The factor by which the badge is larger for large text.
    var growth: CGFloat = 1

    /// Shows `text` in the badge, or a dot if it is empty.
    func show(_ text: String?, font: UIFont? = nil, color: UIColor? = nil, background: UIColor? = nil) {
        label.text = text
        label.font = font ?? .monospacedDigitSystemFont(ofSize: (fontSize * growth).rounded(), weight: .medium)
        label.textColor = color ?? Theme.Button.filledForeground
        backgroundColor = background ?? .systemRed
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text = label.text, !text.isEmpty else {
            let side = (Theme.Bars.badgeDot * growth).rounded()
            return CGSize(width: side, height: side)
        }
        let width = label.intrinsicContentSize.width.rounded(.up) + 2 * Theme.Bars.badgePadding
        let height = (height * growth).rounded()
        return CGSize(width: max(width, height), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
    }
}
