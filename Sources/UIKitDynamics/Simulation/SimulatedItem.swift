// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Graphics
internal import UIKitCore

/// An item with its body.
@MainActor
final class SimulatedItem {
    let item: any UIDynamicItem
    private(set) var body: Body
    /// The properties that the behaviors set while the simulation is updated.
    var material = Material()
    /// The item's transform without its rotation.
    private var base: CGAffineTransform
    private var writtenAngle: Double

    /// Creates a body in the item's state; `nil` if the item's center is not a finite number.
    init?(_ item: any UIDynamicItem, identifier: Int) {
        let center = Vector(item.center)
        guard center.isFinite else {
            Log.misuse("\(type(of: item)) is not animated: its center is not finite.")
            return nil
        }
        self.item = item
        let (angle, base) = item.transform.separated
        (writtenAngle, self.base) = (angle, base)
        body = Body(identifier: identifier, shapes: ConvexShape.shapes(of: item), position: center, angle: angle)
    }

    /// Removes what behaviors have set.
    func reset() {
        material = Material()
        (body.itemGroups, body.boundaryGroups) = ([], [])
    }

    /// Moves the item to its body's position at a fraction of the last step.
    func write(_ fraction: Double) {
        guard body.isDynamic else { return }
        let (center, angle) = body.placement(at: fraction)
        item.center = CGPoint(x: center.x, y: center.y)
        guard abs(angle - writtenAngle) > 1e-9 else { return }
        writtenAngle = angle
        item.transform = base.concatenating(CGAffineTransform(rotationAngle: angle))
    }

    /// Moves the body to the item's state, and returns whether another body took its place because of another shape.
    func read() -> Bool {
        let center = Vector(item.center)
        guard center.isFinite else {
            Log.misuse("The state of \(type(of: item)) is ignored: its center is not finite.")
            return false
        }
        (writtenAngle, base) = item.transform.separated
        let shapes = ConvexShape.shapes(of: item)
        guard !body.hasShapes(shapes) else {
            body.place(center: center, angle: writtenAngle)
            return false
        }
        let old = body
        body = Body(identifier: old.identifier, shapes: shapes, position: center, angle: writtenAngle)
        body.adopt(old)
        return true
    }
}

extension CGAffineTransform {
    /// The rotation of the transform, and the rest of it; no rotation if it's not finite.
    fileprivate var separated: (angle: Double, rest: CGAffineTransform) {
        let angle = atan2(Double(b), Double(a))
        guard angle.isFinite, [a, b, c, d, tx, ty].allSatisfy(\.isFinite) else { return (0, .identity) }
        return (angle, concatenating(CGAffineTransform(rotationAngle: -angle)))
    }
}

extension Vector {
    init(_ point: CGPoint) {
        self.init(Double(point.x), Double(point.y))
    }

    init(_ vector: CGVector) {
        self.init(Double(vector.dx), Double(vector.dy))
    }
}
