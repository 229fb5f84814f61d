// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import Windowing

@MainActor
@Suite("Appearance")
struct AppearanceTests {
    @Test("A background fills the bounds and nothing outside")
    func background() throws {
        let scene = Scene()
        scene.add(CGRect(x: 10, y: 12, width: 8, height: 6))
        let frame = try #require(scene.frame())
        #expect(frame.pixel(10, 12) == red)
        #expect(frame.pixel(17, 17) == red)
        #expect(frame.pixel(9, 12) == white)
        #expect(frame.pixel(18, 17) == white)
        #expect(frame.pixel(17, 18) == white)
        #expect(frame.pixel(10, 11) == white)
    }

    @Test("Areas without content are transparent")
    func transparency() throws {
        let scene = Scene(background: nil)
        scene.add(CGRect(x: 0, y: 0, width: 5, height: 5), CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        let frame = try #require(scene.frame())
        #expect(frame.pixel(30, 30) == 0)
        #expect(isClose(frame.pixel(2, 2), 0x8080_0000))
    }

    @Test(
        "Points are scaled to pixels, and edges are aligned to whole pixels", arguments: [1, 1.5, 2] as [CGFloat])
    func scale(scale: CGFloat) throws {
        let scene = Scene(width: 60, height: 60, scale: scale)
        scene.add(CGRect(x: 5, y: 5, width: 11, height: 11))
        let frame = try #require(scene.frame())
        let first = Int((5 * scale).rounded())
        let last = Int((16 * scale).rounded()) - 1
        #expect(frame.pixel(first, first) == red)
        #expect(frame.pixel(last, last) == red)
        #expect(frame.pixel(first - 1, first) == white)
        #expect(frame.pixel(last + 1, last) == white)
    }

    @Test("Adjacent layers at fractions of a pixel leave no gap")
    func neighbours() throws {
        let scene = Scene(width: 60, height: 10, scale: 1.5)
        for index in 0..<7 {
            scene.add(CGRect(x: CGFloat(index) * 5, y: 0, width: 5, height: 10), .red)
        }
        let frame = try #require(scene.frame())
        #expect((0..<52).allSatisfy { frame.pixel($0, 5) == red })
    }

    @Test("A border lies inside the bounds, above contents and sublayers")
    func border() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20), .green)
        layer.borderWidth = 2
        layer.borderColor = .blue
        scene.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red, to: layer)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(10, 20) == blue)
        #expect(frame.pixel(11, 20) == blue)
        #expect(frame.pixel(12, 20) == red)
        #expect(frame.pixel(29, 29) == blue)
        #expect(frame.pixel(9, 20) == white)
    }

    @Test("A hairline border is one pixel wide, whatever the scale")
    func hairline() throws {
        let scene = Scene(width: 60, height: 60, scale: 1.5)
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20), .green)
        layer.borderWidth = 0.5
        layer.borderColor = .blue
        let frame = try #require(scene.frame())
        #expect(frame.pixel(15, 30) == blue)
        #expect(frame.pixel(16, 30) == green)
    }

    @Test("Rounded corners are antialiased, and only those in the mask are rounded")
    func corners() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20))
        layer.cornerRadius = 8
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        let frame = try #require(scene.frame())
        #expect(frame.pixel(10, 10) == white)
        #expect(frame.pixel(29, 29) == white)
        #expect(frame.pixel(29, 10) == red)
        #expect(frame.pixel(10, 29) == red)
        #expect(frame.pixel(20, 10) == red)
        let edge = (10..<18).map { frame.pixel($0, 12) }
        #expect(edge.contains { $0 != white && $0 != red })
    }

    @Test("Opacity fades a layer and its sublayers as a group")
    func groupOpacity() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
        scene.add(CGRect(x: 5, y: 5, width: 10, height: 10), .red, to: layer)
        layer.opacity = 0.5
        let frame = try #require(scene.frame())
        #expect(isClose(frame.pixel(10, 10), 0xFFFF_8080))
        #expect(isClose(frame.pixel(2, 2), 0xFF80_80FF))
    }

    @Test("Without group opacity each layer fades individually")
    func separateOpacity() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
        scene.add(CGRect(x: 5, y: 5, width: 10, height: 10), .red, to: layer)
        layer.opacity = 0.5
        layer.allowsGroupOpacity = false
        let frame = try #require(scene.frame())
        #expect(isClose(frame.pixel(10, 10), 0xFFC0_4080))
    }

    @Test("Opacity outside 0...1 is clamped")
    func opacityRange() throws {
        let scene = Scene()
        scene.add(CGRect(x: 0, y: 0, width: 10, height: 10)).opacity = 7
        scene.add(CGRect(x: 20, y: 0, width: 10, height: 10)).opacity = -3
        let frame = try #require(scene.frame())
        #expect(frame.pixel(5, 5) == red)
        #expect(frame.pixel(25, 5) == white)
    }

    @Test("A hidden layer hides its sublayers")
    func hidden() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), .blue, to: layer)
        layer.isHidden = true
        let frame = try #require(scene.frame())
        #expect(frame.pixel(5, 5) == white)
    }

    @Test("masksToBounds clips sublayers")
    func clipping() throws {
        let scene = Scene()
        let open = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), .blue)
        scene.add(CGRect(x: 5, y: 5, width: 10, height: 10), .red, to: open)
        let closed = scene.add(CGRect(x: 20, y: 0, width: 10, height: 10), .blue)
        closed.masksToBounds = true
        scene.add(CGRect(x: 5, y: 5, width: 10, height: 10), .red, to: closed)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(12, 12) == red)
        #expect(frame.pixel(27, 7) == red)
        #expect(frame.pixel(32, 12) == white)
        #expect(frame.pixel(27, 12) == white)
    }

    @Test("Rounded corners clip a layer's content")
    func roundClipping() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 40, height: 40), .blue)
        layer.masksToBounds = true
        layer.cornerRadius = 20
        scene.add(CGRect(x: 0, y: 0, width: 40, height: 40), .red, to: layer)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(1, 1) == white)
        #expect(frame.pixel(20, 20) == red)
        #expect(frame.pixel(20, 0) != white)
        // An antialiased edge shows the sublayer over white, without any background in between.
        let edge = (0..<20).map { frame.pixel($0, 3) }
        #expect(edge.allSatisfy { ($0 >> 8) & 0xFF == $0 & 0xFF })
    }

    @Test("A rotated layer is drawn rotated")
    func rotation() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let frame = try #require(scene.frame())
        #expect(frame.pixel(20, 20) == red)
        #expect(frame.pixel(20, 7) == red)
        #expect(frame.pixel(11, 11) == white)
    }

    @Test("A rotated layer clips along its own edges")
    func turnedClipping() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20), nil)
        layer.masksToBounds = true
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        scene.add(CGRect(x: -50, y: -50, width: 100, height: 100), .red, to: layer)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(20, 20) == red)
        #expect(frame.pixel(11, 11) == white)
        #expect(frame.pixel(20, 7) == red)
    }

    @Test("Transforms leave the anchor point in place")
    func anchorPoint() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.anchorPoint = .zero
        layer.position = CGPoint(x: 4, y: 4)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
        let frame = try #require(scene.frame())
        #expect(layer.frame == CGRect(x: 4, y: 4, width: 20, height: 30))
        #expect(frame.pixel(4, 4) == red)
        #expect(frame.pixel(23, 33) == red)
        #expect(frame.pixel(24, 33) == white)
    }

    @Test("The origin of the bounds scrolls the sublayers")
    func boundsOrigin() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 20, height: 20), .blue)
        layer.masksToBounds = true
        scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red, to: layer)
        layer.bounds.origin = CGPoint(x: 4, y: 6)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(10, 10) == red)
        #expect(frame.pixel(15, 13) == red)
        #expect(frame.pixel(16, 13) == blue)
        #expect(frame.pixel(15, 14) == blue)
    }

    @Test("A larger zPosition is in front, whatever the order of the sublayers")
    func depth() throws {
        let scene = Scene()
        let front = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), .blue)
        front.zPosition = 1
        let frame = try #require(scene.frame())
        #expect(frame.pixel(5, 5) == red)
    }

    @Test("A shadow is drawn around the layer, blurred and offset")
    func shadow() throws {
        let scene = Scene(width: 80, height: 80)
        let layer = scene.add(CGRect(x: 20, y: 20, width: 40, height: 40))
        layer.shadowOpacity = 1
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 6)
        let frame = try #require(scene.frame())
        #expect(frame.pixel(40, 40) == red)
        let below = (60..<78).map { frame.pixel(40, $0) & 0xFF }
        #expect(below[0] < 60)
        #expect(zip(below, below.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(below[17] == 0xFF)
        #expect(frame.pixel(40, 13) == white)
    }

    @Test("A shadow fades with its layer")
    func shadowOpacity() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: 10, y: 10, width: 10, height: 10))
        layer.shadowOpacity = 1
        layer.shadowOffset = CGSize(width: 15, height: 0)
        layer.shadowRadius = 0
        layer.opacity = 0.5
        let frame = try #require(scene.frame())
        #expect(isClose(frame.pixel(30, 15), 0xFF80_8080))
        #expect(isClose(frame.pixel(15, 15), 0xFFFF_8080))
    }
}
