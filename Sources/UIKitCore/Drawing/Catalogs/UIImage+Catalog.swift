// SPDX-License-Identifier: MIT
internal import AssetCatalog
internal import Foundation

extension UIImage {
    /// Creates an image from a generated name.
    ///
    /// If the bundle has no such image, the result is empty and a message is logged.
    public convenience init(resource: ImageResource) {
        let image = onMainThread {
            CatalogImages.image(named: resource.name, in: resource.bundle, compatibleWith: nil)
        }
        if image == nil { resource.logMissing() }
        self.init(image?.values ?? Values())
    }
}

/// The images of catalogs.
@MainActor
enum CatalogImages {
    private struct Key: Hashable {
        let catalog: ObjectIdentifier
        let name: String
        let languages: [String]
    }

    /// The assets of images that were asked for: small, because pixels are kept only as long as images use them.
    private static var known: [Key: UIImageAsset] = [:]

    static func image(named name: String, in bundle: Bundle, compatibleWith traits: UITraitCollection?) -> UIImage? {
        let environment = traits.map { UITraitCollection.ofScreen.merging($0) } ?? .ofScreen
        if let symbol = symbol(named: name, in: bundle, traits.map { Configuration(traitCollection: $0) }) {
            return symbol
        }
        for catalog in BundleCatalogs.catalogs(of: bundle) {
            guard let image = asset(named: name, in: catalog)?.image(for: environment) else { continue }
            return image.changed { $0.configuration = traits.map { Configuration(traitCollection: $0) } }
        }
        return nil
    }

    /// Returns a custom symbol.
    static func symbol(named name: String, in bundle: Bundle, _ configuration: UIImage.Configuration?) -> UIImage? {
        for catalog in BundleCatalogs.catalogs(of: bundle) {
            let key = Key(catalog: ObjectIdentifier(catalog), name: name, languages: [])
            guard let symbol = symbols[key] ?? CatalogSymbol(named: name, in: catalog) else { continue }
            symbols[key] = symbol
            return UIImage.symbol(.catalog(symbol), configuration)
        }
        return nil
    }

    private static var symbols: [Key: CatalogSymbol] = [:]
    private typealias Configuration = UIImage.Configuration

    private static func asset(named name: String, in catalog: AssetCatalog) -> UIImageAsset? {
        let languages = UIApplication.running?.launchOptions.languages ?? []
        let key = Key(catalog: ObjectIdentifier(catalog), name: name, languages: languages)
        if let asset = known[key] { return asset }
        guard let source = CatalogImage(named: name, in: catalog, languages: languages) else { return nil }
        let asset = UIImageAsset(source: source)
        known[key] = asset
        return asset
    }
}

extension UITraitCollection {
    /// The current traits, with the scale of the screen if they have none.
    @MainActor static var ofScreen: UITraitCollection {
        UITraitCollection.current.with { $0.displayScale = max($0.displayScale, UIScreen.main.scale) }
    }
}
