// SPDX-License-Identifier: MIT

extension UIAccessibility {
    /// An assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The screen reader.
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// A technology that operates the application by its actions, such as one for switches.
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Constants for whether an element's content is expanded.
    public enum ExpandedStatus: Int, Sendable {
        /// The content can't be expanded.
        case unsupported
        case expanded
        case collapsed
    }

    /// The behavior of an element that handles touches itself, when a screen reader is running.
    public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element isn't read out when it is touched.
        public static let silentOnTouch = DirectTouchOptions(rawValue: 1 << 0)
        /// The element handles touches once it was activated.
        public static let requiresActivation = DirectTouchOptions(rawValue: 1 << 1)
    }
}

/// The urgency of an announcement.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The announcement interrupts others, and can't be interrupted.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// The announcement interrupts others.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// The announcement follows others.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

/// A kind of text, which determines how it is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a kind of text with a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Text of a document.
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A story, such as a book.
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    /// A conversation.
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    /// Numbers and formulas in cells.
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// Names of files.
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Source code, in which punctuation is read.
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// The output of commands.
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}
