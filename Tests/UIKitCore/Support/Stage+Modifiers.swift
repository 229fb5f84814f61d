// SPDX-License-Identifier: MIT
import UIKitTesting
import Windowing

extension Stage {
    /// Presses the left Control key, or lets it go.
    func hold(control isDown: Bool) {
        hold(.control, code: 29, isDown)
    }

    /// Strikes the left Alt key alone.
    func strikeAlt() {
        hold(.alt, code: 56, true)
        hold(.alt, code: 56, false)
    }

    /// The key's event comes before the report that the modifier is held.
    private func hold(_ modifier: KeyModifiers, code: UInt32, _ isDown: Bool) {
        send(
            .key(
                KeyEvent(
                    phase: isDown ? .down : .up, code: code, keysym: 0, characters: "",
                    modifiers: isDown ? [] : modifier, timestamp: now)))
        send(.modifiers(isDown ? modifier : []))
    }
}
