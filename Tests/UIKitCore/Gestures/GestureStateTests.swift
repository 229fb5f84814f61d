// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("Gesture recognizer states")
struct GestureStateTests {
    private typealias State = UIGestureRecognizer.State

    private func scene() -> (Fingers, WitnessView) {
        let view = WitnessView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let stage = Stage(size: CGSize(width: 300, height: 300))
        stage.show(view)
        return (Fingers(stage: stage), view)
    }

    /// Returns a recognizer in a given state.
    private func recognizer(in state: State, _ fingers: Fingers, _ view: UIView) -> PuppetRecognizer {
        let recognizer = PuppetRecognizer()
        view.addGestureRecognizer(recognizer)
        fingers.down(0, 10, 10)
        switch state {
        case .possible: break
        case .began: recognizer.state = .began
        case .changed:
            recognizer.state = .began
            recognizer.state = .changed
        case .ended: recognizer.state = .recognized
        case .cancelled:
            recognizer.state = .began
            recognizer.state = .cancelled
        case .failed: recognizer.state = .failed
        }
        return recognizer
    }

    @Test("S-IPAD-54 Every transition of the table is performed, and no other")
    func table() {
        let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        let allowed: [State: [State]] = [
            .possible: [.failed, .ended, .began],
            .began: [.changed, .ended, .cancelled],
            .changed: [.changed, .ended, .cancelled],
        ]
        for old in all {
            for new in all {
                let (fingers, view) = scene()
                let recognizer = recognizer(in: old, fingers, view)
                #expect(recognizer.state == old)
                recognizer.state = new
                if allowed[old]?.contains(new) ?? false {
                    #expect(recognizer.state == new, "from \(old) to \(new)")
                } else if old == .possible, new == .cancelled {
                    #expect(recognizer.state == .failed)
                } else {
                    #expect(recognizer.state == old, "from \(old) to \(new)")
                }
            }
        }
    }

    @Test("Every transition after recognition sends the action with its own state")
    func steps() {
        let (fingers, view) = scene()
        let log = GestureLog()
        let recognizer = PuppetRecognizer()
        recognizer.onMoved = {
            $0.state = .began
            $0.state = .changed
        }
        recognizer.onEnded = { $0.state = .ended }
        recognizer.note("puppet", in: log)
        view.addGestureRecognizer(recognizer)
        fingers.down(0, 10, 10)
        fingers.move(0, 20, 10)
        fingers.up(0, 20, 10)
        #expect(log.take() == ["puppet began", "puppet changed", "puppet ended"])
        #expect(recognizer.state == .possible && recognizer.resets == 1)
    }

    @Test("A gesture that has ended stays so until its touches are up, and receives no more of them")
    func stays() {
        let (fingers, view) = scene()
        let log = GestureLog()
        let recognizer = PuppetRecognizer()
        recognizer.log = log
        recognizer.onBegan = { $0.state = .failed }
        view.addGestureRecognizer(recognizer)
        fingers.down(0, 10, 10)
        fingers.down(1, 50, 50)
        #expect(recognizer.state == .failed && log.take() == ["recognizer began"])
        fingers.up(0, 10, 10)
        fingers.up(1, 50, 50)
        #expect(recognizer.state == .possible && recognizer.resets == 1)
        fingers.down(0, 10, 10)
        #expect(log.take() == ["recognizer began"])
    }

    @Test("Disabling a recognizer cancels a gesture in progress, but not its touches")
    func disabling() {
        let (fingers, view) = scene()
        let log = GestureLog()
        let pan = UIPanGestureRecognizer()
        pan.note("pan", in: log)
        view.addGestureRecognizer(pan)
        fingers.down(0, 10, 10)
        fingers.move(0, 60, 10)
        pan.isEnabled = false
        fingers.move(0, 90, 10)
        fingers.up(0, 90, 10)
        #expect(log.take() == ["pan began", "pan cancelled"])
        #expect(pan.state == .possible)
        pan.isEnabled = true
        fingers.down(0, 10, 10)
        fingers.move(0, 60, 10)
        #expect(log.take() == ["pan began"])
    }

    @Test("A recognizer can be removed or moved to another view in its own action")
    func removedInAction() {
        let (fingers, view) = scene()
        let other = WitnessView(frame: CGRect(x: 0, y: 150, width: 300, height: 150))
        view.addSubview(other)
        let log = GestureLog()
        let pan = UIPanGestureRecognizer()
        pan.note("pan", in: log)
        pan.addAction(
            UIAction { [weak pan] _ in
                guard let pan, pan.state == .began else { return }
                other.addGestureRecognizer(pan)
            })
        view.addGestureRecognizer(pan)
        fingers.down(0, 10, 10)
        fingers.move(0, 60, 10)
        fingers.move(0, 90, 10)
        fingers.up(0, 90, 10)
        #expect(log.take() == ["pan began", "pan cancelled"])
        #expect(view.gestureRecognizers == nil && pan.view === other)
        let tap = UITapGestureRecognizer()
        tap.note("tap", in: log)
        tap.addAction(UIAction { [weak tap] _ in if let tap { view.removeGestureRecognizer(tap) } })
        view.addGestureRecognizer(tap)
        fingers.tap(0, 10, 10)
        fingers.tap(0, 10, 10)
        #expect(log.take() == ["tap ended"])
    }

    @Test("A view that leaves the window ends its gestures")
    func leaving() {
        let (fingers, view) = scene()
        let log = GestureLog()
        let pan = UIPanGestureRecognizer()
        pan.note("pan", in: log)
        view.addGestureRecognizer(pan)
        fingers.down(0, 10, 10)
        fingers.move(0, 60, 10)
        view.removeFromSuperview()
        fingers.move(0, 90, 10)
        fingers.up(0, 90, 10)
        #expect(log.take() == ["pan began", "pan cancelled"])
        #expect(pan.state == .possible)
    }

    @Test("S-IPAD-39 Each target receives its action once, and a deallocated target none")
    func targets() {
        @MainActor final class Target {
            var calls: [String] = []
            func first() { calls.append("first") }
            func second(_ sender: UITapGestureRecognizer) { calls.append("second \(sender.numberOfTapsRequired)") }
        }
        let (fingers, view) = scene()
        let (one, two) = (Target(), Target())
        let tap = UITapGestureRecognizer(target: one, action: Target.first)
        tap.addTarget(two, action: Target.second)
        do {
            let gone = Target()
            tap.addTarget(gone, action: Target.first)
        }
        view.addGestureRecognizer(tap)
        fingers.tap(0, 10, 10)
        #expect(one.calls == ["first"] && two.calls == ["second 1"])
        tap.removeTarget(one, action: nil)
        fingers.tap(0, 10, 10)
        #expect(one.calls == ["first"] && two.calls == ["second 1", "second 1"])
    }

    @Test("Named actions are supported, as used by storyboards")
    func names() {
        final class Target: UIResponder {
            var senders = 0
            override class var actions: ActionTable { super.actions.adding("tapped:", Target.tapped) }
            func tapped(_ sender: UITapGestureRecognizer) { senders += 1 }
        }
        let (fingers, view) = scene()
        let target = Target()
        let tap = UITapGestureRecognizer(target: target, action: "tapped:")
        tap.addTarget(target, action: "tapped:")
        view.addGestureRecognizer(tap)
        fingers.tap(0, 10, 10)
        #expect(target.senders == 1)
        tap.removeTarget(nil, action: "tapped:")
        fingers.tap(0, 10, 10)
        #expect(target.senders == 1)
    }
}
