// SPDX-License-Identifier: MIT
public import Foundation

extension UITraitCollection {
    // MARK: - One trait

    /// Creates a trait collection that specifies only the interface style.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// Creates a trait collection that specifies only the display scale, in pixels per point; values that aren't
    /// positive leave it unspecified.
    public init(displayScale: CGFloat) {
        self.displayScale = displayScale.isFinite ? max(0, displayScale) : 0
    }

    /// Creates a trait collection that specifies only the horizontal size class.
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.horizontalSizeClass = horizontalSizeClass
    }

    /// Creates a trait collection that specifies only the vertical size class.
    public init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.verticalSizeClass = verticalSizeClass
    }

    /// Creates a trait collection that specifies only the interface idiom.
    public init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.userInterfaceIdiom = userInterfaceIdiom
    }

    /// Creates a trait collection that specifies only the layout direction.
    public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.layoutDirection = layoutDirection
    }

    /// Creates a trait collection that specifies only the preferred text size.
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    /// Creates a trait collection that specifies only the accessibility contrast.
    public init(accessibilityContrast: UIAccessibilityContrast) {
        self.accessibilityContrast = accessibilityContrast
    }

    // MARK: - Several traits

    /// Creates a trait collection that merges `traitCollections`.
    ///
    /// Where several specify a trait, the last one applies.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        self = traitCollections.reduce(UITraitCollection()) { $0.merging($1) }
    }

    /// Creates a trait collection that specifies the traits set by `mutations`.
    public init(mutations: (inout any UIMutableTraits) -> Void) {
        self = UITraitCollection().modifyingTraits(mutations)
    }

    /// Returns a copy of this collection with the changes that `mutations` makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = UITraitOverrides(collection: self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.collection ?? self
    }

    /// Returns a copy of this collection with the value of one trait replaced.
    public func replacing<Trait: UITraitDefinition>(
        _ trait: Trait.Type, value: Trait.Value
    ) -> UITraitCollection {
        var copy = self
        copy.setValue(value, for: trait)
        return copy
    }

    // MARK: - Access by trait

    /// The value of a trait, or its default if the collection doesn't specify it.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        if let system = trait as? any SystemTrait.Type {
            return value(ofSystem: system) as? Trait.Value ?? Trait.defaultValue
        }
        return customValues[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
    }

    mutating func setValue<Trait: UITraitDefinition>(_ value: Trait.Value, for trait: Trait.Type) {
        if let system = trait as? any SystemTrait.Type {
            setValue(value, ofSystem: system)
        } else {
            customValues[ObjectIdentifier(trait)] = CustomTraitValue(
                value: value, affectsColorAppearance: Trait.affectsColorAppearance)
        }
    }

    private func value<Trait: SystemTrait>(ofSystem trait: Trait.Type) -> any Sendable {
        self[keyPath: Trait.path]
    }

    private mutating func setValue<Trait: SystemTrait>(_ value: Any, ofSystem trait: Trait.Type) {
        if let value = value as? Trait.Value { self[keyPath: Trait.path] = value }
    }

    /// Returns the traits whose values differ from those in `other`.
    ///
    /// > Note: Differs from UIKit: traits defined by the application are not included.
    public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
        let other = other ?? UITraitCollection()
        return UITraitCollection.systemTraits.filter { differs(from: other, in: $0) }
    }

    func differs<Trait: UITraitDefinition>(from other: UITraitCollection, in trait: Trait.Type) -> Bool {
        self[trait] != other[trait]
    }
}
