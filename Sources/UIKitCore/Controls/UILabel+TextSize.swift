// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics

extension UILabel {
    /// Shows the text in the system font, which follows the text size as body text does.
    ///
    /// - Parameters:
    ///   - size: The font size at the default text size, in points.
    ///   - weight: The weight of the font.
    package func setScaledFont(ofSize size: CGFloat, weight: UIFont.Weight = .regular) {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        self.font = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traitCollection)
        adjustsFontForContentSizeCategory = true
    }
}
