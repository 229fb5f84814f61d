// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import Windowing

@testable import LayerTree

@MainActor
@Suite("Drawing beyond a layer's bounds")
struct DrawnAreaTests {
    /// Draws a frame of `width` points around its bounds, and a dot in their upper left corner.
    private final class Frame: CALayer {
        var width: CGFloat = 0

        override func display() {
            drawnArea = bounds.insetBy(dx: -width, dy: -width)
            super.display()
        }

        override func draw(in ctx: CGContext) {
            ctx.setFillColor(.black)
            ctx.fill(bounds.insetBy(dx: -width, dy: -width))
            ctx.setFillColor(.white)
            ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    private func picture(of layer: CALayer, scale: CGFloat = 1) throws -> Bitmap {
        let board = CALayer()
        board.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        board.position = CGPoint(x: 20, y: 20)
        board.addSublayer(layer)
        layer.contentsScale = scale
        layer.setNeedsDisplay()
        let bitmap = try Bitmap(width: Int(40 * scale), height: Int(40 * scale))
        let context = bitmap.makeContext()
        context.scaleBy(x: scale, y: scale)
        board.render(in: context)
        return bitmap
    }

    private func ink(_ bitmap: Bitmap) -> PixelRect {
        bitmap.ink(in: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    }

    @Test("The drawn area is shown around the bounds, at each scale", arguments: [1 as CGFloat, 2])
    func area(scale: CGFloat) throws {
        let layer = Frame()
        layer.width = 3
        layer.frame = CGRect(x: 10, y: 12, width: 8, height: 6)
        let picture = try picture(of: layer, scale: scale)
        let pixels = Int(scale)
        #expect(ink(picture) == PixelRect(x: 7 * pixels, y: 9 * pixels, width: 14 * pixels, height: 12 * pixels))
        #expect(picture.pixel(x: 10 * pixels, y: 12 * pixels).red == 255)
    }

    @Test("masksToBounds cuts the drawn area off")
    func clipping() throws {
        let layer = Frame()
        layer.width = 3
        layer.masksToBounds = true
        layer.frame = CGRect(x: 10, y: 12, width: 8, height: 6)
        #expect(ink(try picture(of: layer)) == PixelRect(x: 10, y: 12, width: 8, height: 6))
    }

    @Test("A drawing in another area replaces the earlier one")
    func changes() throws {
        let layer = Frame()
        layer.frame = CGRect(x: 10, y: 12, width: 8, height: 6)
        for width: CGFloat in [0, 4, 1, 2, 0] {
            layer.width = width
            let side = Int(width)
            #expect(
                ink(try picture(of: layer))
                    == PixelRect(x: 10 - side, y: 12 - side, width: 8 + 2 * side, height: 6 + 2 * side), "\(width)")
        }
    }

    @Test("A layer that is resized without drawing again stretches its drawn area with it")
    func stretching() throws {
        let layer = Frame()
        layer.width = 2
        layer.frame = CGRect(x: 10, y: 10, width: 6, height: 6)
        _ = try picture(of: layer)
        layer.removeFromSuperlayer()
        layer.frame = CGRect(x: 10, y: 10, width: 12, height: 12)
        let board = CALayer()
        board.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        board.position = CGPoint(x: 20, y: 20)
        board.addSublayer(layer)
        let bitmap = try Bitmap(width: 40, height: 40)
        board.render(in: bitmap.makeContext())
        #expect(ink(bitmap) == PixelRect(x: 6, y: 6, width: 20, height: 20))
    }
}
