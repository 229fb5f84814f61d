// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@MainActor
@Suite("Conflicts between recognizers")
struct GestureRivalryTests {
    private let log = GestureLog()

    private func scene() -> (Fingers, WitnessView) {
        let view = WitnessView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.log = log
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

    @Test("S-IPAD-45 A tap that requires a double tap to fail waits for it, and fails if it is recognized")
    func requiredFailure() {
        let (fingers, view) = scene()
        let single = add(UITapGestureRecognizer(), "single", to: view)
        let double = add(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        fingers.tap(0, 10, 10)
        #expect(log.take() == ["view began"])
        fingers.stage.advance(by: 0.3)
        #expect(log.take() == [])
        fingers.stage.advance(by: 0.1)
        #expect(log.take() == ["view cancelled", "single ended"])
        #expect(single.state == .possible)
        fingers.tap(0, 10, 10)
        fingers.tap(0, 10, 10)
        fingers.stage.advance(by: 1)
        #expect(log.take().filter { $0.hasPrefix("single") || $0.hasPrefix("double") } == ["double ended"])
    }

    @Test("A tap that had to wait keeps its location")
    func placeOfLateTap() {
        let (fingers, view) = scene()
        let single = UITapGestureRecognizer()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        var places: [CGPoint] = []
        single.addAction(UIAction { [weak single] _ in places.append(single?.location(in: view) ?? .zero) })
        fingers.tap(0, 30, 40)
        fingers.stage.advance(by: 1)
        #expect(places == [CGPoint(x: 30, y: 40)])
    }

    @Test("A delegate can make one gesture wait for another")
    func dynamicRequirement() {
        let (fingers, view) = scene()
        let judge = GestureJudge()
        let single = add(UITapGestureRecognizer(), "single", to: view)
        let double = add(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        judge.waits = { first, second in first === single && second === double }
        single.delegate = judge
        fingers.tap(0, 10, 10)
        fingers.tap(0, 10, 10)
        fingers.stage.advance(by: 1)
        #expect(log.take().filter { !$0.hasPrefix("view") } == ["double ended"])
    }

    @Test("Two recognizers that require each other to fail don't wait indefinitely")
    func circle() {
        let (fingers, view) = scene()
        let first = add(UITapGestureRecognizer(), "first", to: view)
        let second = add(UITapGestureRecognizer(), "second", to: view)
        first.require(toFail: second)
        second.require(toFail: first)
        fingers.tap(0, 10, 10)
        #expect(log.take().filter { !$0.hasPrefix("view") }.count == 1)
    }

    @Test("Without a requirement, a single tap is recognized before the double tap that it begins")
    func tapsWithoutRequirement() {
        let (fingers, view) = scene()
        _ = add(UITapGestureRecognizer(), "single", to: view)
        add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2
        fingers.tap(0, 10, 10)
        fingers.tap(0, 10, 10)
        #expect(log.take().filter { !$0.hasPrefix("view") } == ["single ended", "double ended"])
    }

    @Test("S-IPAD-46 If a delegate denies the beginning, the gesture fails and the view keeps the touch")
    func denied() {
        let (fingers, view) = scene()
        let judge = GestureJudge()
        judge.shouldBegin = { _ in false }
        let pan = add(UIPanGestureRecognizer(), "pan", to: view)
        pan.delegate = judge
        fingers.down(0, 10, 10)
        #expect(pan.state == .possible)
        fingers.move(0, 60, 10)
        #expect(pan.state == .failed)
        fingers.up(0, 60, 10)
        #expect(log.take() == ["view began", "view moved", "view ended"])
    }

    @Test("S-IPAD-47 A delegate prevents a superview's recognizer from receiving touches on a button")
    func buttonInside() throws {
        let (fingers, view) = scene()
        let judge = GestureJudge()
        judge.receivesTouch = { _, touch in !(touch.view is UIButton) }
        let pan = add(UILongPressGestureRecognizer(), "press", to: view)
        pan.minimumPressDuration = 0
        pan.delegate = judge
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.addAction(UIAction { [log] _ in log.entries.append("button") }, for: .touchUpInside)
        view.addSubview(button)
        fingers.tap(0, 10, 10)
        #expect(log.take() == ["button"])
        fingers.tap(0, 200, 200)
        #expect(log.take().filter { !$0.hasPrefix("view") } == ["press began", "press ended"])
    }

    @Test("A superview's tap doesn't claim a button's touch, unless the button is disabled")
    func buttonKeepsTap() {
        let (fingers, view) = scene()
        _ = add(UITapGestureRecognizer(), "tap", to: view)
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.addAction(UIAction { [log] _ in log.entries.append("button") }, for: .touchUpInside)
        view.addSubview(button)
        fingers.tap(0, 10, 10)
        #expect(log.take() == ["button"])
        button.isEnabled = false
        fingers.tap(0, 10, 10)
        #expect(log.take() == ["tap ended"])
    }

    @Test("S-IPAD-48 Pinch and rotation exclude each other unless one delegate permits both", arguments: [false, true])
    func together(allowed: Bool) {
        let (fingers, view) = scene()
        view.isMultipleTouchEnabled = true
        let judge = GestureJudge()
        judge.together = { _, _ in allowed }
        let pinch = add(UIPinchGestureRecognizer(), "pinch", to: view)
        let rotation = add(UIRotationGestureRecognizer(), "rotation", to: view)
        rotation.delegate = judge
        fingers.send([(.began, 0, 100, 100), (.began, 1, 150, 100)])
        fingers.move(1, 170, 100)
        fingers.move(1, 170, 150)
        fingers.send([(.ended, 0, 100, 100), (.ended, 1, 170, 150)])
        let begun = log.take().filter { $0.hasSuffix(".began") || $0.hasSuffix(" began") }.filter {
            !$0.hasPrefix("view")
        }
        #expect(begun == (allowed ? ["pinch began", "rotation began"] : ["pinch began"]))
        #expect(pinch.state == .possible)
    }

    @Test("A subclass can opt out of preventing others, or of being prevented")
    func prevention() {
        final class Modest: UIPanGestureRecognizer {
            override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let (fingers, view) = scene()
        _ = add(UIPanGestureRecognizer(), "pan", to: view)
        _ = add(Modest(), "modest", to: view)
        _ = add(UIPanGestureRecognizer(), "late", to: view)
        fingers.down(0, 10, 10)
        fingers.move(0, 60, 10)
        #expect(log.take().filter { !$0.hasPrefix("view") } == ["pan began", "modest began"])
    }
}
