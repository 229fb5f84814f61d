// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing

/// The keys that enter a character by its code point: Ctrl+Shift+U, hexadecimal digits, and then Space, Return, or the
/// release of Ctrl and Shift.
///
/// The digits are shown as marked text. Meanwhile the input method is disconnected, because it could use them.
@MainActor
final class CodePointInput {
    private let input: any UITextInput
    private weak var session: TextInputSession?
    private var entry = CodePointEntry()
    /// Whether the last digit was entered while Ctrl and Shift were down, whose release then ends the entry.
    private var isHeld = false

    init(_ input: any UITextInput, session: TextInputSession?) {
        self.input = input
        self.session = session
        session?.isSuspended = true
        show()
    }

    /// Whether the key begins the entry of a code point.
    static func begins(with key: UIKey) -> Bool {
        key.modifierFlags.intersection([.control, .shift, .alternate, .command]) == [.control, .shift]
            && key.charactersIgnoringModifiers.lowercased() == "u"
    }

    /// Whether the digits are still shown; the text may have been changed or unmarked.
    var isActive: Bool {
        guard let range = input.markedTextRange else { return false }
        // A secure text doesn't tell its content.
        return input.isSecureTextEntry || input.text(in: range) == entry.preview
    }

    /// Handles a key press.
    ///
    /// - Returns: Whether the entry continues.
    func press(_ key: UIKey) -> Bool {
        if key.keyCode.isModifier { return true }
        switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter:
            finish()
            return false
        case .keyboardEscape:
            cancel()
            return false
        case .keyboardDeleteOrBackspace:
            guard entry.removeLast() else {
                cancel()
                return false
            }
        default:
            // Other keys are ignored, so that a typing error doesn't insert text next to the digits.
            let modifiers = key.modifierFlags
            isHeld = modifiers.isSuperset(of: [.control, .shift])
            guard isHeld || modifiers.isPlain, let digit = key.hexDigit, entry.append(digit) else { return true }
        }
        show()
        return true
    }

    /// Handles the release of a key.
    ///
    /// - Returns: Whether the entry continues.
    func release(_ key: UIKey) -> Bool {
        guard isHeld, key.keyCode.isControlOrShift else { return true }
        finish()
        return false
    }

    func cancel() {
        if isActive {
            input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
            (input as? any TextEditorClient)?.notifyUserChange()
        }
        session?.isSuspended = false
    }

    private func finish() {
        guard isActive, let scalar = entry.scalar else { return cancel() }
        input.insertText(String(Character(scalar)))
        session?.isSuspended = false
    }

    private func show() {
        let text = entry.preview
        input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        (input as? any TextEditorClient)?.notifyUserChange()
    }
}

extension UIKey {
    /// The hexadecimal digit of the key: what it types, or what is printed on it.
    fileprivate var hexDigit: Character? {
        for text in [characters, charactersIgnoringModifiers] {
            if text.count == 1, let digit = text.first, digit.isASCII, digit.isHexDigit { return digit }
        }
        // On some layouts digits need Shift, which is down anyway.
        switch keyCode.rawValue {
        case 30...38: return Character(String(keyCode.rawValue - 29))
        case 39, 98: return "0"
        case 89...97: return Character(String(keyCode.rawValue - 88))
        default: return nil
        }
    }
}

extension UIKeyboardHIDUsage {
    fileprivate var isControlOrShift: Bool {
        [.keyboardLeftControl, .keyboardRightControl, .keyboardLeftShift, .keyboardRightShift].contains(self)
    }
}

extension UIWindow {
    /// The entry of a code point in this window or its popups; only root windows have one.
    var codePointEntry: CodePointInput? {
        get { attachments[CodePointInput.self] }
        set { attachments[CodePointInput.self] = newValue }
    }

    /// Passes a pressed key to the entry of a code point in progress.
    ///
    /// - Returns: Whether the key was used.
    func continueCodePointEntry(_ press: UIPress) -> Bool {
        guard let entry = activeCodePointEntry, let key = press.key else { return false }
        if !entry.press(key) { rootWindow.codePointEntry = nil }
        return !key.keyCode.isModifier
    }

    func releaseDuringCodePointEntry(_ press: UIPress) {
        guard let entry = activeCodePointEntry, let key = press.key, !entry.release(key) else { return }
        rootWindow.codePointEntry = nil
    }

    private var activeCodePointEntry: CodePointInput? {
        let root = rootWindow
        guard let entry = root.codePointEntry else { return nil }
        if entry.isActive { return entry }
        entry.cancel()
        root.codePointEntry = nil
        return nil
    }

    /// Begins the entry of a code point if the key is for that and text is edited.
    func beginCodePointEntry(_ press: UIPress) -> Bool {
        guard let key = press.key, CodePointInput.begins(with: key), passesCommands, !press.isRepeat,
            let input = firstResponder as? any UITextInput,
            (input as? any TextEditorClient)?.acceptsEdits != false
        else { return false }
        input.unmarkText()
        let root = rootWindow
        root.codePointEntry = CodePointInput(input, session: root.textInputSession)
        return true
    }
}
