// SPDX-License-Identifier: MIT
internal import Foundation

/// The values of a trait collection.
struct TraitValues: Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    /// The values of application-defined traits, where they differ from the defaults.
    var customValues: [ObjectIdentifier: CustomTraitValue] = [:]

    /// Whether no trait is specified.
    var isUnspecified: Bool { self == TraitValues() }

    /// Returns a copy with the values that `other` specifies.
    func merging(_ other: TraitValues) -> TraitValues {
        var merged = self
        if other.userInterfaceStyle != .unspecified { merged.userInterfaceStyle = other.userInterfaceStyle }
        if other.userInterfaceLevel != .unspecified { merged.userInterfaceLevel = other.userInterfaceLevel }
        if other.displayScale != 0 { merged.displayScale = other.displayScale }
        if other.horizontalSizeClass != .unspecified { merged.horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { merged.verticalSizeClass = other.verticalSizeClass }
        if other.userInterfaceIdiom != .unspecified { merged.userInterfaceIdiom = other.userInterfaceIdiom }
        if other.layoutDirection != .unspecified { merged.layoutDirection = other.layoutDirection }
        if other.preferredContentSizeCategory != .unspecified {
            merged.preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.accessibilityContrast != .unspecified { merged.accessibilityContrast = other.accessibilityContrast }
        if other.legibilityWeight != .unspecified { merged.legibilityWeight = other.legibilityWeight }
        if !other.customValues.isEmpty { merged.customValues.merge(other.customValues) { $1 } }
        return merged
    }
}

extension TraitValues: Hashable {
    public static func == (left: TraitValues, right: TraitValues) -> Bool {
        left.userInterfaceStyle == right.userInterfaceStyle && left.userInterfaceLevel == right.userInterfaceLevel
            && left.displayScale == right.displayScale
            && left.horizontalSizeClass == right.horizontalSizeClass
            && left.verticalSizeClass == right.verticalSizeClass
            && left.userInterfaceIdiom == right.userInterfaceIdiom && left.layoutDirection == right.layoutDirection
            && left.preferredContentSizeCategory == right.preferredContentSizeCategory
            && left.accessibilityContrast == right.accessibilityContrast
            && left.legibilityWeight == right.legibilityWeight && left.customValues == right.customValues
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(preferredContentSizeCategory)
    }
}
