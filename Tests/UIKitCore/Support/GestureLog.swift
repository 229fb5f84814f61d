// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore

/// The events recorded by several objects, in order.
@MainActor
final class GestureLog {
    var entries: [String] = []

    /// Returns and removes the entries so far.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A view that records the touches that it receives.
final class WitnessView: UIView {
    var log: GestureLog?
    var label = "view"

    private func note(_ what: String) { log?.entries.append("\(label) \(what)") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
}

/// A recognizer whose state is set by the test.
final class PuppetRecognizer: UIGestureRecognizer {
    var log: GestureLog?
    var label = "recognizer"
    var onBegan: (PuppetRecognizer) -> Void = { _ in }
    var onMoved: (PuppetRecognizer) -> Void = { _ in }
    var onEnded: (PuppetRecognizer) -> Void = { _ in }
    var resets = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        log?.entries.append("\(label) began")
        onBegan(self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        onMoved(self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        onEnded(self)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        resets += 1
    }
}

/// A delegate with closures for its methods.
@MainActor
final class GestureJudge: UIGestureRecognizerDelegate {
    var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
    var together: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var receivesTouch: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
    var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        shouldBegin(gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together(gestureRecognizer, otherGestureRecognizer) }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receivesTouch(gestureRecognizer, touch)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits(gestureRecognizer, otherGestureRecognizer) }
}

extension UIGestureRecognizer {
    /// Records each action with its state.
    func note(_ label: String, in log: GestureLog) {
        addAction(
            UIAction { action in
                guard let recognizer = action.sender as? UIGestureRecognizer else { return }
                log.entries.append("\(label) \(recognizer.state)")
            })
    }
}
