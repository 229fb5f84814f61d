// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import UIKitCore

/// A selector to be sent to a target, possibly from another thread.
struct SelectorCall: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
    let arguments: [Any?]

    /// Calls the method now on the main thread, or later there if this is another.
    func send() {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { _ = sendOnMainActor() }
        } else {
            DispatchQueue.main.async { _ = sendOnMainActor() }
        }
    }

    /// Calls the method.
    ///
    /// A target without such a method is logged.
    /// - Returns: The method's result.
    @MainActor
    func sendOnMainActor() -> Any? {
        if let result = SelectorCall.perform(target, selector, ActionCall(arguments: arguments)) { return result }
        Log.misuse("\(type(of: target)) has no action \"\(selector.name)\".")
        return nil
    }

    @MainActor
    private static func perform(_ target: AnyObject, _ selector: Selector, _ call: ActionCall) -> Any?? {
        if let target = target as? any ActionTarget { return target.perform(selector, call: call) }
        return selector.performCarried(on: target, call: call)
    }
}
