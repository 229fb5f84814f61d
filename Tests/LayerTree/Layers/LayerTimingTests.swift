// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import Windowing

@testable import LayerTree

@MainActor
@Suite("Layer timing")
struct LayerTimingTests {
    private func move(_ layer: CALayer, duration: Double = 1) {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = duration
        layer.add(animation, forKey: "move")
    }

    @Test("Times are converted up and down a tree")
    func conversion() {
        let outer = CALayer()
        let inner = CALayer()
        outer.addSublayer(inner)
        outer.speed = 2
        outer.beginTime = 10
        inner.timeOffset = 5
        #expect(outer.convertTime(20, from: nil) == 20)
        #expect(inner.convertTime(20, from: nil) == 25)
        #expect(inner.convertTime(20, from: outer) == 25)
        #expect(inner.convertTime(25, to: nil) == 20)
        #expect(inner.convertTime(7, to: outer) == 2)
        outer.speed = 0
        #expect(outer.convertTime(1, to: nil) == .infinity)
        #expect(outer.convertTime(99, from: nil) == 0)
        outer.speed = .nan
        outer.beginTime = .infinity
        #expect(outer.speed == 1 && outer.convertTime(1, from: nil).isFinite)
    }

    @Test("A duration repeats, reverses and holds as configured")
    func repeats() {
        var timing = LayerTiming()
        timing.duration = 2
        #expect(timing.localTime(1.5) == 1.5 && timing.localTime(3) == 3)
        timing.fillMode = .both
        #expect(timing.localTime(3) == 2 && timing.localTime(-1) == 0)
        timing.repeatCount = 2
        #expect(timing.localTime(3) == 1 && timing.localTime(9) == 2)
        timing.autoreverses = true
        timing.repeatCount = .infinity
        #expect(timing.localTime(3) == 1 && timing.localTime(5) == 1)
    }

    @Test("A paused subtree keeps its state, requests no frames, and resumes")
    func pause() throws {
        let scene = Scene(width: 120, height: 20)
        let group = scene.add(CGRect(x: 0, y: 0, width: 120, height: 20), nil)
        let layer = scene.add(CGRect(x: -5, y: 0, width: 10, height: 20), .red, to: group)
        scene.frame()
        move(layer)
        scene.frame()
        #expect(try #require(scene.frame(after: 0.25)).pixel(25, 10) == red)
        let paused = group.convertTime(CACurrentMediaTime(), from: nil)
        group.speed = 0
        group.timeOffset = paused
        scene.frame()
        #expect(try #require(scene.lastFrame).pixel(25, 10) == red)
        scene.frame(after: 5)
        scene.frame(after: 0.1)
        #expect(!scene.isFrameRequested)
        #expect(try #require(scene.lastFrame).pixel(25, 10) == red)
        #expect(try #require(layer.presentation()).position.x == 25)
        group.speed = 1
        group.timeOffset = 0
        group.beginTime = 0
        group.beginTime = group.convertTime(CACurrentMediaTime(), from: nil) - paused
        scene.frame()
        #expect(try #require(scene.lastFrame).pixel(25, 10) == red)
        #expect(try #require(scene.frame(after: 0.25)).pixel(50, 10) == red)
        scene.frame(after: 0.6)
        #expect(layer.animationKeys() == nil)
    }

    @Test("A subtree at double speed takes half the time, visible or not")
    func speed() {
        let scene = Scene(width: 120, height: 20)
        let group = scene.add(CGRect(x: 0, y: 0, width: 120, height: 20), nil)
        let layer = scene.add(CGRect(x: -5, y: 0, width: 10, height: 20), .red, to: group)
        group.speed = 2
        scene.frame()
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        move(layer)
        CATransaction.commit()
        scene.frame()
        scene.frame(after: 0.4)
        #expect(!isDone)
        scene.frame(after: 0.2)
        #expect(isDone)
        isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        move(layer)
        CATransaction.commit()
        scene.endTurn()
        scene.deliver()
        scene.clock.advance(by: 0.5 + 0.3)
        scene.endTurn()
        scene.deliver()
        #expect(isDone)
    }

    @Test("A layer's implicit animation keeps its own duration")
    func ownLength() {
        let scene = Scene(width: 120, height: 20)
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 20))
        scene.frame()
        CATransaction.begin()
        layer.position.x = 50
        CATransaction.commit()
        scene.frame()
        scene.frame(after: 0.2)
        #expect(layer.presentation()?.position.x != 50)
        scene.frame(after: 0.06)
        #expect(layer.presentation()?.position.x == 50 && layer.animationKeys() == nil)
    }

    @Test("Opposite rotations of a layer and its superlayer keep it upright")
    func opposing() throws {
        let scene = Scene(width: 60, height: 60)
        let view = scene.add(CGRect(x: 10, y: 10, width: 40, height: 40), nil)
        let inner = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20), .red, to: view)
        scene.add(CGRect(x: 0, y: 0, width: 20, height: 4), .blue, to: inner)
        scene.frame()
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.fromValue = 0
        turn.toValue = -2 * Double.pi
        turn.duration = 2
        turn.timingFunction = CAMediaTimingFunction(name: .linear)
        view.add(turn, forKey: nil)
        let back = CABasicAnimation(keyPath: "transform")
        back.valueFunction = CAValueFunction(name: .rotateZ)
        back.fromValue = 0
        back.toValue = 2 * Double.pi
        back.duration = 2
        back.timingFunction = CAMediaTimingFunction(name: .linear)
        inner.add(back, forKey: nil)
        scene.frame()
        for _ in 0..<19 {
            let frame = try #require(scene.frame(after: 0.1) ?? scene.lastFrame)
            #expect(isClose(frame.pixel(30, 22), blue, within: 40) && isClose(frame.pixel(30, 37), red, within: 40))
            let total = try #require(inner.presentation()).affineTransform()
                .concatenating(try #require(view.presentation()).affineTransform())
            #expect(abs(total.b) < 1e-9 && abs(total.a - 1) < 1e-9)
        }
        scene.frame(after: 0.2)
        #expect(inner.affineTransform().isIdentity && inner.animationKeys() == nil)
    }

    @Test("Value functions convert numbers to transforms, and reject too few")
    func valueFunctions() throws {
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "twist")) == nil)
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.frame()
        func shown(_ name: CAValueFunctionName, _ value: Any) throws -> CATransform3D {
            let animation = CABasicAnimation(keyPath: "transform")
            animation.valueFunction = CAValueFunction(name: name)
            animation.fromValue = value
            animation.toValue = value
            animation.duration = 1
            layer.add(animation, forKey: "function")
            return try #require(layer.presentation()).transform
        }
        #expect(try shown(.rotateX, 0.5) == CATransform3DMakeRotation(0.5, 1, 0, 0))
        #expect(try shown(.scale, [2, 3, 4] as [CGFloat]) == CATransform3DMakeScale(2, 3, 4))
        #expect(try shown(.translateY, 7) == CATransform3DMakeTranslation(0, 7, 0))
        #expect(try shown(.translate, [1, 2] as [CGFloat]) == CATransform3DIdentity)
        #expect(try shown(.rotateZ, CGPoint(x: 1, y: 1)) == CATransform3DIdentity)
    }
}
