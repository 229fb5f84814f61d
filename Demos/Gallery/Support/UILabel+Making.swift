// SPDX-License-Identifier: MIT
import UIKit

extension UILabel {
    /// Creates a label whose font follows the user's text size.
    ///
    /// A single line that is too long becomes smaller before it is truncated. `font` is that of the default text size,
    /// not one that is scaled already.
    convenience init(_ text: String, font: UIFont, color: UIColor = .label, lines: Int = 1) {
        self.init(text, scaled: UIFontMetrics.default.scaledFont(for: font), color: color, lines: lines)
    }

    /// Creates a label in a text style.
    convenience init(_ text: String, style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 1) {
        self.init(text, scaled: .preferredFont(forTextStyle: style), color: color, lines: lines)
    }

    private convenience init(_ text: String, scaled font: UIFont, color: UIColor, lines: Int) {
        self.init(frame: .zero)
        self.text = text
        self.font = font
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = lines
        guard lines == 1 else { return }
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.4
    }

    /// The height of one line, in whole points.
    var lineHeight: CGFloat { font.lineHeight.rounded(.up) }

    /// The height of the text wrapped at `width`.
    func height(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
}
