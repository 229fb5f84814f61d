// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("View animation")
struct UIViewAnimationTests {
    private func makeView(on stage: Stage) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = .red
        stage.show(view)
        return view
    }

    private func opacity(_ view: UIView) -> CGFloat { CGFloat(view.layer.presentation()?.opacity ?? -1) }
    private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? -1 }

    @Test("S-V-63 Every animatable property is on its way at half time inside a block, and jumps outside")
    func animatableProperties() {
        let stage = Stage()
        let view = makeView(on: stage)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center = CGPoint(x: 125, y: 25)
            view.bounds.size = CGSize(width: 150, height: 50)
            view.transform = CGAffineTransform(scaleX: 3, y: 1)
            view.alpha = 0
            view.backgroundColor = .blue
        }
        stage.advance(by: 0.5)
        let shown = view.layer.presentation()
        #expect(shown.map { $0.position.x > 30 && $0.position.x < 120 } == true)
        #expect(shown.map { $0.bounds.width > 60 && $0.bounds.width < 140 } == true)
        #expect(shown.map { $0.affineTransform().a > 1.1 && $0.affineTransform().a < 2.9 } == true)
        #expect(shown.map { $0.opacity > 0.1 && $0.opacity < 0.9 } == true)
        #expect(shown?.backgroundColor.map { $0.components.map { $0[0] > 0.1 && $0[2] > 0.1 } == true } == true)
        stage.advance(by: 0.6)
        view.alpha = 1
        view.center = CGPoint(x: 25, y: 25)
        stage.advance(by: 0)
        #expect(opacity(view) == 1)
        #expect(x(view) == 25)
    }

    @Test("S-V-64 A block returns at once, model values are final, two views go together, with ease in and out")
    func crossFade() {
        let stage = Stage()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (first, second) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
        second.alpha = 0
        root.addSubview(first)
        root.addSubview(second)
        stage.show(root)
        var finished: Bool?
        UIView.animate(
            withDuration: 1,
            animations: {
                first.alpha = 0
                second.alpha = 1
            }, completion: { finished = $0 })
        #expect(first.alpha == 0 && second.alpha == 1)
        stage.advance(by: 0.25)
        // Ease in and out is behind a straight line in the first half, and ahead of it in the second.
        #expect(opacity(second) > 0.05 && opacity(second) < 0.2)
        #expect(abs(opacity(first) + opacity(second) - 1) < 0.001)
        stage.advance(by: 0.25)
        #expect(abs(opacity(second) - 0.5) < 0.03)
        #expect(finished == nil)
        stage.advance(by: 0.6)
        #expect(finished == true)
        #expect(opacity(first) == 0)
    }

    @Test("S-V-65 Fade out, and on completion fade in after a delay")
    func fadeOutAndIn() {
        let stage = Stage()
        let view = makeView(on: stage)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveEaseIn, animations: { view.alpha = 0 },
            completion: { _ in
                UIView.animate(withDuration: 1, delay: 1, options: .curveEaseOut, animations: { view.alpha = 1 })
            })
        stage.advance(by: 0.5)
        #expect(opacity(view) > 0.5 && opacity(view) < 0.9)
        stage.advance(by: 1)
        #expect(opacity(view) == 0)
        #expect(view.alpha == 1)
        stage.advance(by: 1)
        #expect(opacity(view) > 0.5 && opacity(view) < 0.95)
        stage.advance(by: 1)
        #expect(opacity(view) == 1)
    }

    @Test("S-V-66 A new target outside any block goes on from where the view is seen, without a stop")
    func retargetOutside() {
        let stage = Stage()
        let view = makeView(on: stage)
        view.center.x = 0
        stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
        stage.advance(by: 0.5)
        let before = x(view)
        #expect(abs(before - 50) < 4)
        view.center.x = 200
        stage.advance(by: 0)
        // The rest of the first way goes on, now towards the new target.
        #expect(abs(x(view) - (before + 100)) < 4)
        stage.advance(by: 0.25)
        #expect(abs(x(view) - 175) < 5)
        stage.advance(by: 0.5)
        #expect(x(view) == 200)
    }

    @Test("Two blocks on one property add up: no jump when the second begins")
    func additive() {
        let stage = Stage()
        let view = makeView(on: stage)
        view.center.x = 0
        stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
        stage.advance(by: 0.5)
        let before = x(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 0 }
        #expect(abs(x(view) - before) < 0.5)
        stage.advance(by: 0.25)
        let turning = x(view)
        #expect(abs(turning - before) < 4)
        stage.advance(by: 1)
        #expect(x(view) == 0)
    }

    @Test("S-V-68 What changes without animation inside a block jumps, the rest is animated")
    func withoutAnimation() {
        let stage = Stage()
        let view = makeView(on: stage)
        #expect(UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                view.alpha = 0.5
            }
            view.center.x = 200
        }
        #expect(UIView.areAnimationsEnabled)
        stage.advance(by: 0.1)
        #expect(opacity(view) == 0.5)
        #expect(x(view) < 100)
    }

    @Test("S-V-35 Hiding takes effect at once, even inside a block; alpha fades")
    func hidingInBlock() {
        let stage = Stage()
        let view = makeView(on: stage)
        UIView.animate(withDuration: 1) {
            view.isHidden = true
            view.alpha = 0
        }
        stage.advance(by: 0.1)
        #expect(view.layer.presentation()?.isHidden == true)
        #expect(opacity(view) > 0.8)
    }

    @Test("S-V-71 Opacity restarts from what is seen with beginFromCurrentState, else from the earlier target")
    func beginFromCurrentState() {
        let stage = Stage()
        let view = makeView(on: stage)
        func fade(_ options: UIView.AnimationOptions) -> CGFloat {
            UIView.performWithoutAnimation { view.alpha = 1 }
            view.layer.removeAllAnimations()
            stage.advance(by: 0)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
            stage.advance(by: 0.5)
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) { view.alpha = 1 }
            return opacity(view)
        }
        #expect(abs(fade(.beginFromCurrentState) - 0.5) < 0.05)
        #expect(fade([]) < 0.05)
    }

    @Test("S-V-72 S-V-73 A nested block starts with its parent and takes over what it does not override")
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
        #expect(opacity(outer) == 1 && opacity(inner) == 1 && opacity(inheriting) == 1)
        stage.advance(by: 0.3)
        #expect(opacity(inner) < 0.1)
        stage.advance(by: 0.2)
        #expect(opacity(inner) > 0.9)
        #expect(opacity(inheriting) > 0 && opacity(inheriting) == opacity(outer))
        stage.advance(by: 0.7)
        #expect(opacity(outer) == 0)
    }

    @Test("S-V-81 Four blocks chained by completions run one after the other; by delays, too")
    func chains() {
        let stage = Stage()
        let view = makeView(on: stage)
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

    @Test("S-V-84 A view in an animation takes no touches, unless the block allows it")
    func touchesDuringAnimation() throws {
        let stage = Stage()
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.show(view)
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.log == [])
        stage.advance(by: 1.1)
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.log == ["began 1", "ended 1"])
        view.log.removeAll()
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
        stage.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.log == ["began 1", "ended 1"])
    }

    @Test("S-V-83 A layer of one's own keeps the layers' timing inside a block; a view's layer takes the block's")
    func ownLayer() {
        let stage = Stage()
        let view = makeView(on: stage)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.layer.addSublayer(layer)
        stage.advance(by: 0)
        UIView.animate(withDuration: 3) {
            layer.opacity = 0
            view.layer.opacity = 0
        }
        stage.advance(by: 0.5)
        #expect(layer.presentation()?.opacity == 0)
        #expect(opacity(view) > 0.8)
    }

    @Test("A completion with nothing to animate comes with true, and later than the call")
    func nothingToAnimate() {
        let stage = Stage()
        let view = makeView(on: stage)
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { finished = $0 })
        #expect(finished == nil)
        stage.advance(by: 0)
        #expect(finished == true)
    }

    @Test(
        "Durations that are none change things at once",
        arguments: [0, -1, TimeInterval.nan, -TimeInterval.infinity])
    func oddDurations(_ duration: TimeInterval) {
        let stage = Stage()
        let view = makeView(on: stage)
        var finished: Bool?
        UIView.animate(withDuration: duration, animations: { view.alpha = 0 }, completion: { finished = $0 })
        stage.advance(by: 0)
        #expect(opacity(view) == 0)
        #expect(finished == true)
    }

    @Test("A view that leaves and dies in mid-animation ends it, unfinished")
    func dyingView() {
        let stage = Stage()
        var finished: Bool?
        weak var gone: UIView?
        do {
            let view = makeView(on: stage)
            gone = view
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished = $0 })
            stage.advance(by: 0.3)
            view.removeFromSuperview()
        }
        stage.advance(by: 0.1)
        #expect(finished == false)
        #expect(gone == nil)
    }

    @Test("A spring arrives at its target at the end of its duration, and swings past it if it is loose")
    func spring() {
        let stage = Stage()
        let view = makeView(on: stage)
        view.center.x = 0
        stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
            view.center.x = 100
        }
        var highest: CGFloat = 0
        for _ in 0..<58 {
            stage.advance(by: 1.0 / 60)
            highest = max(highest, x(view))
        }
        #expect(highest > 120)
        stage.advance(by: 0.1)
        #expect(x(view) == 100)
    }
}
