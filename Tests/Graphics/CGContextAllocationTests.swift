// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Contexts that allocate their bitmap when they first paint")
struct CGContextAllocationTests {
    private let size = 40

    /// Draws with a context that has its bitmap and with one that allocates it, and expects the same pixels.
    private func compare(_ draw: (CGContext) -> Void) throws {
        let (eager, lazy) = (try Bitmap(width: size, height: size), try Bitmap(width: size, height: size))
        draw(eager.makeContext())
        var isAllocated = false
        let context = CGContext(width: size, height: size) { () throws(GraphicsError) in
            isAllocated = true
            return lazy
        }
        draw(context)
        #expect(isAllocated && context.hasPainted)
        #expect(eager.alphas == lazy.alphas)
        #expect(lazy.alphas.joined().contains { $0 > 0 })
    }

    @Test("State, clips, paths and queries allocate nothing; painting does")
    func allocation() {
        var allocations = 0
        let context = CGContext(width: size, height: size) { () throws(GraphicsError) in
            allocations += 1
            return try Bitmap(width: 40, height: 40)
        }
        #expect(context.width == 40 && context.height == 40)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 40, height: 40))
        context.scaleBy(x: 2, y: 2)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
        context.saveGState()
        context.clip(to: CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 5, y: 5, width: 5, height: 5))
        context.restoreGState()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
        context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
        #expect(allocations == 0 && !context.hasPainted)
        context.fillPath()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(allocations == 1 && context.hasPainted)
    }

    @Test("State set before the first painting call has the same effect as in any other context")
    func state() throws {
        try compare { context in
            context.translateBy(x: 3.3, y: 1.7)
            context.saveGState()
            context.rotate(by: 0.3)
            context.addEllipse(in: CGRect(x: 2, y: 2, width: 25, height: 17))
            context.clip()
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
            context.scaleBy(x: 1.5, y: 0.7)
            context.saveGState()
            context.setShouldAntialias(false)
            context.clip(to: CGRect(x: 4.5, y: 4.5, width: 20, height: 20))
            context.move(to: CGPoint(x: 1, y: 1))
            context.addLine(to: CGPoint(x: 30, y: 3))
            context.addCurve(
                to: CGPoint(x: 3, y: 30), control1: CGPoint(x: 40, y: 10), control2: CGPoint(x: 10, y: 40))
            context.fillPath()
            context.restoreGState()
            context.setLineWidth(2)
            context.stroke(CGRect(x: 5, y: 5, width: 9, height: 12))
            context.restoreGState()
            context.fill(CGRect(x: 30.5, y: 30, width: 3, height: 3))
        }
    }

    @Test("Layers, shadows, gradients' clips and images as the first painting call")
    func firstCalls() throws {
        let shape = try Bitmap(width: 8, height: 8)
        let shapeContext = shape.makeContext()
        // Only light parts of an image let a mask's content through.
        shapeContext.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        shapeContext.fill(CGRect(x: 2, y: 2, width: 5, height: 5))
        let image = try #require(shape.makeImage())
        try compare { context in
            context.clip(to: CGRect(x: 3.5, y: 3, width: 20, height: 20))
            context.beginTransparencyLayer()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.endTransparencyLayer()
        }
        try compare { context in
            context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
            context.fillEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
        }
        try compare { context in
            context.addRect(CGRect(x: 20, y: 20, width: 4, height: 4))
            context.draw(image, in: CGRect(x: 2.5, y: 2.5, width: 12, height: 9))
            context.fillPath()
        }
        try compare { context in
            context.clip(to: CGRect(x: 4, y: 4, width: 16, height: 16), mask: image)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
    }

    @Test("An area limits what is painted, and pixels that are asked for are allocated")
    func area() throws {
        let bitmap = try Bitmap(width: size, height: size)
        let area = CGRect(x: 10, y: 5, width: 4, height: 6)
        let context = CGContext(width: size, height: size, area: area) { () throws(GraphicsError) in bitmap }
        context.scaleBy(x: 0.5, y: 0.5)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 20, y: 10, width: 8, height: 12))
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(bitmap.alphas.joined().count { $0 > 0 } == 24)
        let asked = CGContext(width: size, height: size) { () throws(GraphicsError) in bitmap }
        #expect(asked.bitmap === bitmap && asked.hasPainted)
    }

    @Test("Without a bitmap nothing is drawn, and the context says why")
    func failure() {
        let context = CGContext(width: size, height: size) { () throws(GraphicsError) in
            throw .outOfMemory(bytes: 1)
        }
        context.clip(to: CGRect(x: 1, y: 1, width: 5, height: 5))
        #expect(context.error == nil)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(context.error == .outOfMemory(bytes: 1) && context.bitmap == nil)
        #expect(throws: GraphicsError.outOfMemory(bytes: 1)) { try context.requireBitmap() }
    }
}
