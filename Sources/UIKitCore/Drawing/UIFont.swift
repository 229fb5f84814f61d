// SPDX-License-Identifier: MIT
public import Foundation
internal import TextLayout

/// A typeface in a size.
///
/// > Note: Differs from UIKit: fonts may be made and compared anywhere, but what they measure, and what they are called,
/// is asked on the main actor.
public final class UIFont: Sendable {
    let textFont: TextFont
    /// How the font was made to follow the user's text size, if it was.
    let scaling: FontScaling?

    init(_ textFont: TextFont, scaling: FontScaling? = nil) {
        self.textFont = textFont
        self.scaling = scaling
    }

    /// The size of labels' text, in points.
    public static let labelFontSize = Theme.Text.labelSize
    /// The size of buttons' titles.
    public static let buttonFontSize = Theme.Text.buttonSize
    /// The size of text that belongs to the interface itself, and of system fonts that are asked for without one.
    public static let systemFontSize = Theme.Text.systemSize
    public static let smallSystemFontSize = Theme.Text.smallSystemSize

    // MARK: - The system's faces

    /// The interface's face; a size of 0 or less means `systemFontSize`.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), weight: weight.cssWeight))
    }

    /// The interface's face in semibold, which is what UIKit takes for bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), isItalic: true))
    }

    /// A face whose characters are all equally wide, for code.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(family: .systemMonospaced, size: usable(fontSize), weight: weight.cssWeight))
    }

    /// The interface's face with figures of one width, for numbers that change in place.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), weight: weight.cssWeight, hasMonospacedDigits: true))
    }

    /// The font for a role, in the size that the user wants text in.
    @MainActor
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a role, in the size that `traitCollection` says; `nil` stands for `UITraitCollection.current`.
    @MainActor
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let look = Theme.Text.look(of: style, category: category)
        let font = TextFont(size: look.size, weight: look.weight.cssWeight)
        return UIFont(font, scaling: FontScaling(style: style, source: .preferred))
    }

    private static func usable(_ size: CGFloat) -> CGFloat {
        size > 0 ? size : systemFontSize
    }

    // MARK: - Sizes

    /// Points per em.
    public var pointSize: CGFloat { textFont.pointSize }

    /// The same face in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(textFont.withSize(Self.usable(fontSize)))
    }
}

extension UIFont: Hashable {
    /// Fonts are equal if they ask for the same face in the same size.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.textFont == right.textFont }

    public func hash(into hasher: inout Hasher) { hasher.combine(textFont) }
}
