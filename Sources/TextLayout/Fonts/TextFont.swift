// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// A font request: family, size, weight and slant, matched against the installed fonts.
///
/// Creating one is cheap and never fails. `metrics` and `resolvedFamily` describe the match.
public struct TextFont: Hashable, Sendable {
    /// Constants for the family of a font.
    public enum Family: Hashable, Sendable {
        /// The user interface font: the first installed family of `TextFont.systemFamilies.standard`.
        case system
        /// A font with characters of equal width.
        case systemMonospaced
        /// A font with serifs: the first installed family of `TextFont.systemFamilies.serif`.
        case systemSerif
        /// A font with rounded terminals, or the user interface font if none is installed.
        case systemRounded
        /// The first installed one of these families, otherwise the system's substitute for the last.
        case named([String])
    }

    /// The width of the letters, compared with the family's regular face.
    public enum Stretch: Hashable, Sendable {
        case compressed
        case condensed
        case normal
        case expanded
    }

    /// The family.
    public var family: Family
    /// The size in points per em, within `sizeRange`.
    public let pointSize: CGFloat
    /// The weight from 100 (thin) to 900 (black), as in CSS; 400 is regular.
    ///
    /// The nearest installed weight is used.
    public let weight: Int
    /// Whether the font is italic.
    public var isItalic: Bool
    /// Whether digits have equal widths, so that a changing number doesn't shift the text that follows.
    public var hasMonospacedDigits: Bool
    /// The width of the letters; the nearest installed one is used.
    public var stretch = Stretch.normal
    /// OpenType features in addition to those that are enabled by default, such as `smcp=1`.
    ///
    /// Features that the font lacks have no effect.
    public var features: [String] = []
    private var boxedDesign: Boxed<Design>?

    /// Changes of the glyphs' shapes that few fonts have.
    public struct Design: Hashable, Sendable {
        /// Values of a variable font's axes by their four-letter tags, such as `opsz`.
        public var axes: [String: Double] = [:]
        /// The transformation of the glyphs, with y increasing upward; translations have no effect.
        ///
        /// One that isn't invertible or finite has no effect.
        public var transform = CGAffineTransform.identity

        /// Creates a design that changes nothing.
        public init() {}
    }

    /// Changes of the glyphs' shapes; `nil` for none.
    public var design: Design? {
        get { boxedDesign?.value }
        set { boxedDesign = newValue == Design() ? nil : newValue.map { Boxed($0) } }
    }

    /// The supported font sizes, in points.
    ///
    /// Other sizes are clamped. Smaller glyphs are invisible; larger ones (at three pixels per point) exceed the limits
    /// of font rasterizers.
    public static let sizeRange: ClosedRange<CGFloat> = 0.01...10_000

    /// Creates a font.
    ///
    /// A size that is NaN becomes 12, and a weight outside 1...1000 is clamped.
    public init(
        family: Family = .system, size pointSize: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.pointSize =
            pointSize.isNaN ? 12 : min(max(pointSize, Self.sizeRange.lowerBound), Self.sizeRange.upperBound)
        self.weight = min(max(weight, 1), 1000)
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// Returns the font in another size.
    public func withSize(_ pointSize: CGFloat) -> TextFont {
        with(size: pointSize, weight: weight)
    }

    /// Returns the font in another weight.
    public func withWeight(_ weight: Int) -> TextFont {
        with(size: pointSize, weight: weight)
    }

    private func with(size: CGFloat, weight: Int) -> TextFont {
        var font = TextFont(
            family: family, size: size, weight: weight, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
        font.stretch = stretch
        font.features = features
        font.boxedDesign = boxedDesign
        return font
    }
}
