// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation

/// Groups changes of layers into one commit, and says how they are animated.
///
/// The first change of a run loop turn begins a transaction by itself; it is committed at the end of the turn, whatever
/// explicit transactions were begun and committed meanwhile: those only hold settings.
@MainActor
public enum CATransaction {
    /// Runs a closure once the current turn of the run loop is over: on the main queue, unless replaced by a host with a
    /// run loop of its own.
    public static var scheduler: @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void = { work in
        DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }

    /// Called after a commit that the `scheduler` did not run: one that answers a frame.
    package static var turnDidEnd: @MainActor () -> Void = {}
    /// Called after each commit, when everything is laid out.
    package static var didCommit: @MainActor () -> Void = {}

    /// How often layout or drawing may mark further layers before a commit goes out as it is.
    static let maximumPasses = 100

    /// Begins a transaction inside the current one, whose settings it inherits.
    public static func begin() {
        TransactionState.shared.begin()
    }

    /// Ends the innermost transaction that was begun; its changes go out at the end of the turn.
    public static func commit() {
        TransactionState.shared.end()
    }

    /// Lays out, draws and sends everything that is marked, now.
    ///
    /// Explicit transactions stay open. Called from within layout or drawing it does nothing.
    public static func flush() {
        TransactionState.shared.flush()
    }

    /// Seconds of animations that say nothing else; 0.25 unless set.
    ///
    /// At 0 changes are not animated implicitly.
    public static func animationDuration() -> CFTimeInterval {
        TransactionState.shared.setting(\.duration) ?? 0.25
    }

    public static func setAnimationDuration(_ dur: CFTimeInterval) {
        TransactionState.shared.set(\.duration, to: dur.isNaN ? 0 : max(0, dur))
    }

    /// The pace of animations that say nothing else; `nil` unless set.
    public static func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionState.shared.setting(\.timingFunction)
    }

    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionState.shared.set(\.timingFunction, to: function)
    }

    /// Whether changes ask for no actions, so that they show at once; false unless set.
    public static func disableActions() -> Bool {
        TransactionState.shared.setting(\.disablesActions) ?? false
    }

    public static func setDisableActions(_ flag: Bool) {
        TransactionState.shared.set(\.disablesActions, to: flag)
    }

    public static func completionBlock() -> (@MainActor () -> Void)? {
        TransactionState.shared.completionBlock
    }

    /// Calls `block` on the main actor when all animations added from now on in this transaction, and in those inside it,
    /// have ended or been removed; if there are none, soon after it is committed.
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        TransactionState.shared.completionBlock = block
    }

    /// Calls `handler` once, at the start of the next commit and before layout, and sees to it that there is one.
    package static func addCommitHandler(_ handler: @escaping @MainActor () -> Void) {
        TransactionState.shared.commitHandlers.append(handler)
        TransactionState.shared.schedule()
    }

    /// Calls `handler` once, after the next commit has been sent, and sees to it that there is one.
    package static func addPostCommitHandler(_ handler: @escaping @MainActor () -> Void) {
        TransactionState.shared.postCommitHandlers.append(handler)
        TransactionState.shared.schedule()
    }

    static var openCompletions: [TransactionCompletion] { TransactionState.shared.openCompletions }

    static func noteAnimation(of layer: CALayer) {
        TransactionState.shared.noteAnimation(of: layer)
    }
}
