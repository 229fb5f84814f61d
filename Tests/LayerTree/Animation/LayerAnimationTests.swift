// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import Windowing

@MainActor
private final class Witness: CAAnimationDelegate {
    var log: [String] = []

    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append(flag ? "finished" : "stopped") }
}

@MainActor
@Suite("Layer animations")
struct LayerAnimationTests {
    private func slide(from: CGFloat, to: CGFloat, duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        return animation
    }

    /// The first red column of that row.
    private func edge(_ frame: MemoryTarget.Presented?, row: Int = 5) -> Int? {
        guard let frame else { return nil }
        return (0..<frame.size.width).first { frame.pixel($0, row) == red }
    }

    @Test(
        "An animation is shown at the frames' times and followed by the model value, after which no frames are requested"
    )
    func life() throws {
        let scene = Scene(width: 100, height: 20)
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.frame()
        let witness = Witness()
        let animation = slide(from: 5, to: 45)
        animation.delegate = witness
        layer.add(animation, forKey: "slide")
        #expect(edge(scene.frame()) == 0)
        #expect(layer.animationKeys() == ["slide"])
        #expect(witness.log == ["start"])
        #expect(edge(scene.frame(after: 0.5)) == 20)
        #expect(layer.presentation()?.position.x == 25)
        #expect(layer.position.x == 5)
        #expect(edge(scene.frame(after: 0.25)) == 30)
        #expect(scene.isFrameRequested)
        #expect(edge(scene.frame(after: 0.25)) == 0)
        #expect(witness.log == ["start", "finished"])
        #expect(layer.animation(forKey: "slide") == nil)
        #expect(!scene.isFrameRequested)
        let count = scene.requestCount
        scene.frame(after: 10)
        #expect(scene.requestCount == count)
        #expect(scene.clock.scheduledTimes.isEmpty)
    }

    @Test("Additive animations of one property add up, each with its own timing")
    func additive() throws {
        let scene = Scene(width: 400, height: 20)
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.frame()
        func retarget(to x: CGFloat, key: String) {
            let old = layer.position
            scene.withoutActions { layer.position.x = x }
            let animation = CABasicAnimation(keyPath: "position")
            animation.duration = 1
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            #expect(animation.setResidual(from: old, to: layer.position))
            layer.add(animation, forKey: key)
        }
        retarget(to: 105, key: "first")
        scene.frame()
        #expect(edge(scene.frame(after: 0.5)) == 50)
        retarget(to: 305, key: "second")
        scene.endTurn()
        #expect(layer.presentation()?.position.x == 55)
        // Half a second later the first is over, and the second is halfway: 305 - 200 / 2.
        #expect(edge(scene.frame(after: 0.25)) == 125)
        #expect(edge(scene.frame(after: 0.25)) == 200)
        #expect(layer.animationKeys() == ["second"])
        #expect(edge(scene.frame(after: 0.5)) == 300)
    }

