// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import RenderThread
import Testing
import Windowing

@testable import LayerTree

/// Makes random changes to a tree, of every kind that affects a frame.
@MainActor
private final class Gardener {
    let scene: Scene
    var random: SeededGenerator
    private var layers: [CALayer] = []
    private let picture: Bitmap?
    /// Whether all layer kinds and 3D transforms are included.
    private let kinds: Bool

    init(_ scene: Scene, seed: UInt64, kinds: Bool = false) {
        self.scene = scene
        self.kinds = kinds
        random = SeededGenerator(seed: seed)
        picture = try? Bitmap(width: 6, height: 5)
        picture?.withUnsafeMutableBytes { bytes in
            for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: 128 + index * 7 % 127) }
            // All pixels are opaque, so that the premultiplied colors are valid.
            for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
        }
        for _ in 0..<12 { add() }
    }

    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

    private func color() -> CGColor {
        CGColor(
            red: number(0...4) / 4, green: number(0...4) / 4, blue: number(0...4) / 4,
            alpha: number(0...3) == 0 ? 0.5 : 1)
    }

    private func rect() -> CGRect {
        CGRect(
            x: number(-20...140) / 2, y: number(-20...140) / 2, width: number(0...80) / 2, height: number(0...80) / 2)
    }

    private func pick() -> CALayer { layers.randomElement(using: &random) ?? scene.root }

    private func add() {
        let layer = make()
        layer.frame = rect()
        if !(layer is BackdropLayer) { layer.backgroundColor = color() }
        let parent = number(0...2) == 0 ? scene.root : pick()
        parent.addSublayer(layer)
        layers.append(layer)
    }

    private func make() -> CALayer {
        guard kinds, number(0...1) == 0 else { return CALayer() }
        switch Int(number(0...5)) {
        case 0:
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: CGRect(x: number(-5...5), y: 0, width: number(5...40), height: 30))
            shape.fillColor = color()
            shape.strokeColor = color()
            shape.lineWidth = number(0...6)
            return shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [color(), color(), color()]
            gradient.type = [.axial, .radial, .conic][Int(number(0...2))]
            gradient.endPoint = CGPoint(x: number(0...4) / 4, y: 1)
            return gradient
        case 2:
            let replicator = CAReplicatorLayer()
            replicator.instanceCount = Int(number(1...3))
            replicator.instanceTransform = CATransform3DRotate(
                CATransform3DMakeTranslation(number(-20...20), number(0...10), 0), number(0...3) / 4, 0, 0, 1)
            replicator.instanceRedOffset = -0.25
            return replicator
        case 3: return CATransformLayer()
        case 4:
            let backdrop = BackdropLayer()
            backdrop.blurRadius = number(0...8)
            return backdrop
        default: return CALayer()
        }
    }

    private var perspective: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 120
        return transform
    }

    private func changeKind(_ layer: CALayer) {
        switch Int(number(0...9)) {
        case 0:
            layer.mask =
                layer.mask == nil
                ? { mask in
                    mask.frame = CGRect(x: number(-5...10), y: 0, width: number(5...40), height: number(5...40))
                    mask.backgroundColor = color()
                    mask.cornerRadius = number(0...6)
                    return mask
                }(CALayer()) : nil
        case 1: layer.mask?.position.x += number(-5...5)
        case 2: layer.transform = CATransform3DRotate(perspective, number(-3...3) / 4, 0, 1, 0.25)
        case 3: layer.transform = CATransform3DMakeRotation(number(-3...3) / 4, 1, 0, 0)
        case 4: layer.sublayerTransform = number(0...1) == 0 ? CATransform3DIdentity : perspective
        case 5: layer.shouldRasterize.toggle()
        case 6: layer.contentsRect = CGRect(x: 0, y: 0, width: number(1...4) / 4, height: 1)
        case 7: layer.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: number(5...30)))
        case 8: layer.isDoubleSided.toggle()
        default: animate(layer, "transform.rotation.y", from: number(0...6))
        }
    }

    func change() {
        let layer = pick()
        if kinds, number(0...3) == 0 { return changeKind(layer) }
        switch Int.random(in: 0...21, using: &random) {
        case 0: add()
        case 1 where layers.count > 6:
            layer.removeFromSuperlayer()
            layers.removeAll { $0.hosting.host == nil }
        case 2: layer.position = CGPoint(x: number(-20...160) / 2, y: number(-20...160) / 2)
        case 3: layer.bounds.size = rect().size
        case 4: layer.backgroundColor = number(0...4) == 0 ? nil : color()
        case 5: layer.opacity = Float(number(0...4) / 4)
        case 6: layer.cornerRadius = number(0...12)
        case 7: layer.masksToBounds.toggle()
        case 8: layer.isHidden.toggle()
        case 9: layer.setAffineTransform(CGAffineTransform(rotationAngle: number(0...6) / 2))
        case 10: layer.setAffineTransform(number(0...1) == 0 ? .identity : CGAffineTransform(scaleX: 1.5, y: 0.5))
        case 11: layer.zPosition = number(-1...1)
        case 12: layer.shadowOpacity = Float(number(0...2) / 2)
        case 13: layer.borderWidth = number(0...6) / 2
        case 14: layer.contents = layer.contents == nil ? picture : nil
        case 15: layer.bounds.origin = CGPoint(x: number(-8...8) / 2, y: number(-8...8) / 2)
        case 16: layer.superlayer?.insertSublayer(layer, at: UInt32(number(0...4)))
        case 17: layer.cornerCurve = layer.cornerCurve == .circular ? .continuous : .circular
        case 18: layer.contentsGravity = [.resize, .center, .topLeft, .resizeAspect][Int(number(0...3))]
        case 19: animate(layer, "position", from: CGPoint(x: number(0...80), y: number(0...80)))
        case 20: animate(layer, "opacity", from: Float(number(0...4) / 4))
        default: animate(layer, "transform.rotation", from: number(0...6))
        }
    }

    private func animate(_ layer: CALayer, _ key: String, from value: Any) {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = value
        animation.duration = 0.1
        layer.add(animation, forKey: key)
    }
}

