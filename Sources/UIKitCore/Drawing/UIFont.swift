// SPDX-License-Identifier: MIT
public import Foundation
internal import TextLayout

/// A typeface in a size, weight and slant.
public final class UIFont: Sendable {
    /// How thick strokes are: 0 is regular, -1 the thinnest and 1 the thickest imaginable.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    /// The part that a text plays, from which its size follows.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")
    }

    let textFont: TextFont

    init(_ textFont: TextFont) {
        self.textFont = textFont
    }

    /// The family called `name`; `nil` if it is not installed.
    @MainActor
    public convenience init?(name: String, size: CGFloat) {
        guard TextFont.families.contains(where: { $0.caseInsensitiveCompare(name) == .orderedSame }) else { return nil }
        self.init(TextFont(family: .named([name]), size: size))
    }

    /// Points per em.
    public var pointSize: CGFloat { textFont.pointSize }

    /// The same face in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(textFont.withSize(fontSize))
    }

    // MARK: - System fonts

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The user interface's face.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: fontSize, weight: weight.cssWeight))
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(size: fontSize, isItalic: true))
    }

    /// A face whose characters are all equally wide.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(family: .systemMonospaced, size: fontSize, weight: weight.cssWeight))
    }

    /// The user interface's face with figures that are all equally wide.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: fontSize, weight: weight.cssWeight, hasMonospacedDigits: true))
    }

    /// The font for texts that play the part `style`.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let face = Theme.Text.face(for: style)
        return systemFont(ofSize: face.size, weight: face.weight)
    }

    /// Sizes of texts in standard places, in points.
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12
}

@MainActor
extension UIFont {
    /// How far above the baseline the tallest characters reach, in points.
    public var ascender: CGFloat { textFont.metrics.ascender }
    /// How far below the baseline characters reach, in points, as a negative number.
    public var descender: CGFloat { textFont.metrics.descender }
    public var leading: CGFloat { textFont.metrics.leading }
    public var capHeight: CGFloat { textFont.metrics.capHeight }
    public var xHeight: CGFloat { textFont.metrics.xHeight }
    /// From one line to the next, in points.
    public var lineHeight: CGFloat { textFont.metrics.lineHeight }
    /// The family that the system found for the font.
    public var familyName: String { textFont.resolvedFamily ?? "" }
    /// Family and weight.
    public var fontName: String { textFont.weight == 400 ? familyName : "\(familyName) \(textFont.weight)" }
    /// The families that are installed.
    public static var familyNames: [String] { TextFont.families }
}

extension UIFont: Hashable {
    public static func == (left: UIFont, right: UIFont) -> Bool {
        left.textFont == right.textFont
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(textFont)
    }
}

extension UIFont.Weight {
    /// The weight as CSS and fonts count it, 100 to 900.
    var cssWeight: Int {
        let known: [(CGFloat, Int)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
            (0.62, 900),
        ]
        return known.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400
    }
}
