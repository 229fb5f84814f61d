// SPDX-License-Identifier: MIT

/// What an input method is told about the text that a responder takes; every part has a default.
///
/// > Note: Differs from UIKit: a responder need only tell; the classes of the toolkit let it be set too.
@MainActor
public protocol UITextInputTraits: AnyObject {
    /// What is capitalized without the user's doing.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether words may be completed or corrected.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether words are to be checked.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Which characters are wanted; a keyboard on the screen shows the keys for them.
    var keyboardType: UIKeyboardType { get }
    /// Whether the Return key does nothing while there is no text.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text must not be seen, copied or remembered.
    var isSecureTextEntry: Bool { get }
    /// What the text means; `nil` says nothing.
    var textContentType: UITextContentType? { get }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var keyboardType: UIKeyboardType { .default }
    public var enablesReturnKeyAutomatically: Bool { false }
    public var isSecureTextEntry: Bool { false }
    public var textContentType: UITextContentType? { nil }
}

/// What the desktop's input method may capitalize by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

/// Whether the desktop's input method may correct and complete words; `default` leaves that to it.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether the desktop's input method is asked to check the spelling; `default` leaves that to it.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Which characters a keyboard on the screen should offer first.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11
}

/// What a text means, so that an input method can offer what fits.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let URL = UITextContentType(rawValue: "url")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let birthdate = UITextContentType(rawValue: "bday")
}
