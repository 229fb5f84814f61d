// SPDX-License-Identifier: MIT

/// A command that can be triggered with a key.
///
/// The first responder in the chain that implements the action performs it.
///
/// > Note: Differs from UIKit: Ctrl takes the place of Command, as is usual on Linux. A key command with `.command` or
/// > with `.control` is triggered with Ctrl; a key command with both is triggered with Ctrl and Super.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// Creates a key command for a menu or for `UIResponder.keyCommands`.
    ///
    /// `input` is the character that the key produces without modifiers, or one of the constants below.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a key command that isn't in a menu.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a key command that isn't in a menu, with a title for the list of shortcuts.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// The character that the key produces without modifiers, or one of the constants for other keys.
    public let input: String?
    /// The modifiers of the shortcut.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command takes precedence over text input, focus movement, and scrolling with the same key.
    ///
    /// The default is `false`.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether a key of a non-Latin layout matches the Latin letter at its position.
    ///
    /// The default is `true`.
    open var allowsAutomaticLocalization = true
    /// Whether horizontal arrows and brackets are exchanged in right-to-left layout.
    ///
    /// The default is `true`.
    open var allowsAutomaticMirroring = true
    /// Whether holding the key repeats the command.
    ///
    /// The default is `automatic`.
    open var repeatBehavior = RepeatBehavior.automatic

    override func duplicate() -> UICommand {
        let copy = UIKeyCommand(
            title: title, subtitle: subtitle, image: image, action: action, input: input ?? "",
            modifierFlags: modifierFlags, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        copy.allowsAutomaticLocalization = allowsAutomaticLocalization
        copy.allowsAutomaticMirroring = allowsAutomaticMirroring
        copy.repeatBehavior = repeatBehavior
        return copy
    }
}

extension UIKeyCommand {
    /// The effect of holding a key.
    public enum RepeatBehavior: Int, Sendable {
        /// The same as `repeatable`, except for Escape and the function keys.
        case automatic = 0
        /// Holding the key repeats the command.
        case repeatable = 1
        /// Holding the key performs the command once.
        case nonRepeatable = 2
    }

    /// The up arrow key.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// The End key.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// The forward delete key.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    /// The Insert key, which UIKit has no name for.
    nonisolated static let inputInsert = "UIKeyInputInsert"
    /// The F1 key.
    nonisolated public static let f1 = "UIKeyInputF1"
    /// The F2 key.
    nonisolated public static let f2 = "UIKeyInputF2"
    /// The F3 key.
    nonisolated public static let f3 = "UIKeyInputF3"
    /// The F4 key.
    nonisolated public static let f4 = "UIKeyInputF4"
    /// The F5 key.
    nonisolated public static let f5 = "UIKeyInputF5"
    /// The F6 key.
    nonisolated public static let f6 = "UIKeyInputF6"
    /// The F7 key.
    nonisolated public static let f7 = "UIKeyInputF7"
    /// The F8 key.
    nonisolated public static let f8 = "UIKeyInputF8"
    /// The F9 key.
    nonisolated public static let f9 = "UIKeyInputF9"
    /// The F10 key.
    nonisolated public static let f10 = "UIKeyInputF10"
    /// The F11 key.
    nonisolated public static let f11 = "UIKeyInputF11"
    /// The F12 key.
    nonisolated public static let f12 = "UIKeyInputF12"
}
