// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("Property animators: animation closures and completion")
struct UIViewPropertyAnimatorEndTests {
    private func linear(_ duration: TimeInterval = 1, _ animations: (() -> Void)? = nil) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: .linear, animations: animations)
    }

    @Test("Stopped without finishing, properties keep their displayed values and no completion is called")
    func stop() {
        let stage = Stage()
        let view = stage.showView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = linear {
            view.center.x = 100
            view.transform = CGAffineTransform(rotationAngle: 1)
            view.alpha = 0
        }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(abs(view.center.x - 50) < 3 && abs(view.alpha - 0.5) < 0.03 && abs(view.shownAngle - 0.5) < 0.03)
        stage.advance(by: 1)
        #expect(abs(view.shownX - 50) < 3 && ends.isEmpty)
    }

    @Test(
        "Stopped and finished, properties are at the end, at the start, or at the current position",
        arguments: [(.end, 100), (.start, 0), (.current, 50)] as [(UIViewAnimatingPosition, CGFloat)])
    func finish(position: UIViewAnimatingPosition, expected: CGFloat) {
        let stage = Stage()
        let view = stage.showView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = linear { view.center.x = 100 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning && ends.isEmpty)
        #expect(abs(view.center.x - 50) < 3)
        animator.finishAnimation(at: position)
        #expect(ends == [position] && animator.state == .inactive)
        #expect(abs(view.center.x - expected) < 3 && abs(view.shownX - expected) < 3)
        if position != .current { #expect(view.center.x == expected) }
    }

    @Test("Two closures that move the same view add up, and reverse together")
    func twoBlocks() {
        let stage = Stage()
        let view = stage.showView()
        let animator = linear { view.center.x += 50 }
        animator.addAnimations({ view.center.x += 50 }, delayFactor: 0.5)
        animator.startAnimation()
        #expect(view.center.x == 100 && view.shownX == 0)
        stage.advance(by: 0.5)
        #expect(abs(view.shownX - 25) < 3)
        stage.advance(by: 0.25)
        #expect(abs(view.shownX - 62.5) < 3)
        animator.isReversed = true
        stage.advance(by: 0.25)
        #expect(abs(view.shownX - 25) < 3)
        stage.advance(by: 1)
        #expect(view.center.x == 0 && view.shownX == 0)
    }

    @Test("A closure added while running takes the remaining time")
    func addOnTheWay() {
        let stage = Stage()
        let views = stage.showViews(2)
        let animator = linear { views[0].center.x = 100 }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.addAnimations { views[1].center.x = 100 }
        stage.advance(by: 0.25)
        #expect(abs(views[1].shownX - 50) < 5)
        stage.advance(by: 0.3)
        #expect(views[1].shownX == 100 && animator.state == .inactive)
    }

    @Test("With pausesOnCompletion, an animator stays active at the end and can be reversed")
    func pausesOnCompletion() {
        let stage = Stage()
        let view = stage.showView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = linear { view.center.x = 100 }
        animator.pausesOnCompletion = true
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 1.2)
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && ends.isEmpty)
        #expect(view.shownX == 100)
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(abs(view.shownX - 50) < 3)
        stage.advance(by: 0.7)
        #expect(view.shownX == 0 && animator.fractionComplete == 0 && animator.state == .active)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(view.center.x == 0 && ends == [.start])
    }

    @Test("Blocks inside an animator's closure follow the animator")
    func nestedBlock() {
        let stage = Stage()
        let views = stage.showViews(2)
        var finished: Bool?
        let animator = linear {
            views[0].center.x = 100
            UIView.animate(
                withDuration: 9, delay: 0.5, animations: { views[1].center.x = 100 }, completion: { finished = $0 })
        }
        animator.fractionComplete = 0.4
        #expect(views[1].shownX == 0)
        animator.fractionComplete = 0.9
        #expect(abs(views[1].shownX - 40) < 1)
        animator.startAnimation()
        stage.advance(by: 0.3)
        #expect(finished == true && views[1].shownX == 100)
    }

    @Test("Keyframes can be scrubbed in an animator")
    func keyframes() {
        let stage = Stage()
        let view = stage.showView()
        let animator = linear {
            UIView.animateKeyframes(
                withDuration: 0, delay: 0,
                options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            ) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 20 }
            }
        }
        for (fraction, x) in [(0.25, 50), (0.5, 100), (0.75, 60), (0, 0)] as [(CGFloat, CGFloat)] {
            animator.fractionComplete = fraction
            #expect(abs(view.shownX - x) < 1)
        }
        animator.stopAnimation(true)
    }

    @Test("An animator started inside another one's closure uses its own settings")
    func nestedAnimator() {
        let stage = Stage()
        let views = stage.showViews(2)
        let inner = linear(2) { views[1].center.x = 100 }
        let outer = linear {
            views[0].center.x = 50
            inner.startAnimation()
            views[0].center.x = 100
        }
        outer.startAnimation()
        stage.advance(by: 0.5)
        #expect(abs(views[0].shownX - 50) < 3 && abs(views[1].shownX - 25) < 3)
        outer.pauseAnimation()
        stage.advance(by: 0.5)
        #expect(abs(views[0].shownX - 50) < 3 && abs(views[1].shownX - 50) < 3)
        outer.stopAnimation(true)
    }

    @Test("A running animator without references continues, and a paused one ends", arguments: [true, false])
    func released(isRunning: Bool) {
        let stage = Stage()
        let view = stage.showView()
        weak var gone: UIViewPropertyAnimator?
        do {
            let animator = linear { view.center.x = 100 }
            gone = animator
            animator.startAnimation()
            stage.advance(by: 0.5)
            if !isRunning { animator.pauseAnimation() }
        }
        #expect((gone == nil) == !isRunning)
        #expect(isRunning ? abs(view.shownX - 50) < 3 : view.shownX == 100)
        stage.advance(by: 0.6)
        #expect(view.shownX == 100 && gone == nil && view.layer.animationKeys() == nil)
    }

    @Test("Removing the view ends its animator, as does another animation of the same opacity")
    func interrupted() {
        let stage = Stage()
        let views = stage.showViews(2)
        var ends: [UIViewAnimatingPosition] = []
        for view in views {
            let animator = linear { view.alpha = 0.5 }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
        }
        stage.advance(by: 0.5)
        views[0].removeFromSuperview()
        UIView.animate(withDuration: 1) { views[1].alpha = 1 }
        stage.advance(by: 0.1)
        #expect(ends == [.end, .end])
    }

    @Test(
        "With nothing to animate or no duration, an animator ends at the end of the run-loop iteration",
        arguments: [0, -1, .nan, 1] as [TimeInterval])
    func nothing(duration: TimeInterval) {
        let stage = Stage()
        let view = stage.showView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = linear(duration) { view.center.x = duration > 0 ? 0 : 100 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        #expect(ends.isEmpty && animator.state == .active)
        stage.advance(by: 0)
        #expect(ends == [.end] && animator.state == .inactive)
        #expect(view.shownX == (duration > 0 ? 0 : 100))
    }

    @Test("A completion can start the same animator again")
    func restartInCompletion() {
        let stage = Stage()
        let view = stage.showView()
        let animator = linear(0.5) { view.center.x = 100 }
        animator.addCompletion { _ in
            animator.addAnimations { view.center.x = 0 }
            animator.startAnimation()
        }
        animator.startAnimation()
        stage.advance(by: 0.8)
        #expect(animator.state == .active && view.shownX > 20 && view.shownX < 80)
        stage.advance(by: 0.5)
        #expect(animator.state == .inactive && view.shownX == 0)
    }

    @Test("Invalid calls end the process with a message")
    func misuse() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.isInterruptible = false
            animator.startAnimation()
            animator.pauseAnimation()
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.startAnimation()
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.startAnimation()
            animator.stopAnimation(false)
            animator.startAnimation()
        }
    }
}
