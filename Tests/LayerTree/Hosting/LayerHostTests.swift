// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import RenderThread
import Synchronization
import Testing
import Windowing

@testable import LayerTree

/// A display that produces frames on the render thread, one millisecond of real time after each request.
@RenderActor
private final class SelfClockedTarget: FrameTarget {
    private let memory = UnsafeMutableRawPointer.allocate(byteCount: 100 * 20 * 4, alignment: 16)
    private let nextTime: @RenderActor () -> TimeInterval
    private let wanted: Int
    /// The first red column of each frame.
    private(set) var edges: [Int?] = []
    /// The times of the requests on the system's clock.
    private(set) var requestTimes: [TimeInterval] = []
    private let reached: @Sendable () -> Void

    /// Creates a target that calls `reached` when that many frames have been shown.
    nonisolated init(
        showing wanted: Int, nextTime: @escaping @RenderActor () -> TimeInterval,
        reached: @escaping @Sendable () -> Void
    ) {
        self.wanted = wanted
        self.nextTime = nextTime
        self.reached = reached
    }

    isolated deinit {
        memory.deallocate()
    }

    func requestFrame(_ handler: @escaping @RenderActor (FrameTime) -> Void) {
        requestTimes.append(SystemTimeSource.shared.now)
        RenderActor.async(after: 0.001) { handler(FrameTime(timestamp: self.nextTime())) }
    }

    func nextBuffer(size: PixelSize) -> PixelBuffer? {
        PixelBuffer(
            baseAddress: memory, size: size, bytesPerRow: 400, age: edges.isEmpty ? 0 : 1, identifier: 0)
    }

    func present(_ buffer: PixelBuffer, damage: [PixelRect], configuration: FrameConfiguration?) {
        let row = buffer.baseAddress.advanced(by: 5 * 400).assumingMemoryBound(to: UInt32.self)
        edges.append((0..<100).first { row[$0] == red })
        if edges.count == wanted { reached() }
    }

    func abandon(_ buffer: PixelBuffer) {}
    func apply(_ configuration: FrameConfiguration) {}
}

@MainActor
@Suite("Layer hosts")
struct LayerHostTests {
    @Test("Nothing is shown or requested before the first configuration")
    func unconfigured() {
        let scene = Scene(configures: false)
        scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.endTurn()
        #expect(scene.requestCount == 0)
        scene.configure(width: 40, height: 40, serial: 7)
        let frame = scene.frame()
        #expect(frame?.configuration?.serial == 7)
        #expect(frame?.damage == [PixelRect(x: 0, y: 0, width: 40, height: 40)])
    }

    @Test("An idle window requests nothing")
    func idle() {
        let scene = Scene()
        scene.frame()
        let count = scene.requestCount
        for _ in 0..<5 { scene.frame(after: 1) }
        #expect(scene.requestCount == count)
        #expect(scene.clock.scheduledTimes.isEmpty)
        #expect(scene.host.statistics.framesPresented == 1)
    }

    @Test("A configuration that changes no pixel is applied without a frame")
    func configurationOnly() {
        let scene = Scene()
        scene.frame()
        scene.configure(width: 40, height: 40, serial: 9)
        #expect(scene.frame() == nil)
        let target = scene.target
        #expect(RenderActor.sync { target.applied.map(\.serial) } == [9])
        #expect(scene.host.statistics.framesPresented == 1)
        #expect(!scene.isFrameRequested)
    }

    @Test("Size and pixels change in one frame")
    func resizing() {
        let scene = Scene()
        scene.frame()
        scene.configure(width: 30, height: 20, serial: 4)
        scene.withoutActions { scene.root.frame = CGRect(x: 0, y: 0, width: 30, height: 20) }
        let frame = scene.frame()
        #expect(frame?.size == PixelSize(width: 30, height: 20))
        #expect(frame?.configuration?.serial == 4)
        #expect(frame?.pixel(29, 19) == white)
    }

