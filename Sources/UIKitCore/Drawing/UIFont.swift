// SPDX-License-Identifier: MIT
public import Foundation
package import TextLayout

/// A font: a typeface in a given size.
///
/// > Note: Differs from UIKit: fonts can be created and compared on any thread, but their metrics and names are only
/// > available on the main actor.
public final class UIFont: Sendable {
    package let textFont: TextFont
    /// The scaling by which the font follows the user's preferred text size; `nil` if it doesn't.
    package let scaling: FontScaling?

    package init(_ textFont: TextFont, scaling: FontScaling? = nil) {
        self.textFont = textFont
        self.scaling = scaling
    }

    /// The size of the text of labels, in points.
    public static let labelFontSize = Theme.Text.labelSize
    /// The size of the titles of buttons, in points.
    public static let buttonFontSize = Theme.Text.buttonSize
    /// The size of interface text, in points; used for system fonts of unspecified size.
    public static let systemFontSize = Theme.Text.systemSize
    /// The size of small interface text, in points.
    public static let smallSystemFontSize = Theme.Text.smallSystemSize

    // MARK: - System fonts

    /// Returns the system font; a size of 0 or less means `systemFontSize`.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font with a given weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), weight: weight.cssWeight))
    }

    /// Returns the system font in semibold, which is the bold weight in UIKit.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the system font in italics.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), isItalic: true))
    }

    /// Returns the fixed-width system font, as for source code.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(family: .systemMonospaced, size: usable(fontSize), weight: weight.cssWeight))
    }

    /// Returns the system font with digits of equal width, as for numbers that change in place.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), weight: weight.cssWeight, hasMonospacedDigits: true))
    }

    /// Returns the font of a text style in the user's preferred text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style in the text size of `traitCollection`, or of `UITraitCollection.current` if
    /// `nil`.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? onMainThread { .current }).preferredContentSizeCategory
        let look = Theme.Text.look(of: style, category: category)
        let font = TextFont(size: look.size, weight: look.weight.cssWeight)
        return UIFont(font, scaling: FontScaling(style: style, source: .preferred))
    }

    private static func usable(_ size: CGFloat) -> CGFloat {
        size > 0 ? size : systemFontSize
    }

    // MARK: - Sizes

    /// The size of the font in points per em.
    public var pointSize: CGFloat { textFont.pointSize }

    /// Returns the font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(textFont.withSize(Self.usable(fontSize)))
    }
}

extension UIFont: Hashable {
    /// Returns whether both fonts request the same typeface and size.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.textFont == right.textFont }

    public func hash(into hasher: inout Hasher) { hasher.combine(textFont) }
}
