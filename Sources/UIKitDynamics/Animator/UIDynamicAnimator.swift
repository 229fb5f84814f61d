// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// An object that moves items by the rules of physics, as its behaviors describe them.
///
/// Items are moved in each frame of the display, in fixed steps, so that equal animators move them equally. When all of
/// them have come to rest, the animator pauses; it resumes when a behavior changes. It reads an item's center, bounds,
/// and transform once, when the item is added, and again on `updateItem(usingCurrentState:)`.
///
/// > Note: Differs from UIKit: there is no animator for a collection view layout, and a scale in an item's transform
/// > is kept.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view whose coordinates the items have; `nil` for items that aren't views.
    public private(set) weak var referenceView: UIView?
    /// The behaviors, in the order in which they were added.
    public private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether items move.
    public private(set) var isRunning = false
    /// The time for which the animator has been running since it last resumed, in seconds.
    public internal(set) var elapsedTime: TimeInterval = 0
    /// The object that is notified when the animator pauses and resumes.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    let simulation = Simulation()
    let frames = FrameSource()
    /// Whether behaviors or their items have changed since the last step.
    private(set) var needsUpdate = false

    /// Creates an animator for items without a view.
    public override init() {
        super.init()
        frames.handler = { [weak self] time in self?.advance(to: time) }
    }

    /// Creates an animator for views in the coordinates of `view`.
    public convenience init(referenceView view: UIView) {
        self.init()
        referenceView = view
    }

    // MARK: - Behaviors

    /// Adds a behavior; it's ignored if another behavior or animator has it already.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.owner == nil, behavior.parent == nil else { return }
        behavior.notify(of: self)
        behavior.owner = self
        behaviors.append(behavior)
        setNeedsUpdate()
    }

    /// Removes a behavior that was added to the animator itself.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.owner === self else { return }
        behavior.notify(of: nil)
        behavior.owner = nil
        behaviors.removeAll { $0 === behavior }
        behaviorsWereRemoved()
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() {
        let removed = behaviors
        for behavior in removed { behavior.notify(of: nil) }
        for behavior in removed { behavior.owner = nil }
        behaviors.removeAll { behavior in removed.contains { $0 === behavior } }
        behaviorsWereRemoved()
    }

    // MARK: - Items

    /// Returns the items whose shapes' bounding rectangles intersect a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        updateIfNeeded()
        return simulation.items.filter { $0.body.intersects(rect) }.map(\.item)
    }

    /// Reads the center, bounds, and transform of an item that the application has changed; its velocity is kept.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        simulation.refresh(item)
        setNeedsUpdate()
    }

    // MARK: - State

    func setNeedsUpdate() {
        needsUpdate = true
        wake()
    }

    func behaviorsWereRemoved() {
        simulation.removeItems(notIn: behaviors.flatMap(\.tree))
        setNeedsUpdate()
    }

    func updateIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        simulation.update(behaviors.flatMap(\.tree))
    }

    /// Starts the frames if they are paused.
    func wake() {
        simulation.world.wake()
        guard !isRunning, !behaviors.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        (isRunning, elapsedTime) = (true, 0)
        frames.start()
    }

    func pause() {
        guard isRunning else { return }
        isRunning = false
        frames.stop()
        delegate?.dynamicAnimatorDidPause(self)
    }
}
