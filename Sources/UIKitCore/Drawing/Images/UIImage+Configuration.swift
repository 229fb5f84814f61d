// SPDX-License-Identifier: MIT
internal import Foundation

extension UIImage {
    /// The traits with which an image is made.
    ///
    /// Immutable. `SymbolConfiguration` adds the attributes of symbols.
    public class Configuration: @unchecked Sendable {
        // Unchecked because the class isn't final: all properties, also those of its only subclass, are constants.

        /// The traits; `nil` if the configuration specifies none.
        public let traitCollection: UITraitCollection?

        init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
        }

        /// Creates a configuration with traits.
        public convenience init(traitCollection: UITraitCollection) {
            self.init(traitCollection: Optional(traitCollection))
        }

        /// Returns the configuration with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            copy(traitCollection) as? Self ?? self
        }

        /// Returns the configuration with the values that `otherConfiguration` specifies.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            return merging(otherConfiguration) as? Self ?? self
        }

        func copy(_ traitCollection: UITraitCollection?) -> Configuration {
            Configuration(traitCollection: traitCollection)
        }

        func merging(_ other: Configuration) -> Configuration {
            // The result of applying attributes of symbols has them.
            if let other = other as? SymbolConfiguration {
                return SymbolConfiguration(mergedTraits(other), other.attributes)
            }
            return Configuration(traitCollection: mergedTraits(other))
        }

        func mergedTraits(_ other: Configuration) -> UITraitCollection? {
            guard let others = other.traitCollection else { return traitCollection }
            return traitCollection.map { $0.merging(others) } ?? others
        }
    }

    /// Returns the image for other traits, and if it is a symbol with other attributes, where `configuration`
    /// specifies them.
    ///
    /// The variant of its asset is used if it has one.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        let merged = self.configuration.map { $0.merging(configuration) } ?? configuration
        if isSymbolImage {
            let attributes = (merged as? SymbolConfiguration)?.attributes ?? SymbolConfiguration.Attributes()
            let traits = merged.traitCollection.map { UITraitCollection.standard.merging($0) } ?? .standard
            return redrawn(attributes, for: traits.withScale(merged.traitCollection?.displayScale ?? scale))
                .changed { $0.configuration = merged }
        }
        let variant = merged.traitCollection.map { self.variant(for: $0) } ?? self
        return variant.changed { $0.configuration = merged }
    }
}

extension UITraitCollection {
    fileprivate func withScale(_ scale: CGFloat) -> UITraitCollection {
        scale > 0 ? with { $0.displayScale = scale } : self
    }
}
