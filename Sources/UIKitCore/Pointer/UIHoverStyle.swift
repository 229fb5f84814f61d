// SPDX-License-Identifier: MIT

/// What a view does while the pointer is over it or a view in it, without an interaction.
///
/// Of styles and pointer interactions in views within each other the innermost counts.
@MainActor
public final class UIHoverStyle {
    /// The effect; `automatic` by default.
    public var effect: any UIHoverEffect
    /// The outline of the effect in the view; `nil`, the default, is that of the view.
    public var shape: UIShape?
    /// Whether the style shows; `true` by default.
    public var isEnabled = true

    public init(effect: any UIHoverEffect, shape: UIShape? = nil) {
        self.effect = effect
        self.shape = shape
    }

    /// The effect that suits the view, in that outline.
    public convenience init(shape: UIShape?) {
        self.init(effect: .automatic, shape: shape)
    }

    /// The effect that suits the view, in its own outline.
    public static func automatic() -> UIHoverStyle { UIHoverStyle(effect: .automatic) }
}

/// One of the effects of a hover style: `automatic`, `highlight` or `lift`.
///
/// It is not for applications to conform to it: effects that the toolkit does not know count as `automatic`.
public protocol UIHoverEffect: Sendable {}

/// What suits the view: a large one grows, one with a background is lifted, any other gets one.
public struct UIHoverAutomaticEffect: UIHoverEffect, Hashable {
    public init() {}
}

/// A soft background appears behind the view.
public struct UIHoverHighlightEffect: UIHoverEffect, Hashable {
    public init() {}
}

/// The view comes nearer, with a shadow and a shine.
public struct UIHoverLiftEffect: UIHoverEffect, Hashable {
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// What suits the view.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// A soft background behind the view.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// The view nearer, with a shadow and a shine.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
