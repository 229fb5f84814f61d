// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import Windowing

@testable import LayerTree

@MainActor
@Suite("Transitions")
struct LookTransitionTests {
    /// Returns a frame halfway through a layer's transition from red to blue.
    private func half(
        _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, progress: Double = 0.5
    ) throws -> MemoryTarget.Presented {
        let scene = Scene(width: 60, height: 40)
        let layer = scene.add(CGRect(x: 10, y: 10, width: 40, height: 20))
        scene.frame()
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(transition, forKey: "any")
        #expect(layer.animationKeys() == [kCATransition])
        scene.withoutActions { layer.backgroundColor = .blue }
        let first = try #require(scene.frame() ?? scene.lastFrame)
        #expect(isClose(first.pixel(30, 20), type == .pageUnCurl || type == .moveIn ? red : red, within: 3))
        let middle = try #require(scene.frame(after: progress))
        let last = try #require(scene.frame(after: 1.1 - progress))
        #expect(last.pixel(30, 20) == blue)
        #expect(layer.animationKeys() == nil)
        scene.frame(after: 0.1)
        #expect(!scene.isFrameRequested)
        return middle
    }

    private func columns(_ frame: MemoryTarget.Presented, _ color: UInt32) -> [Int] {
        (0..<60).filter { isClose(frame.pixel($0, 20), color) }
    }

    @Test("A fade mixes the old appearance and the new")
    func fade() throws {
        let frame = try half(.fade)
        #expect(isClose(frame.pixel(30, 20), 0xFF80_0080))
        #expect(frame.pixel(5, 20) == white)
        #expect(isClose(try half(CATransitionType(rawValue: "unknown")).pixel(30, 20), 0xFF80_0080))
    }

    @Test("Content moves from the requested side")
    func movement() throws {
        let push = try half(.push, .fromRight, progress: 0.25)
        #expect(columns(push, red) == Array(10..<40) && columns(push, blue) == Array(40..<50))
        let moveIn = try half(.moveIn, .fromLeft, progress: 0.25)
        #expect(columns(moveIn, blue) == Array(10..<20) && columns(moveIn, red) == Array(20..<50))
        let reveal = try half(.reveal, .fromRight, progress: 0.25)
        #expect(columns(reveal, red) == Array(10..<40) && columns(reveal, blue) == Array(40..<50))
        let down = try half(.push, .fromTop, progress: 0.25)
        #expect(down.pixel(30, 12) == blue && down.pixel(30, 17) == red && down.pixel(30, 31) == white)
    }

    @Test("A flip shows the first side, then the second, foreshortened in perspective")
    func flip() throws {
        let front = try half(.flip, .fromRight, progress: 0.25)
        let shown = columns(front, red)
        #expect(shown.count < 36 && shown.count > 20 && columns(front, blue).isEmpty)
        let (left, right) = (shown[1], shown[shown.count - 2])
        func height(_ column: Int) -> Int { (0..<40).filter { front.pixel(column, $0) != white }.count }
        #expect(height(right) > height(left))
        let back = try half(.flip, .fromRight, progress: 0.75)
        #expect(columns(back, red).isEmpty && columns(back, blue).count > 20)
    }

    @Test("A page curls up from the requested side with a pale back, and uncurls in reverse")
    func curl() throws {
        let up = try half(.pageCurl, .fromBottom, progress: 0.5)
        #expect(up.pixel(11, 29) == blue || isClose(up.pixel(11, 29), blue, within: 120))
        let colors = Set((10..<30).map { up.pixel(30, $0) })
        #expect(colors.contains { $0 >> 16 & 0xFF > 150 && $0 >> 8 & 0xFF > 110 }, "no pale back")
        #expect(up.pixel(30, 5) == white && up.pixel(30, 35) == white)
        let down = try half(.pageUnCurl, .fromBottom, progress: 0.2)
        #expect(isClose(down.pixel(12, 28), red, within: 90))
    }

    @Test("The new appearance is live, the old one is a snapshot")
    func live() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20))
        let inner = scene.add(CGRect(x: 0, y: 0, width: 10, height: 20), .green, to: layer)
        scene.frame()
        let transition = CATransition()
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(transition, forKey: nil)
        scene.withoutActions { inner.backgroundColor = .black }
        scene.frame()
        #expect(isClose(try #require(scene.frame(after: 0.5)).pixel(5, 5), 0xFF00_8000))
        scene.withoutActions { inner.backgroundColor = .blue }
        let frame = try #require(scene.frame())
        #expect(isClose(frame.pixel(5, 5), 0xFF00_8080) && frame.pixel(15, 5) == red)
    }

    @Test("Partial progress, layers that were never shown, masks and perspective are supported")
    func odd() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20))
        let transition = CATransition()
        transition.startProgress = 0.25
        transition.endProgress = 0.25
        transition.duration = 1
        layer.add(transition, forKey: nil)
        #expect(isClose(try #require(scene.frame()).pixel(5, 5), 0xFFFF_BFBF))
        scene.frame(after: 2)
        let second = CATransition()
        second.duration = 1
        second.startProgress = .nan
        let mask = CALayer()
        mask.frame = layer.bounds
        mask.backgroundColor = .black
        layer.mask = mask
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 100
        scene.withoutActions { layer.transform = CATransform3DRotate(perspective, 0.5, 0, 1, 0) }
        scene.frame()
        layer.add(second, forKey: nil)
        scene.withoutActions { layer.backgroundColor = .blue }
        scene.frame()
        let frame = try #require(scene.frame(after: 0.5))
        #expect(frame.pixel(10, 10) & 0xFF > 60 && frame.pixel(10, 10) >> 16 & 0xFF > 20)
        #expect(scene.host.snapshotImage(scale: 1) != nil)
    }

    @Test("Completion blocks and delegates are notified of a transition's end")
    func completion() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.frame()
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        let transition = CATransition()
        transition.duration = 0.5
        layer.add(transition, forKey: nil)
        CATransaction.commit()
        scene.frame()
        scene.frame(after: 0.4)
        #expect(!isDone)
        scene.frame(after: 0.2)
        #expect(isDone)
    }
}
