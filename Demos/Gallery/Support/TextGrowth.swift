// SPDX-License-Identifier: MIT
import UIKit

extension UITraitCollection {
    /// Whether text is so large that views need another layout.
    var hasLargeText: Bool { preferredContentSizeCategory.isAccessibilityCategory }

    /// Returns a length for the usual text size, enlarged as text is, but never reduced.
    func grown(_ length: CGFloat) -> CGFloat {
        max(length, UIFontMetrics.default.scaledValue(for: length, compatibleWith: self).rounded(.up))
    }
}

extension UIView {
    /// Returns a length for the usual text size, enlarged as the view's text is, but never reduced.
    func grown(_ length: CGFloat) -> CGFloat { traitCollection.grown(length) }
}
