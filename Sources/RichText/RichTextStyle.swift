// SPDX-License-Identifier: MIT

/// The style of characters; `nil` and `false` stand for the document's default.
package struct RichTextStyle: Hashable, Sendable {
    /// A line under or through text.
    package enum Line: Hashable, Sendable { case single, thick, double }
    /// The position relative to the baseline.
    package enum Script: Hashable, Sendable { case normal, superscript, `subscript` }

    /// The family of the font; `nil` for the default one.
    package var family: String?
    /// The size of the font in points; `nil` for the default one.
    package var size: Double?
    /// The weight from 100 to 900; `nil` for regular, 700 for bold.
    package var weight: Int?
    package var isItalic = false
    package var isSmallCaps = false
    /// Whether the text is source code, in a font of fixed width.
    package var isCode = false
    package var color: RichTextColor?
    package var background: RichTextColor?
    package var underline: Line?
    package var underlineColor: RichTextColor?
    package var strikethrough: Line?
    package var strikethroughColor: RichTextColor?
    package var script = Script.normal
    /// The distance above the baseline in points, in addition to that of the script.
    package var baselineOffset = 0.0
    /// The additional space after each character in points.
    package var kern: Double?
    package var shadow: RichTextShadow?
    /// The address of a link; `nil` for none.
    package var link: String?

    package init() {}

    /// Whether the text is at least semibold.
    package var isBold: Bool {
        get { (weight ?? 400) >= 600 }
        set { weight = newValue ? 700 : nil }
    }
}

/// An sRGB color with 8 bits a component.
package struct RichTextColor: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    /// The opacity from 0 to 255.
    package var alpha: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a color from 0xRRGGBB.
    package init(rgb: UInt32) {
        self.init(UInt8(rgb >> 16 & 255), UInt8(rgb >> 8 & 255), UInt8(rgb & 255))
    }
}

/// A shadow of text; lengths are in points.
package struct RichTextShadow: Hashable, Sendable {
    /// The distance to the right.
    package var right: Double
    /// The distance downward.
    package var down: Double
    /// The radius of the blur; 0 for a sharp shadow.
    package var blur: Double
    package var color: RichTextColor

    /// The shadow of formats that don't describe it.
    package static let standard = RichTextShadow(right: 0, down: 1, blur: 0, color: RichTextColor(0, 0, 0, alpha: 85))

    package init(right: Double, down: Double, blur: Double, color: RichTextColor) {
        self.right = RichTextLimits.length(right)
        self.down = RichTextLimits.length(down)
        self.blur = max(RichTextLimits.length(blur), 0)
        self.color = color
    }
}
