// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("Animations with begin and commit")
struct BegunAnimationsTests {
    /// Records starts and stops, with methods or named actions.
    private final class Listener: UIResponder {
        var log: [String] = []
        var onStop: (() -> Void)?

        override class var actions: ActionTable {
            super.actions.adding("willStart:context:", Listener.willStart)
                .adding("didStop:finished:context:", Listener.didStop)
        }

        func willStart(_ animationID: String?, context: Any?) {
            log.append("start \(animationID ?? "-") \(context as? Int ?? -1)")
        }

        func didStop(_ animationID: String?, finished: Bool, context: Any?) {
            log.append("stop \(animationID ?? "-") \(finished) \(context as? Int ?? -1)")
            onStop?()
        }
    }

    @available(*, deprecated)
    @Test("S-V-67 Begin and commit show the same frames as a block")
    func sameFrames() {
        let stage = Stage()
        let views = stage.showViews(4)
        (views[1].alpha, views[3].alpha) = (0, 0)
        stage.advance(by: 0)
        UIView.beginAnimations("ToggleViews", context: nil)
        UIView.setAnimationDuration(1)
        views[0].alpha = 0
        views[1].alpha = 1
        UIView.commitAnimations()
        UIView.animate(withDuration: 1) {
            views[2].alpha = 0
            views[3].alpha = 1
        }
        #expect(views[0].alpha == 0 && views[1].alpha == 1)
        for tenths in 1...9 {
            stage.advance(by: 0.1)
            #expect(views[0].shownOpacity == views[2].shownOpacity, "at \(tenths) tenths")
            #expect(views[1].shownOpacity == views[3].shownOpacity, "at \(tenths) tenths")
            #expect(views[0].shownOpacity > 0 && views[0].shownOpacity < 1, "at \(tenths) tenths")
        }
        stage.advance(by: 0.2)
        #expect(views[0].shownOpacity == 0 && views[1].shownOpacity == 1)
    }

    @available(*, deprecated)
    @Test("M-V-14 By default, a begun block takes 0.2 seconds, eases in and out, runs once, and starts immediately")
    func defaults() {
        let stage = Stage()
        let view = stage.showView()
        UIView.beginAnimations(nil, context: nil)
        #expect(UIView.inheritedAnimationDuration == 0.2)
        view.center.x = 100
        UIView.commitAnimations()
        stage.advance(by: 0.05)
        #expect(view.shownX > 3 && view.shownX < 20)
        stage.advance(by: 0.05)
        #expect(abs(view.shownX - 50) < 4)
        stage.advance(by: 0.12)
        #expect(view.shownX == 100)
        #expect(view.layer.animationKeys() == nil)
    }

    @available(*, deprecated)
    @Test("S-V-69 A view fades out and, in the did-stop method, fades in after a delay")
    func fadeOutAndIn() {
        let stage = Stage()
        let view = stage.showView()
        let listener = Listener()
        UIView.beginAnimations("ShowHideView", context: nil)
        UIView.setAnimationCurve(.easeIn)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationDidStop("didStop:finished:context:")
        view.alpha = 0
        UIView.commitAnimations()
        listener.onStop = {
            UIView.beginAnimations("ShowHideView2", context: nil)
            UIView.setAnimationCurve(.easeOut)
            UIView.setAnimationDuration(1)
            UIView.setAnimationDelay(1)
            view.alpha = 1
            UIView.commitAnimations()
        }
        stage.advance(by: 0.5)
        #expect(view.shownOpacity > 0.5 && view.shownOpacity < 0.9)
        stage.advance(by: 1)
        #expect(listener.log == ["stop ShowHideView true -1"])
        #expect(view.shownOpacity == 0 && view.alpha == 1)
        stage.advance(by: 1)
        #expect(view.shownOpacity > 0.5 && view.shownOpacity < 0.95)
        stage.advance(by: 1)
        #expect(view.shownOpacity == 1)
    }

    @available(*, deprecated)
    @Test(
        "S-V-70 The delegate's start method is called before the first frame, and its stop method after the last",
        arguments: [true, false])
    func delegate(byName: Bool) {
        let stage = Stage()
        let view = stage.showView()
        let listener = Listener()
        func move(_ name: String, to x: CGFloat, delay: TimeInterval) {
            UIView.beginAnimations(name, context: 7)
            UIView.setAnimationDuration(1)
            UIView.setAnimationDelay(delay)
            UIView.setAnimationDelegate(listener)
            if byName {
                UIView.setAnimationWillStart("willStart:context:")
                UIView.setAnimationDidStop("didStop:finished:context:")
            } else {
                UIView.setAnimationWillStart(Listener.willStart)
                UIView.setAnimationDidStop(Listener.didStop)
            }
            view.center.x = x
            UIView.commitAnimations()
        }
        move("first", to: 100, delay: 0)
        #expect(listener.log == [])
        stage.advance(by: 0)
        #expect(listener.log == ["start first 7"])
        #expect(view.shownX == 0)
        stage.advance(by: 0.9)
        #expect(listener.log.count == 1)
        stage.advance(by: 0.2)
        #expect(listener.log == ["start first 7", "stop first true 7"])

        listener.log = []
        move("late", to: 200, delay: 0.5)
        stage.advance(by: 0.4)
        #expect(listener.log == [])
        stage.advance(by: 0.2)
        #expect(listener.log == ["start late 7"])
        #expect(view.shownX < 110)
        view.removeFromSuperview()
        stage.advance(by: 0.1)
        #expect(listener.log == ["start late 7", "stop late false 7"])
    }

