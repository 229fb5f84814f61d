// SPDX-License-Identifier: MIT
internal import Windowing

/// The purpose and the hints of a text, in IBus's numbers.
struct IBusContentType: Hashable {
    let purpose: UInt32
    let hints: UInt32

    private static let each: [(TextInputState.Hints, UInt32)] = [
        (.completion, 1 << 2), (.lowercase, 1 << 3), (.uppercase, 1 << 4), (.titlecase, 1 << 5),
        (.autoCapitalization, 1 << 6), (.sensitiveData, 1 << 11), (.hiddenText, 1 << 12),
    ]

    init(_ purpose: TextInputState.Purpose, _ hints: TextInputState.Hints) {
        self.purpose =
            switch purpose {
            case .normal, .date, .time, .datetime: 0
            case .alpha: 1
            case .digits: 2
            case .number: 3
            case .phone: 4
            case .url: 5
            case .email: 6
            case .name: 7
            case .password: 8
            case .pin: 9
            case .terminal: 10
            }
        self.hints = Self.each.reduce(hints.contains(.spellcheck) ? 1 << 0 : 1 << 1) {
            hints.contains($1.0) ? $0 | $1.1 : $0
        }
    }
}
