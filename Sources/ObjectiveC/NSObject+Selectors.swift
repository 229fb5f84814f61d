// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

extension NSObject {
    /// Returns whether the class of the object has a method for `selector`.
    public func responds(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        let objectClass = type(of: self)
        return MainActor.assumeIsolated {
            (objectClass as? any ActionTarget.Type)?.actions.selectors.contains(selector) ?? false
        }
    }

    /// Cancels the calls of a target that were scheduled with `perform(_:with:afterDelay:)`.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedCalls.cancel(of: target as AnyObject) { _ in true }
    }

    /// Cancels the calls of one method of a target with an argument.
    public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        DelayedCalls.cancel(of: target as AnyObject) {
            $0.selector == selector
                && DelayedCalls.isEqual($0.arguments.first ?? nil, object)
        }
    }
}

extension ActionTarget {
    /// Calls the method for `selector` after a delay in seconds, on the main thread.
    ///
    /// The target is kept until then.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        DelayedCalls.schedule(SelectorCall(target: self, selector: selector, arguments: [argument]), after: delay)
    }

    /// Calls the method for `selector` on the main thread.
    public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        let call = SelectorCall(target: self, selector: selector, arguments: [argument])
        if MainQueue.isCurrent, wait {
            call.send()
        } else if wait {
            DispatchQueue.main.sync { _ = call.sendOnMainActor() }
        } else {
            DispatchQueue.main.async { _ = call.sendOnMainActor() }
        }
    }
}
