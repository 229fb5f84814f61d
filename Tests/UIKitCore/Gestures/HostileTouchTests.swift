// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@MainActor
@Suite("Gestures with faulty devices")
struct HostileTouchTests {
    private let log = GestureLog()

    private func scene() -> (Fingers, WitnessView) {
        let view = WitnessView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.isMultipleTouchEnabled = true
        view.log = log
        let stage = Stage(size: CGSize(width: 300, height: 300))
        stage.show(view)
        return (Fingers(stage: stage), view)
    }

    private func addAll(to view: UIView) -> [UIGestureRecognizer] {
        let all = [
            UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
            UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
            UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(),
        ]
        for recognizer in all { view.addGestureRecognizer(recognizer) }
        return all
    }

    @Test("Reusing a finger's identifier without an end cancels the gesture and begins another")
    func reusedNumber() {
        let (fingers, view) = scene()
        let pan = UIPanGestureRecognizer()
        pan.note("pan", in: log)
        view.addGestureRecognizer(pan)
        fingers.down(0, 10, 10)
        fingers.move(0, 60, 10)
        fingers.down(0, 100, 100)
        fingers.move(0, 160, 100)
        fingers.up(0, 160, 100)
        #expect(log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan cancelled", "pan began", "pan ended"])
    }

    @Test("Fifty fingers that appear and disappear leave every recognizer in its initial state")
    func fiftyFingers() {
        let (fingers, view) = scene()
        let recognizers = addAll(to: view)
        for id in 0..<50 as Range<Int32> { fingers.down(id, CGFloat(id) * 5, 20) }
        for id in 0..<50 as Range<Int32> { fingers.move(id, CGFloat(id) * 5, 120) }
        for id in 0..<50 as Range<Int32> { fingers.up(id, CGFloat(id) * 5, 120) }
        fingers.up(7, 0, 0)
        fingers.move(70, 0, 0)
        fingers.stage.advance(by: 2)
        #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    }

    @Test("Non-finite locations are ignored")
    func noNumbers() {
        let (fingers, view) = scene()
        let recognizers = addAll(to: view)
        fingers.down(0, .nan, 10)
        fingers.down(1, 10, 10)
        fingers.move(1, .infinity, 10)
        fingers.stage.send(.pointer(PointerEvent(kind: .moved, location: CGPoint(x: CGFloat.nan, y: 0), timestamp: 1)))
        fingers.stage.send(
            .scroll(ScrollEvent(source: .finger, location: .zero, deltaX: .nan, deltaY: 1, timestamp: .nan)))
        fingers.stage.send(
            .touchpadGesture(
                TouchpadGestureEvent(
                    kind: .pinch(translation: .zero, scale: .nan, rotation: 0), phase: .began, fingers: 2,
                    location: .zero, timestamp: 1)))
        fingers.up(1, .nan, .nan)
        fingers.stage.advance(by: 2)
        #expect(recognizers.allSatisfy { $0.state == .possible })
        #expect(log.take().filter { $0 == "view began" }.count == 1)
    }

    @Test("A touchpad gesture without a beginning or without an end has no effect")
    func touchpad() {
        let (fingers, view) = scene()
        let pinch = UIPinchGestureRecognizer()
        pinch.note("pinch", in: log)
        view.addGestureRecognizer(pinch)
        func send(_ phase: TouchpadGestureEvent.Phase, _ scale: CGFloat) {
            fingers.stage.send(
                .touchpadGesture(
                    TouchpadGestureEvent(
                        kind: .pinch(translation: .zero, scale: scale, rotation: 0), phase: phase, fingers: 2,
                        location: CGPoint(x: 50, y: 50), timestamp: fingers.stage.now)))
        }
        send(.ended, 1)
        send(.changed, -3)
        #expect(pinch.scale > 0)
        send(.cancelled, 1)
        log.entries = []
        send(.began, 1)
        send(.began, 2)
        send(.ended, 2)
        #expect(log.take().last == "pinch ended" && pinch.state == .possible)
    }

    @Test("Closing a window during gestures ends them")
    func windowGoes() {
        let (fingers, view) = scene()
        let pan = UIPanGestureRecognizer()
        pan.note("pan", in: log)
        view.addGestureRecognizer(pan)
        fingers.down(0, 10, 10)
        fingers.move(0, 60, 10)
        fingers.stage.window.isHidden = true
        #expect(log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan cancelled"])
        #expect(pan.state == .possible)
    }

    @Test("When a recognizer is deallocated with its view, its touch isn't delivered further")
    func freed() {
        let (fingers, view) = scene()
        var inner: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        weak var recognizer: UIPanGestureRecognizer?
        do {
            let pan = UIPanGestureRecognizer()
            recognizer = pan
            inner?.addGestureRecognizer(pan)
            if let inner { view.addSubview(inner) }
        }
        fingers.down(0, 10, 10)
        inner?.removeFromSuperview()
        inner = nil
        fingers.move(0, 60, 10)
        fingers.up(0, 60, 10)
        #expect(recognizer == nil)
    }

    @Test("A pen is a touch with force and angles")
    func pen() throws {
        let (fingers, view) = scene()
        let pan = UIPanGestureRecognizer()
        pan.allowedTouchTypes = [.pencil]
        pan.note("pan", in: log)
        view.addGestureRecognizer(pan)
        var touch: UITouch?
        let witness = PuppetRecognizer()
        witness.cancelsTouchesInView = false
        let judge = GestureJudge()
        judge.receivesTouch = { _, new in
            touch = new
            return false
        }
        witness.delegate = judge
        view.addGestureRecognizer(witness)
        func send(_ kind: PenEvent.Kind, _ x: CGFloat, pressure: Double) {
            fingers.stage.send(
                .pen(
                    PenEvent(
                        kind: kind, tool: .pen, location: CGPoint(x: x, y: 50), pressure: pressure,
                        tilt: CGPoint(x: 0, y: 45), rotation: 90, timestamp: fingers.stage.now)))
        }
        send(.entered, 50, pressure: 0)
        send(.down, 50, pressure: 0.5)
        let pen = try #require(touch)
        #expect(pen.type == .pencil && abs(pen.force - pen.maximumPossibleForce / 2) < 0.001)
        #expect(abs(pen.altitudeAngle - .pi / 4) < 0.001 && abs(pen.azimuthAngle(in: view) - .pi / 2) < 0.001)
        #expect(abs(pen.rollAngle - .pi / 2) < 0.001)
        send(.moved, 100, pressure: 7)
        #expect(pen.force == pen.maximumPossibleForce)
        send(.up, 100, pressure: 0)
        send(.up, 100, pressure: 0)
        #expect(log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan ended"])
        send(.down, 50, pressure: .nan)
        send(.left, 50, pressure: 0)
        #expect(pan.state == .possible && touch?.phase == .cancelled)
    }
}
