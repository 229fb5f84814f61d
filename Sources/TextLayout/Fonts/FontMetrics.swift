// SPDX-License-Identifier: MIT
public import Foundation

/// A font's vertical measures in points, unhinted and unrounded, so that they scale exactly with its size.
///
/// Positive is above the baseline.
public struct FontMetrics: Hashable, Sendable {
    /// From the baseline to the top of the line.
    public var ascender: CGFloat
    /// From the baseline to the bottom of the line: negative.
    public var descender: CGFloat
    /// What the designer would add between lines; no layout adds it by itself.
    public var leading: CGFloat
    /// The height of flat capitals.
    public var capHeight: CGFloat
    /// The height of flat small letters.
    public var xHeight: CGFloat
    /// The middle of an underline: negative in most fonts.
    public var underlinePosition: CGFloat
    public var underlineThickness: CGFloat
    /// The middle of a strikethrough line.
    public var strikethroughPosition: CGFloat

    /// `ascender` less `descender`: how far the baselines of a plain text are apart.
    public var lineHeight: CGFloat { ascender - descender }

    public init(
        ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
        underlinePosition: CGFloat, underlineThickness: CGFloat, strikethroughPosition: CGFloat
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.underlinePosition = underlinePosition
        self.underlineThickness = underlineThickness
        self.strikethroughPosition = strikethroughPosition
    }

    /// What a text face usually measures, for when no font is installed or one leaves a measure out.
    static func typical(pointSize: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: 0.95 * pointSize, descender: -0.25 * pointSize, leading: 0, capHeight: 0.7 * pointSize,
            xHeight: 0.5 * pointSize, underlinePosition: -0.12 * pointSize, underlineThickness: 0.06 * pointSize,
            strikethroughPosition: 0.28 * pointSize)
    }
}
