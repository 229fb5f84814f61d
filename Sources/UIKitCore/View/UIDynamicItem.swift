// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// The shape with which a dynamic item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The rectangle of the item's bounds.
    case rectangle = 0
    /// The ellipse in the item's bounds.
    case ellipse = 1
    /// The item's `collisionBoundingPath`.
    case path = 2
}

/// An object that a dynamic animator moves and rotates, such as a view.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The item's center, in the coordinates of the animator's reference view.
    var center: CGPoint { get set }
    /// The item's rectangle in its own coordinates; only the size is used.
    var bounds: CGRect { get }
    /// The item's rotation about its center.
    var transform: CGAffineTransform { get set }
    /// The shape with which the item collides; its rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The shape of an item of the type `path`, with the origin at the item's center.
    ///
    /// Only the convex hull of the path is used.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    public var collisionBoundingPath: UIBezierPath {
        let size = bounds.size
        return UIBezierPath(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
}

extension UIView: UIDynamicItem {}
