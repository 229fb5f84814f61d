// SPDX-License-Identifier: MIT
public import Foundation
internal import TextLayout

extension UIImage {
    /// The weight of a symbol's strokes.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black

        /// Returns the weight of fonts that matches; `regular` if unspecified.
        public func fontWeight() -> UIFont.Weight {
            self == .unspecified ? .regular : Self.fontWeights[rawValue - 1]
        }

        /// Returns the weight nearest to a weight of fonts from 100 to 900.
        init(cssWeight: Int) {
            self = SymbolWeight(rawValue: min(max((cssWeight + 50) / 100, 1), 9)) ?? .regular
        }

        private static let fontWeights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
    }

    /// The size of a symbol relative to text of the same point size.
    public enum SymbolScale: Int, Sendable {
        /// The default, `medium`.
        case `default` = -1
        case unspecified = 0
        case small
        case medium
        case large
    }

    /// The size, weight, scale, and colors with which symbols are drawn.
    ///
    /// A configuration specifies only some of them; `applying(_:)` combines several.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Unchecked because the superclass is; the attributes are constant.

        struct Attributes: Hashable, Sendable {
            var pointSize: CGFloat?
            var textStyle: UIFont.TextStyle?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var colors: SymbolColors?
        }

        let attributes: Attributes

        init(_ traitCollection: UITraitCollection?, _ attributes: Attributes = Attributes()) {
            self.attributes = attributes
            super.init(traitCollection: traitCollection)
        }

        private convenience init(_ change: (inout Attributes) -> Void) {
            var attributes = Attributes()
            change(&attributes)
            self.init(nil, attributes)
        }

        override func copy(_ traitCollection: UITraitCollection?) -> Configuration {
            SymbolConfiguration(traitCollection, attributes)
        }

        override func merging(_ other: Configuration) -> Configuration {
            let others = (other as? SymbolConfiguration)?.attributes
            return SymbolConfiguration(mergedTraits(other), others.map(attributes.merging) ?? attributes)
        }

        private func without(_ change: (inout Attributes) -> Void) -> SymbolConfiguration {
            var attributes = attributes
            change(&attributes)
            return SymbolConfiguration(traitCollection, attributes)
        }
    }
}

extension UIImage.SymbolConfiguration {
    /// A configuration that specifies nothing.
    public static let unspecified = UIImage.SymbolConfiguration(nil)

    /// Creates a configuration with a size in points.
    ///
    /// A size that isn't finite and positive is ignored.
    public convenience init(pointSize: CGFloat) {
        self.init { $0.setPointSize(pointSize) }
    }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
        self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration with a size in points, a weight, and a scale.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
        self.init {
            $0.setPointSize(pointSize)
            $0.weight = weight
            $0.scale = scale
        }
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
        self.init { $0.weight = weight }
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) {
        self.init { $0.scale = scale }
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) {
        self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
        self.init(
            pointSize: font.pointSize, weight: UIImage.SymbolWeight(cssWeight: font.textFont.weight), scale: scale)
    }

    /// Creates a configuration with the size of a text style, which follows the user's text size.
    public convenience init(textStyle: UIFont.TextStyle) {
        self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// Creates a configuration with the size of a text style, which follows the user's text size, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
        self.init {
            $0.textStyle = textStyle
            $0.scale = scale
        }
    }

    /// Creates a configuration that draws the parts of a symbol in shades of one color.
    public convenience init(hierarchicalColor: UIColor) {
        self.init { $0.colors = .hierarchical(hierarchicalColor) }
    }

    /// Creates a configuration that draws the parts of a symbol in several colors, the primary part in the first.
    ///
    /// If a symbol has more parts than there are colors, the others use the last color.
    public convenience init(paletteColors: [UIColor]) {
        self.init { $0.colors = paletteColors.isEmpty ? nil : .palette(paletteColors) }
    }

    /// Returns a configuration that draws symbols with colors of their own in those colors.
    public static func preferringMulticolor() -> Self {
        self.init { $0.colors = .multicolor }
    }

    /// Returns a configuration that draws symbols in one color.
    public static func preferringMonochrome() -> Self {
        self.init { $0.colors = .monochrome }
    }

    /// Returns a configuration that draws the parts of symbols in shades of the tint color.
    public static func preferringHierarchical() -> Self {
        self.init { $0.colors = .hierarchicalTint }
    }

    /// Returns the configuration without a text style.
    public func configurationWithoutTextStyle() -> Self { without { $0.textStyle = nil } as? Self ?? self }

    /// Returns the configuration without a scale.
    public func configurationWithoutScale() -> Self { without { $0.scale = .unspecified } as? Self ?? self }

    /// Returns the configuration without a weight.
    public func configurationWithoutWeight() -> Self { without { $0.weight = .unspecified } as? Self ?? self }

    /// Returns the configuration without a size in points and a weight.
    public func configurationWithoutPointSizeAndWeight() -> Self {
        without {
            $0.pointSize = nil
            $0.weight = .unspecified
        } as? Self ?? self
    }

    package static func areEqual(_ one: UIImage.SymbolConfiguration?, _ other: UIImage.SymbolConfiguration?) -> Bool {
        one?.isEqual(to: other) ?? (other == nil)
    }

    /// Returns whether two configurations specify the same.
    public func isEqual(to configuration: UIImage.SymbolConfiguration?) -> Bool {
        configuration.map { $0.attributes == attributes && $0.traitCollection == traitCollection } ?? false
    }
}

/// The colors of a symbol's parts.
enum SymbolColors: Hashable, Sendable {
    case monochrome
    case hierarchicalTint
    case hierarchical(UIColor)
    case palette([UIColor])
    case multicolor
}

extension UIImage.SymbolConfiguration.Attributes {
    mutating func setPointSize(_ size: CGFloat) {
        if size.isFinite, size > 0 { pointSize = min(size, 4096) }
    }

    /// Returns the attributes with those that `other` specifies.
    func merging(_ other: Self) -> Self {
        var merged = self
        if other.pointSize != nil { (merged.pointSize, merged.textStyle) = (other.pointSize, nil) }
        if other.textStyle != nil { (merged.textStyle, merged.pointSize) = (other.textStyle, nil) }
        if other.weight != .unspecified { merged.weight = other.weight }
        if other.scale != .unspecified { merged.scale = other.scale }
        if other.colors != nil { merged.colors = other.colors }
        return merged
    }
}
