// SPDX-License-Identifier: MIT
public import Foundation

/// The surroundings that a view adapts to: light or dark, how much room there is, how large text is.
///
/// A collection may say something about some traits only; the others are unspecified. Those of views say something about
/// all of them.
///
/// > Note: Differs from UIKit: a value rather than an object, so that collections are compared with `==`.
public struct UITraitCollection: Sendable {
    /// Light or dark; `unspecified` counts as light.
    public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Pixels per point, which may be fractional; 0 while unspecified.
    public internal(set) var displayScale: CGFloat = 0
    /// Room from side to side: compact in a window narrower than 500 points.
    public internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// Room from top to bottom: compact in a window less than 400 points high.
    public internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The kind of device, `pad` on the desktop.
    ///
    /// > Note: Differs from UIKit, which has `mac` for the desktop: an application that has a layout for large screens
    /// > shows it here without knowing this toolkit.
    public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    /// The direction of reading of the user's language.
    public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// The size that the user wants text in.
    public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// Whether the user asks for more contrast.
    public internal(set) var accessibilityContrast = UIAccessibilityContrast.unspecified

    /// The values of traits that the application defines, where they are not the defaults.
    var customValues: [ObjectIdentifier: CustomTraitValue] = [:]

    /// Makes a collection that says nothing.
    public init() {}

    /// The collection that dynamic colours and preferred fonts are resolved with when none is given: the drawing or
    /// laid-out view's, otherwise the screen's.
    @MainActor
    public static var current = UITraitCollection.standard

    /// What a desktop that says nothing is taken for.
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

    /// Whether all that `other` says is true of this collection, too; a collection that says nothing is always contained.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return merging(other) == self
    }

    /// Whether colours resolved with `other` may differ from those resolved with this collection.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        if (userInterfaceStyle == .dark) != (other.userInterfaceStyle == .dark) { return true }
        if (accessibilityContrast == .high) != (other.accessibilityContrast == .high) { return true }
        guard !customValues.isEmpty || !other.customValues.isEmpty else { return false }
        return customValues.filter(\.value.affectsColorAppearance)
            != other.customValues.filter(\.value.affectsColorAppearance)
    }

    /// This collection with whatever `other` specifies put in place of its own.
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

    /// Runs `actions` with this collection as `current`.
    @MainActor
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
