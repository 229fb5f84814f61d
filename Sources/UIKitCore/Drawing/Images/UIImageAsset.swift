// SPDX-License-Identifier: MIT
internal import AssetCatalog
internal import Foundation
internal import Synchronization

/// The variants of an image for different traits, such as for light and dark appearance.
///
/// The images of an asset catalog have one. Views that show such an image choose the variant for their traits.
public final class UIImageAsset: Sendable {
    private struct Registration: Sendable {
        let traits: UITraitCollection
        let image: UIImage
    }

    /// Images are used on any thread, without waiting for another.
    private let registrations = Mutex<[Registration]>([])
    /// The catalog's renditions; `nil` for an asset that an application makes.
    private let source: CatalogImage?

    /// Creates an asset without images.
    public convenience init() {
        self.init(source: nil)
    }

    init(source: CatalogImage?) {
        self.source = source
    }

    /// Whether the asset has different images for different traits.
    var hasVariants: Bool {
        source?.hasVariants == true || registrations.withLock { !$0.isEmpty }
    }

    /// Adds an image for traits, replacing one that was registered with the same traits.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let image = image.changed { $0.imageAsset = self }
        registrations.withLock { list in
            list.removeAll { $0.traits == traitCollection }
            list.append(Registration(traits: traitCollection, image: image))
        }
    }

    /// Adds an image for the traits of a configuration.
    public func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image that was registered with exactly these traits.
    public func unregister(with traitCollection: UITraitCollection) {
        registrations.withLock { list in list.removeAll { $0.traits == traitCollection } }
    }

    /// Removes the image that was registered with exactly the traits of a configuration.
    public func unregister(with configuration: UIImage.Configuration) {
        unregister(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Returns the image that suits the traits best: of the registered ones whose traits don't contradict, the one with
    /// the most traits; otherwise that of the catalog, any registered image, or an empty image.
    public func image(with traitCollection: UITraitCollection) -> UIImage {
        image(for: traitCollection) ?? UIImage()
    }

    /// Returns the image that suits a configuration best; the attributes of symbols are applied to it.
    public func image(with configuration: UIImage.Configuration) -> UIImage {
        let image = image(with: configuration.traitCollection ?? .standard)
        return image.isSymbolImage ? image.withConfiguration(configuration) : image
    }

    func image(for traits: UITraitCollection) -> UIImage? {
        let list = registrations.withLock { $0 }
        let suitable = list.filter { traits.agrees(with: $0.traits) }
        if let best = suitable.max(by: { $0.traits.specifiedCount < $1.traits.specifiedCount }) { return best.image }
        return source?.image(for: traits, asset: self) ?? list.first?.image
    }
}

extension UITraitCollection {
    /// Returns whether the collection has what `registered` specifies; without an appearance, it counts as light.
    fileprivate func agrees(with registered: UITraitCollection) -> Bool {
        let traits = userInterfaceStyle == .unspecified ? with { $0.userInterfaceStyle = .light } : self
        return traits.containsTraits(in: registered)
    }

    /// The number of traits that the collection specifies.
    fileprivate var specifiedCount: Int {
        [
            userInterfaceStyle != .unspecified, userInterfaceLevel != .unspecified, displayScale != 0,
            horizontalSizeClass != .unspecified,
            verticalSizeClass != .unspecified, userInterfaceIdiom != .unspecified, layoutDirection != .unspecified,
            preferredContentSizeCategory != .unspecified, accessibilityContrast != .unspecified,
            legibilityWeight != .unspecified,
        ].count { $0 } + values.customValues.count
    }
}

extension UIImage {
    /// Returns the image's variant for traits, keeping what was changed of it, such as its rendering mode.
    func variant(for traits: UITraitCollection) -> UIImage {
        guard let imageAsset, imageAsset.hasVariants, let variant = imageAsset.image(for: traits), variant !== self
        else { return self }
        return changed {
            $0.content = variant.content
            $0.scale = variant.scale
            $0.baselineOffset = variant.baselineOffset
        }
    }
}
