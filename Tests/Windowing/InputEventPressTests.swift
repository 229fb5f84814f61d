// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

@Suite("Presses")
struct InputEventPressTests {
    private func pointer(_ kind: PointerEvent.Kind, serial: UInt32) -> InputEvent {
        .pointer(PointerEvent(kind: kind, location: .zero, timestamp: 1, serial: serial))
    }

    private func touch(_ phase: TouchPointEvent.Phase, serial: UInt32) -> TouchPointEvent {
        TouchPointEvent(phase: phase, identifier: 1, location: .zero, timestamp: 1, serial: serial)
    }

    private func key(_ phase: KeyEvent.Phase) -> InputEvent {
        .key(KeyEvent(phase: phase, code: 28, keysym: 0xff0d, characters: "\r", timestamp: 1, serial: 9))
    }

    @Test("The serial of a press is that of a pressed button or key, or of a finger that touches; others have none")
    func serials() {
        #expect(pointer(.pressed(.left), serial: 7).pressSerial == 7)
        #expect(pointer(.released(.left), serial: 7).pressSerial == nil)
        #expect(pointer(.moved, serial: 7).pressSerial == nil)
        #expect(key(.down).pressSerial == 9)
        #expect(key(.repeated).pressSerial == nil && key(.up).pressSerial == nil)
        #expect(InputEvent.touches([touch(.moved, serial: 1), touch(.began, serial: 2)]).pressSerial == 2)
        #expect(InputEvent.touches([touch(.ended, serial: 3)]).pressSerial == nil)
        // X11 has no serials.
        #expect(pointer(.pressed(.left), serial: 0).pressSerial == nil)
        #expect(InputEvent.keyboardFocus(true).pressSerial == nil)
    }
}
