// SPDX-License-Identifier: MIT
internal import AssetCatalog
public import Foundation

/// Data of an asset catalog.
public final class NSDataAsset: NSObject, Sendable {
    /// The name of the asset.
    public let name: NSDataAssetName
    /// The data, which is mapped from the catalog and read where it is used.
    public let data: Data
    /// The uniform type identifier, such as `public.json`; empty if the catalog has none.
    public let typeIdentifier: String

    /// Finds the data set called `name` in the application's bundle; `nil` if there is none.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, bundle: onMainThread { .ofApplication })
    }

    /// Finds the data set called `name` in a bundle; `nil` if there is none.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        let environment = AssetEnvironment(.current)
        let rendition = onMainThread {
            BundleCatalogs.catalogs(of: bundle).lazy
                .compactMap { $0.rendition(of: .data, named: name, for: environment) }.first
        }
        guard let rendition else { return nil }
        self.name = name
        data = rendition.payload
        typeIdentifier = rendition.text ?? ""
    }
}

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String
