// SPDX-License-Identifier: MIT
public import Foundation

/// A trait: something of the surroundings that views adapt to, with a value that goes down the tree of views.
///
/// Applications define their own as a type with a `defaultValue`, and read them with
/// `traitCollection[MyTrait.self]` and set them with `view.traitOverrides[MyTrait.self] = …`.
///
/// > Note: Differs from UIKit: values can be compared and passed between threads.
public protocol UITraitDefinition: SendableMetatype {
    associatedtype Value: Equatable & Sendable

    /// The value where nothing else is said.
    static var defaultValue: Value { get }
    /// What the trait is called in messages; the type's name by default.
    static var name: String { get }
    /// Names the trait uniquely; the type's full name by default.
    static var identifier: String { get }
    /// Whether dynamic colours depend on the trait, so that a change has views draw again; `false` by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { String(reflecting: self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait as `registerForTraitChanges` takes it: `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The value of a trait that an application defines.
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

/// A trait that has a place of its own in a collection, where the default value means that nothing is said.
protocol SystemTrait: UITraitDefinition {
    static var path: WritableKeyPath<UITraitCollection, Value> { get }
}

/// The trait `userInterfaceStyle`.
public enum UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<UITraitCollection, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait `displayScale`.
public enum UITraitDisplayScale: SystemTrait {
    public static let defaultValue: CGFloat = 0
    static var path: WritableKeyPath<UITraitCollection, CGFloat> { \.displayScale }
}

/// The trait `horizontalSizeClass`.
public enum UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait `verticalSizeClass`.
public enum UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait `userInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var path: WritableKeyPath<UITraitCollection, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait `layoutDirection`.
public enum UITraitLayoutDirection: SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: WritableKeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection> {
        \.layoutDirection
    }
}

/// The trait `preferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: WritableKeyPath<UITraitCollection, UIContentSizeCategory> {
        \.preferredContentSizeCategory
    }
}

/// The trait `accessibilityContrast`.
public enum UITraitAccessibilityContrast: SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<UITraitCollection, UIAccessibilityContrast> { \.accessibilityContrast }
}

extension UITraitCollection {
    static let systemTraits: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self, UITraitLayoutDirection.self,
        UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
    ]

    /// The system's traits that dynamic colours depend on.
    public static let systemTraitsAffectingColorAppearance: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
    ]
}