    @Test("A frame without a free buffer is composed as soon as one is free")
    func noBuffer() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.frame()
        let target = scene.target
        RenderActor.sync { target.hasBuffers = false }
        scene.withoutActions { layer.position.x += 20 }
        #expect(scene.frame() == nil)
        #expect(scene.isFrameRequested)
        scene.withoutActions { layer.backgroundColor = .blue }
        #expect(scene.frame() == nil)
        RenderActor.sync { target.hasBuffers = true }
        let frame = scene.frame()
        #expect(frame?.pixel(25, 5) == blue)
        #expect(frame?.pixel(5, 5) == white)
        #expect(scene.host.statistics.framesWithoutBuffer == 2)
    }

    @Test("A requested frame is reported once, whether or not anything changed")
    func frameReports() {
        let scene = Scene()
        scene.frame()
        var times: [TimeInterval] = []
        scene.host.onFrame = { times.append($0.timestamp) }
        scene.frame(after: 1)
        #expect(times.isEmpty)
        scene.host.setNeedsFrame()
        scene.frame(after: 1)
        #expect(times == [scene.clock.now])
        scene.frame(after: 1)
        #expect(times.count == 1)
    }

    @Test(
        "A client that requests every frame is limited to the display's rate, even if the target responds immediately")
    func framePace() {
        let scene = Scene()
        scene.frame()
        var count = 0
        scene.host.onFrame = { _ in
            count += 1
            scene.host.setNeedsFrame()
        }
        scene.host.setNeedsFrame()
        for _ in 0..<5 { scene.frame() }
        #expect(count == 1)
        for _ in 0..<5 { scene.frame(after: 1.0 / 60 + 0.001) }
        #expect(count == 6)
        scene.host.onFrame = nil
    }

    @Test(
        "A change made in response to an empty frame is shown before the display's next frame, which is then reported"
    )
    func answerToEmptyFrame() {
        let scene = Scene()
        scene.frame()
        var count = 0
        scene.host.onFrame = { _ in
            count += 1
            scene.host.setNeedsFrame()
            scene.withoutActions { scene.root.backgroundColor = count % 2 == 0 ? .blue : .green }
        }
        scene.host.setNeedsFrame()
        #expect(scene.frame(after: 0.1) == nil && count == 1)
        scene.clock.advance(by: 0.001)
        #expect(scene.frame()?.pixel(5, 5) == green && count == 1)
        #expect(scene.frame(after: 1.0 / 60) == nil && count == 2)
        #expect(scene.frame(after: 0.001)?.pixel(5, 5) == blue && count == 2)
        scene.host.onFrame = nil
    }

    @Test("A delegate's changes when an animation ends are sent in the next run-loop iteration")
    func changesDuringCommit() {
        final class Changer: CAAnimationDelegate {
            var onStop: (() -> Void)?
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { onStop?() }
        }
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        let changer = Changer()
        changer.onStop = { scene.root.backgroundColor = .blue }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = changer
        layer.add(animation, forKey: "fade")
        scene.frame()
        CATransaction.setDisableActions(true)
        scene.root.actions = ["backgroundColor": NSNull()]
        layer.removeFromSuperlayer()
        #expect(scene.frame()?.pixel(30, 30) == blue)
    }

    @Test("An invalidated host doesn't use its target, even during an animation")
    func invalidation() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.frame()
        layer.position.x += 20
        scene.frame()
        scene.host.invalidate()
        #expect(layer.animationKeys() == nil)
        let count = scene.requestCount
        let target = scene.target
        let presented = RenderActor.sync { target.presented.count }
        layer.position.x -= 20
        for _ in 0..<3 { scene.frame(after: 0.05) }
        #expect(scene.requestCount == count)
        #expect(RenderActor.sync { target.presented.count } == presented)
        scene.host.invalidate()
    }

    @Test("A tree can be shown by another host after the first")
    func secondHost() throws {
        let scene = Scene()
        scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.frame()
        scene.host.invalidate()
        let target = MemoryTarget()
        let host = LayerHost(rootLayer: scene.root, target: target)
        host.configuration = scene.host.configuration
        scene.endTurn()
        RenderActor.sync { target.tick(200) }
        #expect(RenderActor.sync { target.presented.first?.pixel(5, 5) } == red)
        host.invalidate()
    }

    @Test("A layer can move to another window")
    func twoWindows() {
        let first = Scene()
        let second = Scene()
        let layer = first.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        second.endTurn()
        first.frame()
        second.frame()
        second.root.addSublayer(layer)
        second.endTurn()
        #expect(first.frame()?.pixel(5, 5) == white)
        #expect(second.frame()?.pixel(5, 5) == red)
    }

    /// Shows a red layer on white that slides from left to right.
    private func slide(on target: SelfClockedTarget, beginTime: TimeInterval) -> LayerHost {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        root.backgroundColor = .white
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = .red
        root.addSublayer(layer)
        let host = LayerHost(rootLayer: root, target: target)
        host.configuration = FrameConfiguration(
            pixelSize: PixelSize(width: 100, height: 20), size: CGSize(width: 100, height: 20), scale: 1,
            windowGeometry: CGRect(x: 0, y: 0, width: 100, height: 20))
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (5, 85)
        animation.duration = 0.5
        animation.beginTime = beginTime
        layer.add(animation, forKey: "slide")
        CATransaction.flush()
        return host
    }

    @Test("A busy main actor delays no frame")
    func busyMainActor() {
        let clock = Scene().clock
        let gate = Gate()
        let target = SelfClockedTarget(showing: 40) {
            clock.set(clock.now + 0.01)
            return clock.now
        } reached: {
            gate.open()
        }
        let host = slide(on: target, beginTime: 0)
        // The main actor is blocked until forty frames have been shown.
        gate.wait()
        let seen = RenderActor.sync { target.edges }.compactMap { $0 }
        #expect(seen.count >= 30)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 <= $1 })
        #expect((seen.last ?? 0) > 50)
        host.invalidate()
    }

    @Test("With the system clock, a delayed animation begins on time without earlier requests")
    func delayWithBusyMainActor() {
        _ = Scene()
        let clock = SystemTimeSource.shared
        LayerClock.timeSource = clock
        let gate = Gate()
        let target = SelfClockedTarget(showing: 5) {
            clock.now
        } reached: {
            gate.open()
        }
        let beginTime = clock.now + 0.1
        let host = slide(on: target, beginTime: beginTime)
        gate.wait()
        let (edges, times) = RenderActor.sync { (target.edges, target.requestTimes) }
        #expect(edges.first == 0)
        // One for the first frame, and one that finds the animation waiting. A timer may fire slightly early.
        #expect(times.count { $0 < beginTime - 0.01 } <= 2)
        host.invalidate()
    }

    @Test("A snapshot shows the tree with its current or its final values")
    func snapshot() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.frame()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x += 20
        scene.frame()
        scene.clock.set(scene.clock.now + 0.125)
        let now = try #require(scene.host.snapshotImage(scale: 2))
        #expect(now.width == 80)
        #expect(now.bitmap.pixel(x: 30, y: 5) == Bitmap.Pixel(red: 255, green: 0, blue: 0))
        #expect(now.bitmap.pixel(x: 5, y: 5) == Bitmap.Pixel(red: 255, green: 255, blue: 255))
        let later = try #require(scene.host.snapshotImage(scale: 1, usesPresentation: false))
        #expect(later.bitmap.pixel(x: 25, y: 5) == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    }

    @Test("A layer renders into a context in its own coordinates")
    func render() throws {
        let layer = CALayer()
        layer.bounds = CGRect(x: 100, y: 100, width: 20, height: 20)
        layer.position = CGPoint(x: 500, y: 500)
        layer.backgroundColor = .red
        let bitmap = try Bitmap(width: 40, height: 40)
        let context = bitmap.makeContext()
        context.translateBy(x: -90, y: -95)
        layer.render(in: context)
        #expect(bitmap.pixel(x: 10, y: 5) == Bitmap.Pixel(red: 255, green: 0, blue: 0))
        #expect(bitmap.pixel(x: 29, y: 24) == Bitmap.Pixel(red: 255, green: 0, blue: 0))
        #expect(bitmap.pixel(x: 9, y: 5) == .clear)
        #expect(bitmap.pixel(x: 30, y: 24) == .clear)
    }
}

/// Lets one thread wait for another.
private final class Gate: Sendable {
    private let group: DispatchGroup = {
        let group = DispatchGroup()
        group.enter()
        return group
    }()

    func open() { group.leave() }
    func wait() { group.wait() }
}
