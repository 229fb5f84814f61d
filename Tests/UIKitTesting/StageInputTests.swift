// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite("Stage: input")
@MainActor
struct StageInputTests {
    @Test("A tap touches the center of the view, long enough to draw the highlight")
    func tap() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let view = TouchRecorder(frame: CGRect(x: 20, y: 40, width: 60, height: 20))
        stage.show(view)
        try stage.tap(view)
        #expect(view.log == ["began 30 10", "ended 30 10"])
        #expect(abs(view.heldFor - 0.05) < 1e-6)
    }

    @Test("A view is touched in its visible part")
    func partlyVisible() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let view = TouchRecorder(frame: CGRect(x: 150, y: 0, width: 100, height: 20))
        stage.show(view)
        try stage.tap(view)
        #expect(view.log.first == "began 25 10")
        view.frame.origin.x = 200
        #expect(throws: StageError.notVisible("TouchRecorder")) { try stage.tap(view) }
        view.frame.origin.x = 0
        view.isHidden = true
        #expect(throws: StageError.notVisible("TouchRecorder")) { try stage.tap(view) }
    }

    @Test("A long press stays in place; a drag moves with the frames")
    func pressAndDrag() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let view = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.show(view)
        stage.press(at: CGPoint(x: 5, y: 5), for: 0.75)
        #expect(abs(view.heldFor - 0.75) < 1e-6)
        view.log = []
        stage.drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 30, y: 60), duration: 0.05)
        #expect(view.log == ["began 0 0", "moved 10 20", "moved 20 40", "moved 30 60", "ended 30 60"])
    }

    @Test("A click is an event of the pointer with the requested button")
    func click() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let view = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.show(view)
        try stage.click(view, secondary: true)
        #expect(view.types == [.indirectPointer])
        #expect(view.buttons == [.secondary])
        stage.click(at: CGPoint(x: 1, y: 1), count: 2)
        #expect(view.tapCounts.suffix(2) == [1, 2])
    }

    @Test("Keys reach the first responder, capitals with Shift, shortcuts with their modifiers")
    func keys() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let view = KeyRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.show(view)
        view.becomeFirstResponder()
        stage.type("aB\n")
        #expect(view.text == "aB\n")
        view.keys = []
        try stage.key("ctrl+s")
        #expect(view.keys.last == "s control")
        #expect(view.text == "aB\n")
        #expect(throws: StageError.unknownKey("ctrl+bogus")) { try stage.key("ctrl+bogus") }
    }
}

/// Records the touches that it receives.
private final class TouchRecorder: UIView {
    var log: [String] = []
    var types: Set<UITouch.TouchType> = []
    var buttons: [UIEvent.ButtonMask] = []
    var tapCounts: [Int] = []
    var heldFor: TimeInterval = 0
    private var start: TimeInterval = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
        start = event?.timestamp ?? 0
        types.formUnion(touches.map(\.type))
        buttons.append(event?.buttonMask ?? [])
        tapCounts += touches.map(\.tapCount)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
        heldFor = (event?.timestamp ?? 0) - start
    }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        for touch in touches {
            let place = touch.location(in: self)
            log.append("\(phase) \(Int(place.x.rounded())) \(Int(place.y.rounded()))")
        }
    }
}

/// Records the keys and the text that it receives.
private final class KeyRecorder: UIView, UIKeyInput {
    var text = ""
    var keys: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) {
        self.text += text
    }

    func deleteBackward() {
        _ = text.popLast()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
        for key in presses.compactMap(\.key) {
            keys.append(key.charactersIgnoringModifiers + (key.modifierFlags.contains(.control) ? " control" : ""))
        }
    }
}
