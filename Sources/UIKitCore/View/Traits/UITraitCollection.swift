// SPDX-License-Identifier: MIT
public import Foundation

/// The environment that a view adapts to, such as the appearance, size classes, and text size.
///
/// A collection may specify only some traits. The collections of views specify all of them. Collections with the same
/// values are equal.
public final class UITraitCollection: NSObject, Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
    }

    /// Creates a collection that specifies no traits.
    public override convenience init() { self.init(TraitValues()) }

    /// The light or dark appearance; `unspecified` counts as light.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The level above the window's base: elevated in sheets, popovers, and alerts.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The display scale in pixels per point, possibly fractional; 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The width available: compact in a window narrower than 500 points, else regular.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The height available: compact in a window less than 400 points high, else regular.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The kind of device that the interface is laid out for; `pad` on a Linux desktop.
    ///
    /// > Note: Differs from UIKit: desktops don't report `mac`, so that applications with a layout for large screens
    /// > show it without changes.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The layout direction of the user's language.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The user's preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The contrast that the user prefers.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

    /// The weight of text that the user prefers.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// Returns a collection with changed values.
    func with(_ change: (inout TraitValues) -> Void) -> UITraitCollection {
        var values = values
        change(&values)
        return UITraitCollection(values)
    }

    /// The collection that resolves dynamic colors and preferred fonts when none is given: that of the view being drawn
    /// or laid out, otherwise that of the screen.
    ///
    /// Threads other than the main one have those of the main one until they set their own.
    public static var current: UITraitCollection {
        get { DrawingState.current.traits ?? onMainThread { DrawingState.current.traits ?? .standard } }
        set { DrawingState.current.traits = newValue }
    }

    /// The traits assumed where the desktop environment reports no preferences.
    static let standard = UITraitCollection().with { traits in
        traits.userInterfaceStyle = .light
        traits.userInterfaceLevel = .base
        traits.displayScale = 1
        traits.horizontalSizeClass = .regular
        traits.verticalSizeClass = .regular
        traits.userInterfaceIdiom = .pad
        traits.layoutDirection = .leftToRight
        traits.preferredContentSizeCategory = .large
        traits.accessibilityContrast = .normal
        traits.legibilityWeight = .regular
    }

    // MARK: - Comparing

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    public override var hash: Int { values.hashValue }

    /// Returns whether this collection has every value that `other` specifies; always `true` if `other` specifies none.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return values.merging(other.values) == values
    }

    /// Returns whether colors resolved with `other` may differ from those resolved with this collection.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        if (userInterfaceStyle == .dark) != (other.userInterfaceStyle == .dark) { return true }
        if (userInterfaceLevel == .elevated) != (other.userInterfaceLevel == .elevated) { return true }
        if (accessibilityContrast == .high) != (other.accessibilityContrast == .high) { return true }
        guard !values.customValues.isEmpty || !other.values.customValues.isEmpty else { return false }
        return values.customValues.filter(\.value.affectsColorAppearance)
            != other.values.customValues.filter(\.value.affectsColorAppearance)
    }

    /// Returns a collection with this one's values and those that `other` specifies.
    func merging(_ other: UITraitCollection) -> UITraitCollection {
        other.values.isUnspecified ? self : UITraitCollection(values.merging(other.values))
    }

    /// Returns a collection with this one's values and those that the overrides specify.
    func merging(_ overrides: UITraitOverrides) -> UITraitCollection {
        overrides.values.isUnspecified ? self : UITraitCollection(values.merging(overrides.values))
    }

    // MARK: - Drawing

    /// Calls `actions` with this collection as `current`.
    public func performAsCurrent(_ actions: () -> Void) {
        Self.performAsCurrent(self, actions)
    }

    static func performAsCurrent(_ collection: UITraitCollection, _ actions: () -> Void) {
        let state = DrawingState.current
        let previous = state.traits
        state.traits = collection
        defer { state.traits = previous }
        actions()
    }
}
