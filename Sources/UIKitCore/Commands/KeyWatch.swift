// SPDX-License-Identifier: MIT
internal import LayerTree
internal import Windowing

/// Watches a window's modifier keys: pressing and releasing Alt opens the menu bar, holding it underlines the letters of
/// its menus, holding Ctrl lists the shortcuts.
@MainActor
final class KeyWatch {
    private weak var window: UIWindow?
    private var isAltAlone = false
    /// Whether the menu bar opens if the next report of modifiers is without Alt.
    private var awaitsModifiers = false
    private var pending: ScheduledCall?
    private var isListing = false

    init(window: UIWindow) {
        self.window = window
    }

    func see(_ presses: Set<UIPress>) {
        for press in presses {
            guard let code = press.key?.keyCode, !press.isRepeat || press.phase != .began else { continue }
            switch press.phase {
            case .began: keyWentDown(code, press)
            case .ended: keyCameUp(code)
            case .cancelled: interrupt()
            case .changed, .stationary: break
            }
        }
    }

    /// Resets the state after another action while a modifier is held.
    func interrupt() {
        isAltAlone = false
        awaitsModifiers = false
        window?.showMnemonics(false)
        pending?.cancel()
        pending = nil
        if isListing {
            isListing = false
            window?.hideKeyList()
        }
    }

    private func keyWentDown(_ code: UIKeyboardHIDUsage, _ press: UIPress) {
        let held = press.key?.modifierFlags.intersection(.chordKeys) ?? []
        interrupt()
        if code == .keyboardEscape { window?.hideKeyList() }
        if code == .keyboardLeftAlt, held.subtracting(.alternate).isEmpty {
            isAltAlone = true
            window?.showMnemonics(true)
        }
        let isControl = code == .keyboardLeftControl || code == .keyboardRightControl
        guard isControl, held.subtracting(.control).isEmpty else { return }
        pending = LayerClock.timeSource.schedule(after: Theme.Menu.discoverabilityDelay) { [weak self] in
            guard let self else { return }
            pending = nil
            isListing = window?.showKeyList() == true
        }
    }

    private func keyCameUp(_ code: UIKeyboardHIDUsage) {
        let opensMenuBar = isAltAlone && code == .keyboardLeftAlt
        interrupt()
        awaitsModifiers = opensMenuBar
    }

    /// Called with the modifiers after a key was pressed or released.
    ///
    /// With sticky keys, Alt remains in effect for the next key, and then its release doesn't open the menu bar.
    func modifiersDidChange(to modifiers: UIKeyModifierFlags) {
        guard awaitsModifiers else { return }
        awaitsModifiers = false
        guard !modifiers.contains(.alternate), window?.menuBarVisibility != .hidden else { return }
        window?.toggleMenuBar()
    }
}

extension UIWindow {
    /// The observer of modifier keys, created on first access.
    var keyWatch: KeyWatch {
        if let watch = attachments[KeyWatch.self] { return watch }
        let watch = KeyWatch(window: self)
        attachments[KeyWatch.self] = watch
        return watch
    }
}
