// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import UIKitCore
import UIKitTesting

@testable import UIKitDynamics

/// A stage with a reference view of 400 by 300 points and its animator, which records the delegates' calls.
@MainActor
final class DynamicsScene: NSObject {
    let stage = Stage(size: CGSize(width: 400, height: 300), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let animator: UIDynamicAnimator
    private(set) var calls: [String] = []
    /// The stage's times of the calls.
    private(set) var times: [TimeInterval] = []
    private var names: [ObjectIdentifier: String] = [:]

    override init() {
        animator = UIDynamicAnimator(referenceView: view)
        super.init()
        stage.show(view)
        animator.delegate = self
    }

    /// Adds a view of 40 by 40 points.
    func addBox(_ name: String = "box", center: CGPoint, size: CGSize = CGSize(width: 40, height: 40)) -> UIView {
        let box = UIView(frame: CGRect(origin: .zero, size: size))
        box.center = center
        view.addSubview(box)
        names[ObjectIdentifier(box)] = name
        return box
    }

    /// Gives items an elasticity, without friction.
    func setElasticity(_ elasticity: CGFloat, of items: [UIView]) {
        let behavior = UIDynamicItemBehavior(items: items)
        behavior.elasticity = elasticity
        behavior.friction = 0
        animator.addBehavior(behavior)
    }

    /// Adds a collision behavior whose boundary is the reference view.
    func addCollisions(of items: [UIView]) -> UICollisionBehavior {
        let behavior = UICollisionBehavior(items: items)
        behavior.translatesReferenceBoundsIntoBoundary = true
        behavior.collisionDelegate = self
        animator.addBehavior(behavior)
        return behavior
    }

    private func record(_ call: String) {
        calls.append(call)
        times.append(stage.now)
    }

    private func name(_ item: any UIDynamicItem) -> String { names[ObjectIdentifier(item)] ?? "?" }
}

extension DynamicsScene: UIDynamicAnimatorDelegate {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { record("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { record("pause") }
}

extension DynamicsScene: UICollisionBehaviorDelegate {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        record("begin \(name(item1)) \(name(item2))")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {
        record("end \(name(item1)) \(name(item2))")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        record("begin \(name(item)) \(identifier as? String ?? "reference")")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        record("end \(name(item)) \(identifier as? String ?? "reference")")
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