    @Test("Missing ends are the value without the animation")
    func missingEnds() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.position.x = 20
        func value(_ setUp: (CABasicAnimation) -> Void) -> CGFloat? {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.duration = 1
            setUp(animation)
            layer.add(animation, forKey: "test")
            scene.endTurn()
            scene.clock.set(scene.clock.now + 0.25)
            defer { layer.removeAllAnimations() }
            return layer.presentation()?.position.x
        }
        #expect(value { $0.toValue = 40 } == 25)
        #expect(value { $0.fromValue = 0 } == 5)
        #expect(value { $0.byValue = 8 } == 22)
        #expect(value { ($0.fromValue, $0.byValue) = (100, 8) } == 102)
        #expect(value { ($0.toValue, $0.byValue) = (100, 8) } == 94)
        #expect(value { ($0.fromValue, $0.toValue) = (0, 100) } == 25)
        #expect(value { $0.toValue = "nonsense" } == 20)
    }

    @Test("An animation replaces the one with the same key, which is reported as unfinished")
    func replacement() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let (first, second) = (Witness(), Witness())
        for witness in [first, second] {
            let animation = slide(from: 0, to: 20)
            animation.delegate = witness
            layer.add(animation, forKey: "slide")
            scene.frame(after: 0.1)
        }
        #expect(first.log == ["start", "stopped"])
        #expect(second.log == ["start"])
        layer.removeFromSuperlayer()
        scene.endTurn()
        #expect(second.log == ["start", "stopped"])
        #expect(layer.animationKeys() == nil)
    }

    @Test("A layer that moves within the tree keeps its animations")
    func reparenting() {
        let scene = Scene()
        let box = scene.add(CGRect(x: 0, y: 0, width: 30, height: 30), nil)
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.add(slide(from: 0, to: 20), forKey: "slide")
        scene.frame()
        box.addSublayer(layer)
        scene.frame(after: 0.5)
        #expect(layer.animationKeys() == ["slide"])
        #expect(edge(scene.frame()) == nil || layer.presentation()?.position.x == 10)
        scene.frame(after: 0.6)
        #expect(layer.animationKeys() == nil)
    }

    @Test("A delayed animation requests no frames until it begins")
    func delay() throws {
        let scene = Scene(width: 100, height: 20)
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.frame()
        let animation = slide(from: 45, to: 95)
        animation.beginTime = CACurrentMediaTime() + 10
        layer.add(animation, forKey: "slide")
        scene.frame()
        scene.frame(after: 0.02)
        #expect(!scene.isFrameRequested)
        #expect(scene.clock.scheduledTimes == [animation.beginTime])
        scene.clock.advance(by: 9.98)
        #expect(scene.isFrameRequested)
        #expect(edge(scene.frame()) == 40)
        #expect(edge(scene.frame(after: 0.5)) == 65)
    }

    @Test("The first value is shown during the delay if the animation fills backward")
    func fillBackwards() {
        let scene = Scene(width: 100, height: 20)
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = slide(from: 45, to: 95)
        animation.beginTime = CACurrentMediaTime() + 1
        animation.fillMode = .backwards
        layer.add(animation, forKey: "slide")
        #expect(edge(scene.frame()) == 40)
    }

    @Test("An animation that isn't removed on completion keeps its last value without requesting frames")
    func fillForwards() {
        let scene = Scene(width: 100, height: 20)
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let witness = Witness()
        let animation = slide(from: 5, to: 55)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        animation.delegate = witness
        layer.add(animation, forKey: "slide")
        scene.frame()
        #expect(edge(scene.frame(after: 2)) == 50)
        #expect(witness.log == ["start", "finished"])
        #expect(!scene.isFrameRequested)
        scene.withoutActions { layer.backgroundColor = .blue }
        let frame = scene.frame(after: 1)
        #expect(frame?.pixel(50, 5) == blue)
        #expect(layer.animationKeys() == ["slide"])
        layer.removeAnimation(forKey: "slide")
        #expect(scene.frame(after: 1)?.pixel(0, 5) == blue)
        #expect(witness.log == ["start", "finished"])
    }

    @Test("Keyframes, groups and springs are evaluated by the render server")
    func otherKinds() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        func values(_ animation: CAAnimation, _ key: KeyPath<CALayer, CGFloat>, at times: [Double]) -> [CGFloat] {
            layer.add(animation, forKey: "test")
            scene.endTurn()
            let start = scene.clock.now
            defer {
                layer.removeAllAnimations()
                scene.clock.set(start)
            }
            return times.map {
                scene.clock.set(start + $0)
                return layer.presentation()?[keyPath: key] ?? -1
            }
        }
        let frames = CAKeyframeAnimation(keyPath: "position.x")
        frames.values = [0, 10, 30]
        frames.keyTimes = [0, 0.5, 1]
        frames.duration = 2
        #expect(values(frames, \.position.x, at: [0, 0.5, 1, 1.5]) == [0, 5, 10, 20])
        frames.calculationMode = .discrete
        frames.keyTimes = nil
        #expect(values(frames, \.position.x, at: [0, 0.6, 0.7, 1.4]) == [0, 0, 10, 30])
        let group = CAAnimationGroup()
        let part = slide(from: 0, to: 10)
        part.beginTime = 0.5
        let fade = CABasicAnimation(keyPath: "zPosition")
        (fade.fromValue, fade.toValue) = (0, 100)
        fade.duration = 4
        group.animations = [part, fade]
        group.duration = 2
        #expect(values(group, \.position.x, at: [0, 1, 1.6]) == [5, 5, 5])
        #expect(values(group, \.zPosition, at: [0, 1, 1.5, 2.5]) == [0, 25, 37.5, 0])
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue) = (0, 100)
        spring.duration = spring.settlingDuration
        let way = values(spring, \.position.x, at: [0, 0.3, 0.5, spring.settlingDuration + 0.01])
        #expect(way[0] == 0)
        #expect(way.contains { $0 > 100 })
        #expect(way[3] == layer.position.x)
    }

    @Test("Completions don't wait for a window that is hidden or was never shown")
    func hiddenWindow() {
        let scene = Scene(configures: false)
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let witness = Witness()
        let animation = slide(from: 0, to: 20)
        animation.delegate = witness
        layer.add(animation, forKey: "slide")
        scene.endTurn()
        scene.deliver()
        scene.clock.advance(by: 1.1)
        scene.deliver()
        #expect(witness.log.isEmpty)
        scene.clock.advance(by: 0.2)
        scene.deliver()
        #expect(witness.log == ["start", "finished"])
        #expect(layer.animationKeys() == nil)
    }

    @Test("An invisible animation runs at the display's rate, not faster")
    func unseen() {
        let scene = Scene(width: 20, height: 20)
        let layer = scene.add(CGRect(x: 50, y: 50, width: 10, height: 10))
        layer.add(slide(from: 50, to: 90), forKey: "slide")
        scene.frame()
        let presented = scene.host.statistics.framesPresented
        for _ in 0..<3 {
            scene.frame()
            #expect(!scene.isFrameRequested)
        }
        scene.clock.advance(by: 1.0 / 60 + 0.001)
        #expect(scene.isFrameRequested)
        scene.frame(after: 2)
        #expect(layer.animationKeys() == nil)
        #expect(scene.host.statistics.framesPresented == presented)
    }
}
