// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
public import UIKitCore

/// Items that an animator moves and rotates as one, with the shapes of all of them.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items of the group.
    public let items: [any UIDynamicItem]
    /// The center of each item relative to the group's, and its transform, while the group isn't rotated.
    private let places: [(offset: Vector, transform: CGAffineTransform)]
    private let size: CGSize

    /// Creates a group of items, which keep their present positions relative to each other.
    ///
    /// Items whose center is not finite are left out.
    public init(items: [any UIDynamicItem]) {
        let items = items.filter { Vector($0.center).isFinite && $0.transform.isFinite }
        self.items = items
        let frames = items.map { item in
            CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height)
        }
        let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        center = Vector(middle).isFinite ? middle : items.first?.center ?? .zero
        size = frame.size
        places = items.map { [center] in (Vector($0.center) - Vector(center), $0.transform) }
        super.init()
    }

    /// The center of the rectangle around the items when the group was created; setting it moves the items.
    open var center: CGPoint {
        didSet { moveItems() }
    }

    /// The size of the rectangle around the items when the group was created.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The rotation of the group; setting it turns the items around the center.
    open var transform = CGAffineTransform.identity {
        didSet { moveItems() }
    }

    /// The type of shape, `path`: a group has the shapes of its items.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    private func moveItems() {
        let angle = atan2(Double(transform.b), Double(transform.a))
        let rotation = Rotation(angle.isFinite ? angle : 0)
        for (item, place) in zip(items, places) {
            let center = Vector(center) + rotation.apply(to: place.offset)
            item.center = CGPoint(x: center.x, y: center.y)
            guard angle.isFinite else { continue }
            item.transform = place.transform.concatenating(CGAffineTransform(rotationAngle: angle))
        }
    }

    /// The shapes of the items around the group's center.
    var shapes: [ConvexShape] {
        let shapes = zip(items, places).flatMap { item, place in
            let angle = atan2(Double(place.transform.b), Double(place.transform.a))
            return ConvexShape.shapes(of: item).map { $0.moved(by: place.offset, rotation: Rotation(angle)) }
        }
        return shapes.isEmpty ? [ConvexShape(circleWithRadius: 1)] : shapes
    }
}

extension CGAffineTransform {
    fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
