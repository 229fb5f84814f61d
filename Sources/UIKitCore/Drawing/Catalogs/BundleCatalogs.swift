// SPDX-License-Identifier: MIT
internal import AssetCatalog
internal import Diagnostics
internal import Foundation

/// The compiled asset catalogs of bundles, mapped when they are first asked for.
@MainActor
enum BundleCatalogs {
    /// The catalogs by the path of their folder; `nil` for a folder without one.
    private static var known: [String: AssetCatalog?] = [:]

    /// Returns the catalogs in which the resources of a bundle are looked up, in order.
    static func catalogs(of bundle: Bundle) -> [AssetCatalog] {
        bundle.resourceBundles.compactMap { catalog(in: $0.resourcePath ?? $0.bundlePath) }
    }

    private static func catalog(in folder: String) -> AssetCatalog? {
        if let catalog = known[folder] { return catalog }
        let path = "\(folder)/\(AssetCatalog.fileName)"
        var catalog: AssetCatalog?
        if FileManager.default.fileExists(atPath: path) {
            do throws(AssetCatalogError) {
                catalog = try AssetCatalog(contentsOfFile: path)
            } catch {
                Log.error("\(error)")
            }
        }
        known[folder] = .some(catalog)
        return catalog
    }
}

extension AssetEnvironment {
    /// The environment that traits describe; what they leave unspecified is as in `standard`.
    init(_ traits: UITraitCollection, languages: [String] = []) {
        self.init()
        let standard = UITraitCollection.standard
        let traits = standard.merging(traits)
        scale = Double(traits.displayScale)
        isDark = traits.userInterfaceStyle == .dark
        isHighContrast = traits.accessibilityContrast == .high
        isRightToLeft = traits.layoutDirection == .rightToLeft
        widthClass = Self.sizeClass(traits.horizontalSizeClass)
        heightClass = Self.sizeClass(traits.verticalSizeClass)
        idiom = Self.idiom(traits.userInterfaceIdiom)
        self.languages = languages
    }

    private static func sizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> AssetConditions.SizeClass {
        switch sizeClass {
        case .unspecified: .any
        case .compact: .compact
        case .regular: .regular
        }
    }

    private static func idiom(_ idiom: UIUserInterfaceIdiom) -> AssetConditions.Idiom {
        switch idiom {
        case .phone: .phone
        case .pad, .unspecified: .pad
        case .tv: .tv
        case .carPlay: .car
        case .mac: .mac
        case .vision: .reality
        }
    }
}
