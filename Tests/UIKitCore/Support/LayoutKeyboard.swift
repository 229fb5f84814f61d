// SPDX-License-Identifier: MIT
import Keyboard
package import UIKitTesting
package import Windowing

/// A keyboard with a real layout, whose keys are delivered to a stage's window.
@MainActor
package final class LayoutKeyboard {
    /// Linux codes of keys.
    package enum Code {
        package static let escape: UInt32 = 1
        package static let backspace: UInt32 = 14
        package static let z: UInt32 = 44
        package static let capsLock: UInt32 = 58
        package static let keypad7: UInt32 = 71
        package static let keypad4: UInt32 = 75
        package static let keypad6: UInt32 = 77
        package static let keypadDelete: UInt32 = 83
        package static let keypadEnter: UInt32 = 96
        package static let menu: UInt32 = 127
    }

    private let stage: Stage
    private let state: KeyboardState

    package init(_ stage: Stage, layout: String = "us", variant: String = "", options: String = "") throws {
        self.stage = stage
        // Of the locales' sequences, the one that all installations have.
        state = try KeyboardState(
            keymap: .system(layout: layout, variant: variant, options: options),
            compose: Compose(environment: ["LC_ALL": "en_US.UTF-8"]))
    }

    package init(_ stage: Stage, keymap: String) throws {
        self.stage = stage
        state = try KeyboardState(keymap: Keymap(text: Array(keymap.utf8)))
    }

    /// Sets the modifiers that are down and those that are locked.
    package func hold(_ modifiers: KeyModifiers, locked: KeyModifiers = []) {
        state.update(depressed: state.keymap.mask(for: modifiers), locked: state.keymap.mask(for: locked))
    }

    /// Sets the modifiers that are down, as bits of the keymap.
    package func hold(mask: UInt32) {
        state.update(depressed: mask)
    }

    /// Presses and releases keys, one after the other.
    package func strike(_ codes: UInt32...) {
        for code in codes {
            send(code, .down)
            send(code, .up)
        }
    }

    package func send(_ code: UInt32, _ phase: KeyEvent.Phase) {
        stage.send(.key(state.event(code: code, phase: phase, time: stage.now)))
    }
}
