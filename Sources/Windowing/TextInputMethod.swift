// SPDX-License-Identifier: MIT
public import Foundation

/// What an input method should know of the text that is edited.
public struct TextInputState: Hashable, Sendable {
    public enum Purpose: Hashable, Sendable, CaseIterable {
        case normal, alpha, digits, number, phone, url, email, name, password, pin, date, time, datetime, terminal
    }

    public struct Hints: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let completion = Hints(rawValue: 1 << 0)
        public static let spellcheck = Hints(rawValue: 1 << 1)
        public static let autoCapitalization = Hints(rawValue: 1 << 2)
        public static let lowercase = Hints(rawValue: 1 << 3)
        public static let uppercase = Hints(rawValue: 1 << 4)
        public static let titlecase = Hints(rawValue: 1 << 5)
        public static let hiddenText = Hints(rawValue: 1 << 6)
        public static let sensitiveData = Hints(rawValue: 1 << 7)
        public static let latin = Hints(rawValue: 1 << 8)
        public static let multiline = Hints(rawValue: 1 << 9)
    }

    public var purpose: Purpose
    public var hints: Hints
    /// Text around the selection, composition excluded; cut down by the backend to what the display takes.
    public var surroundingText: String
    /// The selection in `surroundingText`, as UTF-8 offsets; `cursor` is the moving end.
    public var cursor: Int
    public var anchor: Int
    /// Where the caret is, in surface points.
    public var caretRect: CGRect

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

/// One step of an input method; the parts are carried out in the order of the members.
public struct TextInputEdit: Hashable, Sendable {
    /// UTF-8 bytes to take away before and after the caret, once the old composition is gone.
    public var deleteBefore: Int
    public var deleteAfter: Int
    /// Text to insert for good.
    public var commit: String
    /// Text being composed, shown underlined and not yet part of the document; empty for none.
    public var preedit: String
    /// The caret or selection in `preedit`, as UTF-8 offsets; `nil` hides the caret.
    public var preeditSelection: Range<Int>?

    public init(
        deleteBefore: Int = 0, deleteAfter: Int = 0, commit: String = "", preedit: String = "",
        preeditSelection: Range<Int>? = nil
    ) {
        self.deleteBefore = deleteBefore
        self.deleteAfter = deleteAfter
        self.commit = commit
        self.preedit = preedit
        self.preeditSelection = preeditSelection
    }
}

/// The desktop's input method, as one window speaks to it.
@MainActor
public protocol TextInputMethod: AnyObject {
    /// Called with what the user composed and committed.
    var editHandler: ((TextInputEdit) -> Void)? { get set }
    /// Starts, or goes on with, text entry: keys may now come as edits. Call again when the state changes;
    /// `isOwnChange` is false when it was not an edit from the input method that changed the text.
    func update(_ state: TextInputState, isOwnChange: Bool)
    /// No text is edited any more.
    func end()
}
