// SPDX-License-Identifier: MIT

/// The properties of a text that are passed to an input method.
///
/// All have defaults.
///
/// > Note: Differs from UIKit: the properties are only required to be gettable. The toolkit's classes allow setting
/// > them.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// The text that is capitalized automatically; `sentences` by default.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether words are completed and corrected automatically.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether the spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// The characters to enter, for which an on-screen keyboard shows keys.
    var keyboardType: UIKeyboardType { get }
    /// The label of Return on a keyboard that an input view shows; `default` by default.
    var returnKeyType: UIReturnKeyType { get }
    /// The appearance of the input view and the accessory view; `default` by default.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// Whether Return is disabled while there is no text; `false` by default.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text must not be shown, copied, or stored; `false` by default.
    var isSecureTextEntry: Bool { get }
    /// The meaning of the text; `nil` (the default) if unspecified.
    var textContentType: UITextContentType? { get }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var keyboardType: UIKeyboardType { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    public var enablesReturnKeyAutomatically: Bool { false }
    public var isSecureTextEntry: Bool { false }
    public var textContentType: UITextContentType? { nil }
}

/// The text that an input method may capitalize automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

/// Whether an input method may correct and complete words; `default` leaves the choice to it.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether an input method should check the spelling; `default` leaves the choice to it.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The keyboard layout to present.
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

/// The label of Return, by what it does.
///
/// > Note: Differs from UIKit: the keys of a keyboard on the desk keep their labels. Input views of the application can
/// > follow it.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}

/// The appearance of input views and accessory views; `default` is that of the window.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2

    /// The appearance `dark`, by its former name.
    public static let alert = UIKeyboardAppearance.dark
}

/// The meaning of a text, for which an input method can offer suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A user name.
    public static let username = UITextContentType(rawValue: "username")
    /// An existing password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A date and time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// A birthdate.
    public static let birthdate = UITextContentType(rawValue: "bday")
}
