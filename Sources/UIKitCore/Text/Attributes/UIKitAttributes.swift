// SPDX-License-Identifier: MIT
public import Foundation

extension AttributeScopes {
    /// The attributes of text that views draw, and those of Foundation.
    ///
    /// > Note: Differs from UIKit: there are no keys for objects that can't be sent between threads, which are paragraph
    /// > styles, shadows, and attachments. An `NSAttributedString` has them.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The text color.
        public let foregroundColor: ForegroundColorAttribute
        /// The background color.
        public let backgroundColor: BackgroundColorAttribute
        /// The additional spacing after each character in points; 0 disables the font's kerning.
        public let kern: KernAttribute
        /// The additional spacing after each character in points, in addition to the font's kerning.
        public let tracking: TrackingAttribute
        /// The distance above the baseline in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The underline style.
        public let underlineStyle: UnderlineStyleAttribute
        /// The underline color; by default, the text color.
        public let underlineColor: UnderlineColorAttribute
        /// The strikethrough style.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The strikethrough color; by default, the text color.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The color of the outline; by default, the text color.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outline in percent of the font size; glyphs are filled if it is negative.
        public let strokeWidth: StrokeWidthAttribute
        /// The horizontal shift of glyphs for each point of height; positive leans to the right.
        public let obliqueness: ObliquenessAttribute
        /// The natural logarithm of the factor by which glyphs are widened.
        public let expansion: ExpansionAttribute
        /// The use of ligatures: 0 for none, 1 (the default) for common ones, 2 for all.
        public let ligature: LigatureAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The key of `font`.
        @frozen
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// The key of `foregroundColor`.
        @frozen
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        /// The key of `backgroundColor`.
        @frozen
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        /// The key of `kern`.
        @frozen
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// The key of `tracking`.
        @frozen
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.tracking.rawValue
        }

        /// The key of `baselineOffset`.
        @frozen
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }

        /// The key of `underlineStyle`.
        @frozen
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// The key of `underlineColor`.
        @frozen
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }

        /// The key of `strikethroughStyle`.
        @frozen
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// The key of `strikethroughColor`.
        @frozen
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }

        /// The key of `strokeColor`.
        @frozen
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }

        /// The key of `strokeWidth`.
        @frozen
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }

        /// The key of `obliqueness`.
        @frozen
        public enum ObliquenessAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.obliqueness.rawValue
        }

        /// The key of `expansion`.
        @frozen
        public enum ExpansionAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.expansion.rawValue
        }

        /// The key of `ligature`.
        @frozen
        public enum LigatureAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = NSAttributedString.Key.ligature.rawValue
        }
    }

    /// The attributes of text that views draw, and those of Foundation.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
