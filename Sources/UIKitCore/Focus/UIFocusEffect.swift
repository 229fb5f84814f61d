// SPDX-License-Identifier: MIT
public import Foundation
public import LayerTree

/// The visual effect of a focused view; this class is the default effect, a ring around the view.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    /// Creates the default effect.
    public override init() {}
}

/// A ring around a focused view or part of it, shown while the keyboard is being used.
@preconcurrency @MainActor
public final class UIFocusHaloEffect: UIFocusEffect {
    /// The position of the ring relative to the edge.
    public enum Position: Int, Sendable {
        /// Outside the edge, or inside where a ring outside would be cut off or would touch a neighboring view.
        case automatic = 0
        /// Outside the edge.
        case outside = 1
        /// Inside the edge.
        case inside = 2
    }

    enum Shape {
        /// The view's bounds, with its corner radius.
        case bounds
        case rect(CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve)
        case path(UIBezierPath)
    }

    let shape: Shape
    /// The position of the ring; `automatic` by default.
    public var position = Position.automatic
    /// The view that contains the ring and defines the coordinates of its shape; the focused view if `nil`.
    public weak var containerView: UIView?
    /// A subview of the container directly above which the ring is placed; if `nil`, the ring is above all subviews.
    public weak var referenceView: UIView?

    /// Creates a ring that follows the view's bounds and corners.
    public override init() {
        shape = .bounds
        super.init()
    }

    /// Creates a ring around a rectangle.
    public init(rect: CGRect) {
        shape = .rect(rect, cornerRadius: 0, curve: .circular)
        super.init()
    }

    /// Creates a ring around a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        shape = .rect(rect, cornerRadius: cornerRadius, curve: curve)
        super.init()
    }

    /// Creates a ring centered on a path, regardless of `position`.
    public init(path bezierPath: UIBezierPath) {
        shape = .path(bezierPath)
        super.init()
    }
}
