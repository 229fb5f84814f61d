// SPDX-License-Identifier: MIT
import UIKit

extension UILabel {
    convenience init(_ text: String, font: UIFont, color: UIColor = .label, lines: Int = 1) {
        self.init(frame: .zero)
        self.text = text
        self.font = font
        textColor = color
        numberOfLines = lines
    }

    /// Creates a label whose font follows the user's text size.
    static func scaling(_ text: String, font: UIFont, color: UIColor = .label, lines: Int = 1) -> UILabel {
        let label = UILabel(text, font: UIFontMetrics.default.scaledFont(for: font), color: color, lines: lines)
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    /// The height of one line, in whole points.
    var lineHeight: CGFloat { font.lineHeight.rounded(.up) }

    /// The height of the text wrapped at `width`.
    func height(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
}
