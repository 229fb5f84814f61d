// SPDX-License-Identifier: MIT
public import Foundation

/// A trait: a property of the environment that views adapt to, inherited down the view hierarchy.
///
/// An application defines a trait as a type with a `defaultValue`, reads it with `traitCollection[MyTrait.self]`, and
/// sets it with `view.traitOverrides[MyTrait.self] = …`.
///
/// > Note: Differs from UIKit: values must be equatable and sendable.
public protocol UITraitDefinition: SendableMetatype {
    /// The type of the trait's values.
    associatedtype Value: Equatable & Sendable

    /// The value of the trait where none is set.
    static var defaultValue: Value { get }
    /// The trait's name in log messages; by default, the name of the type.
    static var name: String { get }
    /// A unique identifier of the trait; by default, the fully qualified name of the type.
    static var identifier: String { get }
    /// Whether dynamic colors depend on the trait, so that views redraw when it changes; `false` by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { String(reflecting: self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A reference to a trait, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The value of an application-defined trait.
struct CustomTraitValue: Equatable, Sendable {
    let value: any Equatable & Sendable
    let affectsColorAppearance: Bool

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        left.value.isEqual(to: right.value)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: any Equatable) -> Bool {
        (other as? Self) == self
    }
}

/// A trait with dedicated storage in a collection, whose default value means unspecified.
protocol SystemTrait: UITraitDefinition {
    static var path: WritableKeyPath<TraitValues, Value> { get }
}

/// The trait for `userInterfaceStyle`.
public struct UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for `userInterfaceLevel`.
public struct UITraitUserInterfaceLevel: SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait for `displayScale`.
public struct UITraitDisplayScale: SystemTrait {
    public static let defaultValue: CGFloat = 0
    static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait for `horizontalSizeClass`.
public struct UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait for `verticalSizeClass`.
public struct UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait for `userInterfaceIdiom`.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait for `layoutDirection`.
public struct UITraitLayoutDirection: SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
        \.layoutDirection
    }
}

/// The trait for `preferredContentSizeCategory`.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
        \.preferredContentSizeCategory
    }
}

/// The trait for `accessibilityContrast`.
public struct UITraitAccessibilityContrast: SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for `legibilityWeight`.
public struct UITraitLegibilityWeight: SystemTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

extension UITraitCollection {
    static let systemTraits: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitDisplayScale.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
        UITraitLayoutDirection.self,
        UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]

    /// The system traits that dynamic colors depend on.
    public static let systemTraitsAffectingColorAppearance: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
    ]
}
