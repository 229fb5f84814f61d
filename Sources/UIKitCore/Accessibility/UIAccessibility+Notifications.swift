// SPDX-License-Identifier: MIT
internal import Foundation

extension UIAccessibility {
    /// A change that assistive technology responds to.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A new screen appeared; the argument is the element to read first.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen changed; the argument is the element to read next.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A message; the argument is its text, a string or an attributed string.
        public static let announcement = Notification(rawValue: 1008)
        /// Content was scrolled; the argument describes the new position.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology is to wait; the argument is its ``AssistiveTechnologyIdentifier``.
        ///
        /// Changes are not reported until `resumeAssistiveTechnology` is posted.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
        /// An assistive technology is to continue.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
    }

    /// Reports a change to assistive technology.
    ///
    /// - Parameters:
    ///   - notification: The kind of change.
    ///   - argument: A text or an element, as the kind requires.
    public static func post(notification: Notification, argument: Any?) {
        for listener in listeners.values { listener(notification, argument) }
    }

    /// Adds a closure that is called for each change, until the returned number is passed to `removeListener(_:)`.
    package static func addListener(_ listener: @escaping @MainActor (Notification, Any?) -> Void) -> Int {
        lastListener += 1
        listeners[lastListener] = listener
        return lastListener
    }

    package static func removeListener(_ number: Int) {
        listeners[number] = nil
    }

    /// Whether anything receives the changes.
    static var isListenedTo: Bool { !listeners.isEmpty }

    private static var listeners: [Int: @MainActor (Notification, Any?) -> Void] = [:]
    private static var lastListener = 0
}
