// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@testable import LayerTree

@MainActor
@Suite("Perspective")
struct PerspectiveTests {
    private func perspective(_ distance: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return transform
    }

    @Test("A layer rotated about y is narrower on the far side, with edges at the computed positions")
    func trapezium() throws {
        let scene = Scene(width: 200, height: 200)
        let layer = scene.add(CGRect(x: 50, y: 50, width: 100, height: 100))
        scene.withoutActions { layer.transform = CATransform3DRotate(perspective(200), 0.6, 0, 1, 0) }
        let frame = try #require(scene.frame())
        // x = ±50 cos, z = ∓50 sin: the right side is farther away.
        let (cosine, sine) = (50 * cos(0.6), 50 * sin(0.6))
        let near = (x: 100 - cosine * 200 / (200 - sine), half: 50 * 200 / (200 - sine))
        let far = (x: 100 + cosine * 200 / (200 + sine), half: 50 * 200 / (200 + sine))
        #expect(near.half > 55 && far.half < 45)
        for (x, half) in [(near.x + 1.5, near.half), (far.x - 1.5, far.half)] {
            let column = Int(x)
            #expect(frame.pixel(column, 100) == red)
            #expect(frame.pixel(column, Int(100 - half) + 3) == red)
            #expect(frame.pixel(column, Int(100 - half) - 3) == white)
            #expect(frame.pixel(column, Int(100 + half) + 3) == white)
        }
        #expect(frame.pixel(Int(near.x) - 2, 100) == white)
        #expect(frame.pixel(Int(far.x) + 2, 100) == white)
        let edge = frame.pixel(Int(near.x.rounded(.down)), 100)
        #expect(edge != white && edge != red)
        let box = layer.frame
        #expect(abs(box.minX - near.x) < 1e-6 && abs(box.height - 2 * near.half) < 1e-6)
    }

    @Test("Pixels follow the perspective: the center of the contents is not at the center of the projection")
    func pixels() throws {
        let scene = Scene(width: 200, height: 100)
        let layer = scene.add(CGRect(x: 50, y: 0, width: 100, height: 100), .red)
        scene.add(CGRect(x: 50, y: 0, width: 50, height: 100), .blue, to: layer)
        scene.withoutActions { layer.transform = CATransform3DRotate(perspective(120), 0.7, 0, 1, 0) }
        let frame = try #require(scene.frame())
        // The center is on the axis, so it stays at 100.
        #expect(frame.pixel(97, 50) == red)
        #expect(frame.pixel(103, 50) == blue)
        let left = (0..<100).filter { frame.pixel($0, 50) == red }.count
        let right = (100..<200).filter { frame.pixel($0, 50) == blue }.count
        #expect(left > right + 15)
    }

