// SPDX-License-Identifier: MIT

/// An object whose class can be given looks that all of its objects take.
///
/// ```swift
/// UILabel.appearance().textColor = .secondaryLabel
/// UIButton.appearance(whenContainedInInstancesOf: [Toolbar.self]).tintColor = .systemOrange
/// ```
/// Views take them when they enter a window, before `didMoveToWindow()`: those of the class furthest from `UIView`
/// count, among them those with the most containers, among them those for traits, and then the one said last. A
/// property that was set on the view itself keeps its value.
///
/// > Note: Differs from UIKit: whether a property was set is told by its value, so one that was set to the class's default
/// > counts as not set. Of classes that the application defines the defaults are not known, and the appearance wins over
/// > what was set before the view first entered a window. Any property can be given, and containers are views and
/// > view controllers.
@MainActor
public protocol UIAppearance: AnyObject {}

/// An object in which others can be contained, for appearances that hold there only.
@MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIAppearance {
    /// What to set the looks of all objects of the class on.
    public static func appearance() -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(scope: AppearanceScope())
    }

    /// The looks of objects inside objects of `containerTypes`, the innermost first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(scope: AppearanceScope(containers: containerTypes))
    }

    /// The looks of objects whose traits contain `trait`.
    public static func appearance(for trait: UITraitCollection) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(scope: AppearanceScope(traits: trait))
    }

    /// The looks of objects whose traits contain `trait`, inside objects of `containerTypes`, the innermost first.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(scope: AppearanceScope(containers: containerTypes, traits: trait))
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
