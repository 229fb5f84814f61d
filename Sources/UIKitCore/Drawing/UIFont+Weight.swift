// SPDX-License-Identifier: MIT
public import Foundation

extension UIFont {
    /// The weight of a font, from -1 to 1: 0 is regular, negative is lighter, positive is heavier.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight from -1 to 1.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The weight -0.8.
        public static let ultraLight = Weight(-0.8)
        /// The weight -0.6.
        public static let thin = Weight(-0.6)
        /// The weight -0.4.
        public static let light = Weight(-0.4)
        /// The weight 0, for body text.
        public static let regular = Weight(0)
        /// The weight 0.23.
        public static let medium = Weight(0.23)
        /// The weight 0.3, also used for bold system fonts.
        public static let semibold = Weight(0.3)
        /// The weight 0.4.
        public static let bold = Weight(0.4)
        /// The weight 0.56.
        public static let heavy = Weight(0.56)
        /// The weight 0.62.
        public static let black = Weight(0.62)

        /// The named weights and the corresponding CSS weights, which Pango uses.
        private static let scale: [(weight: Weight, css: CGFloat)] = [
            (ultraLight, 100), (thin, 200), (light, 300), (regular, 400), (medium, 500), (semibold, 600), (bold, 700),
            (heavy, 800), (black, 900),
        ]

        /// Returns the weight of symbols that matches.
        public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(cssWeight: cssWeight) }

        /// Creates the weight of a CSS weight, interpolated between the named weights.
        init(cssWeight: Int) {
            let css = CGFloat(cssWeight)
            for (lower, upper) in zip(Self.scale, Self.scale.dropFirst()) where css <= upper.css {
                let part = max(css - lower.css, 0) / (upper.css - lower.css)
                self.init(lower.weight.rawValue + part * (upper.weight.rawValue - lower.weight.rawValue))
                return
            }
            self = Self.black
        }

        /// The CSS weight from 100 to 900, interpolated between the named weights.
        var cssWeight: Int {
            guard !rawValue.isNaN else { return 400 }
            for (lower, upper) in zip(Self.scale, Self.scale.dropFirst()) where rawValue <= upper.weight.rawValue {
                let part = (rawValue - lower.weight.rawValue) / (upper.weight.rawValue - lower.weight.rawValue)
                return Int((lower.css + max(part, 0) * (upper.css - lower.css)).rounded())
            }
            return 900
        }
    }
}
