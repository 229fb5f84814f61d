// SPDX-License-Identifier: MIT
internal import Foundation

/// A group of animations that start and end together.
///
/// The group's duration truncates its members. Their `beginTime` is relative to the start of the group's run, and their
/// delegates are not called.
open class CAAnimationGroup: CAAnimation {
    /// The members, which must be property animations; nested groups and transitions are ignored.
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
