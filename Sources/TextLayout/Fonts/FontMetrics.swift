// SPDX-License-Identifier: MIT
public import Foundation

/// A font's vertical metrics in points, unhinted and unrounded, so that they scale exactly with its size.
///
/// Positive values are above the baseline.
public struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline to the top of the line.
    public var ascender: CGFloat
    /// The distance from the baseline to the bottom of the line; negative.
    public var descender: CGFloat
    /// The recommended additional space between lines.
    ///
    /// Layouts don't add it.
    public var leading: CGFloat
    /// The height of flat capital letters.
    public var capHeight: CGFloat
    /// The height of flat lowercase letters.
    public var xHeight: CGFloat
    /// The center of an underline; negative in most fonts.
    public var underlinePosition: CGFloat
    /// The thickness of an underline.
    public var underlineThickness: CGFloat
    /// The center of a strikethrough line.
    public var strikethroughPosition: CGFloat

    /// `ascender` minus `descender`: the distance between the baselines of plain text.
    public var lineHeight: CGFloat { ascender - descender }

    /// Creates metrics.
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

    /// Returns typical metrics of a text face, for missing fonts and fonts with missing metrics.
    static func typical(pointSize: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: 0.95 * pointSize, descender: -0.25 * pointSize, leading: 0, capHeight: 0.7 * pointSize,
            xHeight: 0.5 * pointSize, underlinePosition: -0.12 * pointSize, underlineThickness: 0.06 * pointSize,
            strikethroughPosition: 0.28 * pointSize)
    }
}
