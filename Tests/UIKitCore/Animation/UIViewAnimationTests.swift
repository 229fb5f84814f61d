// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitCoreTestSupport
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

    @Test("S-V-63 Every animatable property is in between at half time inside a block, and jumps outside")
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

    @Test("S-V-64 A block returns immediately with final model values; two views move together, easing in and out")
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
        // Ease in and out is behind a linear curve in the first half, and ahead of it in the second.
        #expect(opacity(second) > 0.05 && opacity(second) < 0.2)
        #expect(abs(opacity(first) + opacity(second) - 1) < 0.001)
        stage.advance(by: 0.25)
        #expect(abs(opacity(second) - 0.5) < 0.03)
        #expect(finished == nil)
        stage.advance(by: 0.6)
        #expect(finished == true)
        #expect(opacity(first) == 0)
    }

    @Test("S-V-65 A view fades out and, on completion, fades in after a delay")
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

    @Test("S-V-66 A new target set outside a block continues from the displayed position without a stop")
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
        // The rest of the first animation continues, now toward the new target.
        #expect(abs(x(view) - (before + 100)) < 4)
        stage.advance(by: 0.25)
        #expect(abs(x(view) - 175) < 5)
        stage.advance(by: 0.5)
        #expect(x(view) == 200)
    }

    @Test("Two animations of one property add up, without a jump when the second begins")
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

    @Test("S-V-68 Changes without animation inside a block jump, and the rest is animated")
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

    @Test("S-V-35 Hiding takes effect immediately, even inside a block; alpha fades")
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

    @Test("S-V-71 Opacity restarts from the displayed value with beginFromCurrentState, else from the earlier target")
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

    @Test("S-V-84 A view being animated receives no touches, unless the block permits it")
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

    @Test("S-V-83 A custom layer keeps the timing of layers inside a block; a view's layer has that of the block")
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

    @Test("A completion with nothing to animate is called asynchronously with true")
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
        "Invalid durations apply changes immediately",
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

    @Test("A view removed and deallocated during an animation ends it, unfinished")
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

    @Test("Scales multiply when a second block changes the scale during the first")
    func scalesMultiply() {
        let stage = Stage()
        let view = stage.showView()
        func scale() -> CGFloat { view.layer.presentation()?.affineTransform().a ?? -1 }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        stage.advance(by: 0.5)
        let before = scale()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(scaleX: 8, y: 8)
        }
        #expect(abs(scale() - before) < 0.01)
        stage.advance(by: 0.25)
        // The first is at 3/4 of its path from 1/2 to 1, and the second at 1/4 of its path from 1/4 to 1.
        #expect(abs(scale() - 8 * 0.875 * 0.4375) < 0.15)
        stage.advance(by: 1)
        #expect(scale() == 8)
    }

    @Test("With layoutSubviews, a view's subviews are laid out inside the block")
    func layoutSubviews() {
        final class Holder: UIView {
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func layoutSubviews() {
                if child.superview == nil { addSubview(child) }
                child.center.x = bounds.width
            }
        }
        let stage = Stage()
        let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.show(holder)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
            holder.bounds.size.width = 200
        }
        #expect(holder.child.center.x == 200)
        stage.advance(by: 0.5)
        #expect(abs(holder.child.shownX - 150) < 4)
    }

    @Test("A color that was nil fades in")
    func colorFromNone() {
        let stage = Stage()
        let view = stage.showView()
        view.backgroundColor = nil
        stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .blue }
        stage.advance(by: 0.5)
        #expect(view.layer.presentation()?.backgroundColor.map { abs($0.alpha - 0.5) < 0.05 } == true)
    }

    @Test("A change that is only delayed jumps at the end of the delay")
    func delayOnly() {
        let stage = Stage()
        let view = stage.showView()
        UIView.animate(withDuration: 0, delay: 0.5, animations: { view.center.x = 100 })
        stage.advance(by: 0.4)
        #expect(view.shownX == 0)
        stage.advance(by: 0.15)
        #expect(view.shownX == 100)
    }

    @Test("The completion of a block interrupted by another block isn't part of that block")
    func completionOutsideOfBlocks() {
        let stage = Stage()
        let view = stage.showView()
        var log: [String] = []
        UIView.animate(
            withDuration: 1, animations: { view.alpha = 0 },
            completion: { finished in
                log.append("\(finished) \(UIView.inheritedAnimationDuration)")
                view.center.x = 100
            })
        stage.advance(by: 0.5)
        UIView.animate(withDuration: 1) {
            view.alpha = 1
            #expect(log == [])
        }
        stage.advance(by: 0)
        #expect(log == ["false 0.0"])
        #expect(view.shownX == 100)
    }

    @Test("M-V-15 Options have the same bits as in UIKit")
    func bits() {
        let bits: [(UIView.AnimationOptions, UInt)] = [
            (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
            (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
            (.allowAnimatedContent, 128), (.showHideTransitionViews, 256), (.overrideInheritedOptions, 512),
            (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16),
            (.transitionFlipFromLeft, 1 << 20), (.transitionFlipFromRight, 2 << 20), (.transitionCurlUp, 3 << 20),
            (.transitionCurlDown, 4 << 20), (.transitionCrossDissolve, 5 << 20), (.transitionFlipFromTop, 6 << 20),
            (.transitionFlipFromBottom, 7 << 20), (.preferredFramesPerSecond60, 3 << 24),
            (.preferredFramesPerSecond30, 7 << 24),
        ]
        for (option, raw) in bits { #expect(option.rawValue == raw) }
    }

    @Test("S-V-82 A view makes a full rotation while a layer in it rotates the opposite way and stays upright")
    func layerAgainstView() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.position = CGPoint(x: 50, y: 50)
        view.layer.addSublayer(layer)
        stage.show(view)
        var isDone = false
        func degrees(_ degrees: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: degrees * .pi / 180) }
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.transform = degrees(-180)
                let turn = CABasicAnimation(keyPath: "transform")
                turn.duration = 2
                turn.beginTime = 0
                turn.valueFunction = CAValueFunction(name: .rotateZ)
                turn.timingFunction = CAMediaTimingFunction(name: .linear)
                turn.fromValue = CGFloat(0)
                turn.toValue = 2 * CGFloat.pi
                turn.byValue = CGFloat.pi
                layer.add(turn, forKey: "turn")
            },
            completion: { _ in
                UIView.animate(
                    withDuration: 1, delay: 0, options: .curveLinear, animations: { view.transform = degrees(-359) },
                    completion: { _ in
                        view.transform = .identity
                        isDone = true
                    })
            })
        func angle(_ layer: CALayer) -> CGFloat {
            guard let transform = layer.presentation()?.affineTransform() else { return .nan }
            return atan2(transform.b, transform.a) * 180 / .pi
        }
        let start = stage.now
        for quarter in 1...7 {
            stage.advance(by: start + Double(quarter) / 4 - stage.now)
            // Counterclockwise by an eighth of a circle each time, within the gap between the two blocks.
            let expected = remainder(-45 * CGFloat(quarter), 360)
            #expect(abs(remainder(angle(view.layer) - expected, 360)) < 8, "view at \(quarter) quarters")
            #expect(abs(remainder(angle(view.layer) + angle(layer), 360)) < 8, "both at \(quarter) quarters")
        }
        stage.advance(by: 0.4)
        #expect(isDone)
        #expect(abs(angle(view.layer)) < 0.001 && abs(angle(layer)) < 0.001)
    }

    @Test("Shape and gradient layers that back a view are animated by blocks")
    func specialLayers() {
        final class Shape: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        let stage = Stage()
        let view = Shape(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.show(view)
        guard let shape = view.layer as? CAShapeLayer else {
            Issue.record("The layer is \(type(of: view.layer)).")
            return
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            shape.strokeEnd = 0
            shape.fillColor = .clear
        }
        stage.advance(by: 0.5)
        let shown = shape.presentation() as? CAShapeLayer
        #expect(shown.map { abs($0.strokeEnd - 0.5) < 0.05 } == true)
        #expect(shown?.fillColor.map { abs($0.alpha - 0.5) < 0.05 } == true)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { shape.lineWidth = 11 }
        animator.fractionComplete = 0.5
        animator.stopAnimation(true)
        #expect(abs(shape.lineWidth - 6) < 0.1)
    }
}
