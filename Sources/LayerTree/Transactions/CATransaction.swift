// SPDX-License-Identifier: MIT
internal import Dispatch
public import Foundation

/// Groups layer changes into one commit and specifies how they are animated.
///
/// The first change of a run-loop iteration implicitly begins a transaction, which is committed at the end of the
/// iteration. Explicit transactions that begin and end in between only scope settings.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    /// Runs a closure at the end of the current run-loop iteration: on the main queue by default; replaced by a host
    /// with its own run loop.
    package static var scheduler: @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void = { work in
        DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }

    /// Called after a commit that `scheduler` did not run, namely one that responds to a frame.
    package static var turnDidEnd: @MainActor () -> Void = {}
    /// Called after each commit, when layout is complete.
    package static var didCommit: @MainActor () -> Void = {}

    /// The maximum number of passes in which layout or drawing can mark further layers before the commit is sent
    /// anyway.
    static let maximumPasses = 100

    /// Begins a transaction inside the current one, whose settings it inherits.
    public static func begin() {
        TransactionState.shared.begin()
    }

    /// Ends the innermost explicit transaction.
    ///
    /// Its changes are sent at the end of the run-loop iteration.
    public static func commit() {
        TransactionState.shared.end()
    }

    /// Lays out, draws and sends everything that is marked, now.
    ///
    /// Explicit transactions stay open. Does nothing when called during layout or drawing.
    public static func flush() {
        TransactionState.shared.flush()
    }

    /// The duration of animations that don't set one, in seconds; 0.25 by default.
    ///
    /// At 0, changes are not animated implicitly.
    public static func animationDuration() -> CFTimeInterval {
        TransactionState.shared.setting(\.duration) ?? 0.25
    }

    /// Sets the duration of animations that don't set one, in seconds.
    public static func setAnimationDuration(_ dur: CFTimeInterval) {
        TransactionState.shared.set(\.duration, to: dur.isNaN ? 0 : max(0, dur))
    }

    /// The timing function of animations that don't set one; `nil` by default.
    public static func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionState.shared.setting(\.timingFunction)
    }

    /// Sets the timing function of animations that don't set one.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionState.shared.set(\.timingFunction, to: function)
    }

    /// Whether changes take effect without actions, and so without animation; false by default.
    public static func disableActions() -> Bool {
        TransactionState.shared.setting(\.disablesActions) ?? false
    }

    /// Sets whether changes take effect without actions.
    public static func setDisableActions(_ flag: Bool) {
        TransactionState.shared.set(\.disablesActions, to: flag)
    }

    /// The completion block of the current transaction.
    public static func completionBlock() -> (@MainActor () -> Void)? {
        TransactionState.shared.completionBlock
    }

    /// Calls `block` on the main actor when all animations added from now on in this transaction, and in those nested
    /// in it, have ended or been removed; if there are none, soon after the commit.
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        TransactionState.shared.completionBlock = block
    }

    /// Returns the value of one of the `kCATransaction…` keys; `nil` for another key.
    public static func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        case kCATransactionDisableActions: disableActions()
        default: nil
        }
    }

    /// Sets the value of one of the `kCATransaction…` keys.
    ///
    /// Another key, and a value of another type, are ignored.
    public static func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let number = anObject as? NSNumber { setAnimationDuration(number.doubleValue) }
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? @MainActor () -> Void)
        case kCATransactionDisableActions:
            if let number = anObject as? NSNumber { setDisableActions(number.boolValue) }
        default: break
        }
    }

    /// Calls `handler` once, at the start of the next commit and before layout, and schedules a commit.
    package static func addCommitHandler(_ handler: @escaping @MainActor () -> Void) {
        TransactionState.shared.commitHandlers.append(handler)
        TransactionState.shared.schedule()
    }

    /// Calls `handler` once, after the next commit has been sent, and schedules a commit.
    package static func addPostCommitHandler(_ handler: @escaping @MainActor () -> Void) {
        TransactionState.shared.postCommitHandlers.append(handler)
        TransactionState.shared.schedule()
    }

    /// The number of commits that have been sent, which tells whether two things happened before the same one.
    package static var commitCount: UInt32 { TransactionState.shared.commitCount }

    static var openCompletions: [TransactionCompletion] { TransactionState.shared.openCompletions }

    static func noteAnimation(of layer: CALayer) {
        TransactionState.shared.noteAnimation(of: layer)
    }
}

/// The key of the duration of animations, a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes take effect without actions, a Boolean.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of animations, a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block, a closure without parameters.
public let kCATransactionCompletionBlock = "completionBlock"