    @Test("Sublayers are flattened into their layer's plane, but keep their depth in a transform layer")
    func flattening() throws {
        let scene = Scene(width: 100, height: 100)
        for (parent, isFlat) in [(CALayer(), true), (CATransformLayer(), false)] as [(CALayer, Bool)] {
            parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            scene.root.sublayers = [parent]
            let child = scene.add(CGRect(x: 40, y: 40, width: 20, height: 20), .red, to: parent)
            scene.withoutActions {
                // Rotated in one direction and back: only with its depth kept does the layer look unchanged.
                parent.transform = CATransform3DMakeRotation(1, 0, 1, 0)
                child.transform = CATransform3DMakeRotation(-1, 0, 1, 0)
            }
            let frame = try #require(scene.frame())
            let width = (0..<100).filter { frame.pixel($0, 50) == red }.count
            if isFlat { #expect(abs(width - Int(20 * cos(1.0) * cos(1.0))) <= 2) } else { #expect(width == 20) }
            let hit = scene.root.hitTest(CGPoint(x: 42, y: 50))
            #expect(hit === (isFlat ? parent : child))
            let middle = child.convert(CGPoint(x: 0, y: 10), to: scene.root)
            #expect(abs(middle.x - (isFlat ? 50 - 10 * cos(1) * cos(1) : 40)) < 1e-9)
        }
    }

    @Test("A sublayer perspective has one vanishing point, and nearer layers are larger and in front")
    func sublayerTransform() throws {
        let scene = Scene(width: 200, height: 200)
        scene.root.sublayerTransform = perspective(100)
        let near = scene.add(CGRect(x: 90, y: 90, width: 20, height: 20))
        let far = scene.add(CGRect(x: 80, y: 80, width: 40, height: 40), .blue)
        scene.withoutActions {
            near.zPosition = 50
            far.zPosition = -100
        }
        let frame = try #require(scene.frame())
        // Twice as large, and half as large.
        #expect(frame.pixel(81, 81) == red && frame.pixel(118, 118) == red)
        #expect(frame.pixel(78, 100) == white)
        #expect((0..<200).allSatisfy { frame.pixel($0, 100) != blue })
        scene.withoutActions { far.zPosition = 60 }
        let second = try #require(scene.frame())
        #expect(second.pixel(100, 100) == blue)
        #expect(scene.root.hitTest(CGPoint(x: 55, y: 100)) === far)
        #expect(scene.root.hitTest(CGPoint(x: 45, y: 100)) === scene.root)
    }

    @Test("A single-sided layer is neither visible nor hit from behind")
    func doubleSided() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20))
        scene.withoutActions { layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        #expect(try #require(scene.frame()).pixel(20, 20) == red)
        scene.withoutActions { layer.isDoubleSided = false }
        #expect(try #require(scene.frame()).pixel(20, 20) == white)
        #expect(scene.root.hitTest(CGPoint(x: 20, y: 20)) === scene.root)
        scene.withoutActions { layer.transform = CATransform3DMakeRotation(2 * .pi, 0, 1, 0) }
        #expect(try #require(scene.frame()).pixel(20, 20) == red)
    }

    @Test("Points are converted through a perspective and back")
    func conversion() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        root.sublayerTransform = perspective(300)
        let layer = CALayer()
        layer.frame = CGRect(x: 20, y: 30, width: 100, height: 80)
        root.addSublayer(layer)
        layer.transform = CATransform3DRotate(CATransform3DMakeRotation(0.4, 1, 0, 0), 0.5, 0, 1, 0)
        let inner = CALayer()
        inner.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
        layer.addSublayer(inner)
        for point in [CGPoint.zero, CGPoint(x: 12, y: 3), CGPoint(x: 30, y: 30)] {
            let outside = inner.convert(point, to: root)
            let back = inner.convert(outside, from: root)
            #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
        }
        #expect(root.hitTest(layer.convert(CGPoint(x: 25, y: 25), to: root)) === inner)
        let box = inner.convert(inner.bounds, to: root)
        let corners = [CGPoint.zero, CGPoint(x: 30, y: 0), CGPoint(x: 0, y: 30), CGPoint(x: 30, y: 30)]
            .map { inner.convert($0, to: root) }
        #expect(abs(box.minX - (corners.map(\.x).min() ?? 0)) < 1e-9)
        #expect(abs(box.maxY - (corners.map(\.y).max() ?? 0)) < 1e-9)
    }

    @Test("A rotation about z in space is the rotation in the plane")
    func aboutZ() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 15, width: 20, height: 10))
        scene.withoutActions { layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1) }
        #expect(layer.affineTransform() == CGAffineTransform(rotationAngle: 0.5))
        let first = try #require(scene.frame()).pixels
        scene.withoutActions { layer.transform = CATransform3DIdentity }
        scene.frame()
        scene.withoutActions { layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.5)) }
        #expect(try #require(scene.frame()).pixels == first)
    }

    @Test("Layers that are edge-on, behind the viewer or unreasonably large draw nothing")
    func degenerate() throws {
        let scene = Scene(width: 60, height: 60)
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20))
        scene.add(CGRect(x: 0, y: 0, width: 5, height: 5), .blue, to: layer)
        var broken = perspective(100)
        broken.m44 = 0
        broken.m41 = .infinity
        let all: [CATransform3D] = [
            CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3D(), CATransform3DMakeScale(0, 1, 1),
            CATransform3DTranslate(perspective(10), 0, 0, 100), broken,
            CATransform3DMakeScale(1e300, 1e300, 1e300), CATransform3DRotate(perspective(1e-9), 1, 0, 1, 0),
        ]
        for transform in all {
            scene.withoutActions { layer.transform = transform }
            scene.frame()
            _ = scene.root.hitTest(CGPoint(x: 20, y: 20))
            _ = layer.convert(CGPoint(x: 1, y: 1), to: scene.root)
            _ = layer.frame
        }
        scene.withoutActions { layer.transform = CATransform3DIdentity }
        #expect(try #require(scene.frame()).pixel(20, 20) == red)
        scene.withoutActions {
            layer.bounds = CGRect(x: 0, y: 0, width: 1e8, height: 1e8)
            layer.transform = CATransform3DRotate(perspective(500), 0.5, 0, 1, 0)
        }
        #expect(try #require(scene.frame()).pixel(30, 30) == red)
    }

    @Test("Animating the rotation of a perspective transform keeps the perspective")
    func keyPath() throws {
        let scene = Scene(width: 100, height: 100)
        let layer = scene.add(CGRect(x: 30, y: 30, width: 40, height: 40))
        scene.withoutActions { layer.transform = perspective(100) }
        scene.frame()
        let animation = CABasicAnimation(keyPath: "transform.rotation.y")
        animation.fromValue = 0
        animation.toValue = 2 * Double.pi
        animation.duration = 1
        layer.add(animation, forKey: nil)
        scene.frame()
        scene.clock.advance(by: 0.125)
        let shown = try #require(layer.presentation()).transform
        let expected = CATransform3DRotate(perspective(100), .pi / 4, 0, 1, 0)
        #expect(zip(shown.rows, expected.rows).allSatisfy { row, other in abs((row - other).sum()) < 1e-9 })
        let frame = try #require(scene.frame())
        let tall = (0..<100).filter { frame.pixel(37, $0) == red }.count
        #expect(tall > 40)
    }
}
