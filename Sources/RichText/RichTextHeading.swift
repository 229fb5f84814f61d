// SPDX-License-Identifier: MIT

/// The default style of headings, by which formats without levels recognize them.
package enum RichTextHeading {
    /// The size of text in points to which the factors refer, unless an application sets another.
    package static let baseSize = 12.0

    /// Returns the factor of a heading's font size, as browsers have it.
    package static func sizeFactor(_ level: Int) -> Double {
        switch level {
        case 1: 2
        case 2: 1.5
        case 3: 1.17
        case 4: 1
        case 5: 0.83
        case 6: 0.67
        default: 1
        }
    }

    /// Returns a style in which the size and weight of a paragraph's headings are stated.
    package static func resolved(_ style: RichTextStyle, level: Int, base: Double = baseSize) -> RichTextStyle {
        guard level > 0 else { return style }
        var style = style
        style.size = style.size ?? base * sizeFactor(level)
        style.weight = style.weight ?? 700
        return style
    }

    /// Returns a style without the size and weight that a heading has anyway; the opposite of `resolved`.
    package static func normalized(_ style: RichTextStyle, level: Int, base: Double = baseSize) -> RichTextStyle {
        guard level > 0 else { return style }
        var style = style
        let size = style.size ?? base
        style.size = abs(size - base * sizeFactor(level)) < 0.3 ? nil : size
        let weight = style.weight ?? 400
        style.weight = weight == 700 ? nil : weight
        return style
    }
}
