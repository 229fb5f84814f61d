// SPDX-License-Identifier: MIT
public import Foundation

/// The effect of hovering over a view, without a pointer interaction.
///
/// Of the hover styles and pointer interactions of nested views, the innermost one applies.
@preconcurrency @MainActor
public final class UIHoverStyle: NSObject {
    /// The effect; `automatic` by default.
    public var effect: any UIHoverEffect
    /// The outline of the effect; `nil` (the default) for the view's own outline.
    public var shape: UIShape?
    /// Whether the style is applied; `true` by default.
    public var isEnabled = true

    /// Creates a style with an effect and an outline.
    public init(effect: any UIHoverEffect, shape: UIShape? = nil) {
        self.effect = effect
        self.shape = shape
    }

    /// Creates a style with the automatic effect and an outline.
    public convenience init(shape: UIShape?) {
        self.init(effect: .automatic, shape: shape)
    }

    /// Returns a style with the automatic effect and the view's own outline.
    public static func automatic() -> UIHoverStyle { UIHoverStyle(effect: .automatic) }
}

/// A hover effect: `automatic`, `highlight`, or `lift`.
///
/// Applications should not conform to this protocol: unknown effects behave like `automatic`.
public protocol UIHoverEffect: Sendable {}

/// The effect that suits the view: a large view is scaled, a view with a background is lifted, and any other view is
/// highlighted.
public struct UIHoverAutomaticEffect: UIHoverEffect, Hashable {
    /// Creates the effect.
    public init() {}
}

/// An effect that shows a translucent background below the view.
public struct UIHoverHighlightEffect: UIHoverEffect, Hashable {
    /// Creates the effect.
    public init() {}
}

/// An effect that lifts the view, with a shadow and a highlight.
public struct UIHoverLiftEffect: UIHoverEffect, Hashable {
    /// Creates the effect.
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The effect that suits the view.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// A translucent background below the view.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// Lifts the view, with a shadow and a highlight.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
