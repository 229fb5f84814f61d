// SPDX-License-Identifier: MIT

/// The OpenType features that correspond to the feature types and selectors of Apple's fonts.
enum FontFeature {
    private static let tags: [(type: Int, selector: Int, tag: String)] = [
        (kLigaturesType, 2, "liga=1"), (kLigaturesType, 3, "liga=0"), (kLigaturesType, 4, "dlig=1"),
        (kNumberSpacingType, kMonospacedNumbersSelector, "tnum=1"),
        (kNumberSpacingType, kProportionalNumbersSelector, "pnum=1"),
        (kVerticalPositionType, kSuperiorsSelector, "sups=1"), (kVerticalPositionType, kInferiorsSelector, "subs=1"),
        (kFractionsType, kDiagonalFractionsSelector, "frac=1"),
        (kTypographicExtrasType, kSlashedZeroOnSelector, "zero=1"),
        (kNumberCaseType, kLowerCaseNumbersSelector, "onum=1"), (kNumberCaseType, kUpperCaseNumbersSelector, "lnum=1"),
        (kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector, "case=1"),
        (kLowerCaseType, kLowerCaseSmallCapsSelector, "smcp=1"),
        (kUpperCaseType, kUpperCaseSmallCapsSelector, "c2sc=1"),
    ]

    /// Returns the feature of a setting; `nil` if fonts have none for it.
    static func tag(_ setting: [UIFontDescriptor.FeatureKey: Any]) -> String? {
        guard let type = setting[.type] as? Int, let selector = setting[.selector] as? Int else { return nil }
        // Even selectors switch the twenty stylistic sets on, odd ones off.
        if type == kStylisticAlternativesType, (2...41).contains(selector) {
            let number = selector / 2
            return "ss\(number < 10 ? "0" : "")\(number)=\(selector.isMultiple(of: 2) ? 1 : 0)"
        }
        return tags.first { $0.type == type && $0.selector == selector }?.tag
    }

    static func settings(of features: [String]) -> [[UIFontDescriptor.FeatureKey: Any]] {
        features.compactMap { feature in
            if feature.hasPrefix("ss"), let number = Int(feature.dropFirst(2).prefix(2)) {
                let selector = 2 * number + (feature.hasSuffix("=1") ? 0 : 1)
                return [.type: kStylisticAlternativesType, .selector: selector]
            }
            return tags.first { $0.tag == feature }.map { [.type: $0.type, .selector: $0.selector] }
        }
    }
}

extension UIFontDescriptor {
    /// A key in a setting of a typographic feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a key.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The type of the feature, an `Int` such as `kNumberSpacingType`.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The selector within the type, an `Int` such as `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        @available(*, deprecated, renamed: "type")
        public static let featureIdentifier = type
        @available(*, deprecated, renamed: "selector")
        public static let typeIdentifier = selector
    }
}

/// The feature type for ligatures.
public let kLigaturesType = 1
/// The feature type for the widths of digits.
public let kNumberSpacingType = 6
/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
/// Digits of different widths.
public let kProportionalNumbersSelector = 1
/// The feature type for positions above and below the line.
public let kVerticalPositionType = 10
/// Superscript letters and digits.
public let kSuperiorsSelector = 1
/// Subscript letters and digits.
public let kInferiorsSelector = 2
/// The feature type for fractions.
public let kFractionsType = 11
/// Fractions with a diagonal bar.
public let kDiagonalFractionsSelector = 2
/// The feature type for variants of single characters.
public let kTypographicExtrasType = 14
/// Zeros with a slash.
public let kSlashedZeroOnSelector = 4
/// The feature type for the heights of digits.
public let kNumberCaseType = 21
/// Digits with ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// Digits of the height of capital letters.
public let kUpperCaseNumbersSelector = 1
/// The feature type for punctuation among capital letters.
public let kCaseSensitiveLayoutType = 33
/// Punctuation of the height of capital letters.
public let kCaseSensitiveLayoutOnSelector = 0
/// The feature type for stylistic sets; selector 2 switches the first one on, 3 off, 4 the second one on.
public let kStylisticAlternativesType = 35
/// The feature type for lowercase letters.
public let kLowerCaseType = 37
/// Small capitals instead of lowercase letters.
public let kLowerCaseSmallCapsSelector = 1
/// The feature type for uppercase letters.
public let kUpperCaseType = 38
/// Small capitals instead of uppercase letters.
public let kUpperCaseSmallCapsSelector = 1
