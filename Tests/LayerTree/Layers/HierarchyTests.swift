// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing

@MainActor
@Suite("Hierarchy and geometry")
struct HierarchyTests {
    @Test("Layers are inserted at the requested index")
    func order() {
        let (root, a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
        for layer in [a, b, c] { root.addSublayer(layer) }
        root.insertSublayer(d, at: 1)
        #expect(root.sublayers == [a, d, b, c])
        root.addSublayer(a)
        #expect(root.sublayers == [d, b, c, a])
        root.insertSublayer(a, below: b)
        #expect(root.sublayers == [d, a, b, c])
        root.insertSublayer(d, above: c)
        #expect(root.sublayers == [a, b, c, d])
        root.insertSublayer(c, at: 99)
        #expect(root.sublayers == [a, b, d, c])
        let e = CALayer()
        root.replaceSublayer(b, with: e)
        #expect(root.sublayers == [a, e, d, c])
        #expect(b.superlayer == nil)
        root.sublayers = [c, e]
        #expect(root.sublayers == [c, e])
        #expect(a.superlayer == nil)
        e.removeFromSuperlayer()
        c.removeFromSuperlayer()
        #expect(root.sublayers == nil)
    }

    @Test("Adding a layer removes it from its previous superlayer")
    func reparent() {
        let (first, second, layer) = (CALayer(), CALayer(), CALayer())
        first.addSublayer(layer)
        second.addSublayer(layer)
        #expect(first.sublayers == nil)
        #expect(layer.superlayer === second)
    }

    @Test("A layer can't be added to itself or its descendants")
    func cycles() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (outer, inner) = (CALayer(), CALayer())
                outer.addSublayer(inner)
                inner.addSublayer(outer)
            }
        }
    }

    @Test(
        "The frame is derived from bounds, position, anchor point and transform, and setting it changes the first two")
    func frame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(layer.position == CGPoint(x: 25, y: 40))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(layer.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(layer.bounds.size == CGSize(width: 10, height: 10))
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test("Points are converted through every layer in between")
    func conversion() {
        let (root, parent, child, other) = (CALayer(), CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
        parent.frame = CGRect(x: 10, y: 20, width: 200, height: 200)
        child.frame = CGRect(x: 30, y: 40, width: 50, height: 50)
        other.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
        root.addSublayer(parent)
        parent.addSublayer(child)
        root.addSublayer(other)
        #expect(child.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 45, y: 65))
        #expect(child.convert(CGPoint(x: 45, y: 65), from: nil) == CGPoint(x: 5, y: 5))
        #expect(child.convert(CGPoint(x: 5, y: 5), to: other) == CGPoint(x: -55, y: 65))
        parent.bounds.origin.y = 100
        #expect(child.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 45, y: -35))
        child.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        child.bounds.size = CGSize(width: 100, height: 50)
        let box = child.convert(child.bounds, to: parent)
        #expect(abs(box.width - 106.066) < 0.001)
        #expect(abs(box.height - 106.066) < 0.001)
    }

    @Test("Hit testing finds the frontmost visible layer")
    func hits() {
        let (root, back, front, inner) = (CALayer(), CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        front.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
        inner.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
        root.addSublayer(back)
        root.addSublayer(front)
        front.addSublayer(inner)
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === back)
        #expect(root.hitTest(CGPoint(x: 95, y: 95)) === inner)
        #expect(root.hitTest(CGPoint(x: 200, y: 5)) == nil)
        front.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 95, y: 95)) === root)
        back.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
        back.isHidden = true
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
        front.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === root)
    }

    @Test("Non-finite numbers are replaced")
    func numbers() throws {
        let scene = Scene()
        let layer = scene.add(CGRect(x: .nan, y: -.infinity, width: -10, height: CGFloat.nan))
        #expect(layer.frame.origin.x == -10)
        #expect(layer.bounds.size == CGSize(width: 10, height: 0))
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity)
        layer.position = CGPoint(x: CGFloat.nan, y: -CGFloat.infinity)
        layer.setAffineTransform(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        #expect(layer.affineTransform().isIdentity)
        layer.opacity = .nan
        #expect(layer.opacity == 0)
        layer.opacity = 1
        layer.cornerRadius = .infinity
        layer.borderWidth = .nan
        layer.shadowRadius = .infinity
        layer.shadowOpacity = 1
        layer.shadowOffset = CGSize(width: CGFloat.infinity, height: CGFloat.nan)
        layer.zPosition = .nan
        layer.anchorPoint = CGPoint(x: CGFloat.infinity, y: .nan)
        var inner = layer
        for _ in 0..<40 {
            // Nested huge scales exceed all finite numbers.
            inner = scene.add(CGRect(x: 1e9, y: -1e9, width: 1e9, height: 1e9), .blue, to: inner)
            inner.setAffineTransform(CGAffineTransform(scaleX: 1e9, y: 1e9))
            inner.masksToBounds = true
            inner.cornerRadius = 5
            inner.borderWidth = 1e9
        }
        scene.frame()
        for degenerate in [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1e-300, y: 1e-300),
            CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0), CGAffineTransform(scaleX: -1, y: 1),
        ] {
            scene.withoutActions { layer.setAffineTransform(degenerate) }
            scene.frame()
        }
        #expect(layer.hitTest(CGPoint(x: CGFloat.nan, y: .infinity)) == nil)
    }

    @Test("A removed layer is freed with its sublayers")
    func release() {
        let scene = Scene()
        weak var outer: CALayer?
        weak var inner: CALayer?
        weak var animated: CALayer?
        do {
            let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
            outer = layer
            inner = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), .blue, to: layer)
            animated = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), .blue, to: layer)
            scene.frame()
            animated?.position.x += 20
            scene.frame(after: 0.1)
            layer.removeFromSuperlayer()
        }
        scene.frame(after: 0.1)
        #expect(outer == nil)
        #expect(inner == nil)
        #expect(animated == nil)
    }

    @Test("A window's layers are freed with it")
    func releaseHost() {
        weak var root: CALayer?
        weak var host: LayerHost?
        do {
            let scene = Scene()
            root = scene.root
            host = scene.host
            scene.add(CGRect(x: 0, y: 0, width: 10, height: 10))
            scene.frame()
        }
        CATransaction.flush()
        #expect(root == nil)
        #expect(host == nil)
    }
}
