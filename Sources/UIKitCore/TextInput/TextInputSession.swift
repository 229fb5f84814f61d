// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The connection between the text being edited in a window and the input method.
@MainActor
final class TextInputSession: UITextInputDelegate {
    private(set) weak var window: UIWindow?
    private(set) weak var input: (any UITextInput)?
    /// The input method; `nil` where there is none.
    private let method: (any TextInputMethod)?
    /// Whether an edit by the input method is being applied.
    private var isCarryingOut = false
    private var hasChanged = false
    /// Whether the input method wants its marked text deleted when the session ends.
    private var discardsMarkedText = false
    private var reported: TextInputState?

    /// The maximum length of the text sent to the input method on each side of the selection, in UTF-16 units.
    private static let reach = 2000

    /// Starts a session for `input`, which also notifies the controllers of input views.
    init(_ input: any UITextInput, in window: UIWindow) {
        let method = try? window.rootWindow.host?.platform.textInputMethod()
        self.window = window
        self.input = input
        self.method = method
        input.inputDelegate = self
        method?.editHandler = { [weak self] edit in self?.carryOut(edit) }
        method?.listeningHandler = { [weak self] in self?.tell(isOwnChange: false) }
        tell(isOwnChange: false)
    }

    func end() {
        if let input, input.inputDelegate === self {
            if discardsMarkedText, input.markedTextRange != nil {
                input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
                userDidChange(input)
            }
            input.unmarkText()
            input.inputDelegate = nil
        }
        method?.editHandler = nil
        method?.listeningHandler = nil
        method?.end()
    }

    // MARK: - UITextInputDelegate

