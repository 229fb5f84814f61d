// SPDX-License-Identifier: MIT
internal import AssetCatalog
public import Foundation
internal import Symbols

extension UIImage {
    /// Creates a symbol by the name that it has in UIKit, such as `square.and.arrow.up`; `nil` for an unknown name.
    ///
    /// Views show symbols in the tint color, and draw them in the size at which they show them.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a symbol with a size, weight, and colors; `nil` for an unknown name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbolNamed: name, variableValue: nil, configuration: configuration)
    }

    /// Creates a symbol for the traits of `traitCollection`; `nil` for an unknown name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name, withConfiguration: traitCollection.map { SymbolConfiguration($0) })
    }

    /// Creates a symbol that displays a value from 0 to 1, such as the strength of a signal; `nil` for an unknown name.
    ///
    /// Parts beyond the value are dimmed. The value has no effect on symbols without such parts.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        self.init(symbolNamed: name, variableValue: value, configuration: configuration)
    }

    /// Creates the image or custom symbol called `name` of an asset catalog, with the traits, size, and weight of
    /// `configuration`; `nil` if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let symbol = onMainThread { CatalogImages.symbol(named: name, in: bundle ?? .ofApplication, configuration) }
        if let image = symbol {
            self.init(image.values)
        } else {
            self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
        }
    }

    private convenience init?(symbolNamed name: String, variableValue: Double?, configuration: Configuration?) {
        guard SymbolLibrary.contains(name),
            let image = onMainThread({
                UIImage.symbol(.system(name: name), configuration, variableValue: variableValue)
            })
        else { return nil }
        self.init(image.values)
    }

    /// Returns a symbol with a configuration, for the current traits where it specifies none.
    @MainActor
    static func symbol(
        _ source: SymbolSource, _ configuration: Configuration?, variableValue: Double? = nil
    ) -> UIImage? {
        let traits = configuration?.traitCollection.map { UITraitCollection.ofScreen.merging($0) } ?? .ofScreen
        let attributes = (configuration as? SymbolConfiguration)?.attributes ?? SymbolConfiguration.Attributes()
        guard
            let vector = SymbolVector(
                source, metrics: SymbolMetrics(attributes, traits: traits), colors: attributes.colors, tint: nil,
                variableValue: variableValue)
        else { return nil }
        var values = Values()
        values.content = .vector(VectorContent(vector))
        values.scale = traits.displayScale
        values.baselineOffset = vector.geometry.baselineOffset
        values.flipsForRightToLeftLayoutDirection = source.isDirectional
        values.configuration = SymbolConfiguration(configuration?.traitCollection, attributes)
        return UIImage(values)
    }

    // MARK: - Standard images

    /// A plus sign in a circle, with which tables insert rows.
    public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    /// A minus sign in a circle, with which tables delete rows.
    public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    /// An ellipsis in a circle, for further actions.
    public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    /// A checkmark, with which lists mark a chosen row.
    public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    /// A checkmark in a circle.
    public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}

extension UIImage {
    var symbol: SymbolVector? {
        guard case .vector(let content) = content else { return nil }
        return content.drawing as? SymbolVector
    }

    /// Whether the image is a symbol, which follows the size and weight of text.
    public var isSymbolImage: Bool { symbol != nil }

    /// The size, weight, and colors of a symbol that it specifies; `nil` for other images.
    public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

    /// Whether views fill the image with their tint color.
    var isMonochromeSymbol: Bool { symbol?.isMonochrome == true }

    /// Returns the symbol with the attributes that `configuration` specifies; `nil` for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// Returns the symbol with other attributes, keeping what was changed of it, such as its rendering mode.
    func redrawn(
        _ attributes: SymbolConfiguration.Attributes, for traits: UITraitCollection
    ) -> UIImage {
        guard let symbol else { return self }
        let metrics = SymbolMetrics(attributes, traits: traits)
        let scale = traits.displayScale > 0 ? traits.displayScale : self.scale
        guard metrics != symbol.metrics || attributes.colors != symbol.colors || scale != self.scale,
            let vector = SymbolVector(
                symbol.source, metrics: metrics, colors: attributes.colors, tint: symbol.tint,
                variableValue: symbol.variableValue)
        else { return self }
        return changed {
            $0.content = .vector(VectorContent(vector))
            $0.scale = scale
            $0.baselineOffset = vector.geometry.baselineOffset
        }
    }

    /// Returns the variant for traits; for a symbol, with the preferred attributes that it doesn't specify itself.
    func displayed(for traits: UITraitCollection, preferring configuration: SymbolConfiguration?) -> UIImage {
        guard isSymbolImage else { return variant(for: traits) }
        let own = symbolConfiguration?.attributes ?? SymbolConfiguration.Attributes()
        let ownTraits = symbolConfiguration?.traitCollection.map(traits.merging) ?? traits
        return redrawn(configuration?.attributes.merging(own) ?? own, for: ownTraits)
    }

    /// Returns the size in points of the variant for traits.
    package func displayedSize(
        for traits: UITraitCollection, preferring configuration: SymbolConfiguration?
    ) -> CGSize {
        dependsOnTraits ? displayed(for: traits, preferring: configuration).size : size
    }

    /// Whether views with different traits show the image differently.
    var dependsOnTraits: Bool {
        imageAsset?.hasVariants == true || isSymbolImage || flipsForRightToLeftLayoutDirection
    }

    // MARK: - Baseline

    /// Whether the image has a baseline for the alignment with text.
    public var hasBaseline: Bool { baselineOffset != nil }

    /// The distance from the bottom of the image up to its baseline, in points; `nil` if it has none.
    public var baselineOffsetFromBottom: CGFloat? { baselineOffset }

    /// Returns the image with a baseline at a distance from its bottom, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffset = baselineOffset.isFinite ? baselineOffset : nil }
    }

    /// Returns the image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        changed { $0.baselineOffset = nil }
    }
}
