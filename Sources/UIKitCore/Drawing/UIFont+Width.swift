// SPDX-License-Identifier: MIT
public import Foundation
internal import TextLayout

extension UIFont {
    /// The width of a font's letters, from -1 to 1: 0 is standard, negative is narrower, positive is wider.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a width from -1 to 1.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The width -0.3.
        public static let compressed = Width(-0.3)
        /// The width -0.2.
        public static let condensed = Width(-0.2)
        /// The width 0.
        public static let standard = Width(0)
        /// The width 0.2.
        public static let expanded = Width(0.2)

        init(_ stretch: TextFont.Stretch) {
            switch stretch {
            case .compressed: self = .compressed
            case .condensed: self = .condensed
            case .normal: self = .standard
            case .expanded: self = .expanded
            }
        }

        /// The nearest of the widths that fonts are requested in.
        var stretch: TextFont.Stretch {
            switch rawValue {
            case ...(-0.25): .compressed
            case ..<0: .condensed
            case let value where value > 0: .expanded
            default: .normal
            }
        }
    }

    /// Returns the system font with a given weight and width.
    ///
    /// If the family has no font of the width, the nearest one is used.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        var font = systemFont(ofSize: fontSize, weight: weight).textFont
        font.stretch = width.stretch
        return UIFont(font)
    }
}
