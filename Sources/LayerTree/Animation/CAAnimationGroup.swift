// SPDX-License-Identifier: MIT
internal import Foundation

/// Animations that begin together and are over together.
///
/// The group's duration cuts off whatever its members would still do; their `beginTime` counts from the start of the
/// group's run, and their delegates are not told anything.
open class CAAnimationGroup: CAAnimation {
    /// Property animations; groups and transitions within a group are left out.
    open var animations: [CAAnimation]?

    override func makeRecords(id: UInt64) -> [AnimationRecord] {
        let timing = makeTiming(defaultDuration: CATransaction.animationDuration())
        let members = (animations ?? []).filter { !($0 is CAAnimationGroup || $0 is CATransition) }.flatMap {
            animation in
            animation.makeRecords(id: id).map { record in
                var inner = record.timing
                if animation.duration <= 0 { inner.duration = timing.duration }
                inner.clampsToBegin = false
                return AnimationRecord(
                    id: id, effect: record.effect, pace: record.pace, timing: inner, groupTiming: timing,
                    isRemovedOnCompletion: isRemovedOnCompletion)
            }
        }
        return members.isEmpty ? super.makeRecords(id: id) : members
    }
}
