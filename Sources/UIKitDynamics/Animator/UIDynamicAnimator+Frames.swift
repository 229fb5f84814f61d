// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

extension UIDynamicAnimator {
    /// The maximum time that a frame advances, so that nothing leaps after the main actor was busy, in seconds.
    private static let maximumFrame: TimeInterval = 0.1

    /// Moves the items by the time since the last frame.
    func advance(to time: TimeInterval) {
        guard isRunning else { return }
        let duration = min(max(frames.advance(to: time), 0), Self.maximumFrame)
        for behavior in behaviors.flatMap(\.tree) { behavior.prepareFrame() }
        updateIfNeeded()
        let changes = simulation.advance(by: duration)
        elapsedTime += duration
        for change in changes { deliver(change) }
        for behavior in behaviors.flatMap(\.tree) where behavior.dynamicAnimator === self { behavior.action?() }
        // Delegates and actions may have changed behaviors.
        guard isRunning, behaviors.isEmpty || simulation.world.isResting else { return }
        simulation.rest()
        pause()
    }

    private func deliver(_ change: TouchChange) {
        let items = simulation.items
        guard let first = items.first(where: { $0.body === change.touch.first })?.item else { return }
        var second: (any UIDynamicItem)?
        if let body = change.touch.second {
            guard let item = items.first(where: { $0.body === body })?.item else { return }
            second = item
        }
        let all = behaviors.flatMap(\.tree).compactMap { $0 as? UICollisionBehavior }
        for behavior in all where behavior.dynamicAnimator === self { behavior.deliver(change, first, second) }
    }
}
