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
    /// Whether typed straight quotation marks become typographic ones; `default`, the default, for no.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether two typed hyphens become an em dash; `default`, the default, for no.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether cutting and pasting words removes and adds spaces around them; `default`, the default, for no.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Whether the rest of a word is predicted while it is typed; `default`, the default, for no.
    var inlinePredictionType: UITextInlinePredictionType { get }
    /// Whether the value of an expression is offered after an equals sign; `default`, the default, for no.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get }
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
    /// The rules for passwords that are suggested to the user; `nil` (the default) for none.
    var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var smartQuotesType: UITextSmartQuotesType { .default }
    public var smartDashesType: UITextSmartDashesType { .default }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    public var inlinePredictionType: UITextInlinePredictionType { .default }
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType { .default }
    public var keyboardType: UIKeyboardType { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    public var enablesReturnKeyAutomatically: Bool { false }
    public var isSecureTextEntry: Bool { false }
    public var textContentType: UITextContentType? { nil }
    public var passwordRules: UITextInputPasswordRules? { nil }
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

/// Whether typed straight quotation marks become those of the user's language.
///
/// > Note: Differs from UIKit: `default` is equivalent to `no`, as on other desktops.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether two typed hyphens become an em dash.
///
/// > Note: Differs from UIKit: `default` is equivalent to `no`, as on other desktops.
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether cutting and pasting words removes and adds spaces around them.
///
/// > Note: Differs from UIKit: `default` is equivalent to `no`, as on other desktops.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether the rest of a word is shown after the caret while it is typed, for Tab to insert it.
///
/// > Note: Differs from UIKit: `default` is equivalent to `no`, as on other desktops.
public enum UITextInlinePredictionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether the value of an arithmetic expression is shown after its equals sign, for Tab to insert it.
///
/// > Note: Differs from UIKit: `default` is equivalent to `no`, as on other desktops. Variables and functions aren't
/// > evaluated.
public enum UITextMathExpressionCompletionType: Int, Sendable {
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

    /// The type `asciiCapable`, by its former name.
    public static let alphabet = UIKeyboardType.asciiCapable
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
