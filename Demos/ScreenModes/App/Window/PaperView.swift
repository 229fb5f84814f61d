// SPDX-License-Identifier: MIT
import UIKit

/// A card on the window's background.
class PaperView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        layer.shadowOpacity = 0.05
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        layer.borderColor = UIColor.separator.cgColor
    }
}

extension UILabel {
    convenience init(size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label) {
        self.init(frame: .zero)
        font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight))
        adjustsFontForContentSizeCategory = true
        textColor = color
    }
}

extension UIView {
    /// Returns a length of the layout, enlarged for large text but never reduced.
    func enlarged(_ length: CGFloat) -> CGFloat {
        max(length, UIFontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection).rounded())
    }
}
