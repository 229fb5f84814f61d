// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// The appearance of the pointer in a region, and the effect on the region's view.
@preconcurrency @MainActor
public final class UIPointerStyle: NSObject {
    private enum Kind {
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape)
        case hidden
        case system
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// Creates a style with an effect.
    ///
    /// A rectangle or path passed as `shape`, in the coordinates of the preview's container, is the effect's outline;
    /// by default, it is the view's outline.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(.effect(effect, shape))
    }

    /// Creates a style with a pointer shape and no effect.
    ///
    /// > Note: Differs from UIKit: the axes along which the pointer moves freely cannot be constrained, because the
    /// > display server positions the pointer.
    public convenience init(shape: UIPointerShape) {
        self.init(.shape(shape))
    }

    /// Returns a style that hides the pointer.
    public static func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// Returns a style with the standard arrow, regardless of the enclosing views.
    public static func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// The cursor; `nil` to use that of the enclosing views.
    var cursorShape: CursorShape? {
        switch kind {
        case .hidden: .hidden
        case .system: .default
        case .effect(_, let shape): shape?.beamCursor
        case .shape(let shape): shape.beamCursor ?? .default
        }
    }

    /// The effect on a view; `nil` for none.
    var look: PointerLook? {
        guard case .effect(let effect, let shape) = kind else { return nil }
        return PointerLook(effect, shape: shape)
    }
}
