// SPDX-License-Identifier: MIT
internal import Windowing

/// The content purpose of a text, in the terms of the text-input protocol.
@MainActor
enum Purpose {
    static func of(_ traits: any UITextInputTraits) -> TextInputState.Purpose {
        let type = traits.textContentType
        if traits.isSecureTextEntry { return traits.keyboardType.isDigits ? .pin : .password }
        switch traits.keyboardType {
        case .default, .asciiCapable, .twitter, .webSearch, .namePhonePad, .numbersAndPunctuation: break
        case .URL: return .url
        case .numberPad, .asciiCapableNumberPad: return .digits
        case .phonePad: return .phone
        case .emailAddress: return .email
        case .decimalPad: return .number
        }
        switch type {
        case .name, .givenName, .familyName, .middleName, .nickname, .creditCardName, .creditCardGivenName,
            .creditCardMiddleName, .creditCardFamilyName:
            return .name
        case .password, .newPassword: return .password
        case .oneTimeCode, .creditCardNumber, .creditCardSecurityCode: return .digits
        case .emailAddress: return .email
        case .telephoneNumber: return .phone
        case .URL: return .url
        case .birthdate: return .date
        case .dateTime: return .datetime
        default: return .normal
        }
    }
}

/// The content hints of a text, in the terms of the text-input protocol.
@MainActor
enum Hints {
    static func of(_ traits: any UITextInputTraits) -> TextInputState.Hints {
        guard !traits.isSecureTextEntry else { return [.hiddenText, .sensitiveData] }
        var hints: TextInputState.Hints = []
        // Return is a newline in all other texts.
        if !(traits is UITextField) { hints.insert(.multiline) }
        if traits.keyboardType == .asciiCapable { hints.insert(.latin) }
        if traits.autocorrectionType != .no { hints.insert(.completion) }
        switch traits.spellCheckingType {
        case .yes: hints.insert(.spellcheck)
        case .default where traits.autocorrectionType != .no: hints.insert(.spellcheck)
        case .default, .no: break
        }
        switch traits.autocapitalizationType {
        case .none: break
        case .words: hints.insert(.titlecase)
        case .sentences: hints.insert(.autoCapitalization)
        case .allCharacters: hints.insert(.uppercase)
        }
        switch traits.textContentType {
        case .password, .newPassword, .oneTimeCode, .creditCardNumber, .creditCardSecurityCode:
            hints.insert(.sensitiveData)
        default: break
        }
        return hints
    }
}

extension UIKeyboardType {
    fileprivate var isDigits: Bool { self == .numberPad || self == .asciiCapableNumberPad }
}
