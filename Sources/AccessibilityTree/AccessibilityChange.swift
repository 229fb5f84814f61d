// SPDX-License-Identifier: MIT

/// A change of the tree of accessible objects.
public enum AccessibilityChange: Hashable, Sendable {
    case childAdded(AccessibilityID, parent: AccessibilityID, index: Int)
    /// The child was removed from its parent, and usually ceases to exist.
    case childRemoved(AccessibilityID, parent: AccessibilityID, index: Int)
    /// The number of children changed, of which there are too many for one change each.
    ///
    /// Children that were read before and don't exist anymore are reported one by one.
    case childCount(AccessibilityID, from: Int, to: Int)
    /// The object doesn't exist anymore.
    case ended(AccessibilityID)
    case name(AccessibilityID, String)
    case details(AccessibilityID, String)
    case value(AccessibilityID, String, Double?)
    case role(AccessibilityID, AccessibilityRole)
    /// One of the object's states.
    case state(AccessibilityID, AccessibilityStates, Bool)
    case frame(AccessibilityID, AccessibilityFrame)
    case attributes(AccessibilityID)
    /// The object has the focus of the keyboard or of assistive technology.
    case focus(AccessibilityID)
    /// The active object among children that are made on demand.
    case activeDescendant(AccessibilityID, parent: AccessibilityID)
    /// The selection among the object's children.
    case selection(AccessibilityID)
    /// An insertion into the object's text, with an offset in Unicode scalars.
    case textInserted(AccessibilityID, offset: Int, text: String)
    case textRemoved(AccessibilityID, offset: Int, text: String)
    case caret(AccessibilityID, offset: Int)
    case textSelection(AccessibilityID)
    case textAttributes(AccessibilityID)
    /// A message to read out.
    case announcement(AccessibilityID, String, interrupts: Bool)
    case windowOpened(AccessibilityID)
    case windowClosed(AccessibilityID)
    case windowActivated(AccessibilityID)
    case windowDeactivated(AccessibilityID)
}

/// An object that is notified of changes of a tree.
@MainActor
public protocol AccessibilityObserver: AnyObject {
    /// Called at most once per run-loop iteration, with the changes in the order in which they happened.
    func accessibilityChanged(_ changes: [AccessibilityChange])
}
