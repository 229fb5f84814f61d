// SPDX-License-Identifier: MIT
internal import Windowing

extension UIKey {
    /// Creates the key that the window system reported.
    ///
    /// A key of an unfinished compose sequence has neither text nor a function.
    convenience init(_ event: KeyEvent) {
        let usage = UIKeyboardHIDUsage(event)
        var modifiers = UIKeyModifierFlags(event.modifiers)
        if Self.keypadKeysyms.contains(event.keysym) || usage.isOnKeypad { modifiers.insert(.numericPad) }
        // With Num Lock, Shift selects the movement of a keypad's key, and so doesn't extend the selection.
        if event.modifiers.contains(.numLock), Self.keypadMovements.contains(event.keysym) { modifiers.remove(.shift) }
        self.init(
            characters: event.isComposing ? "" : event.characters,
            charactersIgnoringModifiers: event.isComposing ? "" : event.charactersIgnoringModifiers,
            modifierFlags: modifiers, keyCode: usage)
    }

    /// XK_KP_Space to XK_KP_Equal.
    private static let keypadKeysyms: ClosedRange<UInt32> = 0xff80...0xffbd
    /// XK_KP_Home to XK_KP_Delete.
    private static let keypadMovements: ClosedRange<UInt32> = 0xff95...0xff9f
}

extension KeyEvent {
    /// Whether the key starts or pauses what is played.
    var isPlayKey: Bool {
        // XF86AudioPlay and XF86AudioPause; without a keymap, KEY_PLAYPAUSE, KEY_PLAYCD, KEY_PAUSECD, and KEY_PLAY.
        [0x1008_ff14, 0x1008_ff31].contains(keysym) || keysym == 0 && [164, 200, 201, 207].contains(code)
    }
}