    @available(*, deprecated)
    @Test("S-V-70 An animation stopped by another one of the same property isn't finished")
    func displaced() {
        let stage = Stage()
        let view = stage.showView()
        let listener = Listener()
        UIView.beginAnimations("fade", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationDidStop(Listener.didStop)
        view.alpha = 0
        UIView.commitAnimations()
        stage.advance(by: 0.5)
        UIView.animate(withDuration: 1) { view.alpha = 1 }
        stage.advance(by: 0)
        #expect(listener.log == ["stop fade false -1"])
        stage.advance(by: 2)
        #expect(listener.log.count == 1)
    }

    @available(*, deprecated)
    @Test(
        "S-V-71 Opacity starts at the displayed value or the earlier target; positions never jump"
    )
    func currentState() {
        func begin(fromCurrentState: Bool) -> (opacity: CGFloat, x: CGFloat) {
            let stage = Stage()
            let view = stage.showView()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 100
                view.alpha = 0
            }
            stage.advance(by: 0.5)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationBeginsFromCurrentState(fromCurrentState)
            UIView.setAnimationCurve(.linear)
            view.center.x = 0
            view.alpha = 1
            UIView.commitAnimations()
            return (view.shownOpacity, view.shownX)
        }
        let (seen, earlier) = (begin(fromCurrentState: true), begin(fromCurrentState: false))
        #expect(abs(seen.opacity - 0.5) < 0.02 && abs(seen.x - 50) < 2)
        #expect(earlier.opacity < 0.02 && abs(earlier.x - 50) < 2)
    }

    @available(*, deprecated)
    @Test("S-V-74 Animations start when the outermost block is committed, even if frames are drawn before")
    func nesting() {
        let stage = Stage()
        let views = stage.showViews(3)
        let listener = Listener()
        UIView.beginAnimations("outer", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationDidStop(Listener.didStop)
        views[0].center.x = 100
        UIView.beginAnimations("inner", context: nil)
        UIView.setAnimationDuration(0.5)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationDidStop(Listener.didStop)
        views[1].center.x = 100
        UIView.animate(withDuration: 3) { views[2].alpha = 0 }
        UIView.commitAnimations()
        stage.advance(by: 0.7)
        #expect(views[0].shownX == 0 && views[1].shownX == 0 && views[2].shownOpacity == 1)
        #expect(listener.log == [])
        UIView.commitAnimations()
        stage.advance(by: 0.25)
        #expect(abs(views[0].shownX - 25) < 3)
        // The inner block has its own duration and the outer one's curve; the closure in it has the duration and curve
        // of the inner.
        #expect(abs(views[1].shownX - 50) < 5)
        #expect(abs(views[2].shownOpacity - 0.5) < 0.05)
        stage.advance(by: 1)
        #expect(listener.log == ["stop inner true -1", "stop outer true -1"])
    }

    @available(*, deprecated)
    @Test("S-V-72 With a repeat count in a nested block, both start together, run 2.5 cycles, and end invisible")
    func repeatCountInBlock() {
        let stage = Stage()
        let views = stage.showViews(2)
        var ends: [String] = []
        UIView.animate(
            withDuration: 1, delay: 1, options: .curveEaseOut,
            animations: {
                views[0].alpha = 0
                UIView.animate(
                    withDuration: 0.2, delay: 0,
                    options: [
                        .overrideInheritedCurve, .curveLinear, .overrideInheritedDuration, .repeat, .autoreverse,
                    ],
                    animations: {
                        UIView.setAnimationRepeatCount(2.5)
                        views[1].alpha = 0
                    }, completion: { ends.append("inner \($0)") })
            }, completion: { ends.append("outer \($0)") })
        stage.advance(by: 1)
        #expect(views[0].shownOpacity == 1 && views[1].shownOpacity == 1)
        for (index, expected) in [0, 1, 0, 1].enumerated() {
            stage.advance(by: 0.1)
            #expect(abs(views[1].shownOpacity - 0.5) < 0.1, "half way \(index)")
            stage.advance(by: 0.1)
            #expect(abs(views[1].shownOpacity - CGFloat(expected)) < 0.1, "turn \(index)")
        }
        stage.advance(by: 0.25)
        #expect(views[0].shownOpacity == 0 && views[1].shownOpacity == 0)
        #expect(ends.sorted() == ["inner true", "outer true"])
    }

    @available(*, deprecated)
    @Test("A start date in the past means immediately, and one in the future is a delay")
    func startDate() {
        let stage = Stage()
        let views = stage.showViews(2)
        for (view, date) in zip(views, [Date.distantPast, Date(timeIntervalSinceNow: 10)]) {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationStart(date)
            view.center.x = 100
            UIView.commitAnimations()
        }
        stage.advance(by: 1)
        #expect(views[0].shownX == 100)
        #expect(views[1].shownX == 0)
        stage.advance(by: 10)
        #expect(views[1].shownX == 100)
    }

    @available(*, deprecated)
    @Test("Delegates are called for closure-based blocks as well")
    func delegateOfBlock() {
        let stage = Stage()
        let view = stage.showView()
        let listener = Listener()
        UIView.animate(withDuration: 0.5) {
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationWillStart(Listener.willStart)
            UIView.setAnimationDidStop(Listener.didStop)
            view.alpha = 0
        }
        stage.advance(by: 1)
        #expect(listener.log == ["start - -1", "stop - true -1"])
    }

    @available(*, deprecated)
    @Test("Unbalanced commits and setters outside a block have no effect")
    func unbalanced() {
        let stage = Stage()
        let view = stage.showView()
        UIView.commitAnimations()
        UIView.setAnimationDuration(3)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(.nan)
            UIView.setAnimationRepeatCount(-.infinity)
            UIView.setAnimationDelay(-1)
            view.center.x = 100
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        stage.advance(by: 0)
        #expect(view.shownX == 100)
        view.center.x = 0
        stage.advance(by: 0)
        #expect(view.shownX == 0)
    }
}
