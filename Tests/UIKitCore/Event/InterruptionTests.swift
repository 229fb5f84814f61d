// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

@MainActor
@Suite("Interrupted touches and keys")
struct InterruptionTests {
    private func point(_ phase: TouchPointEvent.Phase, _ id: Int32, _ x: CGFloat, _ y: CGFloat) -> TouchPointEvent {
        TouchPointEvent(phase: phase, identifier: id, location: CGPoint(x: x, y: y), timestamp: 1)
    }

    private func key(_ phase: KeyEvent.Phase, _ code: UInt32, _ characters: String) -> InputEvent {
        .key(KeyEvent(phase: phase, code: code, keysym: 0, characters: characters, timestamp: 1))
    }

    private func makeStage(_ view: UIView) -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        stage.show(view)
        return stage
    }

    @Test("A touch that begins and ends in one event of the device is a tap")
    func tapInOneEvent() {
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let stage = makeStage(view)
        stage.send(.touches([point(.began, 0, 10, 10), point(.ended, 0, 10, 10)]))
        #expect(view.log == ["began 1", "ended 1"])
    }

    @Test("Reusing an identifier before its end was received ends the old touch, and doesn't affect others")
    func reusedNumber() {
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.isMultipleTouchEnabled = true
        let stage = makeStage(view)
        stage.send(.touches([point(.began, 0, 10, 10)]))
        stage.send(.touches([point(.began, 1, 50, 50), point(.began, 0, 90, 90)]))
        #expect(view.log == ["began 1", "began 1", "cancelled 1", "began 1"])
    }

    @Test("When the application starts to ignore interaction, events in progress are canceled and don't continue")
    func ignoringCancels() throws {
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let stage = makeStage(button)
        var cancels = 0
        button.addAction(UIAction { _ in cancels += 1 }, for: .touchCancel)
        stage.send(.touches([point(.began, 0, 10, 10)]))
        #expect(button.isHighlighted)
        stage.application.beginIgnoringInteractionEvents()
        stage.send(.touches([point(.ended, 0, 10, 10)]))
        stage.application.endIgnoringInteractionEvents()
        #expect(!button.isHighlighted && cancels == 1)
        try stage.key("tab")
        stage.send(key(.down, 57, " "))
        stage.application.beginIgnoringInteractionEvents()
        stage.send(key(.up, 57, " "))
        stage.application.endIgnoringInteractionEvents()
        #expect(!button.isHighlighted)
    }

    @Test("An action that makes the application ignore interaction is sent after its touch has ended")
    func ignoringInAction() {
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(view)
        root.addSubview(button)
        let stage = makeStage(root)
        button.addAction(
            UIAction { _ in stage.application.beginIgnoringInteractionEvents() }, for: .primaryActionTriggered)
        var cancels = 0
        button.addAction(UIAction { _ in cancels += 1 }, for: .touchCancel)
        stage.click(at: CGPoint(x: 100, y: 150))
        #expect(cancels == 0 && !button.isTracking)
        stage.application.endIgnoringInteractionEvents()
        stage.click(at: CGPoint(x: 100, y: 50))
        #expect(view.log == ["began 1", "ended 1"])
    }

    @Test("Keys held when the keyboard leaves are canceled together, once each, where they were pressed")
    func keyboardLeaves() {
        let first = PressLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let second = PressLog(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(first)
        root.addSubview(second)
        let stage = makeStage(root)
        #expect(first.becomeFirstResponder())
        stage.send(key(.down, 30, "a"))
        stage.send(key(.down, 48, "b"))
        #expect(second.becomeFirstResponder())
        stage.send(key(.repeated, 48, "b"))
        stage.send(.keyboardFocus(false))
        stage.send(key(.up, 30, "a"))
        #expect(first.log == ["began a", "began b", "began b", "cancelled a b"])
        #expect(second.log == [])
    }

    @Test("A key that only repeats isn't pressed, but moves what repetitions move")
    func onlyRepetitions() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(button)
        root.addSubview(slider)
        let stage = makeStage(root)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        try stage.key("tab")
        for (code, text) in [(UInt32(28), "\r"), (57, " ")] {
            stage.send(key(.repeated, code, text))
            stage.send(key(.repeated, code, text))
            #expect(!button.isHighlighted)
            stage.send(key(.up, code, text))
        }
        #expect(count == 0)
        try stage.key("space")
        #expect(count == 1)
        try stage.key("tab")
        stage.send(key(.repeated, 106, ""))
        #expect(slider.value > 0)
    }

    /// The presses that the superview of `view`, which has the focus, receives.
    private func heard(above view: UIView, _ events: [InputEvent]) throws -> [String] {
        let parent = PressLog(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        parent.addSubview(view)
        let stage = makeStage(parent)
        try stage.key("tab")
        parent.log = []
        for event in events { stage.send(event) }
        return parent.log
    }

    @Test("The responder that handles a key's beginning also receives its end; other keys are passed on entirely")
    func keptKeys() throws {
        let strokes = [(UInt32(28), "\r"), (57, " "), (30, "a")].flatMap { [key(.down, $0, $1), key(.up, $0, $1)] }
        #expect(try heard(above: UIButton(), strokes) == ["began a", "ended a"])
        let held = [key(.down, 106, "right"), key(.repeated, 106, "right"), key(.down, 48, "b")]
        #expect(try heard(above: UISlider(), held + [.keyboardFocus(false)]) == ["began b", "cancelled b"])
        let field = UITextField()
        let typed = [key(.down, 30, "a"), key(.up, 30, "a"), key(.down, 59, ""), key(.up, 59, "")]
        #expect(try heard(above: field, typed) == ["began ", "ended "])
        #expect(field.text == "a")
    }

    @Test("The end of a key press is delivered to the window that was key at its beginning")
    func keyWindowChanges() {
        let view = PressLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let stage = makeStage(view)
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.becomeFirstResponder())
        stage.send(key(.down, 30, "a"))
        other.makeKeyAndVisible()
        stage.system.windows.first?.send(key(.up, 30, "a"))
        #expect(view.log == ["began a", "ended a"])
    }

    @Test("Typed text goes to the first responder, unless it became first responder by the same key")
    func text() {
        let field = TextLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let opener = PressLog(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        opener.onBegan = { _ = field.becomeFirstResponder() }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(field)
        root.addSubview(opener)
        let stage = makeStage(root)
        #expect(opener.becomeFirstResponder())
        stage.send(key(.down, 23, "i"))
        #expect(field.isFirstResponder)
        stage.send(key(.up, 23, "i"))
        stage.send(key(.down, 30, "a"))
        stage.send(key(.up, 30, "a"))
        #expect(field.text == "a")
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.makeKeyAndVisible()
        stage.system.windows.first?.send(key(.down, 30, "a"))
        #expect(field.text == "a")
    }

    @Test("Keys of the numeric keypad have the numericPad flag")
    func keypad() {
        let view = PressLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let stage = makeStage(view)
        #expect(view.becomeFirstResponder())
        stage.send(key(.down, 79, "1"))
        #expect(view.keys.last?.modifierFlags == .numericPad)
        stage.send(key(.down, 2, "1"))
        #expect(view.keys.last?.modifierFlags == [])
    }

    @Test("A first responder removed from its window loses the keys even if it refuses to resign")
    func leavingFirstResponder() {
        final class Stubborn: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override func resignFirstResponder() -> Bool { true }
        }
        final class Typist: UIViewController {
            var presses = 0
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ began: Set<UIPress>, with event: UIPressesEvent?) { presses += 1 }
        }
        let root = UIViewController()
        let child = Typist()
        root.addChild(child)
        root.view.addSubview(child.view)
        let stage = Stage()
        stage.show(root)
        #expect(child.becomeFirstResponder())
        child.view.removeFromSuperview()
        stage.send(key(.down, 30, "a"))
        #expect(child.presses == 0 && !child.isFirstResponder)
        let stubborn = Stubborn()
        root.view.addSubview(stubborn)
        #expect(stubborn.becomeFirstResponder())
        stubborn.removeFromSuperview()
        root.view.addSubview(stubborn)
        #expect(!stubborn.isFirstResponder)
    }
}

/// Records the presses that it receives as first responder.
private final class PressLog: UIView {
    var log: [String] = []
    var keys: [UIKey] = []
    var onBegan: (() -> Void)?

    override var canBecomeFirstResponder: Bool { true }

    private func note(_ name: String, _ presses: Set<UIPress>) {
        keys += presses.compactMap(\.key)
        log.append(([name] + presses.compactMap { $0.key?.characters }.sorted()).joined(separator: " "))
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("began", presses)
        onBegan?()
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses) }
}

/// Collects typed text.
private final class TextLog: UIView, UIKeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text.removeLast() }
}
