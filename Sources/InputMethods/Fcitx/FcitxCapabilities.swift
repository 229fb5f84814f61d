// SPDX-License-Identifier: MIT
internal import Windowing

/// The capabilities of an input context of fcitx5, which include the purpose of the text.
struct FcitxCapabilities: OptionSet, Hashable {
    let rawValue: UInt64

    static let preedit = Self(rawValue: 1 << 1)
    static let password = Self(rawValue: 1 << 3)
    static let formattedPreedit = Self(rawValue: 1 << 4)
    /// The application commits the composition when text entry ends.
    static let clientCommitsOnEnd = Self(rawValue: 1 << 5)
    static let surroundingText = Self(rawValue: 1 << 6)
    static let email = Self(rawValue: 1 << 7)
    static let digits = Self(rawValue: 1 << 8)
    static let uppercase = Self(rawValue: 1 << 9)
    static let lowercase = Self(rawValue: 1 << 10)
    static let noAutomaticUppercase = Self(rawValue: 1 << 11)
    static let url = Self(rawValue: 1 << 12)
    static let dialable = Self(rawValue: 1 << 13)
    static let number = Self(rawValue: 1 << 14)
    static let spellCheck = Self(rawValue: 1 << 16)
    static let noSpellCheck = Self(rawValue: 1 << 17)
    static let wordCompletion = Self(rawValue: 1 << 18)
    static let uppercaseWords = Self(rawValue: 1 << 19)
    static let uppercaseSentences = Self(rawValue: 1 << 20)
    static let alpha = Self(rawValue: 1 << 21)
    static let name = Self(rawValue: 1 << 22)
    static let terminal = Self(rawValue: 1 << 32)
    static let date = Self(rawValue: 1 << 33)
    static let time = Self(rawValue: 1 << 34)
    static let multiline = Self(rawValue: 1 << 35)
    static let sensitive = Self(rawValue: 1 << 36)

    private static let hints: [(TextInputState.Hints, FcitxCapabilities)] = [
        (.completion, .wordCompletion), (.autoCapitalization, .uppercaseSentences), (.lowercase, .lowercase),
        (.uppercase, .uppercase), (.titlecase, .uppercaseWords), (.hiddenText, .password), (.latin, .alpha),
        (.sensitiveData, .sensitive), (.multiline, .multiline),
    ]

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    init(_ purpose: TextInputState.Purpose, _ hints: TextInputState.Hints) {
        self = [.preedit, .formattedPreedit, .clientCommitsOnEnd, .surroundingText]
        insert(hints.contains(.spellcheck) ? .spellCheck : .noSpellCheck)
        if hints.isDisjoint(with: [.autoCapitalization, .uppercase, .titlecase]) { insert(.noAutomaticUppercase) }
        for (hint, capability) in Self.hints where hints.contains(hint) { insert(capability) }
        switch purpose {
        case .normal: break
        case .alpha: insert(.alpha)
        case .digits: insert(.digits)
        case .number: insert(.number)
        case .phone: insert(.dialable)
        case .url: insert(.url)
        case .email: insert(.email)
        case .name: insert(.name)
        case .password: insert(.password)
        case .pin: insert([.password, .digits])
        case .date: insert(.date)
        case .time: insert(.time)
        case .datetime: insert([.date, .time])
        case .terminal: insert(.terminal)
        }
    }
}
