// SPDX-License-Identifier: MIT
public import Foundation

extension UITraitCollection {
    // MARK: - Of one trait

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// Says how many pixels a point has; what is not a positive number counts as unspecified.
    public init(displayScale: CGFloat) {
        self.displayScale = displayScale.isFinite ? max(0, displayScale) : 0
    }

    public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.horizontalSizeClass = horizontalSizeClass
    }

    public init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.verticalSizeClass = verticalSizeClass
    }

    public init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.userInterfaceIdiom = userInterfaceIdiom
    }

    public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.layoutDirection = layoutDirection
    }

    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    public init(accessibilityContrast: UIAccessibilityContrast) {
        self.accessibilityContrast = accessibilityContrast
    }

    // MARK: - Of several

    /// Makes a collection that says what any of `traitCollections` says; where two speak of one trait, the later counts.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        self = traitCollections.reduce(UITraitCollection()) { $0.merging($1) }
    }

    /// Makes a collection that says what `mutations` sets.
    public init(mutations: (inout any UIMutableTraits) -> Void) {
        self = UITraitCollection().modifyingTraits(mutations)
    }

    /// This collection with what `mutations` sets changed.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = UITraitOverrides(collection: self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.collection ?? self
    }

    /// This collection with the value of one trait changed.
    public func replacing<Trait: UITraitDefinition>(
        _ trait: Trait.Type, value: Trait.Value
    ) -> UITraitCollection {
        var copy = self
        copy.setValue(value, for: trait)
        return copy
    }

    // MARK: - By trait

    /// The value of a trait, or its default where the collection says nothing of it.
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

    /// The traits whose values differ from those in `other`.
    ///
    /// > Note: Differs from UIKit: traits that the application defines are not among them.
    public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
        let other = other ?? UITraitCollection()
        return UITraitCollection.systemTraits.filter { differs(from: other, in: $0) }
    }

    func differs<Trait: UITraitDefinition>(from other: UITraitCollection, in trait: Trait.Type) -> Bool {
        self[trait] != other[trait]
    }
}