/// The maximum difference between two renderings of one antialiased edge: Cairo samples 15 lines per pixel, and where a
/// clip intersects a slanted edge the result can differ by one line.
///
/// The colors used here differ by more.
private let softEdge = 17

@MainActor
@Suite("Damage")
struct DamageTests {
    @Test(
        "Incremental painting gives the same result as painting everything, with all layer kinds",
        arguments: 21...28 as ClosedRange<UInt64>)
    func kinds(seed: UInt64) throws {
        try paint(seed: seed, kinds: true)
    }

    @Test("Incremental painting gives the same result as painting everything", arguments: 1...12 as ClosedRange<UInt64>)
    func incremental(seed: UInt64) throws {
        try paint(seed: seed, kinds: false)
    }

    private func paint(seed: UInt64, kinds: Bool) throws {
        let scene = Scene(width: 90, height: 80, scale: seed % 3 == 0 ? 1.5 : 1, bufferCount: 3)
        let target = scene.target
        let buffers = Buffers(seed: seed)
        RenderActor.sync { target.chooseBuffer = { buffers.choose(of: $0) } }
        var last: MemoryTarget.Presented?
        scene.withoutActions {
            let gardener = Gardener(scene, seed: seed, kinds: kinds)
            for step in 0..<60 {
                for _ in 0..<Int(gardener.number(1...3)) { gardener.change() }
                guard let frame = scene.frame(after: 0.02) else { continue }
                let image = scene.host.snapshotImage(scale: seed % 3 == 0 ? 1.5 : 1)
                guard let whole = image?.bitmap else {
                    Issue.record("no snapshot")
                    return
                }
                let wrong = differences(frame, whole)
                let count = wrong.count
                #expect(count == 0, "seed \(seed), step \(step): first at \(wrong.first ?? (0, 0))")
                if let last {
                    let region = frame.damage
                    let outside = (0..<frame.pixels.count).first { index in
                        let (x, y) = (index % frame.size.width, index / frame.size.width)
                        return !isClose(frame.pixels[index], last.pixels[index], within: softEdge)
                            && !region.contains { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) }
                    }
                    #expect(outside == nil, "seed \(seed), step \(step): changed outside of the damage")
                }
                last = frame
            }
        }
        #expect(last != nil)
    }

    private func differences(_ frame: MemoryTarget.Presented, _ whole: Bitmap) -> [(Int, Int)] {
        var wrong: [(Int, Int)] = []
        whole.withUnsafeBytes { bytes in
            for y in 0..<frame.size.height {
                for x in 0..<frame.size.width {
                    let expected = bytes.load(fromByteOffset: y * whole.bytesPerRow + x * 4, as: UInt32.self)
                    if !isClose(frame.pixel(x, y), expected, within: softEdge) { wrong.append((x, y)) }
                }
            }
        }
        return wrong
    }

    @Test("A small layer that moves damages its old and new positions")
    func move() throws {
        let scene = Scene(width: 200, height: 200)
        let layer = scene.add(CGRect(x: 10, y: 10, width: 10, height: 10))
        scene.add(CGRect(x: 100, y: 0, width: 100, height: 200), .blue)
        scene.frame()
        scene.withoutActions { layer.position.y += 150 }
        let frame = try #require(scene.frame())
        #expect(
            Set(frame.damage) == [
                PixelRect(x: 10, y: 10, width: 10, height: 10), PixelRect(x: 10, y: 160, width: 10, height: 10),
            ])
        #expect(scene.host.statistics.pixelsPainted < 200 * 200 * 2 + 1_000)
    }

    @Test("A change inside a clip, in a group or behind an opaque layer damages only its visible part")
    func clipped() throws {
        let scene = Scene(width: 100, height: 100)
        let clip = scene.add(CGRect(x: 20, y: 20, width: 40, height: 40), .green)
        clip.masksToBounds = true
        clip.cornerRadius = 10
        clip.opacity = 0.5
        let inner = scene.add(CGRect(x: 30, y: 10, width: 30, height: 5), .red, to: clip)
        scene.frame()
        scene.withoutActions { inner.backgroundColor = .blue }
        let frame = try #require(scene.frame())
        #expect(frame.damage == [PixelRect(x: 50, y: 30, width: 10, height: 5)])
    }

    @Test("Moving a layer to the front damages only that layer")
    func reorder() throws {
        let scene = Scene(width: 100, height: 100)
        let layers = (0..<5).map { scene.add(CGRect(x: 5 + $0 * 10, y: 5 + $0 * 10, width: 30, height: 30)) }
        scene.frame()
        scene.root.addSublayer(layers[0])
        let frame = try #require(scene.frame())
        #expect(frame.damage == [PixelRect(x: 5, y: 5, width: 30, height: 30)])
    }

    @Test("Redrawing a part of a layer damages only that part")
    func partialContents() throws {
        let scene = Scene(width: 100, height: 100)
        let painter = Painter()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 50, height: 50), nil)
        layer.delegate = painter
        layer.setNeedsDisplay()
        scene.frame()
        layer.setNeedsDisplay(CGRect(x: 5, y: 6, width: 7, height: 8))
        let frame = try #require(scene.frame())
        #expect(frame.damage == [PixelRect(x: 15, y: 16, width: 7, height: 8)])
    }

    @Test("An invisible change presents nothing")
    func invisible() {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 100, y: 100, width: 10, height: 10))
        scene.frame()
        scene.withoutActions { layer.backgroundColor = .blue }
        #expect(scene.frame() == nil)
        #expect(scene.host.statistics.framesPresented == 1)
        #expect(!scene.isFrameRequested)
    }

    @Test("After a change of size everything is painted")
    func resize() throws {
        let scene = Scene(width: 40, height: 40)
        scene.frame()
        scene.configure(width: 50, height: 30)
        let frame = try #require(scene.frame())
        #expect(frame.damage == [PixelRect(x: 0, y: 0, width: 50, height: 30)])
        #expect(frame.pixel(45, 10) == 0)
        #expect(frame.pixel(35, 10) == white)
    }
}

/// Chooses the next buffer: mostly in order, sometimes at random.
@RenderActor
private final class Buffers {
    private var random: SeededGenerator
    private var next = 0

    nonisolated init(seed: UInt64) {
        random = SeededGenerator(seed: seed &+ 77)
    }

    func choose(of count: Int) -> Int {
        next = Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 0..<count, using: &random) : next + 1
        return next % count
    }
}
