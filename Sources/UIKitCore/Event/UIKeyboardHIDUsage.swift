// SPDX-License-Identifier: MIT

/// A key, numbered as in USB HID usage page 7.
///
/// A key that types a character is identified by its position, whatever the layout types there; constants are named
/// after a US layout. All other keys are identified by their function in the layout: see ``UIKey/keyCode``. A key
/// without a constant is identified by its `rawValue`.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The report of more keys than the keyboard can distinguish.
    public static let keyboardErrorRollOver = UIKeyboardHIDUsage(rawValue: 1)
    /// The report of a failed self-test.
    public static let keyboardPOSTFail = UIKeyboardHIDUsage(rawValue: 2)
    /// The report of an unspecified error.
    public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 3)
    /// The A key.
    public static let keyboardA = UIKeyboardHIDUsage(rawValue: 4)
    /// The B key.
    public static let keyboardB = UIKeyboardHIDUsage(rawValue: 5)
    /// The C key.
    public static let keyboardC = UIKeyboardHIDUsage(rawValue: 6)
    /// The D key.
    public static let keyboardD = UIKeyboardHIDUsage(rawValue: 7)
    /// The E key.
    public static let keyboardE = UIKeyboardHIDUsage(rawValue: 8)
    /// The F key.
    public static let keyboardF = UIKeyboardHIDUsage(rawValue: 9)
    /// The G key.
    public static let keyboardG = UIKeyboardHIDUsage(rawValue: 10)
    /// The H key.
    public static let keyboardH = UIKeyboardHIDUsage(rawValue: 11)
    /// The I key.
    public static let keyboardI = UIKeyboardHIDUsage(rawValue: 12)
    /// The J key.
    public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 13)
    /// The K key.
    public static let keyboardK = UIKeyboardHIDUsage(rawValue: 14)
    /// The L key.
    public static let keyboardL = UIKeyboardHIDUsage(rawValue: 15)
    /// The M key.
    public static let keyboardM = UIKeyboardHIDUsage(rawValue: 16)
    /// The N key.
    public static let keyboardN = UIKeyboardHIDUsage(rawValue: 17)
    /// The O key.
    public static let keyboardO = UIKeyboardHIDUsage(rawValue: 18)
    /// The P key.
    public static let keyboardP = UIKeyboardHIDUsage(rawValue: 19)
    /// The Q key.
    public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 20)
    /// The R key.
    public static let keyboardR = UIKeyboardHIDUsage(rawValue: 21)
    /// The S key.
    public static let keyboardS = UIKeyboardHIDUsage(rawValue: 22)
    /// The T key.
    public static let keyboardT = UIKeyboardHIDUsage(rawValue: 23)
    /// The U key.
    public static let keyboardU = UIKeyboardHIDUsage(rawValue: 24)
    /// The V key.
    public static let keyboardV = UIKeyboardHIDUsage(rawValue: 25)
    /// The W key.
    public static let keyboardW = UIKeyboardHIDUsage(rawValue: 26)
    /// The X key.
    public static let keyboardX = UIKeyboardHIDUsage(rawValue: 27)
    /// The Y key.
    public static let keyboardY = UIKeyboardHIDUsage(rawValue: 28)
    /// The Z key.
    public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 29)
    /// The 1 key.
    public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 30)
    /// The 2 key.
    public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 31)
    /// The 3 key.
    public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 32)
    /// The 4 key.
    public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 33)
    /// The 5 key.
    public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 34)
    /// The 6 key.
    public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 35)
    /// The 7 key.
    public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 36)
    /// The 8 key.
    public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 37)
    /// The 9 key.
    public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 38)
    /// The 0 key.
    public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 39)
    /// The Return key.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 40)
    /// The Escape key.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 41)
    /// The Backspace key.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 42)
    /// The Tab key.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 43)
    /// The space bar.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 44)
    /// The hyphen key.
    public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 45)
    /// The equals sign key.
    public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 46)
    /// The opening bracket key.
    public static let keyboardOpenBracket = UIKeyboardHIDUsage(rawValue: 47)
    /// The closing bracket key.
    public static let keyboardCloseBracket = UIKeyboardHIDUsage(rawValue: 48)
    /// The backslash key.
    public static let keyboardBackslash = UIKeyboardHIDUsage(rawValue: 49)
    /// The number sign key next to Return on non-US keyboards.
    public static let keyboardNonUSPound = UIKeyboardHIDUsage(rawValue: 50)
    /// The semicolon key.
    public static let keyboardSemicolon = UIKeyboardHIDUsage(rawValue: 51)
    /// The quote key.
    public static let keyboardQuote = UIKeyboardHIDUsage(rawValue: 52)
    /// The grave accent and tilde key.
    public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(rawValue: 53)
    /// The comma key.
    public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 54)
    /// The period key.
    public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 55)
    /// The slash key.
    public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 56)
    /// The Caps Lock key.
    public static let keyboardCapsLock = UIKeyboardHIDUsage(rawValue: 57)
    /// The F1 key.
    public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 58)
    /// The F2 key.
    public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 59)
    /// The F3 key.
    public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 60)
    /// The F4 key.
    public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 61)
    /// The F5 key.
    public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 62)
    /// The F6 key.
    public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 63)
    /// The F7 key.
    public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 64)
    /// The F8 key.
    public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 65)
    /// The F9 key.
    public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 66)
    /// The F10 key.
    public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 67)
    /// The F11 key.
    public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 68)
    /// The F12 key.
    public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 69)
    /// The Print Screen key.
    public static let keyboardPrintScreen = UIKeyboardHIDUsage(rawValue: 70)
    /// The Scroll Lock key.
    public static let keyboardScrollLock = UIKeyboardHIDUsage(rawValue: 71)
    /// The Pause key.
    public static let keyboardPause = UIKeyboardHIDUsage(rawValue: 72)
    /// The Insert key.
    public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 73)
    /// The Home key.
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 74)
    /// The Page Up key.
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 75)
    /// The Delete key.
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 76)
    /// The End key.
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 77)
    /// The Page Down key.
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 78)
    /// The right arrow key.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 79)
    /// The left arrow key.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 80)
    /// The down arrow key.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 81)
    /// The up arrow key.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 82)
    /// The Num Lock key of the numeric keypad.
    public static let keypadNumLock = UIKeyboardHIDUsage(rawValue: 83)
    /// The slash key of the numeric keypad.
    public static let keypadSlash = UIKeyboardHIDUsage(rawValue: 84)
    /// The asterisk key of the numeric keypad.
    public static let keypadAsterisk = UIKeyboardHIDUsage(rawValue: 85)
    /// The hyphen key of the numeric keypad.
    public static let keypadHyphen = UIKeyboardHIDUsage(rawValue: 86)
    /// The plus key of the numeric keypad.
    public static let keypadPlus = UIKeyboardHIDUsage(rawValue: 87)
    /// The Enter key of the numeric keypad.
    public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 88)
    /// The 1 key of the numeric keypad.
    public static let keypad1 = UIKeyboardHIDUsage(rawValue: 89)
    /// The 2 key of the numeric keypad.
    public static let keypad2 = UIKeyboardHIDUsage(rawValue: 90)
    /// The 3 key of the numeric keypad.
    public static let keypad3 = UIKeyboardHIDUsage(rawValue: 91)
    /// The 4 key of the numeric keypad.
    public static let keypad4 = UIKeyboardHIDUsage(rawValue: 92)
    /// The 5 key of the numeric keypad.
    public static let keypad5 = UIKeyboardHIDUsage(rawValue: 93)
    /// The 6 key of the numeric keypad.
    public static let keypad6 = UIKeyboardHIDUsage(rawValue: 94)
    /// The 7 key of the numeric keypad.
    public static let keypad7 = UIKeyboardHIDUsage(rawValue: 95)
    /// The 8 key of the numeric keypad.
    public static let keypad8 = UIKeyboardHIDUsage(rawValue: 96)
    /// The 9 key of the numeric keypad.
    public static let keypad9 = UIKeyboardHIDUsage(rawValue: 97)
    /// The 0 key of the numeric keypad.
    public static let keypad0 = UIKeyboardHIDUsage(rawValue: 98)
    /// The period key of the numeric keypad.
    public static let keypadPeriod = UIKeyboardHIDUsage(rawValue: 99)
    /// The additional key next to the left Shift key of non-US keyboards.
    public static let keyboardNonUSBackslash = UIKeyboardHIDUsage(rawValue: 100)
    /// The menu key.
    public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 101)
    /// The Power key.
    public static let keyboardPower = UIKeyboardHIDUsage(rawValue: 102)
    /// The equals sign key of the numeric keypad.
    public static let keypadEqualSign = UIKeyboardHIDUsage(rawValue: 103)
    /// The F13 key.
    public static let keyboardF13 = UIKeyboardHIDUsage(rawValue: 104)
    /// The F14 key.
    public static let keyboardF14 = UIKeyboardHIDUsage(rawValue: 105)
    /// The F15 key.
    public static let keyboardF15 = UIKeyboardHIDUsage(rawValue: 106)
    /// The F16 key.
    public static let keyboardF16 = UIKeyboardHIDUsage(rawValue: 107)
    /// The F17 key.
    public static let keyboardF17 = UIKeyboardHIDUsage(rawValue: 108)
    /// The F18 key.
    public static let keyboardF18 = UIKeyboardHIDUsage(rawValue: 109)
    /// The F19 key.
    public static let keyboardF19 = UIKeyboardHIDUsage(rawValue: 110)
    /// The F20 key.
    public static let keyboardF20 = UIKeyboardHIDUsage(rawValue: 111)
    /// The F21 key.
    public static let keyboardF21 = UIKeyboardHIDUsage(rawValue: 112)
    /// The F22 key.
    public static let keyboardF22 = UIKeyboardHIDUsage(rawValue: 113)
    /// The F23 key.
    public static let keyboardF23 = UIKeyboardHIDUsage(rawValue: 114)
    /// The F24 key.
    public static let keyboardF24 = UIKeyboardHIDUsage(rawValue: 115)
    /// The Execute key.
    public static let keyboardExecute = UIKeyboardHIDUsage(rawValue: 116)
    /// The Help key.
    public static let keyboardHelp = UIKeyboardHIDUsage(rawValue: 117)
    /// The Menu key.
    public static let keyboardMenu = UIKeyboardHIDUsage(rawValue: 118)
    /// The Select key.
    public static let keyboardSelect = UIKeyboardHIDUsage(rawValue: 119)
    /// The Stop key.
    public static let keyboardStop = UIKeyboardHIDUsage(rawValue: 120)
    /// The Again key.
    public static let keyboardAgain = UIKeyboardHIDUsage(rawValue: 121)
    /// The Undo key.
    public static let keyboardUndo = UIKeyboardHIDUsage(rawValue: 122)
    /// The Cut key.
    public static let keyboardCut = UIKeyboardHIDUsage(rawValue: 123)
    /// The Copy key.
    public static let keyboardCopy = UIKeyboardHIDUsage(rawValue: 124)
    /// The Paste key.
    public static let keyboardPaste = UIKeyboardHIDUsage(rawValue: 125)
    /// The Find key.
    public static let keyboardFind = UIKeyboardHIDUsage(rawValue: 126)
    /// The Mute key.
    public static let keyboardMute = UIKeyboardHIDUsage(rawValue: 127)
    /// The Volume Up key.
    public static let keyboardVolumeUp = UIKeyboardHIDUsage(rawValue: 128)
    /// The Volume Down key.
    public static let keyboardVolumeDown = UIKeyboardHIDUsage(rawValue: 129)
    /// The Caps Lock key of a keyboard on which it stays down.
    public static let keyboardLockingCapsLock = UIKeyboardHIDUsage(rawValue: 130)
    /// The Num Lock key of a keyboard on which it stays down.
    public static let keyboardLockingNumLock = UIKeyboardHIDUsage(rawValue: 131)
    /// The Scroll Lock key of a keyboard on which it stays down.
    public static let keyboardLockingScrollLock = UIKeyboardHIDUsage(rawValue: 132)
    /// The comma key of the numeric keypad.
    public static let keypadComma = UIKeyboardHIDUsage(rawValue: 133)
    /// The equals sign key of AS/400 keyboards.
    public static let keypadEqualSignAS400 = UIKeyboardHIDUsage(rawValue: 134)
    /// The backslash key of Japanese keyboards.
    public static let keyboardInternational1 = UIKeyboardHIDUsage(rawValue: 135)
    /// The Katakana/Hiragana key of Japanese keyboards.
    public static let keyboardInternational2 = UIKeyboardHIDUsage(rawValue: 136)
    /// The yen key of Japanese keyboards.
    public static let keyboardInternational3 = UIKeyboardHIDUsage(rawValue: 137)
    /// The Henkan key of Japanese keyboards.
    public static let keyboardInternational4 = UIKeyboardHIDUsage(rawValue: 138)
    /// The Muhenkan key of Japanese keyboards.
    public static let keyboardInternational5 = UIKeyboardHIDUsage(rawValue: 139)
    /// The comma key of the keypad of PC-98 keyboards.
    public static let keyboardInternational6 = UIKeyboardHIDUsage(rawValue: 140)
    /// The international key 7.
    public static let keyboardInternational7 = UIKeyboardHIDUsage(rawValue: 141)
    /// The international key 8.
    public static let keyboardInternational8 = UIKeyboardHIDUsage(rawValue: 142)
    /// The international key 9.
    public static let keyboardInternational9 = UIKeyboardHIDUsage(rawValue: 143)
    /// The Hangul key of Korean keyboards, and the Kana key of Japanese ones.
    public static let keyboardLANG1 = UIKeyboardHIDUsage(rawValue: 144)
    /// The Hanja key of Korean keyboards, and the alphanumeric key of Japanese ones.
    public static let keyboardLANG2 = UIKeyboardHIDUsage(rawValue: 145)
    /// The Katakana key of Japanese keyboards.
    public static let keyboardLANG3 = UIKeyboardHIDUsage(rawValue: 146)
    /// The Hiragana key of Japanese keyboards.
    public static let keyboardLANG4 = UIKeyboardHIDUsage(rawValue: 147)
    /// The Zenkaku/Hankaku key of Japanese keyboards.
    public static let keyboardLANG5 = UIKeyboardHIDUsage(rawValue: 148)
    /// The language key 6.
    public static let keyboardLANG6 = UIKeyboardHIDUsage(rawValue: 149)
    /// The language key 7.
    public static let keyboardLANG7 = UIKeyboardHIDUsage(rawValue: 150)
    /// The language key 8.
    public static let keyboardLANG8 = UIKeyboardHIDUsage(rawValue: 151)
    /// The language key 9.
    public static let keyboardLANG9 = UIKeyboardHIDUsage(rawValue: 152)
    /// The Alternate Erase key.
    public static let keyboardAlternateErase = UIKeyboardHIDUsage(rawValue: 153)
    /// The SysReq or Attention key.
    public static let keyboardSysReqOrAttention = UIKeyboardHIDUsage(rawValue: 154)
    /// The Cancel key.
    public static let keyboardCancel = UIKeyboardHIDUsage(rawValue: 155)
    /// The Clear key.
    public static let keyboardClear = UIKeyboardHIDUsage(rawValue: 156)
    /// The Prior key.
    public static let keyboardPrior = UIKeyboardHIDUsage(rawValue: 157)
    /// The Return key of keyboards that have an Enter key as well.
    public static let keyboardReturn = UIKeyboardHIDUsage(rawValue: 158)
    /// The Separator key.
    public static let keyboardSeparator = UIKeyboardHIDUsage(rawValue: 159)
    /// The Out key.
    public static let keyboardOut = UIKeyboardHIDUsage(rawValue: 160)
    /// The Oper key.
    public static let keyboardOper = UIKeyboardHIDUsage(rawValue: 161)
    /// The Clear or Again key.
    public static let keyboardClearOrAgain = UIKeyboardHIDUsage(rawValue: 162)
    /// The CrSel or Props key.
    public static let keyboardCrSelOrProps = UIKeyboardHIDUsage(rawValue: 163)
    /// The ExSel key.
    public static let keyboardExSel = UIKeyboardHIDUsage(rawValue: 164)
    /// The left Control key.
    public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 224)
    /// The left Shift key.
    public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 225)
    /// The left Alt key.
    public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 226)
    /// The left logo key.
    public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 227)
    /// The right Control key.
    public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 228)
    /// The right Shift key.
    public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 229)
    /// The right Alt key.
    public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 230)
    /// The right logo key.
    public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 231)
    /// The end of the range of keyboard usages.
    public static let keyboard_Reserved = UIKeyboardHIDUsage(rawValue: 0xFFFF)
}

/// Names of keys by language.
extension UIKeyboardHIDUsage {
    /// The Hangul key of Korean keyboards.
    public static let keyboardHangul = keyboardLANG1
    /// The Hanja key of Korean keyboards.
    public static let keyboardHanja = keyboardLANG2
    /// The Kana key of Japanese keyboards.
    public static let keyboardKanaSwitch = keyboardLANG1
    /// The alphanumeric key of Japanese keyboards.
    public static let keyboardAlphanumericSwitch = keyboardLANG2
    /// The Katakana key of Japanese keyboards.
    public static let keyboardKatakana = keyboardLANG3
    /// The Hiragana key of Japanese keyboards.
    public static let keyboardHiragana = keyboardLANG4
    /// The Zenkaku/Hankaku key of Japanese keyboards.
    public static let keyboardZenkakuHankakuKanji = keyboardLANG5
}
