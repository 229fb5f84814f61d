// SPDX-License-Identifier: MIT
internal import Localization

/// A key with modifiers, in a form that can be compared with key commands.
struct KeyStroke: Hashable {
    /// The modifiers without the keypad and lock flags.
    var modifiers: UIKeyModifierFlags
    /// The inputs that the key matches regardless of the layout.
    var inputs: Set<String>
    /// The input whose character requires Shift, such as a plus sign.
    var shiftedInput: String?
    /// The Latin letter at the key's position, for layouts without Latin letters.
    var latinInput: String?

    @MainActor
    init(_ key: UIKey) {
        modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if let named = Self.named[key.keyCode] {
            inputs = [named]
            return
        }
        let character = key.charactersIgnoringModifiers.lowercased()
        inputs = [character]
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter: inputs = ["\r", "\n"]
        case .keyboardTab: inputs = ["\t"]
        case .keyboardDeleteOrBackspace: inputs = ["\u{8}", "\u{7f}"]
        case .keyboardSpacebar: inputs = [" "]
        default: break
        }
        if modifiers.contains(.shift), key.characters.lowercased() != character, !key.characters.isEmpty {
            shiftedInput = key.characters
        }
        let letters = UIKeyboardHIDUsage.keyboardA.rawValue...UIKeyboardHIDUsage.keyboardZ.rawValue
        if letters.contains(key.keyCode.rawValue), !character.allSatisfy(\.isASCII) {
            let letter = UInt8(ascii: "a") + UInt8(key.keyCode.rawValue - letters.lowerBound)
            latinInput = String(Unicode.Scalar(letter))
        }
    }

    private static let named: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
        .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
        .keyboardEscape: UIKeyCommand.inputEscape, .keyboardPageUp: UIKeyCommand.inputPageUp,
        .keyboardPageDown: UIKeyCommand.inputPageDown, .keyboardHome: UIKeyCommand.inputHome,
        .keyboardEnd: UIKeyCommand.inputEnd, .keyboardInsert: UIKeyCommand.inputInsert,
        .keyboardDeleteForward: UIKeyCommand.inputDelete,
        .keyboardF1: UIKeyCommand.f1, .keyboardF2: UIKeyCommand.f2, .keyboardF3: UIKeyCommand.f3,
        .keyboardF4: UIKeyCommand.f4, .keyboardF5: UIKeyCommand.f5, .keyboardF6: UIKeyCommand.f6,
        .keyboardF7: UIKeyCommand.f7, .keyboardF8: UIKeyCommand.f8, .keyboardF9: UIKeyCommand.f9,
        .keyboardF10: UIKeyCommand.f10, .keyboardF11: UIKeyCommand.f11, .keyboardF12: UIKeyCommand.f12,
    ]
}

extension UIKeyModifierFlags {
    /// The modifier keys that correspond to a command's modifiers.
    ///
    /// Ctrl corresponds to both Command and Control; Super is required only if a command has both.
    var onDesktop: UIKeyModifierFlags {
        var flags = intersection([.shift, .alternate])
        if !isDisjoint(with: [.command, .control]) { flags.insert(.control) }
        if isSuperset(of: [.command, .control]) { flags.insert(.command) }
        return flags
    }
}

extension UIKeyCommand {
    /// The inputs that are exchanged in right-to-left layout: horizontal arrows and brackets.
    private static let mirrored = [
        inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow, "[": "]", "]": "[", "{": "}", "}": "{",
        "(": ")", ")": "(",
    ]

    /// Returns the input for a layout direction.
    func effectiveInput(isRightToLeft: Bool) -> String {
        let input = input ?? ""
        return isRightToLeft && allowsAutomaticMirroring ? Self.mirrored[input] ?? input : input
    }

    /// Whether the key triggers the command or one of its alternates.
    func matches(_ stroke: KeyStroke, isRightToLeft: Bool) -> Bool {
        action(for: stroke, isRightToLeft: isRightToLeft) != nil
    }

    /// Returns the action that the key triggers: the command's or that of an alternate; `nil` if the key doesn't match.
    func action(for stroke: KeyStroke, isRightToLeft: Bool) -> Selector? {
        let input = effectiveInput(isRightToLeft: isRightToLeft)
        guard !input.isEmpty else { return nil }
        let wanted = modifierFlags
        if Self.fits(stroke, input, wanted, localizes: allowsAutomaticLocalization) { return action }
        return alternates.first {
            Self.fits(stroke, input, wanted.union($0.modifierFlags), localizes: allowsAutomaticLocalization)
        }?.action
    }

    static func fits(
        _ stroke: KeyStroke, _ input: String, _ modifiers: UIKeyModifierFlags, localizes: Bool
    ) -> Bool {
        let wanted = modifiers.onDesktop
        // Uppercase input doesn't imply Shift; only `modifierFlags` does.
        let character = input.count == 1 ? input.lowercased() : input
        if stroke.modifiers == wanted {
            if stroke.inputs.contains(character) { return true }
            if localizes, stroke.latinInput == character { return true }
        }
        // A character that requires Shift, such as a plus sign, matches with Shift pressed.
        return stroke.shiftedInput == input && stroke.modifiers.subtracting(.shift) == wanted.subtracting(.shift)
    }

    func repeats(_ stroke: KeyStroke) -> Bool {
        switch repeatBehavior {
        case .repeatable: true
        case .nonRepeatable: false
        case .automatic: !stroke.inputs.contains { $0 == Self.inputEscape || $0.hasPrefix("UIKeyInputF") }
        }
    }

    /// The shortcut as menus show it: `Ctrl+Shift+S`.
    var shortcutText: String {
        guard let input, !input.isEmpty else { return "" }
        var parts: [String] = []
        let flags = modifierFlags.onDesktop
        if flags.contains(.control) { parts.append(Phrase.keyControl.text) }
        if flags.contains(.command) { parts.append(Phrase.keySuper.text) }
        if flags.contains(.alternate) { parts.append(Phrase.keyAlt.text) }
        if flags.contains(.shift) { parts.append(Phrase.keyShift.text) }
        let name = Self.phrases[input]?.text ?? Self.arrows[input]
        parts.append(name ?? (input.hasPrefix("UIKeyInput") ? String(input.dropFirst(10)) : input.uppercased()))
        return parts.joined(separator: "+")
    }

    private static let arrows = [
        inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→",
    ]

    private static let phrases: [String: Phrase] = [
        inputEscape: .keyEscape, inputPageUp: .keyPageUp, inputPageDown: .keyPageDown, inputHome: .keyHome,
        inputEnd: .keyEnd, inputDelete: .keyDelete, inputInsert: .keyInsert, "\r": .keyReturn, "\n": .keyReturn,
        "\t": .keyTab, " ": .keySpace, "\u{8}": .keyBackspace, "\u{7f}": .keyBackspace,
    ]
}
