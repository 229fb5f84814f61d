// SPDX-License-Identifier: MIT
public import Foundation

extension UITraitCollection {
    // MARK: - One trait

    /// Creates a trait collection that specifies only the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        var values = TraitValues()
        values.userInterfaceStyle = userInterfaceStyle
        self.init(values)
    }

    /// Creates a trait collection that specifies only the interface level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        var values = TraitValues()
        values.userInterfaceLevel = userInterfaceLevel
        self.init(values)
    }

    /// Creates a trait collection that specifies only the display scale, in pixels per point; values that aren't
    /// positive leave it unspecified.
    public convenience init(displayScale: CGFloat) {
        var values = TraitValues()
        values.displayScale = displayScale.isFinite ? max(0, displayScale) : 0
        self.init(values)
    }

    /// Creates a trait collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        var values = TraitValues()
        values.horizontalSizeClass = horizontalSizeClass
        self.init(values)
    }

    /// Creates a trait collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        var values = TraitValues()
        values.verticalSizeClass = verticalSizeClass
        self.init(values)
    }

    /// Creates a trait collection that specifies only the interface idiom.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        var values = TraitValues()
        values.userInterfaceIdiom = userInterfaceIdiom
        self.init(values)
    }

    /// Creates a trait collection that specifies only the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        var values = TraitValues()
        values.layoutDirection = layoutDirection
        self.init(values)
    }

    /// Creates a trait collection that specifies only the preferred text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        var values = TraitValues()
        values.preferredContentSizeCategory = preferredContentSizeCategory
        self.init(values)
    }

    /// Creates a trait collection that specifies only the accessibility contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        var values = TraitValues()
        values.accessibilityContrast = accessibilityContrast
        self.init(values)
    }

    /// Creates a trait collection that specifies only the legibility weight.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        var values = TraitValues()
        values.legibilityWeight = legibilityWeight
        self.init(values)
    }

    // MARK: - Several traits

    /// Creates a trait collection that merges `traitCollections`.
    ///
    /// Where several specify a trait, the last one applies.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
    }

    /// Creates a trait collection that specifies the traits set by `mutations`.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().modified(by: mutations))
    }

    /// Returns a copy of this collection with the changes that `mutations` makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.modified(by: mutations))
    }

    /// Returns a copy of this collection with the value of one trait replaced.
    public func replacing<Trait: UITraitDefinition>(
        _ trait: Trait.Type, value: Trait.Value
    ) -> UITraitCollection {
        with { $0.setValue(value, for: trait) }
    }

    // MARK: - Access by trait

    /// The value of a trait, or its default if the collection doesn't specify it.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

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
