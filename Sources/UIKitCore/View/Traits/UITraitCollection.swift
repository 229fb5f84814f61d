// SPDX-License-Identifier: MIT
public import Foundation

/// The environment that a view adapts to, such as the appearance, size classes, and text size.
///
/// A collection may specify only some traits. The collections of views specify all of them.
///
/// > Note: Differs from UIKit: this is a value type, so collections are compared with `==`.
public struct UITraitCollection: Sendable {
    /// The light or dark appearance; `unspecified` counts as light.
    public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The display scale in pixels per point, possibly fractional; 0 if unspecified.
    public internal(set) var displayScale: CGFloat = 0
    /// The width available: compact in a window narrower than 500 points, else regular.
    public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The height available: compact in a window less than 400 points high, else regular.
    public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The kind of device that the interface is laid out for; `pad` on a Linux desktop.
    ///
    /// > Note: Differs from UIKit: desktops don't report `mac`, so that applications with a layout for large screens
    /// > show it without changes.
    public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    /// The layout direction of the user's language.
    public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// The user's preferred text size.
    public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// The contrast that the user prefers.
    public internal(set) var accessibilityContrast = UIAccessibilityContrast.unspecified

    /// The values of application-defined traits, where they differ from the defaults.
    var customValues: [ObjectIdentifier: CustomTraitValue] = [:]

    /// Creates a collection that specifies no traits.
    public init() {}

    /// The collection that resolves dynamic colors and preferred fonts when none is given: that of the view being drawn
    /// or laid out, otherwise that of the screen.
    @preconcurrency @MainActor
    public static var current = UITraitCollection.standard

    /// The traits assumed where the desktop environment reports no preferences.
    static let standard: UITraitCollection = {
        var traits = UITraitCollection()
        traits.userInterfaceStyle = .light
        traits.displayScale = 1
        traits.horizontalSizeClass = .regular
        traits.verticalSizeClass = .regular
        traits.userInterfaceIdiom = .pad
        traits.layoutDirection = .leftToRight
        traits.preferredContentSizeCategory = .large
        traits.accessibilityContrast = .normal
        return traits
    }()

    // MARK: - Comparing

    /// Returns whether this collection has every value that `other` specifies; always `true` if `other` specifies none.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return merging(other) == self
    }

    /// Returns whether colors resolved with `other` may differ from those resolved with this collection.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        if (userInterfaceStyle == .dark) != (other.userInterfaceStyle == .dark) { return true }
        if (accessibilityContrast == .high) != (other.accessibilityContrast == .high) { return true }
        guard !customValues.isEmpty || !other.customValues.isEmpty else { return false }
        return customValues.filter(\.value.affectsColorAppearance)
            != other.customValues.filter(\.value.affectsColorAppearance)
    }

    /// Returns a copy of this collection with the values that `other` specifies.
    func merging(_ other: UITraitCollection) -> UITraitCollection {
        var merged = self
        if other.userInterfaceStyle != .unspecified { merged.userInterfaceStyle = other.userInterfaceStyle }
        if other.displayScale != 0 { merged.displayScale = other.displayScale }
        if other.horizontalSizeClass != .unspecified { merged.horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { merged.verticalSizeClass = other.verticalSizeClass }
        if other.userInterfaceIdiom != .unspecified { merged.userInterfaceIdiom = other.userInterfaceIdiom }
        if other.layoutDirection != .unspecified { merged.layoutDirection = other.layoutDirection }
        if other.preferredContentSizeCategory != .unspecified {
            merged.preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.accessibilityContrast != .unspecified { merged.accessibilityContrast = other.accessibilityContrast }
        if !other.customValues.isEmpty { merged.customValues.merge(other.customValues) { $1 } }
        return merged
    }

    // MARK: - Drawing

    /// Calls `actions` with this collection as `current`.
    @preconcurrency @MainActor
    public func performAsCurrent(_ actions: () -> Void) {
        Self.performAsCurrent(self, actions)
    }

    @MainActor
    static func performAsCurrent(_ collection: UITraitCollection, _ actions: () -> Void) {
        let previous = current
        current = collection
        defer { current = previous }
        actions()
    }
}

extension UITraitCollection: Hashable {
    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
        left.userInterfaceStyle == right.userInterfaceStyle && left.displayScale == right.displayScale
            && left.horizontalSizeClass == right.horizontalSizeClass
            && left.verticalSizeClass == right.verticalSizeClass
            && left.userInterfaceIdiom == right.userInterfaceIdiom && left.layoutDirection == right.layoutDirection
            && left.preferredContentSizeCategory == right.preferredContentSizeCategory
            && left.accessibilityContrast == right.accessibilityContrast && left.customValues == right.customValues
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(preferredContentSizeCategory)
    }
}