    func selectionWillChange(_ textInput: (any UITextInput)?) {
        for controller in controllers { controller.selectionWillChange(textInput) }
    }

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        didChange()
        for controller in controllers { controller.selectionDidChange(textInput) }
    }

    func textWillChange(_ textInput: (any UITextInput)?) {
        for controller in controllers { controller.textWillChange(textInput) }
    }

    package func textDidChange(_ textInput: (any UITextInput)?) {
        didChange()
        for controller in controllers { controller.textDidChange(textInput) }
    }

    /// The controllers of the input views that are shown.
    private var controllers: [UIInputViewController] {
        window?.rootWindow.inputPanel?.inputSet.controllers.compactMap { $0 as? UIInputViewController } ?? []
    }

    private func didChange() {
        (input as? UIResponder)?.responderInteraction?.contentDidChange()
        guard !isCarryingOut else { return hasChanged = true }
        tell(isOwnChange: false)
    }

    // MARK: - To the input method

    /// Sends the surrounding text and the caret's position to the input method.
    private func tell(isOwnChange: Bool) {
        guard !isSuspended, let method, method.isListening, let state else { return }
        // Movements inside the marked text originate from the input method.
        guard isOwnChange || state != reported else { return }
        reported = state
        method.update(state, isOwnChange: isOwnChange)
    }

    /// Called when layout, scrolling, or a movement of the text's window may have moved the caret.
    func caretMayHaveMoved() {
        guard !isCarryingOut, !isSuspended, let method, method.isListening, var state = reported, let input,
            let selection = input.selectedTextRange, let rect = caretRect(for: selection, in: input),
            rect != state.caretRect
        else { return }
        state.caretRect = rect
        reported = state
        // The text has not changed.
        method.update(state, isOwnChange: true)
    }

    /// Whether the input method is disconnected while something else composes text.
    var isSuspended = false {
        didSet {
            guard isSuspended != oldValue else { return }
            if isSuspended { method?.end() }
            reported = nil
            tell(isOwnChange: false)
        }
    }

    private var state: TextInputState? {
        guard let input, let selection = input.selectedTextRange else { return nil }
        var state = TextInputState(purpose: Purpose.of(input), hints: Hints.of(input))
        let begin = input.beginningOfDocument
        // Marked text is not part of the surrounding text.
        if !input.isSecureTextEntry {
            let marked = input.markedTextRange
            let start = input.offset(from: begin, to: marked?.start ?? selection.start)
            let end = input.offset(from: begin, to: marked?.end ?? selection.end)
            // A long selection is cut at its start.
            let isCut = marked == nil && end - start > Self.reach
            let first = isCut ? end - Self.reach : max(start - Self.reach, 0)
            let anchor = max(start, first)
            let last = min(end + Self.reach, input.offset(from: begin, to: input.endOfDocument))
            if marked == nil {
                let text = text(in: input, from: first, to: last)
                state.surroundingText = text
                if text.utf16.count == last - first {
                    state.anchor = text.utf8Offset(ofUTF16: anchor - first)
                    state.cursor = text.utf8Offset(ofUTF16: end - first)
                } else {
                    // The range was extended, because one of its ends was inside a character.
                    state.anchor = self.text(in: input, from: first, to: anchor).utf8.count
                    state.cursor = text.utf8.count - self.text(in: input, from: end, to: last).utf8.count
                }
            } else {
                let before = text(in: input, from: first, to: start)
                state.surroundingText = before + text(in: input, from: end, to: last)
                state.anchor = before.utf8.count
                state.cursor = state.anchor
            }
        }
        state.caretRect = caretRect(for: selection, in: input) ?? .zero
        return state
    }

    /// Returns the caret at the end of the selection, in points of the root window's surface.
    private func caretRect(for selection: UITextRange, in input: any UITextInput) -> CGRect? {
        guard let window, let host = window.rootWindow.host, let view = input.textInputView else { return nil }
        let caret = view.convert(input.caretRect(for: selection.end), to: window)
        let (origin, place) = (host.chrome.layout.content.origin, window.originInRoot)
        return caret.offsetBy(dx: origin.x + place.x, dy: origin.y + place.y)
    }

    private func text(in input: any UITextInput, from first: Int, to last: Int) -> String {
        guard first < last, let start = input.position(from: input.beginningOfDocument, offset: first),
            let end = input.position(from: input.beginningOfDocument, offset: last),
            let range = input.textRange(from: start, to: end)
        else { return "" }
        return input.text(in: range) ?? ""
    }

    // MARK: - From the input method

    private func carryOut(_ edit: TextInputEdit) {
        guard let input, !isCarryingOut, UIApplication.running?.isIgnoringInteractionEvents != true else { return }
        isCarryingOut = true
        hasChanged = false
        discardsMarkedText = edit.discardsPreeditAtEnd
        apply(edit, to: input)
        isCarryingOut = false
        (input as? UIResponder)?.responderInteraction?.contentDidChange()
        // The delegate may have ended editing.
        guard isOpen else { return }
        tell(isOwnChange: true)
    }

    /// Applies the steps of an edit.
    ///
    /// Each is reported before the next one, because an observer may end editing.
    private func apply(_ edit: TextInputEdit, to input: any UITextInput) {
        let deletes = edit.deleteBefore > 0 || edit.deleteAfter > 0
        // A commit replaces the marked text in one step, but a deletion does not count it.
        if input.markedTextRange != nil, deletes || edit.commit.isEmpty && edit.preedit.isEmpty {
            input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
            userDidChange(input)
        }
        if deletes, isOpen, delete(before: edit.deleteBefore, after: edit.deleteAfter, in: input) {
            userDidChange(input)
        }
        if !edit.commit.isEmpty, isOpen { input.insertTypedText(edit.commit) }
        if !edit.preedit.isEmpty, isOpen {
            let tint = input.textInputView?.tintColor ?? .tintColor
            if let marked = edit.markedText(tint: tint) {
                input.setAttributedMarkedText(marked, selectedRange: edit.markedSelection)
            } else {
                input.setMarkedText(edit.preedit, selectedRange: edit.markedSelection)
            }
            userDidChange(input)
        }
    }

    /// Whether the text is still being edited.
    private var isOpen: Bool { input?.inputDelegate === self }

    /// Notifies the delegate of a change by the input method, which acts for the user.
    ///
    /// Programmatic changes through the same methods are not reported.
    private func userDidChange(_ input: any UITextInput) {
        (input as? any TextEditorClient)?.notifyUserChange()
    }

    /// Deletes bytes around the selection, and returns whether there were any and the delegate allowed it.
    private func delete(before: Int, after: Int, in input: any UITextInput) -> Bool {
        guard let selection = input.selectedTextRange else { return false }
        let begin = input.beginningOfDocument
        let start = input.offset(from: begin, to: selection.start)
        let end = input.offset(from: begin, to: selection.end)
        let length = input.offset(from: begin, to: input.endOfDocument)
        // A UTF-16 unit takes at least one byte, so no more units than bytes are needed.
        let head = text(in: input, from: max(start - max(before, 0), 0), to: start)
        let tail = text(in: input, from: end, to: min(end, length) + min(max(after, 0), length - end))
        let first = start - head.utf16.count(ofLastBytes: before)
        let last = end + tail.utf16.count(ofFirstBytes: after)
        guard let from = input.position(from: begin, offset: first), let to = input.position(from: begin, offset: last),
            let range = input.textRange(from: from, to: to), !range.isEmpty,
            input.shouldChangeText(in: range, replacementText: "")
        else { return false }
        input.replace(range, withText: "")
        return true
    }
}

extension String {
    /// Converts an offset in UTF-16 units to one in UTF-8 bytes.
    fileprivate func utf8Offset(ofUTF16 offset: Int) -> Int {
        let end = utf16.index(startIndex, offsetBy: min(max(offset, 0), utf16.count))
        return utf8.distance(from: startIndex, to: end)
    }
}

extension String.UTF16View {
    /// Returns the number of UTF-16 units in the last `bytes` bytes of UTF-8.
    ///
    /// A character that is only partly included does not count.
    fileprivate func count(ofLastBytes bytes: Int) -> Int {
        var (left, units) = (bytes, 0)
        for scalar in String(self).unicodeScalars.reversed() {
            left -= UTF8.width(scalar)
            guard left >= 0 else { break }
            units += UTF16.width(scalar)
        }
        return units
    }

    fileprivate func count(ofFirstBytes bytes: Int) -> Int {
        var (left, units) = (bytes, 0)
        for scalar in String(self).unicodeScalars {
            left -= UTF8.width(scalar)
            guard left >= 0 else { break }
            units += UTF16.width(scalar)
        }
        return units
    }
}
