// SPDX-License-Identifier: MIT
public import Foundation

/// A request for a typeface: family, size, weight and slant, answered by the fonts that are installed.
///
/// Making one costs nothing and never fails; what it resolves to is asked with `metrics` and `resolvedFamily`.
public struct TextFont: Hashable, Sendable {
    /// Where the typeface comes from.
    public enum Family: Hashable, Sendable {
        /// The user interface's face: the first installed one of `TextFont.systemFamilies.standard`.
        case system
        /// A face whose characters are all equally wide.
        case systemMonospaced
        case systemSerif
        /// A face with rounded terminals, or the user interface's face where none is installed.
        case systemRounded
        /// The first installed one of these families, then whatever the system substitutes for the last.
        case named([String])
    }

    public var family: Family
    /// Points per em, within `sizeRange`.
    public let pointSize: CGFloat
    /// 100 (thin) to 900 (black) as in CSS, 400 regular; the nearest installed weight is taken.
    public let weight: Int
    public var isItalic: Bool
    /// Asks for figures of one width, so that a changing number does not move what follows it.
    public var hasMonospacedDigits: Bool

    /// The sizes that fonts are made in, in points; others are brought into it.
    ///
    /// Below it nothing can be seen, above it (at three pixels per point) glyphs exceed what font rasterizers can count.
    public static let sizeRange: ClosedRange<CGFloat> = 0.01...10_000

    /// A font of `family`; a size that is not a number counts as 12, a weight outside 1...1000 is brought into it.
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

    /// The same face in another size.
    public func withSize(_ pointSize: CGFloat) -> TextFont {
        TextFont(
            family: family, size: pointSize, weight: weight, isItalic: isItalic,
            hasMonospacedDigits: hasMonospacedDigits)
    }

    /// The same family and size in another weight.
    public func withWeight(_ weight: Int) -> TextFont {
        TextFont(
            family: family, size: pointSize, weight: weight, isItalic: isItalic,
            hasMonospacedDigits: hasMonospacedDigits)
    }
}
