// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import Windowing

@testable import LayerTree

@MainActor
@Suite("Layer kinds")
struct KindTests {
    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: side, height: side))
    }

    private func run(_ layer: CALayer, _ key: String, from: Any, to: Any) {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        layer.add(animation, forKey: nil)
    }

    // MARK: - Shapes

    @Test("A shape is filled and stroked, also beyond the bounds, and clipped only on request")
    func shape() throws {
        let scene = Scene()
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        layer.path = square(2, 2, 16)
        layer.fillColor = .red
        layer.strokeColor = .blue
        layer.lineWidth = 2
        scene.root.addSublayer(layer)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(15, 15) == red && frame.pixel(25, 25) == red)
        #expect(frame.pixel(11, 15) == blue && frame.pixel(12, 15) == blue && frame.pixel(28, 20) == blue)
        #expect(frame.pixel(10, 15) == white && frame.pixel(29, 20) == white)
        scene.withoutActions {
            layer.masksToBounds = true
            layer.fillColor = nil
        }
        let clipped = try #require(scene.frame())
        #expect(clipped.pixel(15, 15) == white && clipped.pixel(11, 15) == blue && clipped.pixel(28, 20) == white)
    }

    @Test("The fill rule determines the inside")
    func fillRule() throws {
        let scene = Scene()
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        layer.path = path
        scene.root.addSublayer(layer)
        #expect(try #require(scene.frame()).pixel(15, 15) == black)
        path.addRect(CGRect(x: 30, y: 0, width: 10, height: 10))
        scene.withoutActions { layer.fillRule = .evenOdd }
        let frame = try #require(scene.frame())
        #expect(frame.pixel(15, 15) == white && frame.pixel(5, 5) == black)
        // The path was copied when it was set.
        #expect(frame.pixel(35, 5) == white)
    }

    @Test("A stroke begins and ends at fractions of its length, which can be animated")
    func strokeEnds() throws {
        let scene = Scene(width: 60, height: 20)
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 50, y: 10))
        layer.path = path
        layer.strokeColor = .red
        layer.lineWidth = 4
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.75
        scene.root.addSublayer(layer)
        let frame = try #require(scene.frame())
        #expect((0..<60).filter { frame.pixel($0, 10) == red } == Array(20..<40))
        run(layer, "strokeEnd", from: 0.25, to: 1)
        scene.frame()
        let half = try #require(scene.frame(after: 0.5))
        #expect((0..<60).filter { half.pixel($0, 10) == red } == Array(20..<35))
        #expect(try #require(layer.presentation() as? CAShapeLayer).strokeEnd == 0.625)
    }

    @Test("A quarter of a circle is a quarter of its length, and a closed path ends at its start")
    func trimming() throws {
        let circle = try #require(LayerPath(CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))))
        let quarter = try #require(PathTrimmer.trim(circle, from: 0, to: 0.25))
        let half = try #require(PathTrimmer.trim(circle, from: 0.25, to: 0.75))
        for path in [quarter, half] {
            for element in path.elements {
                guard case .curve(let end, _, _) = element else { continue }
                #expect(abs(hypot(end.x, end.y) - 10) < 0.01)
            }
        }
        func ends(_ path: LayerPath) -> (CGPoint, CGPoint)? {
            guard case .move(let start)? = path.elements.first, case .curve(let end, _, _)? = path.elements.last else {
                return nil
            }
            return (start, end)
        }
        let (start, end) = try #require(ends(quarter))
        #expect(abs(start.x * end.x + start.y * end.y) < 0.01)
        let (first, last) = try #require(ends(half))
        #expect(hypot(first.x + last.x, first.y + last.y) < 0.01)
        #expect(PathTrimmer.trim(circle, from: 0.5, to: 0.5) == nil)
        #expect(PathTrimmer.trim(circle, from: 0, to: 1) == circle)
        let square = try #require(LayerPath(self.square(0, 0, 10)))
        let side = try #require(PathTrimmer.trim(square, from: 0.75, to: 1))
        #expect(side.elements == [.move(to: CGPoint(x: 0, y: 10)), .line(to: .zero)])
    }

    @Test("Dashes are drawn, and invalid patterns give a solid line")
    func dashes() throws {
        let scene = Scene(width: 60, height: 20)
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 60, y: 10))
        layer.path = path
        layer.strokeColor = .red
        layer.lineWidth = 4
        layer.lineDashPattern = [10, 5]
        layer.lineDashPhase = 5
        scene.root.addSublayer(layer)
        let frame = try #require(scene.frame())
        #expect((0..<25).filter { frame.pixel($0, 10) == red } == Array(0..<5) + Array(10..<20))
        for odd in [[0, 0], [.nan], [1e-12, 1e-12]] as [[CGFloat]] {
            scene.withoutActions { layer.lineDashPattern = odd.map { NSNumber(value: Double($0)) } }
            #expect(try #require(scene.frame() ?? scene.lastFrame).pixel(7, 10) == red)
        }
    }

    @Test("Paths with the same elements are interpolated point by point, others are switched")
    func morph() throws {
        let scene = Scene()
        let layer = CAShapeLayer()
        layer.fillColor = .red
        layer.path = square(20, 0, 10)
        scene.root.addSublayer(layer)
        scene.frame()
        run(layer, "path", from: square(0, 0, 10), to: square(20, 0, 10))
        scene.frame()
        let frame = try #require(scene.frame(after: 0.5))
        #expect((0..<40).filter { frame.pixel($0, 5) == red } == Array(10..<20))
        layer.removeAllAnimations()
        run(layer, "path", from: CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), to: square(20, 0, 10))
        scene.frame()
        scene.frame(after: 0.4)
        #expect(try #require(scene.lastFrame).pixel(5, 5) == red)
        #expect(try #require(scene.frame(after: 0.2)).pixel(25, 5) == red)
    }

    // MARK: - Gradients

    @Test("Gradients run along the line, around the center, or outward")
    func gradient() throws {
        let scene = Scene(width: 100, height: 100)
        let layer = CAGradientLayer()
        layer.frame = scene.root.bounds
        layer.colors = [CGColor.red, CGColor.blue]
        scene.root.addSublayer(layer)
        let down = try #require(scene.frame())
        #expect(isClose(down.pixel(3, 0), red, within: 4) && isClose(down.pixel(97, 99), blue, within: 4))
        #expect(isClose(down.pixel(50, 50), 0xFF7F_0080, within: 4))
        scene.withoutActions {
            layer.startPoint = CGPoint(x: 0.25, y: 0.5)
            layer.endPoint = CGPoint(x: 0.75, y: 0.5)
            layer.locations = [0, 0.5]
        }
        let across = try #require(scene.frame())
        #expect(across.pixel(10, 50) == red && across.pixel(60, 50) == blue && across.pixel(90, 2) == blue)
        #expect(isClose(across.pixel(37, 80), 0xFF7F_0080, within: 4))
        scene.withoutActions {
            layer.type = .radial
            layer.locations = nil
            layer.startPoint = CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 0.75)
        }
        let round = try #require(scene.frame())
        #expect(isClose(round.pixel(50, 50), red, within: 8))
        #expect(
            isClose(round.pixel(75, 50), 0xFF7F_0080, within: 6) && isClose(round.pixel(50, 62), 0xFF7F_0080, within: 6)
        )
        #expect(round.pixel(50, 80) == blue)
        scene.withoutActions { layer.type = .conic }
        let conic = try #require(scene.frame())
        // Begins toward the end point, slightly below the x axis, and continues clockwise.
        #expect(isClose(conic.pixel(90, 72), red, within: 12) && isClose(conic.pixel(90, 66), blue, within: 12))
        #expect(isClose(conic.pixel(10, 30), 0xFF7F_0080, within: 6))
    }

    @Test("A gradient respects rounded corners, fades without gray, and its colors can be animated")
    func gradientAppearance() throws {
        let scene = Scene()
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
        layer.colors = [CGColor.red, CGColor.clear, "no colour"]
        layer.cornerRadius = 10
        scene.root.addSublayer(layer)
        let frame = try #require(scene.frame())
        #expect(layer.colors?.count == 2)
        #expect(frame.pixel(5, 5) == white)
        #expect(isClose(frame.pixel(20, 20), 0xFFFF_8080, within: 6))
        scene.withoutActions { layer.colors = [CGColor.red, CGColor.red] }
        scene.frame()
        run(layer, "colors", from: [CGColor.blue, CGColor.blue], to: [CGColor.red, CGColor.red])
        scene.frame()
        #expect(isClose(try #require(scene.frame(after: 0.5)).pixel(20, 20), 0xFF80_0080))
        scene.withoutActions {
            layer.colors = nil
            layer.removeAllAnimations()
        }
        #expect(try #require(scene.frame()).pixel(20, 20) == white)
        for point in [CGPoint(x: 0.5, y: 0), CGPoint(x: CGFloat.nan, y: CGFloat.infinity)] {
            scene.withoutActions {
                layer.colors = [CGColor.red, CGColor.blue]
                layer.startPoint = point
                layer.endPoint = CGPoint(x: 0.5, y: 0)
            }
            scene.frame()
        }
    }

    // MARK: - Replicators

    @Test("Instances are offset by the instance transform, and their colors by the color offsets")
    func replicator() throws {
        let scene = Scene(width: 60, height: 20)
        let layer = CAReplicatorLayer()
        layer.frame = scene.root.bounds
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        layer.instanceGreenOffset = -0.5
        layer.instanceBlueOffset = -1
        let dot = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), .white, to: layer)
        let picture = try Bitmap(width: 5, height: 5)
        picture.withUnsafeMutableBytes { bytes in for index in bytes.indices { bytes[index] = 255 } }
        let inner = scene.add(CGRect(x: 0, y: 10, width: 5, height: 5), nil, to: layer)
        inner.contents = picture
        scene.root.backgroundColor = .black
        scene.root.addSublayer(layer)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(5, 5) == white && isClose(frame.pixel(25, 5), 0xFFFF_8000) && frame.pixel(45, 5) == red)
        #expect(frame.pixel(2, 12) == white && isClose(frame.pixel(22, 12), 0xFFFF_7F00) && frame.pixel(42, 12) == red)
        #expect(frame.pixel(15, 5) == black)
        #expect(layer.sublayers?.count == 2 && scene.root.hitTest(CGPoint(x: 5, y: 5)) === dot)
        scene.withoutActions { dot.position.x += 5 }
        #expect(try #require(scene.frame()).pixel(53, 5) == red)
    }

    @Test("Instances' animations are delayed, and the last one ends after the first")
    func delay() throws {
        let scene = Scene(width: 60, height: 20)
        let layer = CAReplicatorLayer()
        layer.frame = scene.root.bounds
        layer.instanceCount = 2
        layer.instanceDelay = 1
        layer.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        let dot = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red, to: layer)
        scene.root.addSublayer(layer)
        scene.frame()
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.fromValue = CGColor.blue
        animation.toValue = CGColor.blue
        animation.duration = 0.5
        dot.add(animation, forKey: nil)
        let first = try #require(scene.frame())
        #expect(first.pixel(5, 5) == blue)
        let gap = try #require(scene.frame(after: 0.75))
        #expect(gap.pixel(5, 5) == red && gap.pixel(35, 5) == red)
        let second = try #require(scene.frame(after: 0.5))
        #expect(second.pixel(5, 5) == red && second.pixel(35, 5) == blue)
        #expect(try #require(scene.frame(after: 0.5)).pixel(35, 5) == red)
        scene.frame(after: 3)
        scene.frame(after: 0.1)
        #expect(!scene.isFrameRequested)
    }

    @Test("A million instances of a million instances are limited")
    func manyInstances() throws {
        let scene = Scene()
        let outer = CAReplicatorLayer()
        let inner = CAReplicatorLayer()
        for layer in [outer, inner] {
            layer.frame = scene.root.bounds
            layer.instanceCount = 1_000_000
            layer.instanceTransform = CATransform3DMakeScale(2, 2, 1)
        }
        scene.add(CGRect(x: 5, y: 5, width: 10, height: 10), .red, to: inner)
        outer.addSublayer(inner)
        scene.root.addSublayer(outer)
        #expect(try #require(scene.frame()).pixel(10, 10) == red)
        outer.instanceTransform = CATransform3DMakeRotation(1, 1, 0, 0)
        outer.instanceCount = -3
        scene.frame()
        #expect(outer.instanceCount == 0)
    }

    // MARK: - Backdrops

    @Test("A backdrop blurs the content behind it, not above it, and follows its changes")
    func backdrop() throws {
        let scene = Scene(width: 80, height: 40)
        let behind = scene.add(CGRect(x: 0, y: 0, width: 40, height: 40), .black)
        let layer = BackdropLayer()
        layer.frame = CGRect(x: 20, y: 0, width: 40, height: 40)
        layer.blurRadius = 4
        layer.saturation = 1
        scene.root.addSublayer(layer)
        let front = scene.add(CGRect(x: 38, y: 18, width: 4, height: 4), .red)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(19, 20) == black && frame.pixel(62, 20) == white)
        #expect(isClose(frame.pixel(40, 5), 0xFF80_8080, within: 24))
        let (left, right) = (frame.pixel(34, 5) & 0xFF, frame.pixel(46, 5) & 0xFF)
        #expect(left > 0 && left < 100 && right > 150 && right < 255)
        #expect(frame.pixel(40, 20) == red)
        scene.withoutActions { front.position.y += 10 }
        let second = try #require(scene.frame())
        #expect(second.damage.allSatisfy { $0.x >= 38 && $0.maxX <= 42 })
        #expect(isClose(second.pixel(40, 20), second.pixel(40, 5)))
        scene.withoutActions { behind.backgroundColor = .blue }
        let third = try #require(scene.frame())
        let mixed = third.pixel(40, 5)
        #expect(mixed & 0xFF > 240 && isClose(mixed | 0xFF, 0xFF80_80FF, within: 24))
        scene.withoutActions { layer.tint = CGColor(red: 0, green: 1, blue: 0, alpha: 1) }
        #expect(try #require(scene.frame()).pixel(40, 5) == green)
    }

    @Test("A backdrop has rounded corners, fades, and adjusts saturation")
    func backdropAppearance() throws {
        let scene = Scene(width: 60, height: 60, background: CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1))
        let plain = try #require(scene.frame()).pixel(30, 30)
        let layer = BackdropLayer()
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        layer.cornerRadius = 15
        layer.saturation = 2
        scene.root.addSublayer(layer)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(10, 10) == plain)
        let strong = frame.pixel(30, 30)
        #expect((strong >> 16 & 0xFF) > (plain >> 16 & 0xFF) + 10 && (strong & 0xFF) + 5 < (plain & 0xFF))
        scene.withoutActions { layer.opacity = 0.5 }
        let half = try #require(scene.frame()).pixel(30, 30) >> 16 & 0xFF
        #expect(half < strong >> 16 & 0xFF && half > plain >> 16 & 0xFF)
        for radius in [CGFloat.nan, 0, 1e9] {
            scene.withoutActions { layer.blurRadius = radius }
            scene.frame()
        }
    }
}
