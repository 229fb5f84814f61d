// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCore

/// The base of all dynamic behaviors, and a container of further ones.
///
/// A behavior takes effect once it, or a behavior that contains it, is added to an animator.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The behaviors that this one contains, in the order in which they were added.
    public private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called in each frame while the animator runs, after its items have moved.
    open var action: (() -> Void)?
    /// The animator that this behavior, or one that contains it, was added to.
    open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? owner }

    /// The behavior that contains this one.
    private(set) weak var parent: UIDynamicBehavior?
    /// The animator that the behavior itself was added to.
    weak var owner: UIDynamicAnimator?

    /// Creates an empty behavior.
    public override init() {
        super.init()
    }

    /// Adds a behavior to this one; it's ignored if another behavior or animator has it already.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent == nil, behavior.owner == nil, !includes(behavior) else { return }
        if let dynamicAnimator { behavior.notify(of: dynamicAnimator) }
        behavior.parent = self
        childBehaviors.append(behavior)
        setNeedsUpdate()
    }

    /// Removes a behavior from this one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent === self else { return }
        if dynamicAnimator != nil { behavior.notify(of: nil) }
        childBehaviors.removeAll { $0 === behavior }
        behavior.parent = nil
        dynamicAnimator?.behaviorsWereRemoved()
    }

    /// Called before the behavior is added to an animator, or removed from it, with `nil`.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: - For behaviors

    /// The items that the behavior acts on.
    var simulatedItems: [any UIDynamicItem] { [] }

    /// Sets the properties of bodies, and adds joints and boundaries.
    func configure(_ simulation: Simulation, group: Int) {}

    /// Notices changes that nothing reports, before the steps of a frame.
    func prepareFrame() {}

    /// Adds forces to bodies, before each step.
    func applyForces(_ simulation: Simulation) {}

    /// Configures the animator again before the next step.
    final func setNeedsUpdate() {
        dynamicAnimator?.setNeedsUpdate()
    }

    /// Lets bodies that came to rest move again.
    final func wake() {
        dynamicAnimator?.wake()
    }

    // MARK: - Tree

    /// The behavior and those that it contains, each before its children.
    final var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }

    /// Calls `willMove(to:)` of the behavior and of those that it contains.
    final func notify(of animator: UIDynamicAnimator?) {
        for behavior in tree { behavior.willMove(to: animator) }
    }

    /// Whether the behavior is this one, or contains it.
    private func includes(_ behavior: UIDynamicBehavior) -> Bool {
        var ancestor: UIDynamicBehavior? = self
        while let present = ancestor {
            if present === behavior { return true }
            ancestor = present.parent
        }
        return false
    }
}
