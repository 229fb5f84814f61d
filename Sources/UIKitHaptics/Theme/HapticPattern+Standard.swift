// SPDX-License-Identifier: MIT

/// The strengths and durations of the feedback.
extension HapticPattern {
    /// A tick that is felt but doesn't add up to a buzz while a wheel turns.
    static let selection = HapticPattern(pulses: [Pulse(magnitude: 0.3, duration: 10)])

    @MainActor
    static func impact(_ style: UIImpactFeedbackGenerator.FeedbackStyle) -> HapticPattern {
        let pulse =
            switch style {
            case .light: Pulse(magnitude: 0.4, duration: 15)
            case .medium: Pulse(magnitude: 0.6, duration: 20)
            case .heavy: Pulse(magnitude: 1, duration: 25)
            case .soft: Pulse(magnitude: 0.4, duration: 35)
            case .rigid: Pulse(magnitude: 0.9, duration: 10)
            }
        return HapticPattern(pulses: [pulse])
    }

    /// A success rises, a warning falls, and an error knocks four times.
    @MainActor
    static func notification(_ type: UINotificationFeedbackGenerator.FeedbackType) -> HapticPattern {
        switch type {
        case .success: knocks([0.6, 0.9], pause: 80)
        case .warning: knocks([0.9, 0.6], pause: 120)
        case .error: knocks([0.7, 0.7, 1, 0.6], pause: 60)
        }
    }

    private static func knocks(_ magnitudes: [Double], pause: UInt32) -> HapticPattern {
        let pulses = magnitudes.map { [Pulse(magnitude: $0, duration: 20)] }
        return HapticPattern(pulses: Array(pulses.joined(separator: [Pulse(magnitude: 0, duration: pause)])))
    }
}
