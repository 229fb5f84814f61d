// SPDX-License-Identifier: MIT

/// A type for whose instances a common appearance can be set.
///
/// ```swift
/// UILabel.appearance().textColor = .secondaryLabel
/// UIButton.appearance(whenContainedInInstancesOf: [Toolbar.self]).tintColor = .systemOrange
/// ```
/// The appearance is applied when a view enters a window, before `didMoveToWindow()`. A value set later is applied only to
/// views that have entered a window since the last frame. Of several values for a property, precedence is given to the
/// most derived class, then the greatest number of containers, then values for traits, and finally the one set last. A
/// property set on the view itself keeps its value.
///
/// > Note: Differs from UIKit: whether a property was set is determined from its value, so a property set to the
/// > default value counts as not set. For classes of the application, whose defaults are unknown, the appearance
/// > replaces values set before the view first entered a window. All properties are supported, and all views and view
/// > controllers are containers.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// An object that can contain others, for appearances limited to its descendants.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIAppearance {
    /// Returns a proxy for the appearance of all instances of the class.
    public static func appearance() -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(scope: AppearanceScope())
    }

    /// Returns a proxy for the appearance of instances contained in instances of `containerTypes`, innermost first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(scope: AppearanceScope(containers: containerTypes))
    }

    /// Returns a proxy for the appearance of instances whose traits contain `trait`.
    public static func appearance(for trait: UITraitCollection) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(scope: AppearanceScope(traits: trait))
    }

    /// Returns a proxy for the appearance of instances whose traits contain `trait`, contained in instances of
    /// `containerTypes`, innermost first.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(scope: AppearanceScope(containers: containerTypes, traits: trait))
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
