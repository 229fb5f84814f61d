// SPDX-License-Identifier: MIT
internal import Localization
internal import Windowing

extension UIWindow {
    /// Performs the command for a key before views get the press.
    ///
    /// The order is: commands with priority; keys of text input, focus movement, and scrolling, in `pressesBegan`; and
    /// all other commands, from the first responder upward and then in the main menu.
    func performsCommand(for press: UIPress) -> Bool {
        guard let key = press.key, !key.keyCode.isModifier, passesCommands else { return false }
        let stroke = KeyStroke(key)
        let search = CommandSearch(start: keyResponder)
        if search.perform(stroke, isRepeat: press.isRepeat, onlyPriority: true) { return true }
        guard !usesBeforeCommands(key) else { return false }
        return search.perform(stroke, isRepeat: press.isRepeat, onlyPriority: false)
    }

    /// Performs the command for a key that text input, focus movement, and scrolling could have used but didn't.
    func performsLateCommand(for press: UIPress) -> Bool {
        guard let key = press.key, passesCommands, usesBeforeCommands(key), !isTyped(key) else { return false }
        return CommandSearch(start: keyResponder).perform(
            KeyStroke(key), isRepeat: press.isRepeat, onlyPriority: false)
    }

    /// Whether text input, focus movement, or scrolling may use the key.
    private func usesBeforeCommands(_ key: UIKey) -> Bool {
        let isPlain = key.modifierFlags.isPlain
        if firstResponder is any UIKeyInput {
            if key.keyCode.isErasure { return EditCommand.secondary(for: KeyStroke(key)) == nil }
            return key.keyCode.isMovement || isTyped(key) || key.keyCode == .keyboardEscape && isPredicting
        }
        return isPlain && (key.keyCode.isMovement || Self.systemKeys.contains(key.keyCode))
    }

    /// Whether the text has a prediction, which Escape hides.
    private var isPredicting: Bool {
        (firstResponder as? any TextEditorClient)?.editor.predictions?.shown != nil
    }

    /// Whether the key is text for the first responder; Tab is one that the text may take.
    private func isTyped(_ key: UIKey) -> Bool {
        guard firstResponder is any UIKeyInput, key.modifierFlags.isPlain else { return false }
        return key.textEdit != nil || key.keyCode == .keyboardTab
    }

    private static let systemKeys: Set<UIKeyboardHIDUsage> = [
        .keyboardTab, .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter,
    ]
}

extension UIKeyboardHIDUsage {
    /// Whether the key is Ctrl, Shift, Alt, or Super.
    var isModifier: Bool { (224...231).contains(rawValue) }

    /// Whether the key moves the caret, focus, or scroll position.
    fileprivate var isMovement: Bool {
        switch self {
        case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome,
            .keyboardEnd, .keyboardPageUp, .keyboardPageDown:
            true
        default: false
        }
    }

    fileprivate var isErasure: Bool { self == .keyboardDeleteOrBackspace || self == .keyboardDeleteForward }
}

/// The window's actions for commands of the main menu.
extension UIWindow {
    static func addingCommands(to table: ActionTable) -> ActionTable {
        table
            .adding("performClose:", UIWindow.closeByCommand)
            .adding("toggleFullScreen:", UIWindow.toggleFullScreen)
            .adding("performMiniaturize:", UIWindow.minimize)
            .adding("performZoom:", UIWindow.toggleMaximized)
            .adding("showKeyboardShortcuts:", UIWindow.toggleKeyList)
            .adding("undo:", UIWindow.undoByCommand)
            .adding("redo:", UIWindow.redoByCommand)
    }

    /// Whether the window system supports the command; `nil` for commands that aren't the window's.
    func canPerformWindowCommand(_ action: Selector) -> Bool? {
        if action == "undo:" { return keyResponder.undoManager?.canUndo == true }
        if action == "redo:" { return keyResponder.undoManager?.canRedo == true }
        guard Self.windowCommands.contains(action) else { return nil }
        guard let host else { return false }
        let capabilities = host.platform.configuration.capabilities
        switch action {
        case "toggleFullScreen:": return capabilities.contains(.fullScreen)
        case "performMiniaturize:": return capabilities.contains(.minimize)
        case "performZoom:": return capabilities.contains(.maximize)
        default: return true
        }
    }

    private static let windowCommands: Set<Selector> = [
        "performClose:", "toggleFullScreen:", "performMiniaturize:", "performZoom:", "showKeyboardShortcuts:",
    ]

    func validateWindowCommand(_ command: UICommand) {
        let states = host?.platform.configuration.states ?? []
        switch command.action {
        case "undo:": command.title = keyResponder.undoManager?.undoMenuItemTitle ?? command.title
        case "redo:": command.title = keyResponder.undoManager?.redoMenuItemTitle ?? command.title
        case "toggleFullScreen:" where states.contains(.fullScreen): command.title = Phrase.leaveFullScreen.text
        case "performZoom:" where states.contains(.maximized): command.title = Phrase.restore.text
        default: break
        }
    }

    /// Undoes the last change with the undo manager of the responder that receives keys.
    private func undoByCommand() {
        keyResponder.undoManager?.undo()
    }

    private func redoByCommand() {
        keyResponder.undoManager?.redo()
    }

    private func closeByCommand() {
        UIApplication.running?.windowWasClosedByUser(self)
    }

    private func toggleFullScreen() {
        guard let host else { return }
        host.platform.setFullScreen(!host.isFullScreen, on: nil)
    }

    private func minimize() {
        host?.platform.minimize()
    }

    private func toggleMaximized() {
        guard let platform = host?.platform else { return }
        platform.setMaximized(!platform.configuration.states.contains(.maximized))
    }
}
