// SPDX-License-Identifier: MIT
internal import Windowing

/// What the pointer looks like in a region, and what the region's view does about it.
@MainActor
public final class UIPointerStyle {
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

    /// An effect on a view; a rectangle or path as `shape`, in the coordinates of the preview's container, is its
    /// outline, which is else that of the view.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(.effect(effect, shape))
    }

    /// A pointer of another shape, without effect.
    ///
    /// > Note: Differs from UIKit: nothing can be said about the axes along which the pointer moves freely. Where a
    /// > pointer is going is the desktop's business.
    public convenience init(shape: UIPointerShape) {
        self.init(.shape(shape))
    }

    /// No pointer at all, as over a film.
    public static func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// The desktop's arrow, whatever the views around have.
    public static func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// The picture of the pointer; `nil` leaves it to the views around.
    var cursorShape: CursorShape? {
        switch kind {
        case .hidden: .hidden
        case .system: .default
        case .effect(_, let shape): shape?.beamCursor
        case .shape(let shape): shape.beamCursor ?? .default
        }
    }

    /// What the style does to a view; `nil` for nothing.
    var look: PointerLook? {
        guard case .effect(let effect, let shape) = kind else { return nil }
        return PointerLook(effect, shape: shape)
    }
}
