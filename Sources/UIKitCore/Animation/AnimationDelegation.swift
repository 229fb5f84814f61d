// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Windowing

/// The delegate callbacks of a begun block, for its start and stop.
@MainActor
final class AnimationDelegation {
    typealias WillStart = @MainActor (_ delegate: AnyObject, UIView.AnimationStart) -> Void
    typealias DidStop = @MainActor (_ delegate: AnyObject, UIView.AnimationStop) -> Void

    var animationID: String?
    var context: Any?
    /// Retained until the animation ends.
    var delegate: AnyObject?
    var willStart: WillStart?
    var didStop: DidStop?
    private var hasStopped = false

    /// Schedules the start callback before the frame that is `delay` seconds from now, unless the animation has ended
    /// by then.
    func arrange(delay: TimeInterval) {
        guard let delegate, let willStart else { return }
        let start = UIView.AnimationStart(animationID: animationID, context: context)
        if delay > 0 {
            _ = LayerClock.timeSource.schedule(after: delay) {
                if !self.hasStopped { willStart(delegate, start) }
            }
        } else {
            CATransaction.addCommitHandler { willStart(delegate, start) }
        }
    }

    func didStop(finished: Bool) {
        guard !hasStopped else { return }
        hasStopped = true
        guard let delegate, let didStop else { return }
        didStop(delegate, UIView.AnimationStop(animationID: animationID, isFinished: finished, context: context))
    }
}
