// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// The name of an image in an asset catalog, generated when the catalog is compiled.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource for the image called `name` in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    func logMissing() {
        Log.misuse("The image \"\(name)\" is not in the bundle \(bundle.bundlePath).")
    }
}

/// The name of a color in an asset catalog, generated when the catalog is compiled.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource for the color called `name` in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    func logMissing() {
        Log.misuse("The color \"\(name)\" is not in the bundle \(bundle.bundlePath).")
    }
}
