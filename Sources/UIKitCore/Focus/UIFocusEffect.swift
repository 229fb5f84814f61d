// SPDX-License-Identifier: MIT
public import Foundation
public import LayerTree

/// What shows that a view has the keyboard's focus; this class is the usual way, a ring around the view.
@MainActor
open class UIFocusEffect {
    public init() {}
}

/// A ring around a view, or part of it, that has the focus; it shows while the keyboard is used.
@MainActor
public final class UIFocusHaloEffect: UIFocusEffect {
    /// Where the ring is, against the edge that it follows.
    public enum Position: Int, Sendable {
        /// Outside, unless the view cuts off what is there.
        case automatic = 0
        case outside = 1
        case inside = 2
    }

    enum Shape {
        /// The view's bounds, with the view's corners.
        case bounds
        case rect(CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve)
        case path(UIBezierPath)
    }

    let shape: Shape
    /// `automatic` by default.
    public var position = Position.automatic
    /// The view that the ring is a part of, in whose coordinates the shape is; the focused view for `nil`.
    public weak var containerView: UIView?
    /// A view in the container that the ring lies just in front of; in front of all others for `nil`.
    public weak var referenceView: UIView?

    /// Makes a ring that follows the view's bounds and corners.
    public override init() {
        shape = .bounds
        super.init()
    }

    /// Makes a ring around a rectangle.
    public init(rect: CGRect) {
        shape = .rect(rect, cornerRadius: 0, curve: .circular)
        super.init()
    }

    /// Makes a ring around a rectangle whose corners are rounded.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        shape = .rect(rect, cornerRadius: cornerRadius, curve: curve)
        super.init()
    }

    /// Makes a ring along a path, which lies on its middle wherever `position` is.
    public init(path bezierPath: UIBezierPath) {
        shape = .path(bezierPath)
        super.init()
    }
}
