// SPDX-License-Identifier: MIT

/// A command with a key: performed by the first responder in the chain that can, wherever the command is declared.
///
/// > Note: Differs from UIKit: Control takes the part of Command, as desktops on Linux have it. A key command written
/// > with `.command` is performed by Ctrl and shown so; one written with `.control` as well; with both, by Ctrl and the
/// > logo key.
@MainActor
open class UIKeyCommand: UICommand {
    /// Makes a command for a menu or for `UIResponder.keyCommands`.
    ///
    /// `input` is the character that the key gives with no modifier held, or one of the constants below.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: AnyHashable? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Makes a command that is in no menu.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before text input, the focus and scrolling where those use the key; `false` by default.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether a key of a layout with other letters stands for the Latin one at its place; `true` by default.
    open var allowsAutomaticLocalization = true
    /// Whether left and right, and brackets, change places where text is read from right to left; `true` by default.
    open var allowsAutomaticMirroring = true
    /// Whether a key that is held performs the command again and again.
    open var repeatBehavior = RepeatBehavior.automatic

    override func copy() -> UICommand {
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
    /// What a held key does.
    public enum RepeatBehavior: Int, Sendable {
        /// As `repeatable`, except for Escape and function keys.
        case automatic = 0
        case repeatable = 1
        case nonRepeatable = 2
    }

    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    nonisolated public static let inputHome = "UIKeyInputHome"
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes what follows the caret.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    nonisolated public static let f1 = "UIKeyInputF1"
    nonisolated public static let f2 = "UIKeyInputF2"
    nonisolated public static let f3 = "UIKeyInputF3"
    nonisolated public static let f4 = "UIKeyInputF4"
    nonisolated public static let f5 = "UIKeyInputF5"
    nonisolated public static let f6 = "UIKeyInputF6"
    nonisolated public static let f7 = "UIKeyInputF7"
    nonisolated public static let f8 = "UIKeyInputF8"
    nonisolated public static let f9 = "UIKeyInputF9"
    nonisolated public static let f10 = "UIKeyInputF10"
    nonisolated public static let f11 = "UIKeyInputF11"
    nonisolated public static let f12 = "UIKeyInputF12"
}
