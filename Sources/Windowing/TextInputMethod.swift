// SPDX-License-Identifier: MIT
public import Foundation

/// The state of the edited text for the input method.
public struct TextInputState: Hashable, Sendable {
    /// The purposes of a text field.
    public enum Purpose: Hashable, Sendable, CaseIterable {
        case normal, alpha, digits, number, phone, url, email, name, password, pin, date, time, datetime, terminal
    }

    /// Hints for the input method's behavior.
    public struct Hints: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Suggest completions.
        public static let completion = Hints(rawValue: 1 << 0)
        /// Check spelling.
        public static let spellcheck = Hints(rawValue: 1 << 1)
        /// Capitalize sentences automatically.
        public static let autoCapitalization = Hints(rawValue: 1 << 2)
        /// Prefer lowercase letters.
        public static let lowercase = Hints(rawValue: 1 << 3)
        /// Prefer uppercase letters.
        public static let uppercase = Hints(rawValue: 1 << 4)
        /// Capitalize words.
        public static let titlecase = Hints(rawValue: 1 << 5)
        /// Hide the text.
        public static let hiddenText = Hints(rawValue: 1 << 6)
        /// Don't store the text.
        public static let sensitiveData = Hints(rawValue: 1 << 7)
        /// Prefer Latin characters.
        public static let latin = Hints(rawValue: 1 << 8)
        /// The text has several lines.
        public static let multiline = Hints(rawValue: 1 << 9)
    }

    /// The purpose of the text field.
    public var purpose: Purpose
    /// The hints.
    public var hints: Hints
    /// The text around the selection, without the composition; truncated by the backend to the protocol's limit.
    public var surroundingText: String
    /// The moving end of the selection, as a UTF-8 offset in `surroundingText`.
    public var cursor: Int
    /// The fixed end of the selection, as a UTF-8 offset in `surroundingText`.
    public var anchor: Int
    /// The caret in surface points.
    public var caretRect: CGRect

    /// Creates a state.
    public init(
        purpose: Purpose = .normal, hints: Hints = [], surroundingText: String = "", cursor: Int = 0, anchor: Int = 0,
        caretRect: CGRect = .zero
    ) {
        self.purpose = purpose
        self.hints = hints
        self.surroundingText = surroundingText
        self.cursor = cursor
        self.anchor = anchor
        self.caretRect = caretRect
    }
}

/// An edit by an input method.
///
/// Its parts are applied in the order of the properties, after removing the old composition.
public struct TextInputEdit: Hashable, Sendable {
    /// A part of the composed text with an appearance of its own.
    public struct Segment: Hashable, Sendable {
        /// The kinds of lines below composed text.
        public enum Underline: Hashable, Sendable, CaseIterable {
            case none, single, double, wavy
        }

        /// The part of `preedit`, as UTF-8 offsets.
        public var range: Range<Int>
        /// The line below the text.
        public var underline: Underline
        /// Whether the part is the one that is being converted.
        public var isHighlighted: Bool

        /// Creates a segment.
        public init(range: Range<Int>, underline: Underline = .single, isHighlighted: Bool = false) {
            self.range = range
            self.underline = underline
            self.isHighlighted = isHighlighted
        }
    }

    /// The number of UTF-8 bytes to delete before the caret.
    public var deleteBefore: Int
    /// The number of UTF-8 bytes to delete after the caret.
    public var deleteAfter: Int
    /// The text to insert.
    public var commit: String
    /// The text being composed, not yet part of the document; empty for none.
    public var preedit: String
    /// The caret or selection in `preedit`, as UTF-8 offsets; `nil` hides the caret.
    public var preeditSelection: Range<Int>?
    /// The parts of `preedit` with an appearance of their own, in order and without overlaps.
    ///
    /// All other composed text has a single underline.
    public var preeditSegments: [Segment]
    /// Whether `preedit` is deleted instead of kept if text entry ends before it is committed.
    public var discardsPreeditAtEnd: Bool

    /// Creates an edit.
    public init(
        deleteBefore: Int = 0, deleteAfter: Int = 0, commit: String = "", preedit: String = "",
        preeditSelection: Range<Int>? = nil, preeditSegments: [Segment] = [],
        discardsPreeditAtEnd: Bool = false
    ) {
        self.deleteBefore = deleteBefore
        self.deleteAfter = deleteAfter
        self.commit = commit
        self.preedit = preedit
        self.preeditSelection = preeditSelection
        self.preeditSegments = preeditSegments
        self.discardsPreeditAtEnd = discardsPreeditAtEnd
    }
}

/// The input method of a window.
@MainActor
public protocol TextInputMethod: AnyObject {
    /// Called for each edit by the input method.
    var editHandler: ((TextInputEdit) -> Void)? { get set }
    /// Starts or continues text entry, during which keys can be delivered as edits. Call again when the state changes;
    /// `isOwnChange` is false unless an edit of the input method changed the text.
    func update(_ state: TextInputState, isOwnChange: Bool)
    /// Ends text entry.
    func end()
    /// Whether an input method wants to know the text: while it doesn't, no state need be gathered.
    var isListening: Bool { get }
    /// Called when an input method begins to listen, which then needs the state.
    var listeningHandler: (() -> Void)? { get set }
}
