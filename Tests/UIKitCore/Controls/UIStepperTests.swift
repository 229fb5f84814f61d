// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@Suite("Steppers")
@MainActor
struct UIStepperTests {
    private func makeStepper() -> (Stage, UIStepper, ControlLog) {
        let stepper = UIStepper(frame: .zero)
        let stage = Stage.showing(stepper)
        return (stage, stepper, ControlLog(stepper))
    }

    private let minus = CGPoint(x: 70, y: 66)
    private let plus = CGPoint(x: 125, y: 66)

    @Test("Values are limited to the bounds, and invalid step values are ignored")
    func clamping() {
        let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
        #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
        #expect(stepper.value == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
        #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
        stepper.value = 300
        #expect(stepper.value == 100)
        stepper.value = .nan
        #expect(stepper.value == 100)
        stepper.minimumValue = 200
        #expect(stepper.maximumValue == 200 && stepper.value == 200)
        for step in [0, -1, .nan, .infinity] { stepper.stepValue = step }
        #expect(stepper.stepValue == 1)
    }

    @Test("A press steps at once; at a bound the button has no effect")
    func press() {
        let (stage, stepper, log) = makeStepper()
        stage.tap(at: minus)
        #expect(log.names.isEmpty)
        stage.tap(at: plus)
        #expect(stepper.value == 1)
        #expect(log.names == ["down", "changed", "primary", "upInside"])
        stage.tap(at: minus)
        #expect(stepper.value == 0)
    }

    @Test("In right-to-left layout the increment button is on the left")
    func mirrored() {
        let (stage, stepper, _) = makeStepper()
        stepper.semanticContentAttribute = .forceRightToLeft
        stage.tap(at: minus)
        #expect(stepper.value == 1)
    }

    @Test("Holding a button repeats at an increasing rate, pauses outside the button, and stops at the end")
    func repeating() {
        let (stage, stepper, log) = makeStepper()
        let fingers = Fingers(stage: stage)
        fingers.down(1, plus.x, plus.y)
        stage.advance(by: 0.45)
        #expect(stepper.value == 1)
        stage.advance(by: 1.05)
        let first = stepper.value
        stage.advance(by: 1)
        let second = stepper.value - first
        #expect(first > 3 && second > first)
        fingers.move(1, minus.x, minus.y)
        let paused = stepper.value
        stage.advance(by: 1)
        #expect(stepper.value == paused)
        fingers.move(1, plus.x, plus.y)
        stage.advance(by: 0.3)
        #expect(stepper.value > paused)
        fingers.up(1, plus.x, plus.y)
        let last = stepper.value
        stage.advance(by: 1)
        #expect(stepper.value == last)
        #expect(Double(log.count(of: "changed")) == last)
    }

    @Test("Without autorepeat a long press is one step; without isContinuous the value is sent at the end")
    func once() {
        let (stage, stepper, log) = makeStepper()
        stepper.autorepeat = false
        stage.press(at: plus, for: 2)
        #expect(stepper.value == 1)
        stepper.autorepeat = true
        stepper.isContinuous = false
        log.clear()
        stage.press(at: plus, for: 2)
        #expect(stepper.value > 4)
        #expect(log.names == ["down", "changed", "primary", "upInside"])
    }

    @Test("Wrapping moves from one bound to the other")
    func wrapping() {
        let (stage, stepper, _) = makeStepper()
        stepper.wraps = true
        stage.tap(at: minus)
        #expect(stepper.value == 100)
        stage.tap(at: plus)
        #expect(stepper.value == 0)
    }

    @Test("Keys and the scroll wheel step the value")
    func keysAndWheel() throws {
        let (stage, stepper, _) = makeStepper()
        try stage.key("tab")
        try stage.key("up")
        try stage.key("right")
        #expect(stepper.value == 2)
        try stage.key("down")
        #expect(stepper.value == 1)
        try stage.key("end")
        #expect(stepper.value == 100)
        stage.wheel(at: plus, clicks: 3)
        #expect(stepper.value == 97)
    }

    @Test("A high-resolution wheel steps once per whole click")
    func fineWheel() {
        let (stage, stepper, _) = makeStepper()
        for _ in 0..<8 {
            stage.send(
                .scroll(
                    ScrollEvent(
                        source: .wheel, location: plus, deltaX: 0, deltaY: -5, stepsY: -15, timestamp: stage.now)))
        }
        #expect(stepper.value == 1)
    }

    @Test("A stepper removed while its button is held stops stepping")
    func goes() {
        let (stage, stepper, log) = makeStepper()
        let fingers = Fingers(stage: stage)
        fingers.down(1, plus.x, plus.y)
        stepper.removeFromSuperview()
        stage.advance(by: 2)
        fingers.up(1, plus.x, plus.y)
        #expect(log.count(of: "changed") == 1)
    }

    @Test("A stepper at a bound is rendered in light and dark style", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let stepper = UIStepper(frame: .zero)
        let stage = Stage.showing(stepper, appearance: style)
        try stage.comparePicture(of: stepper, "stepper_\(style == .dark ? "dark" : "light")")
    }
}
