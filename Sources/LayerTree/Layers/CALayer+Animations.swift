// SPDX-License-Identifier: MIT
internal import Foundation

/// An animation attached to a layer, as it was when it was added.
struct AttachedAnimation {
    let key: String
    let id: UInt64
    let animation: CAAnimation
    var records: [AnimationRecord]
    /// Completion blocks that wait for the animation.
    let completions: [TransactionCompletion]
    /// Whether the animation has been committed and has a start time.
    var isBegun = false
    /// Whether the delegate has been notified of the end; the animation only remains for its final value.
    var hasEnded = false

    /// Notifies the delegate and the completion blocks of the end, unless they were notified before.
    @MainActor
    func finish(finished: Bool) {
        guard !hasEnded else { return }
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in completions { completion.leave() }
    }
}

extension CALayer {
    /// Removes the animations of this layer and of all layers below it that would end at some time, without finishing
    /// them.
    ///
    /// Those that repeat forever, as an activity indicator's, stay.
    package func removeFiniteAnimationsInTree() {
        forEachInTree { layer in
            for attached in layer.attachedAnimations {
                guard let timing = attached.records.first?.outerTiming, timing.endTime.isFinite else { continue }
                layer.endAnimation(forKey: attached.key, finished: false)
            }
        }
    }

    private static let animationIDs = Counter()

    func attach(_ animation: CAAnimation, forKey key: String?) {
        precondition(!isPresentationCopy, "An animation is added to a layer, not to its presentation copy.")
        let id = Self.animationIDs.next()
        let key = animation is CATransition ? kCATransition : key ?? "animation \(id)"
        endAnimation(forKey: key, finished: false)
        let completions = CATransaction.openCompletions
        for completion in completions { completion.enter() }
        attachedAnimations.append(
            AttachedAnimation(
                key: key, id: id, animation: animation, records: animation.makeRecords(id: id),
                completions: completions))
        CATransaction.noteAnimation(of: self)
        mark(.animations)
    }

    func endAnimation(forKey key: String, finished: Bool) {
        guard let index = attachedAnimations.firstIndex(where: { $0.key == key }) else { return }
        let attached = attachedAnimations.remove(at: index)
        mark(.animations)
        attached.finish(finished: finished)
    }

    func endAllAnimations(finished: Bool) {
        guard !attachedAnimations.isEmpty else { return }
        let all = attachedAnimations
        attachedAnimations = []
        mark(.animations)
        for attached in all { attached.finish(finished: finished) }
    }

    /// Ends the animations of a layer that was deallocated.
    static func abandon(_ animations: [AttachedAnimation]) {
        for attached in animations { attached.finish(finished: false) }
    }

    /// Called when the server has shown the animation's end.
    func animationDidEnd(id: UInt64) {
        guard let index = attachedAnimations.firstIndex(where: { $0.id == id }) else { return }
        let attached = attachedAnimations[index]
        guard !attached.hasEnded else { return }
        if attached.animation.isRemovedOnCompletion {
            // The server has already dropped it, so there is nothing to commit.
            attachedAnimations.remove(at: index)
        } else {
            attachedAnimations[index].hasEnded = true
        }
        attached.finish(finished: true)
    }

    func animationDidStart(id: UInt64) {
        guard let attached = attachedAnimations.first(where: { $0.id == id }) else { return }
        attached.animation.delegate?.animationDidStart(attached.animation)
    }

    /// Sets the start time of the animations that begin with this commit; all of one commit begin together.
    func beginAnimations(at time: TimeInterval) {
        guard !attachedAnimations.isEmpty else { return }
        let time = localTime(time)
        for index in attachedAnimations.indices where !attachedAnimations[index].isBegun {
            attachedAnimations[index].isBegun = true
            for record in attachedAnimations[index].records.indices
            where attachedAnimations[index].records[record].outerTiming.clampsToBegin {
                attachedAnimations[index].records[record].outerTiming.beginTime = time
            }
        }
    }

    func presentationCopy() -> CALayer {
        let copy = makePresentationCopy()
        let now = localTime(CACurrentMediaTime())
        for attached in attachedAnimations {
            for var record in attached.records {
                if !attached.isBegun, record.outerTiming.clampsToBegin { record.outerTiming.beginTime = now }
                _ = record.apply(to: &copy.properties, at: now)
            }
        }
        return copy
    }

    // MARK: - Actions

    func findAction(forKey event: String) -> (any CAAction)? {
        guard !CATransaction.disableActions() else { return nil }
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
        if let found { return found is NSNull ? nil : found }
        return implicitAnimation(forKey: event)
    }

    /// Returns the animation from the layer's current appearance to its new one; `nil` for a layer that has never been
    /// shown.
    private func implicitAnimation(forKey event: String) -> CAAnimation? {
        guard isCommitted, CATransaction.animationDuration() > 0, let key = AnimatedKey(keyPath: event) else {
            return nil
        }
        let animation = CABasicAnimation(keyPath: event)
        let shown = attachedAnimations.isEmpty ? properties : presentationCopy().properties
        animation.fromValue = key.value(in: shown)
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
