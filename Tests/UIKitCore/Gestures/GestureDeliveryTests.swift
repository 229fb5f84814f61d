// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@MainActor
@Suite("Delivery of touches to recognizers and views")
struct GestureDeliveryTests {
    private let log = GestureLog()

    private func scene() -> (Fingers, WitnessView) {
        let view = WitnessView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.log = log
        let stage = Stage(size: CGSize(width: 300, height: 300))
        stage.show(view)
        return (Fingers(stage: stage), view)
    }

    @Test("S-IPAD-37 A superview's recognizer receives a touch before the subview")
    func order() {
        let (fingers, view) = scene()
        let child = WitnessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.log = log
        child.label = "child"
        view.addSubview(child)
        let recognizer = PuppetRecognizer()
        recognizer.log = log
        view.addGestureRecognizer(recognizer)
        fingers.down(0, 10, 10)
        #expect(log.take() == ["recognizer began", "child began"])
        #expect(recognizer.view === view)
    }

    @Test("S-IPAD-49 Touches are canceled in views before the action of their gesture is sent")
    func success() {
        let (fingers, view) = scene()
        view.isMultipleTouchEnabled = true
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        tap.note("tap", in: log)
        view.addGestureRecognizer(tap)
        fingers.send([(.began, 0, 10, 10), (.began, 1, 60, 10)])
        fingers.send([(.moved, 0, 12, 10), (.moved, 1, 62, 10)])
        fingers.up(0, 12, 10)
        #expect(log.take() == ["view began", "view moved"])
        fingers.up(1, 62, 10)
        #expect(log.take() == ["view cancelled", "view cancelled", "tap ended"])
    }

    @Test("S-IPAD-50 Touches that aren't a gesture end in the view as they would without a recognizer")
    func failure() {
        let (fingers, view) = scene()
        view.isMultipleTouchEnabled = true
        let recognizer = PuppetRecognizer()
        recognizer.onEnded = { if $0.numberOfTouches == 0 { $0.state = .failed } }
        view.addGestureRecognizer(recognizer)
        fingers.send([(.began, 0, 10, 10), (.began, 1, 60, 10)])
        fingers.send([(.moved, 0, 12, 10), (.moved, 1, 62, 10)])
        fingers.up(0, 12, 10)
        #expect(log.take() == ["view began", "view moved"])
        fingers.up(1, 62, 10)
        #expect(log.take() == ["view ended", "view ended"])
    }

    @Test("S-IPAD-51 After a continuous gesture has begun, the touch is canceled in its view once")
    func continuous() {
        let (fingers, view) = scene()
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        fingers.down(0, 10, 10)
        fingers.move(0, 40, 10)
        fingers.move(0, 60, 10)
        fingers.up(0, 60, 10)
        #expect(log.take() == ["view began", "view cancelled"])
    }

    @Test("S-IPAD-52 delaysTouchesEnded withholds the end of a first tap", arguments: [false, true])
    func delayedEnds(delays: Bool) {
        let (fingers, view) = scene()
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.delaysTouchesEnded = delays
        view.addGestureRecognizer(tap)
        fingers.tap(0, 10, 10)
        fingers.tap(1, 10, 10)
        let expected =
            delays
            ? ["view began", "view began", "view cancelled", "view cancelled"]
            : ["view began", "view ended", "view began", "view cancelled"]
        #expect(log.take() == expected)
    }

    @Test("S-IPAD-53 With cancelsTouchesInView off, a view receives the touch during the pan")
    func withoutCancelling() {
        let (fingers, view) = scene()
        let pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = false
        pan.note("pan", in: log)
        view.addGestureRecognizer(pan)
        fingers.down(0, 10, 10)
        fingers.move(0, 40, 10)
        fingers.move(0, 60, 10)
        fingers.up(0, 60, 10)
        #expect(
            log.take() == [
                "view began", "pan began", "view moved", "pan changed", "view moved", "pan ended", "view ended",
            ])
    }

    @Test("delaysTouchesBegan withholds the whole touch from the view until the gesture fails")
    func delayedBeginnings() {
        let (fingers, view) = scene()
        let pan = UIPanGestureRecognizer()
        pan.delaysTouchesBegan = true
        view.addGestureRecognizer(pan)
        fingers.down(0, 10, 10)
        fingers.move(0, 12, 10)
        #expect(log.take() == [])
        fingers.up(0, 12, 10)
        #expect(log.take() == ["view began", "view moved", "view ended"])
        fingers.down(0, 10, 10)
        fingers.move(0, 60, 10)
        fingers.up(0, 60, 10)
        #expect(log.take() == [])
    }

    @Test("An ignored touch is delivered to the view regardless of the gesture")
    func ignored() {
        let (fingers, view) = scene()
        view.isMultipleTouchEnabled = true
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
        fingers.down(0, 10, 10)
        fingers.down(1, 100, 100)
        fingers.move(0, 60, 10)
        #expect(log.take() == ["view began", "view began", "view cancelled"])
        fingers.move(1, 120, 100)
        fingers.up(1, 120, 100)
        #expect(log.take() == ["view moved", "view ended"])
    }

    @Test("A touch that joins a gesture in progress isn't delivered to the view")
    func joining() {
        let (fingers, view) = scene()
        view.isMultipleTouchEnabled = true
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        fingers.down(0, 10, 10)
        fingers.move(0, 60, 10)
        log.entries = []
        fingers.down(1, 100, 100)
        #expect(log.take() == [] && pan.numberOfTouches == 2)
    }

    @Test("A recognizer that never decides doesn't withhold the end of a touch indefinitely")
    func undecided() {
        let (fingers, view) = scene()
        let recognizer = PuppetRecognizer()
        view.addGestureRecognizer(recognizer)
        fingers.tap(0, 10, 10)
        #expect(log.take() == ["view began"])
        fingers.stage.advance(by: 0.4)
        #expect(log.take() == ["view ended"])
        #expect(recognizer.state == .possible && recognizer.resets == 1)
    }
}
