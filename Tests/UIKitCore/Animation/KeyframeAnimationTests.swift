// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("Keyframes")
struct KeyframeAnimationTests {
    /// A linear curve, for which there is no dedicated option.
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    private func zigzag(_ stage: Stage, _ options: UIView.KeyframeAnimationOptions) -> UIView {
        let view = stage.showView()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 20 }
        }
        return view
    }

    @Test("Each keyframe takes its part of the time, and the value is constant in between")
    func windows() {
        let stage = Stage()
        let view = zigzag(stage, linear)
        #expect(view.center.x == 20)
        let start = stage.now
        for (time, expected) in [(0.125, 50.0), (0.25, 100), (0.4, 100), (0.75, 60), (0.9, 36)] {
            stage.advance(by: start + time - stage.now)
            #expect(abs(view.shownX - expected) < 8, "at \(time)")
        }
        stage.advance(by: 0.2)
        #expect(view.shownX == 20)
    }

    @Test("By default, the animation as a whole eases in and out")
    func wholeCurve() {
        let stage = Stage()
        let view = zigzag(stage, [])
        // An eighth of the time is about 3 % of the progress instead of an eighth.
        stage.advance(by: 0.125)
        #expect(view.shownX > 5 && view.shownX < 25)
    }

    @Test("In discrete mode, each value applies from the start of its keyframe")
    func discrete() {
        let stage = Stage()
        let view = zigzag(stage, [linear, .calculationModeDiscrete])
        stage.advance(by: 0.3)
        #expect(view.shownX == 100)
        stage.advance(by: 0.3)
        #expect(view.shownX == 20)
    }

    @Test("Opacity and rotations pass through all values; rotations by more than half a circle need several steps")
    func otherProperties() {
        let stage = Stage()
        let view = stage.showView()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            for step in 0..<4 {
                UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
                    view.transform = view.transform.rotated(by: .pi / 2)
                }
            }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
        }
        stage.advance(by: 0.375)
        #expect(abs(view.shownAngle - .pi * 0.75) < 0.15)
        stage.advance(by: 0.125)
        #expect(view.shownOpacity < 0.1)
        stage.advance(by: 0.125)
        #expect(abs(view.shownAngle + .pi * 0.75) < 0.15)
        stage.advance(by: 0.5)
        #expect(view.shownOpacity == 1)
        #expect(abs(view.shownAngle) < 0.001)
    }

    @Test("Changes outside keyframes take the whole duration; delay and completion apply like in other blocks")
    func rest() {
        let stage = Stage()
        let view = stage.showView()
        var finished: Bool?
        UIView.animateKeyframes(
            withDuration: 1, delay: 0.5, options: linear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
                view.center.x = 100
            }, completion: { finished = $0 })
        stage.advance(by: 0.4)
        #expect(view.shownX == 0 && view.shownOpacity == 1)
        stage.advance(by: 0.6)
        #expect(abs(view.shownX - 50) < 4 && abs(view.shownOpacity - 0.5) < 0.04)
        #expect(finished == nil)
        stage.advance(by: 0.6)
        #expect(finished == true && view.shownX == 100)
    }

    @Test("A block inside a keyframe takes the keyframe's part of the time")
    func blockInKeyframe() {
        let stage = Stage()
        let views = stage.showViews(2)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                views[0].center.x = 100
                UIView.animate(withDuration: 9) { views[1].center.x = 100 }
            }
        }
        stage.advance(by: 0.45)
        #expect(views[0].shownX == 0 && views[1].shownX == 0)
        stage.advance(by: 0.3)
        #expect(abs(views[0].shownX - 50) < 5 && abs(views[1].shownX - 50) < 5)
        stage.advance(by: 0.3)
        #expect(views[0].shownX == 100 && views[1].shownX == 100)
    }

    @Test(
        "Invalid times are clamped to the block",
        arguments: [(-1, 9), (.nan, .nan), (2, 1), (0.5, -1), (-.infinity, .infinity)] as [(Double, Double)])
    func nonsense(start: Double, duration: Double) {
        let stage = Stage()
        let view = stage.showView()
        var finished: Bool?
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { view.center.x = 100 }
            }, completion: { finished = $0 })
        stage.advance(by: 0.5)
        #expect(view.shownX >= 0 && view.shownX <= 100)
        stage.advance(by: 0.6)
        #expect(view.shownX == 100 && finished == true)
    }

    @Test("A keyframe outside a keyframe animation is a plain change")
    func outside() {
        let stage = Stage()
        let view = stage.showView()
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
        stage.advance(by: 0)
        #expect(view.shownX == 100)
    }

    @Test("In paced mode, the speed is constant regardless of the keyframes' times")
    func paced() {
        let stage = Stage()
        let view = stage.showView()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModePaced]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.center.x = 90 }
            UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.9) { view.center.x = 100 }
        }
        stage.advance(by: 0.5)
        #expect(abs(view.shownX - 50) < 3)
    }

    @Test("In cubic mode the path is smooth, and in linear mode it has corners", arguments: [true, false])
    func cubic(isCubic: Bool) {
        let stage = Stage()
        let view = stage.showView()
        let options: UIView.KeyframeAnimationOptions = isCubic ? [linear, .calculationModeCubic] : linear
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
            for (index, point) in [CGPoint(x: 100, y: 0), CGPoint(x: 200, y: 100)].enumerated() {
                UIView.addKeyframe(withRelativeStartTime: Double(index) / 2, relativeDuration: 0.5) {
                    view.center = point
                }
            }
        }
        stage.advance(by: 0.4)
        let before = view.shownY
        stage.advance(by: 0.1)
        #expect(abs(view.shownX - 100) < 5)
        #expect(view.shownY < 10)
        // On a straight path, the value is 20 points above the corner a tenth of the time before it; on a smooth one,
        // it is almost there.
        #expect(isCubic ? before < 14 : before > 17)
        stage.advance(by: 0.6)
        #expect(view.center == CGPoint(x: 200, y: 100) && view.shownX == 200)
    }
}
