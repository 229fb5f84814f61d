// SPDX-License-Identifier: MIT
internal import Foundation

/// An object that is notified of changes of properties that applications observe by name.
@MainActor
package protocol PropertyChangeObserver: AnyObject {
    /// Called before a property of an object is set.
    func willChange(_ object: AnyObject, _ key: String)
    /// Called after a property of an object was set.
    func didChange(_ object: AnyObject, _ key: String)
}

extension UIView {
    /// The observer of all views; `nil` until the first observation of a view begins, so that setters cost nothing before.
    package static var propertyObserver: (any PropertyChangeObserver)?

    /// Sets properties that may be observed.
    func changeObserved(_ keys: @autoclosure () -> [String], _ change: () -> Void) {
        guard let observer = UIView.propertyObserver else { return change() }
        let keys = keys()
        for key in keys { observer.willChange(self, key) }
        change()
        for key in keys.reversed() { observer.didChange(self, key) }
    }

    /// The properties that change with the frame, which is set to `new`.
    func keys(forFrame new: CGRect) -> [String] { ["frame", "center"] + (new.size == frame.size ? [] : ["bounds"]) }

    /// The properties that change with the bounds, which are set to `new`.
    func keys(forBounds new: CGRect) -> [String] {
        ["bounds"] + (new.size == bounds.size ? [] : ["frame"])
            + (self is UIScrollView && new.origin != bounds.origin ? ["contentOffset"] : [])
    }
}
