// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing

@MainActor
@Suite("Deep trees")
struct DeepTreeTests {
    private static let depth = 10_000

    @Test("Ten thousand nested layers are shown, laid out, hit-tested and freed")
    func deep() throws {
        weak var lowest: CALayer?
        weak var highest: CALayer?
        do {
            let scene = Scene()
            let top = CALayer()
            highest = top
            var layer = top
            for index in 0..<Self.depth {
                layer.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
                // Every kind of group, nested.
                if index % 3 == 0 { layer.opacity = 0.999_9 }
                if index % 5 == 0 {
                    layer.masksToBounds = true
                    layer.cornerRadius = 3
                }
                let next = CALayer()
                layer.addSublayer(next)
                layer = next
            }
            layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
            layer.backgroundColor = .red
            lowest = layer
            scene.root.addSublayer(top)
            let frame = try #require(scene.frame())
            let pixel = frame.pixel(10, 10)
            #expect(pixel != white && pixel >> 16 == 0xFFFF)
            #expect(scene.root.hitTest(CGPoint(x: 10, y: 10)) === layer)
            #expect(layer.convert(CGPoint.zero, to: scene.root) == CGPoint(x: 5, y: 5))
            layer.setNeedsLayout()
            scene.endTurn()
            #expect(!layer.needsLayout())
            #expect(scene.host.snapshotImage(scale: 1) != nil)
            scene.withoutActions { layer.backgroundColor = .blue }
            #expect(scene.frame() != nil)
            top.removeFromSuperlayer()
            scene.frame()
        }
        CATransaction.flush()
        #expect(highest == nil)
        #expect(lowest == nil)
    }

    @Test("A deep tree that was never in a window is freed as well")
    func neverShown() {
        weak var lowest: CALayer?
        do {
            let top = CALayer()
            var layer = top
            for _ in 0..<100_000 {
                let next = CALayer()
                layer.addSublayer(next)
                layer = next
            }
            lowest = layer
        }
        #expect(lowest == nil)
    }
}
