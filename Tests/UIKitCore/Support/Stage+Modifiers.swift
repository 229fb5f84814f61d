// SPDX-License-Identifier: MIT
package import UIKitTesting
import Windowing

extension Stage {
    /// Presses and releases the left Alt key, which remains in effect, as with sticky keys.
    package func latchAlt() {
        hold(.alt, code: 56, true)
        send(
            .key(
                KeyEvent(phase: .up, code: 56, keysym: 0, characters: "", modifiers: .alt, timestamp: now)))
        send(.modifiers(.alt))
    }

    /// Presses or releases the left Control key.
    package func hold(control isDown: Bool) {
        hold(.control, code: 29, isDown)
    }

    /// Presses and releases the left Alt key.
    package func strikeAlt() {
        hold(.alt, code: 56, true)
        hold(.alt, code: 56, false)
    }

    /// Presses or releases the left Alt key.
    package func hold(alt isDown: Bool) {
        hold(.alt, code: 56, isDown)
    }

    /// The key event precedes the report of the changed modifiers.
    private func hold(_ modifier: KeyModifiers, code: UInt32, _ isDown: Bool) {
        send(
            .key(
                KeyEvent(
                    phase: isDown ? .down : .up, code: code, keysym: 0, characters: "",
                    modifiers: isDown ? [] : modifier, timestamp: now)))
        send(.modifiers(isDown ? modifier : []))
    }
}
