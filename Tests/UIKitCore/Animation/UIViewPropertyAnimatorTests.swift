// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("Property animators")
struct UIViewPropertyAnimatorTests {
    private func linear(_ duration: TimeInterval = 1, _ animations: (() -> Void)? = nil) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
    }

    @Test("An animator waits to be started, runs, reports its final position, and can be reused")
    func life() {
        let stage = Stage()
        let view = stage.showView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = linear { view.center.x = 100 }
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
        stage.advance(by: 0.5)
        #expect(view.center.x == 0)
        animator.startAnimation()
        #expect(view.center.x == 100 && view.shownX == 0)
        #expect(animator.state == .active && animator.isRunning)
        stage.advance(by: 0.5)
        #expect(abs(view.shownX - 50) < 3 && abs(animator.fractionComplete - 0.5) < 0.03)
        stage.advance(by: 0.6)
        #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
        #expect(view.shownX == 100 && view.layer.animationKeys() == nil)

        animator.addAnimations { view.center.x = 0 }
        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(abs(view.shownX - 50) < 3)
        stage.advance(by: 0.6)
        #expect(view.shownX == 0 && ends == [.end])
    }

    @Test("A pause lasts until the animator is resumed, which takes the remaining time")
    func pause() {
        let stage = Stage()
        let view = stage.showView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
            view.center.x = 100
            view.alpha = 0
        }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.3)
        animator.pauseAnimation()
        let (x, opacity, fraction) = (view.shownX, view.shownOpacity, animator.fractionComplete)
        #expect(x > 10 && x < 30 && abs(x / 100 - fraction) < 0.02)
        #expect(animator.state == .active && !animator.isRunning)
        stage.advance(by: 5)
        #expect(view.shownX == x && view.shownOpacity == opacity && animator.fractionComplete == fraction)
        animator.startAnimation()
        stage.advance(by: 0.6)
        #expect(view.shownX > 90 && ends.isEmpty)
        stage.advance(by: 0.15)
        #expect(ends == [.end] && view.shownX == 100 && view.shownOpacity == 0)
    }

    @Test("Scrubbing displays that fraction of the progress in both directions, and continues along the curve")
    func scrub() {
        let stage = Stage()
        let view = stage.showView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
            view.center.x = 100
            view.alpha = 0
        }
        animator.fractionComplete = 0.25
        #expect(animator.state == .active && !animator.isRunning)
        for fraction in [0.25, 0.8, 0.1, 0, 1, 0.5] {
            animator.fractionComplete = fraction
            stage.advance(by: 0.1)
            #expect(abs(view.shownX - 100 * fraction) < 0.1)
            #expect(abs(view.shownOpacity - (1 - fraction)) < 0.001)
            #expect(abs(animator.fractionComplete - fraction) < 0.001)
        }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(by: 0.25)
        #expect(view.shownX > 82 && view.shownX < 92)
        stage.advance(by: 0.3)
        #expect(view.shownX == 100 && animator.state == .inactive)
    }

    @Test("Without linear scrubbing, the fraction is of the time along the curve")
    func scrubAlongCurve() {
        let stage = Stage()
        let view = stage.showView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
        animator.scrubsLinearly = false
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        #expect(abs(view.shownX - 31.5) < 1)
        #expect(abs(animator.fractionComplete - 0.5) < 0.001)
        animator.stopAnimation(true)
    }

    @Test("Fractions out of range are clamped, and NaN is ignored")
    func oddFractions() {
        let stage = Stage()
        let view = stage.showView()
        let animator = linear { view.center.x = 100 }
        animator.fractionComplete = 0.4
        animator.fractionComplete = .nan
        #expect(abs(view.shownX - 40) < 0.1)
        animator.fractionComplete = .infinity
        #expect(view.shownX == 100)
        animator.fractionComplete = -3
        #expect(view.shownX == 0)
        #expect(animator.state == .active)
        animator.stopAnimation(true)
    }

    @Test("An underdamped spring can be scrubbed")
    func scrubSpring() {
        let stage = Stage()
        let view = stage.showView()
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { view.center.x = 100 }
        for fraction in [0.1, 0.9, 0.5] {
            animator.fractionComplete = fraction
            #expect(abs(view.shownX - 100 * fraction) < 0.5)
        }
        animator.stopAnimation(true)
    }

    @Test("Reversed while running, an animator ends at the start with the previous values")
    func reverse() {
        let stage = Stage()
        let view = stage.showView()
        view.backgroundColor = .red
        var ends: [UIViewAnimatingPosition] = []
        let animator = linear {
            view.center.x = 100
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.backgroundColor = .blue
        }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.6)
        animator.isReversed = true
        #expect(abs(view.shownX - 60) < 3)
        stage.advance(by: 0.3)
        #expect(abs(view.shownX - 30) < 3 && ends.isEmpty)
        stage.advance(by: 0.4)
        #expect(ends == [.start])
        #expect(view.center.x == 0 && view.alpha == 1 && view.transform == .identity)
        #expect(view.shownX == 0 && view.shownOpacity == 1)
        #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor)
    }

    @Test("At a reversed end, nothing but the start is displayed")
    func noFlash() {
        let stage = Stage()
        let view = stage.showView()
        let animator = linear(0.5) { view.center.x = 100 }
        animator.startAnimation()
        stage.advance(by: 0.1)
        animator.isReversed = true
        for _ in 0..<30 {
            stage.advance(by: 1.0 / 60)
            #expect(view.shownX < 25)
        }
        #expect(animator.state == .inactive)
    }

    @Test("Started reversed, an animator runs from the end to the start")
    func startReversed() {
        let stage = Stage()
        let view = stage.showView()
        let animator = linear { view.center.x = 100 }
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(by: 0.25)
        #expect(abs(view.shownX - 75) < 3)
        stage.advance(by: 1)
        #expect(view.center.x == 0 && view.shownX == 0)
    }

    @Test("Reversed while paused, an animator continues backward, and reversed again forward")
    func reversePaused() {
        let stage = Stage()
        let view = stage.showView()
        let animator = linear { view.center.x = 100 }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.pauseAnimation()
        animator.isReversed = true
        #expect(abs(view.shownX - 50) < 3)
        animator.startAnimation()
        stage.advance(by: 0.2)
        #expect(abs(view.shownX - 30) < 3)
        animator.isReversed = false
        stage.advance(by: 0.3)
        #expect(abs(view.shownX - 60) < 4)
        stage.advance(by: 0.5)
        #expect(view.center.x == 100 && view.shownX == 100)
    }

    @Test("Resumed with another curve and duration, an animator continues from the current position to the end")
    func continueOtherwise() {
        let stage = Stage()
        let view = stage.showView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = linear {
            view.center.x = 100
            view.alpha = 0
        }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.pauseAnimation()
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 2)
        #expect(abs(view.shownX - 50) < 3)
        stage.advance(by: 1)
        // Ease out has completed 68 % of the rest at half time.
        #expect(abs(view.shownX - 84) < 3 && abs(view.shownOpacity - 0.16) < 0.03)
        #expect(abs(animator.fractionComplete - 0.84) < 0.03)
        animator.pauseAnimation()
        stage.advance(by: 1)
        #expect(abs(view.shownX - 84) < 3)
        animator.fractionComplete = 0.3
        #expect(abs(view.shownX - 30) < 1 && abs(view.shownOpacity - 0.7) < 0.01)
        animator.startAnimation()
        stage.advance(by: 0.8)
        #expect(ends == [.end] && view.shownX == 100)
    }

    @Test("A duration factor alone stretches the rest; resumed in reverse with a spring, an animator ends at the start")
    func continueVariants() {
        let stage = Stage()
        let views = stage.showViews(2)
        let (stretched, backward) = (linear { views[0].center.x = 100 }, linear { views[1].center.x = 100 })
        for animator in [stretched, backward] { animator.startAnimation() }
        stage.advance(by: 0.5)
        for animator in [stretched, backward] { animator.pauseAnimation() }
        stretched.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        backward.isReversed = true
        var end: UIViewAnimatingPosition?
        backward.addCompletion { end = $0 }
        backward.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 1)
        stage.advance(by: 0.5)
        #expect(abs(views[0].shownX - 75) < 3)
        #expect(views[1].shownX > 0 && views[1].shownX < 10)
        stage.advance(by: 0.6)
        #expect(views[0].shownX == 100)
        #expect(end == .start && views[1].center.x == 0 && views[1].shownX == 0)
    }

    @Test("A delayed start displays the previous values until then, and a pause during the delay keeps them")
    func delay() {
        let stage = Stage()
        let view = stage.showView()
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 1, options: .curveLinear, animations: { view.center.x = 100 })
        #expect(animator.isRunning && animator.delay == 1)
        stage.advance(by: 0.9)
        #expect(view.shownX == 0 && animator.fractionComplete == 0)
        stage.advance(by: 0.6)
        #expect(abs(view.shownX - 50) < 4)
        animator.stopAnimation(true)

        let other = linear { view.center.x = 300 }
        other.startAnimation(afterDelay: 1)
        stage.advance(by: 0.5)
        other.pauseAnimation()
        stage.advance(by: 2)
        #expect(abs(view.shownX - 50) < 4)
        other.stopAnimation(true)
    }

    @Test("A velocity along each axis bends the path of a position")
    func velocityAlongAxes() {
        let stage = Stage()
        let view = stage.showView()
        let parameters = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: -20))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations { view.center = CGPoint(x: 100, y: 200) }
        animator.startAnimation()
        stage.advance(by: 0.1)
        #expect(view.shownX > 0 && view.shownX < 100)
        #expect(view.shownY < 100)
        animator.stopAnimation(true)
        #expect(view.center.x > 0 && view.center.y < 100)
        let place = view.center
        stage.advance(by: 1)
        #expect(view.shownX == place.x && view.shownY == place.y)
    }

    @Test("A spring with physical parameters takes its own time")
    func naturalDuration() {
        let spring = UISpringTimingParameters()
        let animator = UIViewPropertyAnimator(duration: 7, timingParameters: spring)
        #expect(abs(animator.duration - 0.5057) < 0.001)
        let fitted = UIViewPropertyAnimator(duration: 7, dampingRatio: 0.5)
        #expect(fitted.duration == 7)
    }

    @Test("Views receive touches during an animator's animation by default")
    func touches() {
        let stage = Stage()
        let views = stage.showViews(2)
        let animators = views.map { view in linear { view.alpha = 0.5 } }
        animators[1].isUserInteractionEnabled = false
        for animator in animators { animator.startAnimation() }
        let point = CGPoint(x: 10, y: 10)
        #expect(views[0].hitTest(point, with: nil) === views[0])
        #expect(views[1].hitTest(point, with: nil) == nil)
        stage.advance(by: 1.1)
        #expect(views[1].hitTest(point, with: nil) === views[1])
    }

    @Test("3D rotations are animated, reversed, and stopped")
    func inSpace() {
        let stage = Stage()
        let views = stage.showViews(2)
        func turn(_ view: UIView) -> CGFloat {
            guard let transform = view.layer.presentation()?.transform else { return .nan }
            return atan2(transform.m31, transform.m11)
        }
        let animators = views.map { view in
            linear { view.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0) }
        }
        for animator in animators { animator.startAnimation() }
        stage.advance(by: 0.5)
        #expect(abs(turn(views[0]) - 0.5) < 0.03)
        animators[0].isReversed = true
        animators[1].stopAnimation(true)
        stage.advance(by: 0.7)
        #expect(views[0].layer.transform == CATransform3DIdentity)
        #expect(abs(turn(views[1]) - 0.5) < 0.03)
    }
}
