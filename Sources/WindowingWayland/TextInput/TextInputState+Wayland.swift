// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

extension ZwpTextInputV3.ContentPurpose {
    init(_ purpose: TextInputState.Purpose) {
        self =
            switch purpose {
            case .normal: .normal
            case .alpha: .alpha
            case .digits: .digits
            case .number: .number
            case .phone: .phone
            case .url: .url
            case .email: .email
            case .name: .name
            case .password: .password
            case .pin: .pin
            case .date: .date
            case .time: .time
            case .datetime: .datetime
            case .terminal: .terminal
            }
    }
}

extension ZwpTextInputV3.ContentHint {
    private static let each: [(TextInputState.Hints, ZwpTextInputV3.ContentHint)] = [
        (.completion, .completion), (.spellcheck, .spellcheck), (.autoCapitalization, .autoCapitalization),
        (.lowercase, .lowercase), (.uppercase, .uppercase), (.titlecase, .titlecase), (.hiddenText, .hiddenText),
        (.sensitiveData, .sensitiveData), (.latin, .latin), (.multiline, .multiline),
    ]

    init(_ hints: TextInputState.Hints) {
        self = Self.each.reduce(into: []) { if hints.contains($1.0) { $0.formUnion($1.1) } }
    }
}
