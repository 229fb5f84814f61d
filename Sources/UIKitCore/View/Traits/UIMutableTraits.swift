// SPDX-License-Identifier: MIT
public import Foundation

/// Traits that can be set, in overrides and while a collection is made.
public protocol UIMutableTraits {
    /// The value that was set, else the trait's default.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    /// Pixels per point; 0 says nothing.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
}

/// Traits that a view or controller has, and hands down, whatever its surroundings are.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
    var collection: UITraitCollection

    /// Overrides nothing.
    public init() {
        self.init(collection: UITraitCollection())
    }

    init(collection: UITraitCollection) {
        self.collection = collection
    }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { collection[trait] }
        set { collection.setValue(newValue, for: trait) }
    }

    /// Whether the trait is overridden; one of the system's is not while its value is `unspecified`.
    public func contains(_ trait: UITrait) -> Bool {
        if trait is any SystemTrait.Type { return collection.differs(from: UITraitCollection(), in: trait) }
        return collection.customValues[ObjectIdentifier(trait)] != nil
    }

    /// Has the trait come from the surroundings again.
    public mutating func remove(_ trait: UITrait) {
        if trait is any SystemTrait.Type { reset(trait) }
        collection.customValues[ObjectIdentifier(trait)] = nil
    }

    private mutating func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) {
        collection.setValue(Trait.defaultValue, for: trait)
    }
}
