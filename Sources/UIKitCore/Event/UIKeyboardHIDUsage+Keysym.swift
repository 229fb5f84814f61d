// SPDX-License-Identifier: MIT
internal import Windowing

extension UIKeyboardHIDUsage {
    /// The usage of a key: its function in the current layout, or the key's position if it types a character.
    ///
    /// Layouts exchange function keys (Caps Lock as Escape), move functions to letters (the arrows of Neo) and to the
    /// keypad (without Num Lock), and virtual keyboards number their keys arbitrarily. Therefore, the position of a
    /// function key counts only if the keysym agrees, and that of a character key only if the key types a character.
    /// 0, HID's "no event", for a key with neither.
    init(_ event: KeyEvent) {
        let position = UIKeyboardHIDUsage(linuxCode: event.code)
        let none = UIKeyboardHIDUsage(rawValue: 0)
        guard !event.isComposing else {
            self = position.isWriting ? position : none
            return
        }
        self =
            switch KeysymMeaning(event.keysym) {
            case .unknown: position
            case .function(let usage): usage
            case .modifier(let usage): position.isModifier ? position : usage
            case .character(let symbol): position.types(symbol) ? position : Self.typing[symbol] ?? none
            case .other: position.isIndifferent ? position : none
            }
    }

    /// Whether a key at this position can type the character with that keysym.
    private func types(_ symbol: UInt32) -> Bool {
        switch self {
        case .keyboardSpacebar: KeysymMeaning.spaces.contains(symbol)
        case .keypadNumLock, .keypadEnter: false
        case .keypadEqualSign, .keypadComma: Self.typing[symbol]?.isLetter != true
        case _ where isOnKeypad: Self.typing[symbol]?.isLetter != true
        default: isWriting
        }
    }

    /// Whether the key keeps its position with a symbol that has no usage, such as an accent or a multimedia key.
    ///
    /// Keys that have a function lose it: Menu as the Compose key doesn't open a menu.
    private var isIndifferent: Bool {
        isModifier || isWriting || rawValue > Self.keypadEqualSign.rawValue
    }

    /// Whether the key is a letter of the US layout.
    private var isLetter: Bool { (Self.keyboardA.rawValue...Self.keyboardZ.rawValue).contains(rawValue) }

    /// Whether the key is one of the main block that types a character in all layouts.
    private var isWriting: Bool {
        switch self {
        case .keyboardNonUSBackslash, .keyboardInternational1, .keyboardInternational3: true
        default:
            (Self.keyboardA.rawValue...Self.keyboard0.rawValue).contains(rawValue)
                || (Self.keyboardHyphen.rawValue...Self.keyboardSlash.rawValue).contains(rawValue)
        }
    }

    /// The keys that type the characters of ASCII in the US layout.
    private static let typing: [UInt32: UIKeyboardHIDUsage] = {
        let rows: [(first: Int, characters: String)] = [
            (4, "abcdefghijklmnopqrstuvwxyz1234567890"), (4, "ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()"),
            (45, "-=[]\\"), (45, "_+{}|"), (51, ";'`,./"), (51, ":\"~<>?"),
        ]
        var keys: [UInt32: UIKeyboardHIDUsage] = [:]
        for row in rows {
            for (index, scalar) in row.characters.unicodeScalars.enumerated() {
                keys[scalar.value] = UIKeyboardHIDUsage(rawValue: row.first + index)
            }
        }
        return keys
    }()
}

/// The meaning of an XKB keysym, as far as HID has a usage for it.
private enum KeysymMeaning {
    /// The keymap isn't known, or has no symbol for the key.
    case unknown
    /// A function, wherever the key is.
    case function(UIKeyboardHIDUsage)
    /// A modifier; the position tells the left key from the right one.
    case modifier(UIKeyboardHIDUsage)
    /// A character, identified by its keysym, which is the code point for ASCII.
    case character(UInt32)
    /// A symbol without a usage, such as a dead accent, a multimedia key, or a change of layout.
    case other

    init(_ keysym: UInt32) {
        switch keysym {
        case 0: self = .unknown
        case 0x20: self = .function(.keyboardSpacebar)
        // XK_KP_1 to XK_KP_9, XK_F1 to XK_F12, XK_F13 to XK_F24.
        case 0xffb1...0xffb9: self = .function(.keypad1, plus: keysym - 0xffb1)
        case 0xffbe...0xffc9: self = .function(.keyboardF1, plus: keysym - 0xffbe)
        case 0xffca...0xffd5: self = .function(.keyboardF13, plus: keysym - 0xffca)
        // XF86Switch_VT_1 to XF86Switch_VT_12: F1 to F12 with Control and Alt.
        case 0x1008_fe01...0x1008_fe0c: self = .function(.keyboardF1, plus: keysym - 0x1008_fe01)
        // XK_KP_Separator: a comma on some keypads, a period on others.
        case 0xffac: self = .character(0x2c)
        case 0x21...0xfcff, 0x0100_0100...0x0110_ffff: self = .character(keysym)
        default:
            if let usage = Self.modifiers[keysym] {
                self = .modifier(usage)
            } else {
                self = Self.functions[keysym].map(Self.function) ?? .other
            }
        }
    }

