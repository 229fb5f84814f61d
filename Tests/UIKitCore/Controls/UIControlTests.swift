// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
private final class Receiver {
    var log: [String] = []

    func plain() { log.append("plain") }
    func withSender(_ sender: UIControl) { log.append("sender \(sender.tag)") }
    func withAny(_ sender: Any) { log.append("any \((sender as? UIControl)?.tag ?? -1)") }
    func withEvent(_ sender: UIControl, _ event: UIEvent?) { log.append("event \(event == nil ? "none" : "some")") }
}

@MainActor
@Suite("Controls: registration and sending")
struct UIControlTests {
    @Test("Methods with no, one, and two arguments are called in the order of registration")
    func methods() {
        let control = UIControl(frame: .zero)
        control.tag = 4
        let receiver = Receiver()
        control.addTarget(receiver, action: Receiver.plain, for: .valueChanged)
        control.addTarget(receiver, action: Receiver.withSender, for: .valueChanged)
        control.addTarget(receiver, action: Receiver.withEvent, for: .valueChanged)
        control.addTarget(receiver, action: Receiver.withAny, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(receiver.log == ["plain", "sender 4", "event none", "any 4"])
    }

    @Test("Only registrations for a sent event are called")
    func events() {
        let control = UIControl(frame: .zero)
        let receiver = Receiver()
        control.addTarget(receiver, action: Receiver.plain, for: [.touchDown, .touchCancel])
        control.sendActions(for: .valueChanged)
        #expect(receiver.log == [])
        control.sendActions(for: .touchCancel)
        #expect(receiver.log == ["plain"])
        #expect(control.allControlEvents == [.touchDown, .touchCancel])
    }

    @Test("Targets aren't retained, and are removed once deallocated")
    func weakTarget() {
        let control = UIControl(frame: .zero)
        weak var gone: Receiver?
        do {
            let receiver = Receiver()
            gone = receiver
            control.addTarget(receiver, action: Receiver.plain, for: .valueChanged)
        }
        #expect(gone == nil)
        control.sendActions(for: .valueChanged)
        #expect(control.allTargets.isEmpty)
        #expect(control.allControlEvents == [])
    }

    @Test("Removing a target ends its registrations only for the given events")
    func removal() {
        let control = UIControl(frame: .zero)
        let receiver = Receiver()
        control.addTarget(receiver, action: Receiver.plain, for: [.touchDown, .valueChanged])
        control.removeTarget(receiver, action: nil, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(receiver.log == [])
        control.sendActions(for: .valueChanged)
        #expect(receiver.log == ["plain"])
    }

    @Test("Closure actions get their sender, are replaced by identifier, and can be removed")
    func closures() {
        let control = UIControl(frame: .zero)
        var log: [String] = []
        control.addAction(UIAction(identifier: "a") { _ in log.append("old") }, for: .valueChanged)
        control.addAction(
            UIAction(identifier: "a") { log.append("new \($0.sender as? UIControl === control)") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == ["new true"])
        control.removeAction(identifiedBy: "a", for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == ["new true"])
    }

    @Test("An action that triggers itself through another control has its own sender again afterward")
    func nestedSenders() {
        let (first, second) = (UIControl(frame: .zero), UIControl(frame: .zero))
        var senders: [UIControl?] = []
        let action = UIAction { action in
            if action.sender as? UIControl === first { second.sendActions(for: .valueChanged) }
            senders.append(action.sender as? UIControl)
        }
        first.addAction(action, for: .valueChanged)
        second.addAction(action, for: .valueChanged)
        first.sendActions(for: .valueChanged)
        #expect(senders == [second, first])
        #expect(action.sender == nil)
    }

    @Test("Actions may remove themselves and add others without affecting the current round")
    func reentrance() {
        let control = UIControl(frame: .zero)
        var log: [String] = []
        control.addAction(
            UIAction(identifier: "first") { _ in
                log.append("first")
                control.removeAction(identifiedBy: "first", for: .valueChanged)
                control.addAction(UIAction(identifier: "late") { _ in log.append("late") }, for: .valueChanged)
            }, for: .valueChanged)
        control.addAction(UIAction(identifier: "second") { _ in log.append("second") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == ["first", "second"])
        control.sendActions(for: .valueChanged)
        #expect(log == ["first", "second", "second", "late"])
    }

    @Test("The state combines enabled, selected, and highlighted")
    func state() {
        let control = UIControl(frame: .zero)
        #expect(control.state == .normal)
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
        control.isEnabled = false
        #expect(control.state.contains(.disabled))
        #expect(!control.canBecomeFocused)
    }

    @Test("A name registered twice for a target is sent once, with its events combined")
    func namesOnce() {
        final class Document: UIResponder {
            var saves = 0
            override class var actions: ActionTable { super.actions.adding("save", Document.save) }
            func save() { saves += 1 }
        }
        let stage = Stage()
        let control = UIControl(frame: .zero)
        stage.show(control)
        let document = Document()
        control.addTarget(document, action: "save", for: .touchDown)
        control.addTarget(document, action: "save", for: [.touchDown, .valueChanged])
        control.sendActions(for: .touchDown)
        #expect(document.saves == 1)
        control.sendActions(for: .valueChanged)
        #expect(document.saves == 2)
    }

    /// Counts what a tap on a control does in a view with a tap recognizer.
    @MainActor
    private final class TapScene {
        var log: [String] = []
        let stage: Stage
        let recognizer = UITapGestureRecognizer()

        init(_ control: UIControl, cancelsTouches: Bool = true) {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            control.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
            parent.addSubview(control)
            parent.addGestureRecognizer(recognizer)
            stage = Stage.showing(parent)
            recognizer.cancelsTouchesInView = cancelsTouches
            recognizer.addTarget(self, action: TapScene.tapped)
            for (name, event) in [("up", UIControl.Event.touchUpInside), ("cancel", .touchCancel)] {
                control.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
            }
        }

        func tapped(_ recognizer: UIGestureRecognizer) { log.append("tap") }
    }

    private final class OwnControl: UIControl {}

    @Test("A plain control leaves taps to a recognizer of its superview, which cancels its touches")
    func plainControlInTappedView() throws {
        for control in [UIControl(frame: .zero), OwnControl(frame: .zero)] {
            let scene = TapScene(control)
            try scene.stage.tap(control)
            #expect(scene.log == ["cancel", "tap"])
            let sharing = TapScene(control, cancelsTouches: false)
            try sharing.stage.tap(control)
            #expect(sharing.log == ["tap", "up"])
        }
    }

    @Test("Buttons, switches, steppers, segmented controls, and page controls keep taps for themselves")
    func buttonsInTappedView() throws {
        let pages = UIPageControl(frame: .zero)
        pages.numberOfPages = 3
        let controls = [
            UIButton(type: .system), UISwitch(), UIStepper(), UISegmentedControl(items: ["A", "B"]), pages,
        ]
        for control in controls {
            let scene = TapScene(control)
            try scene.stage.tap(control)
            #expect(!scene.log.contains("tap"), "\(type(of: control))")
            let sharing = TapScene(control, cancelsTouches: false)
            try sharing.stage.tap(control)
            #expect(sharing.log.contains("tap"), "\(type(of: control))")
        }
        let disabled = UIButton(type: .system)
        disabled.isEnabled = false
        let scene = TapScene(disabled)
        scene.stage.tap(at: CGPoint(x: 110, y: 90))
        #expect(scene.log == ["tap"])
    }
}
