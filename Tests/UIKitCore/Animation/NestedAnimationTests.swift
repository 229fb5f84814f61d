// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("Nested, chained, and repeated animations")
struct NestedAnimationTests {
    @Test("S-V-72 S-V-73 A nested block starts with its parent and inherits what it doesn't override")
    func nesting() {
        let stage = Stage()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (outer, inner, inheriting) = (UIView(), UIView(), UIView())
        for view in [outer, inner, inheriting] { root.addSubview(view) }
        stage.show(root)
        UIView.animate(withDuration: 1, delay: 1, options: .curveEaseOut) {
            outer.alpha = 0
            UIView.animate(
                withDuration: 0.2, delay: 0,
                options: [
                    .overrideInheritedCurve, .curveLinear, .overrideInheritedDuration, .repeat, .autoreverse,
                ]
            ) { inner.alpha = 0 }
            UIView.animate(withDuration: 0.2) { inheriting.alpha = 0 }
        }
        stage.advance(by: 0.9)
        #expect(outer.shownOpacity == 1 && inner.shownOpacity == 1 && inheriting.shownOpacity == 1)
        stage.advance(by: 0.3)
        #expect(inner.shownOpacity < 0.1)
        stage.advance(by: 0.2)
        #expect(inner.shownOpacity > 0.9)
        #expect(inheriting.shownOpacity > 0 && inheriting.shownOpacity == outer.shownOpacity)
        stage.advance(by: 0.7)
        #expect(outer.shownOpacity == 0)
    }

    @Test("S-V-81 Four blocks inside one, each with a longer delay, run one after the other")
    func nestedDelays() {
        let stage = Stage()
        let views = stage.showViews(4)
        var log: [Int] = []
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            for number in 0..<4 {
                UIView.animate(
                    withDuration: 9, delay: Double(number) * 0.5, animations: { views[number].center.x = 100 },
                    completion: { _ in log.append(number) })
            }
        }
        stage.advance(by: 0.75)
        #expect(log == [0])
        #expect(abs(views[1].shownX - 50) < 5 && views[2].shownX == 0)
        stage.advance(by: 1.4)
        #expect(log == [0, 1, 2, 3])
    }

    @Test("S-V-73 Without overriding, a nested block repeats with the outer block's duration and curve")
    func nestedWithoutOverride() {
        let stage = Stage()
        let views = stage.showViews(2)
        UIView.animate(withDuration: 1, delay: 1, options: .curveEaseOut) {
            views[0].alpha = 0
            UIView.animate(withDuration: 0.2, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
                views[1].alpha = 0
            }
        }
        stage.advance(by: 1.3)
        #expect(views[0].shownOpacity == views[1].shownOpacity)
        #expect(views[0].shownOpacity < 0.65)
        stage.advance(by: 0.9)
        #expect(views[0].shownOpacity == 0)
        #expect(views[1].shownOpacity > 0 && views[1].shownOpacity < 0.3)
        stage.advance(by: 100)
        #expect(views[1].layer.animationKeys()?.isEmpty == false)
    }

    @Test("A nested block inherits repetition, unless it overrides the options")
    func inheritedOptions() {
        let stage = Stage()
        let views = stage.showViews(3)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
            views[0].center.x = 100
            UIView.animate(withDuration: 1) { views[1].center.x = 100 }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { views[2].center.x = 100 }
        }
        stage.advance(by: 1.5)
        #expect(abs(views[0].shownX - 50) < 5 && abs(views[1].shownX - 50) < 5)
        #expect(views[2].shownX == 100)
    }

    @Test("S-V-81 Four blocks chained by completions or delays run one after the other")
    func chains() {
        let stage = Stage()
        let view = stage.showView()
        var log: [Int] = []
        func step(_ number: Int) {
            guard number <= 4 else { return }
            UIView.animate(
                withDuration: 0.5, animations: { view.center.x += 50 },
                completion: { finished in
                    #expect(finished)
                    log.append(number)
                    step(number + 1)
                })
        }
        step(1)
        stage.advance(by: 1.2)
        #expect(log == [1, 2])
        stage.advance(by: 1.2)
        #expect(log == [1, 2, 3, 4])
        log = []
        for number in 0..<4 {
            UIView.animate(
                withDuration: 0.5, delay: Double(number) * 0.5, animations: { view.center.y += 10 },
                completion: { _ in log.append(number) })
        }
        stage.advance(by: 0.75)
        #expect(log == [0])
        stage.advance(by: 2)
        #expect(log == [0, 1, 2, 3])
    }

    @Test("S-V-75 With autoreverse, one cycle ends in a jump to the new value, and one and a half end at it")
    func autoreverse() {
        let stage = Stage()
        let views = stage.showViews(2)
        for (view, count) in zip(views, [1, 1.5]) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                UIView.modifyAnimations(withRepeatCount: count, autoreverses: true) { view.center.x = 100 }
            }
        }
        stage.advance(by: 0.5)
        #expect(abs(views[0].shownX - 50) < 3 && abs(views[1].shownX - 50) < 3)
        stage.advance(by: 1)
        #expect(abs(views[0].shownX - 50) < 3 && abs(views[1].shownX - 50) < 3)
        stage.advance(by: 0.47)
        #expect(views[0].shownX < 5 && views[1].shownX < 5)
        stage.advance(by: 0.1)
        #expect(views[0].shownX == 100)
        #expect(views[1].shownX < 15)
        stage.advance(by: 0.8)
        #expect(views[1].shownX > 80 && views[1].shownX < 100)
        stage.advance(by: 0.3)
        #expect(views[1].shownX == 100)
    }

    @Test("Invalid repeat counts mean once", arguments: [.nan, -1, 0, -.infinity] as [CGFloat])
    func oddRepeatCounts(_ count: CGFloat) {
        let stage = Stage()
        let view = stage.showView()
        var finished: Bool?
        UIView.animate(
            withDuration: 1,
            animations: {
                UIView.modifyAnimations(withRepeatCount: count, autoreverses: false) { view.center.x = 100 }
            }, completion: { finished = $0 })
        stage.advance(by: 1.1)
        #expect(finished == true && view.shownX == 100)
    }
}