    private static func function(_ first: UIKeyboardHIDUsage, plus offset: UInt32) -> KeysymMeaning {
        .function(UIKeyboardHIDUsage(rawValue: first.rawValue + Int(offset)))
    }

    /// The keysyms of the space and of the spaces that layouts add to the space bar, such as the no-break space.
    static let spaces: Set<UInt32> = [0x20, 0xa0, 0x0100_2009, 0x0100_200a, 0x0100_200b, 0x0100_202f, 0x0100_2060]

    /// Shift, Control, Meta, Alt, Super, Hyper, and the keys for further levels, such as AltGr.
    private static let modifiers: [UInt32: UIKeyboardHIDUsage] = [
        0xffe1: .keyboardLeftShift, 0xffe2: .keyboardRightShift, 0xffe3: .keyboardLeftControl,
        0xffe4: .keyboardRightControl, 0xffe7: .keyboardLeftAlt, 0xffe8: .keyboardRightAlt, 0xffe9: .keyboardLeftAlt,
        0xffea: .keyboardRightAlt, 0xffeb: .keyboardLeftGUI, 0xffec: .keyboardRightGUI, 0xffed: .keyboardLeftGUI,
        0xffee: .keyboardRightGUI, 0xfe02: .keyboardLeftShift, 0xfe03: .keyboardRightAlt, 0xfe04: .keyboardRightAlt,
        0xfe05: .keyboardRightAlt, 0xfe11: .keyboardRightAlt, 0xfe12: .keyboardRightAlt, 0xfe13: .keyboardRightAlt,
        0xff7e: .keyboardRightAlt,
    ]

    private static let functions: [UInt32: UIKeyboardHIDUsage] = [
        // Editing and movement.
        0xff08: .keyboardDeleteOrBackspace, 0xff09: .keyboardTab, 0xfe20: .keyboardTab, 0xff0d: .keyboardReturnOrEnter,
        0xff1b: .keyboardEscape, 0xffff: .keyboardDeleteForward, 0xff63: .keyboardInsert, 0xff50: .keyboardHome,
        0xff51: .keyboardLeftArrow, 0xff52: .keyboardUpArrow, 0xff53: .keyboardRightArrow, 0xff54: .keyboardDownArrow,
        0xff55: .keyboardPageUp, 0xff56: .keyboardPageDown, 0xff57: .keyboardEnd,
        // The keypad; without Num Lock, it moves.
        0xff80: .keyboardSpacebar, 0xff89: .keyboardTab, 0xff8d: .keypadEnter, 0xff91: .keyboardF1, 0xff92: .keyboardF2,
        0xff93: .keyboardF3, 0xff94: .keyboardF4, 0xff95: .keyboardHome, 0xff96: .keyboardLeftArrow,
        0xff97: .keyboardUpArrow, 0xff98: .keyboardRightArrow, 0xff99: .keyboardDownArrow, 0xff9a: .keyboardPageUp,
        0xff9b: .keyboardPageDown, 0xff9c: .keyboardEnd, 0xff9d: .keypad5, 0xff9e: .keyboardInsert,
        0xff9f: .keyboardDeleteForward, 0xffaa: .keypadAsterisk, 0xffab: .keypadPlus, 0xffad: .keypadHyphen,
        0xffae: .keypadPeriod, 0xffaf: .keypadSlash, 0xffb0: .keypad0, 0xffbd: .keypadEqualSign,
        // Locks, system keys, and commands.
        0xffe5: .keyboardCapsLock, 0xffe6: .keyboardLockingCapsLock, 0xff7f: .keypadNumLock,
        0xff14: .keyboardScrollLock,
        0xff13: .keyboardPause, 0xff6b: .keyboardPause, 0xff61: .keyboardPrintScreen,
        0xff15: .keyboardSysReqOrAttention, 0xff67: .keyboardApplication, 0xff0b: .keyboardClear,
        0xff60: .keyboardSelect, 0xff62: .keyboardExecute, 0xff65: .keyboardUndo, 0xff66: .keyboardAgain,
        0xff68: .keyboardFind, 0xff69: .keyboardCancel, 0xff6a: .keyboardHelp, 0x1008_ff57: .keyboardCopy,
        0x1008_ff58: .keyboardCut, 0x1008_ff6d: .keyboardPaste, 0x1008_ff12: .keyboardMute,
        0x1008_ff13: .keyboardVolumeUp, 0x1008_ff11: .keyboardVolumeDown, 0x1008_ff2a: .keyboardPower,
        // The keys of Japanese and Korean keyboards.
        0xff22: .keyboardInternational5, 0xff23: .keyboardInternational4, 0xff27: .keyboardInternational2,
        0xff25: .keyboardHiragana, 0xff26: .keyboardKatakana, 0xff2a: .keyboardZenkakuHankakuKanji,
        0xff30: .keyboardAlphanumericSwitch, 0xff31: .keyboardHangul, 0xff34: .keyboardHanja,
    ]
}
