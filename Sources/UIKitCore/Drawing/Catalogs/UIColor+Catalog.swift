// SPDX-License-Identifier: MIT
internal import AssetCatalog
public import Foundation
internal import Graphics

extension UIColor {
    /// Returns the color of an asset catalog in the application's bundle; `nil` if there is none.
    ///
    /// The color adapts to appearance and contrast, and to what else the catalog distinguishes. The same name always
    /// gives the same color.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Returns the color of an asset catalog in `bundle` or the application's bundle; `nil` if there is none.
    ///
    /// The color has the traits of `traitCollection` wherever it is used.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = CatalogColor.color(named: name, in: bundle) else { return nil }
        self.init(color, with: traitCollection)
    }

    /// Creates a color from a generated name.
    ///
    /// If the bundle has no such color, the result is clear and a message is logged.
    public convenience init(resource: ColorResource) {
        let color = CatalogColor.color(named: resource.name, in: resource.bundle)
        if color == nil { resource.logMissing() }
        self.init(color ?? .clear, with: nil)
    }
}

/// The colors of catalogs.
@MainActor
private enum CatalogColor {
    private struct Key: Hashable {
        let catalog: ObjectIdentifier
        let name: String
    }

    /// The colors that were asked for, so that the same name gives equal colors.
    private static var known: [Key: UIColor] = [:]

    nonisolated static func color(named name: String, in bundle: Bundle?) -> UIColor? {
        onMainThread {
            BundleCatalogs.catalogs(of: bundle ?? .ofApplication).lazy.compactMap { color(named: name, in: $0) }.first
        }
    }

    private static func color(named name: String, in catalog: AssetCatalog) -> UIColor? {
        let key = Key(catalog: ObjectIdentifier(catalog), name: name)
        if let color = known[key] { return color }
        let variants = catalog.renditions(of: .color, named: name).compactMap { rendition in
            fixedColor(rendition).map { (conditions: rendition.conditions, color: $0) }
        }
        guard let first = variants.first else { return nil }
        let color = variants.count == 1 ? first.color : dynamicColor(variants.map(\.conditions), variants.map(\.color))
        known[key] = color
        return color
    }

    private static func dynamicColor(_ conditions: [AssetConditions], _ colors: [UIColor]) -> UIColor {
        UIColor { traits in
            AssetEnvironment(traits).best(of: conditions).map { colors[$0] } ?? colors[0]
        }
    }

    private static func fixedColor(_ rendition: AssetRendition) -> UIColor? {
        if rendition.format == .systemColor { return rendition.text.flatMap { SystemColorNames.colors[$0] } }
        return rendition.color.map { components in
            UIColor(
                red: CGFloat(components[0]), green: CGFloat(components[1]), blue: CGFloat(components[2]),
                alpha: CGFloat(components[3]))
        }
    }
}
