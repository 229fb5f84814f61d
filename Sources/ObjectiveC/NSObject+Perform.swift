// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

extension ActionTarget {
    /// Calls the method for `selector`, and returns the object that is its result.
    ///
    /// A class without such a method is logged, and has no result.
    @discardableResult
    public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
        let call = SelectorCall(target: self, selector: selector, arguments: [])
        guard let result = Isolation.assume({ call.sendOnMainActor() }) else { return nil }
        nonisolated(unsafe) let object = result as AnyObject  // Only kept, until the caller can have retained it.
        DispatchQueue.main.async { withExtendedLifetime(object) {} }
        return .passUnretained(object)
    }
}

extension NSObjectProtocol {
    /// Called by Interface Builder before it shows a view that is marked `@IBDesignable`.
    ///
    /// > Note: Differs from UIKit: only the application calls it, since `shoji preview` shows a placeholder for a class of
    /// > the application.
    public func prepareForInterfaceBuilder() {}
}
