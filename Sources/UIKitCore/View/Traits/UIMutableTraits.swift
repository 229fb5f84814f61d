// SPDX-License-Identifier: MIT
public import Foundation

/// A mutable container of traits, used to set overrides and to build trait collections.
public protocol UIMutableTraits {
    /// The value that was set, or the trait's default.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    /// The light or dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    /// The level above the window's base.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    /// The display scale in pixels per point; 0 leaves it unspecified.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    /// The kind of device that the interface is laid out for.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    /// The preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    /// The accessibility contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    /// The weight of text that the user prefers.
    ///
    /// Overriding it doesn't change the weight of system fonts, which is the same in the whole application.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
}

/// Traits that replace the inherited ones for a view or view controller and its descendants.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
    var values: TraitValues

    /// Creates a container without overrides.
    public init() {
        self.init(values: TraitValues())
    }

    init(values: TraitValues) {
        self.values = values
    }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values.setValue(newValue, for: trait) }
    }

    /// Returns whether the trait is overridden.
    ///
    /// A system trait set to its `unspecified` value isn't.
    public func contains(_ trait: UITrait) -> Bool {
        if trait is any SystemTrait.Type { return isSet(trait) }
        return values.customValues[ObjectIdentifier(trait)] != nil
    }

    /// Removes the override of a trait, so that its value is inherited again.
    public mutating func remove(_ trait: UITrait) {
        if trait is any SystemTrait.Type { reset(trait) }
        values.customValues[ObjectIdentifier(trait)] = nil
    }

    private mutating func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) {
        values.setValue(Trait.defaultValue, for: trait)
    }

    private func isSet<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
        values[trait] != Trait.defaultValue
    }
}
