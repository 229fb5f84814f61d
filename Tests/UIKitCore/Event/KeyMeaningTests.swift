// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@testable import UIKitCore

/// The function of a key is that of its keysym; its position only matters for keys that type characters.
@MainActor
@Suite("The meaning of keys")
struct KeyMeaningTests {
    private typealias Code = LayoutKeyboard.Code

    /// Records the keys that it receives.
    private final class KeyLog: UIView {
        var keys: [UIKey] = []
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap(\.key)
        }
    }

    private func field(_ stage: Stage, _ text: String = "xy") -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        field.text = text
        stage.show(field)
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        return field
    }

    private func log(_ stage: Stage) -> KeyLog {
        let log = KeyLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.show(log)
        log.becomeFirstResponder()
        return log
    }

    @Test(
        "Caps Lock that the layout has made Backspace deletes",
        arguments: [("us", "", "caps:backspace"), ("us", "colemak", "")])
    func capsLockAsBackspace(layout: String, variant: String, options: String) throws {
        let stage = Stage()
        let field = field(stage)
        try LayoutKeyboard(stage, layout: layout, variant: variant, options: options).strike(Code.capsLock)
        #expect(field.text == "x")
    }

    @Test(
        "Caps Lock that the layout has made Escape ends editing", arguments: ["caps:escape", "caps:swapescape"])
    func capsLockAsEscape(options: String) throws {
        let stage = Stage()
        let field = field(stage)
        let keyboard = try LayoutKeyboard(stage, options: options)
        if options == "caps:swapescape" {
            keyboard.strike(Code.escape)
            #expect(field.isFirstResponder, "the key labeled Esc only locks")
        }
        keyboard.strike(Code.capsLock)
        #expect(!field.isFirstResponder)
    }

    @Test("Without Num Lock, the keypad moves and deletes; with it, it types")
    func numLock() throws {
        let stage = Stage()
        let field = field(stage)
        let keyboard = try LayoutKeyboard(stage)
        keyboard.strike(Code.keypad7, Code.z)
        #expect(field.text == "zxy")
        keyboard.strike(Code.keypadDelete)
        #expect(field.text == "zy")
        keyboard.strike(Code.keypad6, Code.keypad4, Code.keypad4, Code.z)
        #expect(field.text == "zzy")
        keyboard.hold([], locked: .numLock)
        keyboard.strike(Code.keypad7)
        #expect(field.text == "z7zy")
    }

    @Test("With Num Lock, Shift makes the keypad move, without selecting")
    func shiftedKeypad() throws {
        let stage = Stage()
        let field = field(stage)
        let keyboard = try LayoutKeyboard(stage)
        keyboard.hold(.shift, locked: .numLock)
        keyboard.strike(Code.keypad4)
        keyboard.hold([], locked: .numLock)
        keyboard.strike(Code.z)
        #expect(field.text == "xzy")
    }

    @Test("Where Shift isn't needed to move with the keypad, it selects")
    func selectingWithTheKeypad() throws {
        let stage = Stage()
        let field = field(stage)
        let keyboard = try LayoutKeyboard(stage, options: "numpad:shift3")
        keyboard.hold(.shift)
        keyboard.strike(Code.keypad4)
        keyboard.hold([])
        keyboard.strike(Code.z)
        #expect(field.text == "xz")
    }

    @Test("A digit of the keypad triggers a shortcut, whatever Num Lock does to its base level")
    func keypadShortcut() throws {
        let stage = Stage()
        let log = log(stage)
        let keyboard = try LayoutKeyboard(stage)
        keyboard.hold(.control, locked: .numLock)
        keyboard.strike(Code.keypad7)
        #expect(log.keys.last?.charactersIgnoringModifiers == "7")
        #expect(log.keys.last?.keyCode == .keypad7)
        #expect(log.keys.last?.modifierFlags == [.control, .numericPad])
    }

    @Test("Arrows on a further level of the letters move the caret, as in Neo's layout")
    func arrowsOnLetters() throws {
        let stage = Stage()
        let field = field(stage)
        let keyboard = try LayoutKeyboard(stage, layout: "de", variant: "neo")
        // Mod3, which selects the level with the arrows.
        keyboard.hold(mask: 1 << 5)
        keyboard.strike(31)
        keyboard.hold([])
        keyboard.strike(31)
        #expect(field.text == "xiy")
    }

    @Test("A virtual keyboard that numbers its keys in the order of the text types all of it")
    func virtualKeyboard() throws {
        let text = "abcdefghijklmnopqrstuvwxyz0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ-=[]"
        let codes = text.indices.map { UInt32(text.distance(from: text.startIndex, to: $0)) + 1 }
        let names = text.unicodeScalars.map { "U" + String($0.value, radix: 16) }
        let keymap = """
            xkb_keymap {
            xkb_keycodes { minimum = 8; maximum = 255;
            \(codes.map { "<K\($0)> = \($0 + 8);" }.joined(separator: "\n"))
            };
            xkb_types { type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; }; };
            xkb_compatibility { interpret Any+AnyOf(all) { action = SetMods(modifiers=modMapMods,clearLocks); }; };
            xkb_symbols {
            \(zip(codes, names).map { "key <K\($0)> { [ \($1) ] };" }.joined(separator: "\n"))
            };
            };
            """
        let stage = Stage()
        let field = field(stage, "")
        let keyboard = try LayoutKeyboard(stage, keymap: keymap)
        for code in codes { keyboard.strike(code) }
        #expect(field.text == text)
    }

    @Test("Function keys of a virtual keyboard work wherever they are")
    func virtualFunctionKeys() throws {
        let stage = Stage()
        let log = log(stage)
        let expected: [(UInt32, UInt32, UIKeyboardHIDUsage)] = [
            (1, 0xff0d, .keyboardReturnOrEnter), (2, 0xff08, .keyboardDeleteOrBackspace),
            (28, 0xff51, .keyboardLeftArrow),
            (30, 0xffc5, .keyboardF8), (31, 0xffe3, .keyboardLeftControl), (14, 0x61, .keyboardA),
            (57, 0x4d, .keyboardM), (105, 0x28, .keyboard9), (71, 0x71, .keyboardQ), (30, 0x20, .keyboardSpacebar),
            (247, 0x2f, .keyboardSlash), (28, 0x0100_2192, UIKeyboardHIDUsage(rawValue: 0)),
            (1, 0x1008_ff14, UIKeyboardHIDUsage(rawValue: 0)),
        ]
        for (code, keysym, _) in expected {
            for phase in [KeyEvent.Phase.down, .up] {
                stage.send(.key(KeyEvent(phase: phase, code: code, keysym: keysym, characters: "", timestamp: 1)))
            }
        }
        #expect(log.keys.map(\.keyCode) == expected.map(\.2))
    }

    @Test(
        "A key that types a character is identified by its position in every layout",
        arguments: [
            ("us", "", 16, .keyboardQ), ("fr", "", 16, .keyboardQ), ("us", "dvorak", 31, .keyboardS),
            ("us", "colemak", 31, .keyboardS), ("ru", "", 46, .keyboardC), ("de", "", 12, .keyboardHyphen),
            ("de", "", 86, .keyboardNonUSBackslash), ("de", "", 13, .keyboardEqualSign),
            ("us", "", 57, .keyboardSpacebar),
            ("fr", "oss", 83, .keypadPeriod), ("us", "", 125, .keyboardLeftGUI), ("de", "", 100, .keyboardRightAlt),
            ("us", "", 183, .keyboardF13), ("us", "", 127, .keyboardApplication),
            ("jp", "", 89, .keyboardInternational1),
        ] as [(String, String, UInt32, UIKeyboardHIDUsage)])
    func positions(layout: String, variant: String, code: UInt32, usage: UIKeyboardHIDUsage) throws {
        let stage = Stage()
        let log = log(stage)
        let keyboard = try LayoutKeyboard(stage, layout: layout, variant: variant)
        keyboard.hold([], locked: .numLock)
        keyboard.strike(code)
        #expect(log.keys.map(\.keyCode) == [usage])
    }

    @Test(
        "A key that the layout uses for further levels, or for Compose, loses its own function",
        arguments: [
            ("compose:menu", Code.menu, UIKeyboardHIDUsage(rawValue: 0)),
            ("caps:none", Code.capsLock, UIKeyboardHIDUsage(rawValue: 0)),
            ("grp:menu_toggle", Code.menu, UIKeyboardHIDUsage(rawValue: 0)),
            ("lv3:enter_switch", Code.keypadEnter, .keyboardRightAlt),
            ("ctrl:nocaps", Code.capsLock, .keyboardLeftControl),
        ] as [(String, UInt32, UIKeyboardHIDUsage)])
    func lostFunctions(options: String, code: UInt32, usage: UIKeyboardHIDUsage) throws {
        let stage = Stage()
        let log = log(stage)
        try LayoutKeyboard(stage, options: options).strike(code)
        #expect(log.keys.map(\.keyCode) == [usage])
    }

    @Test("Without a keymap, a key has the function of its position")
    func withoutKeymap() {
        let stage = Stage()
        let field = field(stage)
        for phase in [KeyEvent.Phase.down, .up] {
            stage.send(.key(KeyEvent(phase: phase, code: Code.backspace, keysym: 0, characters: "", timestamp: 1)))
        }
        #expect(field.text == "x")
    }
}
