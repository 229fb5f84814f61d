// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@MainActor
@Suite("Taps, long presses, pans, swipes, and edge pans")
struct RecognizerTests {
    private let log = GestureLog()

    private func scene() -> (Fingers, UIView) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.isMultipleTouchEnabled = true
        let stage = Stage(size: CGSize(width: 300, height: 300))
        stage.show(view)
        return (Fingers(stage: stage), view)
    }

    private func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ label: String, to view: UIView
    ) -> Recognizer {
        recognizer.note(label, in: log)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    // MARK: - Taps

    @Test("S-IPAD-38 A double tap sends its action once, a pinch repeatedly, the last time at its end")
    func discreteAndContinuous() {
        let (fingers, view) = scene()
        add(UITapGestureRecognizer(), "tap", to: view).numberOfTapsRequired = 2
        _ = add(UIPinchGestureRecognizer(), "pinch", to: view)
        fingers.tap(0, 10, 10)
        fingers.tap(0, 10, 10)
        #expect(log.take() == ["tap ended"])
        fingers.send([(.began, 0, 100, 100), (.began, 1, 150, 100)])
        for x in [170, 190, 200] as [CGFloat] { fingers.move(1, x, 100) }
        fingers.up(1, 200, 100)
        #expect(log.take() == ["pinch began", "pinch changed", "pinch changed"])
        fingers.up(0, 100, 100)
        #expect(log.take() == ["pinch ended"])
    }

    @Test("S-IPAD-40 A double tap with two fingers calls an action without parameters")
    func twoFingerDoubleTap() {
        @MainActor final class Handler {
            var calls = 0
            func handle() { calls += 1 }
        }
        let (fingers, view) = scene()
        let handler = Handler()
        let tap = UITapGestureRecognizer(target: handler, action: Handler.handle)
        tap.numberOfTapsRequired = 2
        tap.numberOfTouchesRequired = 2
        view.addGestureRecognizer(tap)
        fingers.tap(0, 10, 10)
        fingers.tap(0, 10, 10)
        fingers.stage.advance(by: 1)
        #expect(handler.calls == 0)
        for _ in 0..<2 {
            fingers.send([(.began, 0, 100, 100), (.began, 1, 150, 100)])
            fingers.send([(.ended, 0, 100, 100), (.ended, 1, 150, 100)])
        }
        #expect(handler.calls == 1)
    }

    @Test("Fingers that move, rest, or are too late for the second tap aren't a tap")
    func noTaps() {
        let (fingers, view) = scene()
        let tap = add(UITapGestureRecognizer(), "tap", to: view)
        fingers.down(0, 10, 10)
        fingers.move(0, 80, 10)
        fingers.up(0, 10, 10)
        fingers.down(0, 10, 10)
        fingers.stage.advance(by: 1)
        fingers.up(0, 10, 10)
        #expect(log.take() == [])
        tap.numberOfTapsRequired = 2
        fingers.tap(0, 10, 10)
        fingers.stage.advance(by: 0.5)
        fingers.tap(0, 10, 10)
        fingers.stage.advance(by: 0.5)
        fingers.tap(0, 10, 10)
        fingers.tap(0, 200, 200)
        #expect(log.take() == [])
    }

    @Test("A tap recognizer receives the buttons that it requires")
    func buttons() {
        let (fingers, view) = scene()
        let primary = add(UITapGestureRecognizer(), "primary", to: view)
        let secondary = add(UITapGestureRecognizer(), "secondary", to: view)
        secondary.buttonMaskRequired = .secondary
        fingers.stage.click(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == ["primary ended"])
        fingers.stage.click(at: CGPoint(x: 10, y: 10), secondary: true)
        #expect(log.take() == ["secondary ended"])
        fingers.tap(0, 10, 10)
        #expect(log.take() == ["primary ended"])
        primary.allowedTouchTypes = [.direct]
        fingers.stage.click(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == [])
    }

    @Test("A key can be a tap, for a recognizer that permits it")
    func keys() throws {
        final class Reader: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let (fingers, view) = scene()
        let reader = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(reader)
        reader.becomeFirstResponder()
        let tap = add(UITapGestureRecognizer(), "tap", to: view)
        try fingers.stage.key("return")
        #expect(log.take() == [])
        tap.allowedPressTypes = [.select]
        try fingers.stage.key("return")
        try fingers.stage.key("escape")
        #expect(log.take() == ["tap ended"])
    }

    // MARK: - Long presses

    @Test("A long press begins after its duration, changes with movement, and ends on lifting")
    func longPress() {
        let (fingers, view) = scene()
        let press = add(UILongPressGestureRecognizer(), "press", to: view)
        fingers.down(0, 10, 10)
        fingers.stage.advance(by: 0.49)
        #expect(log.take() == [])
        fingers.stage.advance(by: 0.02)
        #expect(log.take() == ["press began"])
        fingers.move(0, 80, 10)
        #expect(log.take() == ["press changed"] && press.location(in: view) == CGPoint(x: 80, y: 10))
        fingers.up(0, 80, 10)
        #expect(log.take() == ["press ended"])
        fingers.down(0, 10, 10)
        fingers.move(0, 22, 10)
        fingers.stage.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test("A long press after a tap requires that tap")
    func tapAndPress() {
        let (fingers, view) = scene()
        add(UILongPressGestureRecognizer(), "press", to: view).numberOfTapsRequired = 1
        fingers.down(0, 10, 10)
        fingers.stage.advance(by: 1)
        fingers.up(0, 10, 10)
        fingers.stage.advance(by: 1)
        #expect(log.take() == [])
        fingers.tap(0, 10, 10)
        fingers.down(0, 10, 10)
        fingers.stage.advance(by: 1)
        #expect(log.take() == ["press began"])
    }

    // MARK: - Pans

    @Test("A pan excludes the first ten points of a straight path, and then follows exactly")
    func slop() {
        let (fingers, view) = scene()
        let pan = add(UIPanGestureRecognizer(), "pan", to: view)
        fingers.down(0, 100, 100)
        fingers.move(0, 106, 107)
        #expect(pan.state == .possible)
        fingers.move(0, 112, 116)
        #expect(pan.state == .began)
        let translation = pan.translation(in: view)
        #expect(abs(translation.x - 6) < 0.001 && abs(translation.y - 8) < 0.001)
        fingers.move(0, 122, 116)
        #expect(abs(pan.translation(in: view).x - 16) < 0.001)
        pan.setTranslation(.zero, in: view)
        fingers.move(0, 125, 120)
        #expect(abs(pan.translation(in: view).x - 3) < 0.001 && abs(pan.translation(in: view).y - 4) < 0.001)
    }

    @Test("S-IPAD-43 A view that is dragged twice continues from where it was left")
    func dragTwice() throws {
        let (fingers, view) = scene()
        let card = UIView(frame: CGRect(x: 50, y: 50, width: 60, height: 60))
        view.addSubview(card)
        var cached = card.frame
        let pan = UIPanGestureRecognizer()
        pan.addAction(
            UIAction { [weak pan] _ in
                guard let pan else { return }
                let translation = pan.translation(in: view)
                card.frame = cached.offsetBy(dx: translation.x, dy: translation.y)
                if pan.state == .ended { cached = card.frame }
            })
        card.addGestureRecognizer(pan)
        for x in [70, 160] as [CGFloat] {
            fingers.down(0, x, 80)
            fingers.move(0, x + 50, 80)
            fingers.move(0, x + 100, 80)
            fingers.up(0, x + 100, 80)
        }
        #expect(card.frame == CGRect(x: 230, y: 50, width: 60, height: 60))
    }

    @Test("Adding or lifting fingers causes no movement, and the pan ends with too few fingers")
    func fingersThatComeAndGo() {
        let (fingers, view) = scene()
        let pan = add(UIPanGestureRecognizer(), "pan", to: view)
        pan.minimumNumberOfTouches = 2
        fingers.down(0, 100, 100)
        fingers.move(0, 150, 100)
        #expect(log.take() == [])
        fingers.down(1, 200, 200)
        fingers.send([(.moved, 0, 180, 100), (.moved, 1, 230, 200)])
        #expect(log.take() == ["pan began"])
        #expect(abs(pan.translation(in: view).x - 20) < 0.001)
        fingers.down(2, 10, 10)
        #expect(abs(pan.translation(in: view).x - 20) < 0.001)
        fingers.up(2, 10, 10)
        fingers.up(1, 230, 200)
        #expect(log.take() == ["pan ended"])
    }

    @Test("The velocity is that of the last tenth of a second, and zero after a rest")
    func velocity() {
        let (fingers, view) = scene()
        let pan = add(UIPanGestureRecognizer(), "pan", to: view)
        var released: [CGFloat] = []
        pan.addAction(
            UIAction { [weak pan] _ in if pan?.state == .ended { released.append(pan?.velocity(in: nil).x ?? 0) } })
        fingers.stage.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 220, y: 50), duration: 0.5)
        fingers.down(0, 20, 50)
        fingers.move(0, 220, 50)
        fingers.stage.advance(by: 0.3)
        fingers.up(0, 220, 50)
        #expect(released.count == 2 && abs((released.first ?? 0) - 400) < 40 && released.last == 0)
    }

    @Test("A wheel is a drag for a pan recognizer that accepts it")
    func wheel() {
        let (fingers, view) = scene()
        let pan = add(UIPanGestureRecognizer(), "pan", to: view)
        fingers.stage.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
        #expect(log.take() == [])
        pan.allowedScrollTypesMask = .discrete
        fingers.stage.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
        #expect(pan.translation(in: view) == CGPoint(x: 0, y: -30))
        fingers.stage.advance(by: 0.3)
        #expect(log.take() == ["pan began", "pan ended"] && pan.state == .possible)
    }

    @Test("A touchpad drag continues to its end wherever the pointer is")
    func touchpadDrag() {
        let (fingers, view) = scene()
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(card)
        let pan = add(UIPanGestureRecognizer(), "pan", to: card)
        pan.allowedScrollTypesMask = .continuous
        func scroll(x: CGFloat, isEnd: Bool = false) {
            fingers.stage.send(
                .scroll(
                    ScrollEvent(
                        source: .finger, location: CGPoint(x: x, y: 50), deltaX: isEnd ? 0 : 20, deltaY: 0,
                        isEnd: isEnd, timestamp: fingers.stage.now)))
        }
        scroll(x: 50)
        scroll(x: 250)
        #expect(pan.translation(in: view).x == -40)
        scroll(x: 250, isEnd: true)
        #expect(log.take() == ["pan began", "pan changed", "pan ended"])
    }

    @Test("S-IPAD-41 Double tap, pan, and pinch of one view all work")
    func threeOnOneView() {
        let (fingers, view) = scene()
        add(UITapGestureRecognizer(), "tap", to: view).numberOfTapsRequired = 2
        _ = add(UIPanGestureRecognizer(), "pan", to: view)
        _ = add(UIPinchGestureRecognizer(), "pinch", to: view)
        #expect(view.gestureRecognizers?.count == 3)
        fingers.tap(0, 10, 10)
        fingers.tap(0, 10, 10)
        #expect(log.take() == ["tap ended"])
        fingers.down(0, 10, 10)
        fingers.move(0, 60, 10)
        fingers.up(0, 60, 10)
        #expect(log.take() == ["pan began", "pan ended"])
        fingers.send([(.began, 0, 100, 100), (.began, 1, 150, 100)])
        fingers.send([(.moved, 0, 90, 100), (.moved, 1, 160, 100)])
        fingers.send([(.ended, 0, 90, 100), (.ended, 1, 160, 100)])
        #expect(log.take() == ["pinch began", "pinch ended"])
    }

    @Test("S-IPAD-42 A view pinched to twice the distance is twice as large")
    func pinch() {
        let (fingers, view) = scene()
        let card = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        card.isMultipleTouchEnabled = true
        view.addSubview(card)
        let pinch = UIPinchGestureRecognizer()
        pinch.addAction(
            UIAction { [weak pinch] _ in
                let scale = pinch?.scale ?? 1
                card.transform = CGAffineTransform(scaleX: scale, y: scale)
            })
        card.addGestureRecognizer(pinch)
        fingers.send([(.began, 0, 130, 150), (.began, 1, 170, 150)])
        for step in 1...10 {
            let half = 20 + CGFloat(step) * 2
            fingers.send([(.moved, 0, 150 - half, 150), (.moved, 1, 150 + half, 150)])
        }
        #expect(abs(card.frame.width - 400) < 0.001 && pinch.velocity >= 0)
        fingers.up(1, 190, 150)
        fingers.up(0, 110, 150)
        #expect(abs(card.frame.width - 400) < 0.001)
    }

    @Test("S-IPAD-44 A double tap animates a view back to its original position")
    func doubleTapMoves() throws {
        let (fingers, view) = scene()
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(card)
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.addAction(
            UIAction { [weak tap] _ in
                guard let tap else { return }
                UIView.animate(withDuration: 0.2) { card.center = tap.location(in: card.superview) }
            })
        card.addGestureRecognizer(tap)
        fingers.tap(0, 80, 90)
        fingers.tap(0, 80, 90)
        #expect(card.center == CGPoint(x: 80, y: 90))
        #expect(card.layer.presentation()?.position != card.center)
        try fingers.stage.settle()
        #expect(card.layer.presentation()?.position ?? card.center == card.center)
    }

    // MARK: - Swipes and edge pans

    @Test("A swipe is fast, straight, and in a permitted direction")
    func swipe() {
        let (fingers, view) = scene()
        let swipe = add(UISwipeGestureRecognizer(), "swipe", to: view)
        swipe.direction = [.left, .up]
        let start = CGPoint(x: 150, y: 150)
        let stage = fingers.stage
        stage.drag(from: start, to: CGPoint(x: 70, y: 150), duration: 0.2)
        stage.drag(from: start, to: CGPoint(x: 150, y: 70), duration: 0.2)
        #expect(log.take() == ["swipe ended", "swipe ended"])
        stage.drag(from: start, to: CGPoint(x: 230, y: 150), duration: 0.2)
        stage.drag(from: start, to: CGPoint(x: 80, y: 82), duration: 0.2)
        stage.drag(from: start, to: CGPoint(x: 70, y: 150), duration: 2)
        #expect(log.take() == [])
    }

    @Test("An edge pan begins at the edge and moves away from it")
    func edges() {
        let (fingers, view) = scene()
        let pan = add(UIScreenEdgePanGestureRecognizer(), "edge", to: view)
        pan.edges = .left
        let stage = fingers.stage
        stage.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 100, y: 100))
        #expect(log.take().first == "edge began")
        stage.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 100))
        stage.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 5, y: 200))
        stage.drag(from: CGPoint(x: 295, y: 100), to: CGPoint(x: 200, y: 100))
        #expect(log.take() == [])
    }

    @Test("A hover recognizer tracks the pointer over its view without affecting others")
    func hover() {
        let (fingers, view) = scene()
        let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        view.addSubview(card)
        let hover = add(UIHoverGestureRecognizer(), "hover", to: card)
        _ = add(UITapGestureRecognizer(), "tap", to: card)
        fingers.stage.hover(at: CGPoint(x: 140, y: 150))
        fingers.stage.hover(at: CGPoint(x: 150, y: 150))
        #expect(hover.location(in: card) == CGPoint(x: 50, y: 50))
        fingers.stage.hover(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["hover began", "hover changed", "hover ended"] && hover.state == .possible)
        fingers.stage.click(at: CGPoint(x: 150, y: 150))
        #expect(log.take().contains("tap ended"))
    }

    // MARK: - Custom recognizers

    @Test("S-IPAD-55 A checkmark is recognized by its strokes, at the point where they meet")
    func checkMark() {
        let (fingers, view) = scene()
        let check = add(CheckMarkRecognizer(), "check", to: view)
        var corners: [CGPoint] = []
        check.addAction(UIAction { [weak check] _ in corners.append(check?.midPoint ?? .zero) })
        func draw(_ points: [CGPoint]) {
            fingers.down(0, 100, 100)
            for point in points { fingers.move(0, 100 + point.x, 100 + point.y) }
            let last = points.last ?? .zero
            fingers.up(0, 100 + last.x, 100 + last.y)
        }
        draw([CGPoint(x: 20, y: 20), CGPoint(x: 60, y: -20)])
        #expect(log.take() == ["check ended"] && corners == [CGPoint(x: 120, y: 120)])
        draw([CGPoint(x: -20, y: 20), CGPoint(x: 60, y: -20)])
        fingers.send([(.began, 0, 10, 10), (.began, 1, 50, 10)])
        #expect(check.state == .failed)
        fingers.send([(.ended, 0, 10, 10), (.ended, 1, 50, 10)])
        #expect(log.take() == [])
    }

    @Test("S-IPAD-56 Reset discards the strokes, so that a second checkmark is recognized as well")
    func twoCheckMarks() {
        let (fingers, view) = scene()
        let check = add(CheckMarkRecognizer(), "check", to: view)
        for _ in 0..<2 {
            fingers.down(0, 100, 100)
            fingers.move(0, 120, 120)
            fingers.move(0, 160, 80)
            fingers.up(0, 160, 80)
            #expect(check.midPoint == .zero && !check.strokeUp)
        }
        #expect(log.take() == ["check ended", "check ended"])
    }
}

/// Recognizes a V drawn from left to right.
private final class CheckMarkRecognizer: UIGestureRecognizer {
    private(set) var midPoint = CGPoint.zero
    private(set) var strokeUp = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if touches.count != 1 { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, let touch = touches.first else { return }
        let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
        if !strokeUp {
            if now.x >= before.x, now.y >= before.y {
                midPoint = now
            } else if now.x >= before.x, now.y <= before.y {
                strokeUp = true
            } else {
                state = .failed
            }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible, strokeUp { state = .recognized }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        midPoint = .zero
        strokeUp = false
        state = .failed
    }

    override func reset() {
        super.reset()
        midPoint = .zero
        strokeUp = false
    }
}
