// SPDX-License-Identifier: MIT
public import Foundation

extension UIDocument {
    /// The state of a document.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The document is open, and nothing is wrong.
        public static let normal: State = []
        /// The document has not been opened, or is closed.
        public static let closed = State(rawValue: 1 << 0)
        /// Another program has changed the file of a document with unsaved changes.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The last version could not be saved.
        public static let savingError = State(rawValue: 1 << 2)
        /// The document must not be changed at present.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// The document is being read or written, and `progress` says how far.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// A kind of change.
    public enum ChangeKind: Int, Sendable {
        /// It was changed.
        case done = 0
        /// A change was undone.
        case undone
        /// A change was redone.
        case redone
        /// It was read, or all changes were discarded.
        case cleared
    }

    /// Why a document is saved.
    public enum SaveOperation: Int, Sendable {
        /// At a new place.
        case forCreating = 0
        /// In the place of the version before.
        case forOverwriting
    }

    /// Posted after `documentState` changed; the object is the document.
    nonisolated public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// The key of the file in the `userInfo` of an activity, as a string.
    nonisolated public static let userActivityURLKey = "NSUserActivityDocumentURLKey"
}
