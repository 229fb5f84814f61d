// SPDX-License-Identifier: MIT
import Foundation
package import UIKitCore

/// The events recorded by several objects, in order.
@MainActor
package final class GestureLog {
    package var entries: [String] = []

    package init() {}

    /// Returns and removes the entries so far.
    package func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A view that records the touches that it receives.
package final class WitnessView: UIView {
    package var log: GestureLog?
    package var label = "view"

    private func note(_ what: String) { log?.entries.append("\(label) \(what)") }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
}

/// A recognizer whose state is set by the test.
package final class PuppetRecognizer: UIGestureRecognizer {
    package var log: GestureLog?
    package var label = "recognizer"
    package var onBegan: (PuppetRecognizer) -> Void = { _ in }
    package var onMoved: (PuppetRecognizer) -> Void = { _ in }
    package var onEnded: (PuppetRecognizer) -> Void = { _ in }
    package var resets = 0

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        log?.entries.append("\(label) began")
        onBegan(self)
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        onMoved(self)
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        onEnded(self)
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    package override func reset() {
        super.reset()
        resets += 1
    }
}

/// A delegate with closures for its methods.
@MainActor
package final class GestureJudge: UIGestureRecognizerDelegate {
    package var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
    package var together: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    package var receivesTouch: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
    package var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

    package init() {}

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        shouldBegin(gestureRecognizer)
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together(gestureRecognizer, otherGestureRecognizer) }

    package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receivesTouch(gestureRecognizer, touch)
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits(gestureRecognizer, otherGestureRecognizer) }
}

extension UIGestureRecognizer {
    /// Records each action with its state.
    package func note(_ label: String, in log: GestureLog) {
        addAction(
            UIAction { action in
                guard let recognizer = action.sender as? UIGestureRecognizer else { return }
                log.entries.append("\(label) \(recognizer.state)")
            })
    }
}
