// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore

/// Checks that each of its touches and keys begins once, and ends or is canceled once.
@MainActor
final class Witness: UIView {
    private(set) var openTouches: Set<ObjectIdentifier> = []
    private(set) var openPresses: Set<ObjectIdentifier> = []
    private(set) var errors: [String] = []
    /// The number of touches that have begun.
    private(set) var touchCount = 0
    /// The number of keys that have been pressed.
    private(set) var pressCount = 0

    override var canBecomeFirstResponder: Bool { true }

    /// The touches and keys that haven't ended; empty if all have.
    var open: [String] {
        let touches = openTouches.isEmpty ? [] : ["\(openTouches.count) touches never ended"]
        let presses = openPresses.isEmpty ? [] : ["\(openPresses.count) presses never ended"]
        return touches + presses
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where !openTouches.insert(ObjectIdentifier(touch)).inserted {
            errors.append("a touch began twice")
        }
        touchCount += touches.count
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where !openTouches.contains(ObjectIdentifier(touch)) {
            errors.append("a touch moved that never began")
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

    private func close(_ touches: Set<UITouch>) {
        for touch in touches where openTouches.remove(ObjectIdentifier(touch)) == nil {
            errors.append("a touch ended that never began")
        }
    }

    // MARK: - Keys

    /// A key that repeats begins again.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { openPresses.insert(ObjectIdentifier(press)) }
        pressCount += presses.count
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { close(presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { close(presses) }

    private func close(_ presses: Set<UIPress>) {
        for press in presses where openPresses.remove(ObjectIdentifier(press)) == nil {
            errors.append("a press ended that never began")
        }
    }
}
