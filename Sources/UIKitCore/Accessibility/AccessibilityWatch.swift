// SPDX-License-Identifier: MIT

/// A change of an object that assistive technology may have read.
package enum AccessibilityMark: Sendable {
    /// The children, their order, or whether they are visible.
    case structure
    /// The name, value, state, or frame.
    case content
    /// The content of a scroll view was moved.
    case position
    /// The focus of the keyboard.
    case focus
    /// The windows of the application, or which one is active.
    case windows
    /// The caret or the selection of a text.
    case caret
    /// A range of a text, in UTF-16 units before the change, was replaced by text of a length.
    case text(range: Range<Int>, count: Int)
    /// All of a text.
    case wholeText
    /// The selection among the items of a container.
    case selection
    /// The items of a container.
    case items
}

/// An object that is notified of changes of objects.
@MainActor
package protocol AccessibilityWatcher: AnyObject {
    func accessibilityObject(_ object: UIResponder, didChange mark: AccessibilityMark)
}

/// The notification of changes, at the cost of one comparison for each while nothing is watching.
@MainActor
package enum AccessibilityWatch {
    package static var watcher: (any AccessibilityWatcher)?

    @inline(__always)
    package static func mark(_ object: UIResponder, _ mark: AccessibilityMark = .content) {
        guard let watcher else { return }
        watcher.accessibilityObject(object, didChange: mark)
    }
}
