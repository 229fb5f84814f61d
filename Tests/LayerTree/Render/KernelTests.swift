// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import Windowing

@testable import LayerTree

@MainActor
@Suite("Pixel kernels")
struct KernelTests {
    private func noise(_ width: Int, _ height: Int, seed: UInt64) throws -> Bitmap {
        let bitmap = try Bitmap(width: width, height: height)
        var random = SeededGenerator(seed: seed)
        bitmap.withPixels { view in
            for y in 0..<height {
                for x in 0..<width { view.row(y)[x] = Self.pixel(&random) }
            }
        }
        return bitmap
    }

    /// Premultiplied.
    ///
    /// Transparent and opaque pixels occur in runs, as in typical content.
    private static func pixel(_ random: inout SeededGenerator) -> UInt32 {
        let alpha = [0, 0, 255, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
        return (0..<3).reduce(alpha << 24) { pixel, channel in
            pixel | UInt32.random(in: 0...alpha, using: &random) << (UInt32(channel) * 8)
        }
    }

    private func pixels(of bitmap: Bitmap) -> [UInt32] {
        bitmap.readPixels { view in
            (0..<view.height).flatMap { y in (0..<view.width).map { view.row(y)[$0] } }
        } ?? []
    }

    private func expectAlike(_ first: Bitmap, _ second: Bitmap, within tolerance: Int = 1) {
        let (first, second) = (pixels(of: first), pixels(of: second))
        #expect(first.count == second.count && !first.isEmpty)
        let wrong = zip(first, second).enumerated().first { !isClose($0.element.0, $0.element.1, within: tolerance) }
        #expect(wrong == nil)
    }

    @Test(
        "Pixels are composited as Cairo does, whatever the width and the alpha",
        arguments: [1, 7, 8, 9, 31, 64], [1, 0.5, 0.003, 0.999] as [CGFloat])
    func layOver(width: Int, alpha: CGFloat) throws {
        let source = try noise(width, 5, seed: UInt64(width))
        let ours = try noise(70, 9, seed: 3)
        let theirs = try ours.copy()
        let rect = PixelRect(x: 4, y: 3, width: 40, height: 4)
        source.readPixels { source in
            ours.withPixels { $0.layOver(source, x: 3, y: 2, in: rect, alpha: alpha, isOpaque: false) }
        }
        let compositor = Compositor(theirs)
        compositor.clip(to: rect.deviceRect)
        compositor.blit(source, x: 3, y: 2, alpha: alpha)
        expectAlike(ours, theirs)
    }

    /// Runs of equal pixels, shorter and longer than the vector width, whose boundaries don't match.
    private func stripes(_ width: Int, _ height: Int, lengths: [Int], seed: UInt64) throws -> Bitmap {
        let bitmap = try Bitmap(width: width, height: height)
        var random = SeededGenerator(seed: seed)
        bitmap.withPixels { view in
            for y in 0..<height {
                var x = 0
                while x < width {
                    let end = min(x + (lengths.randomElement(using: &random) ?? 1), width)
                    let pixel = Self.pixel(&random)
                    for column in x..<end { view.row(y)[column] = pixel }
                    x = end
                }
            }
        }
        return bitmap
    }

    @Test(
        "Runs of equal pixels give the same result as individual pixels",
        arguments: [0.5, 0.003, 0.999] as [CGFloat])
    func runs(alpha: CGFloat) throws {
        let source = try stripes(90, 6, lengths: [1, 3, 8, 9, 17, 40], seed: 21)
        let ours = try stripes(90, 6, lengths: [1, 7, 8, 15, 33], seed: 22)
        let theirs = try ours.copy()
        let compositor = Compositor(theirs)
        source.readPixels { source in
            ours.withPixels { $0.layOver(source, x: 0, y: 0, in: $0.bounds, alpha: alpha, isOpaque: false) }
        }
        compositor.blit(source, x: 0, y: 0, alpha: alpha)
        expectAlike(ours, theirs)
        let color = CGColor(red: 0.2, green: 0.7, blue: 0.9, alpha: alpha)
        ours.withPixels { $0.fill($0.bounds, color) }
        compositor.fill(PixelRect(x: 0, y: 0, width: 90, height: 6).deviceRect, color: color)
        expectAlike(ours, theirs, within: 2)
    }

    @Test(
        "A color is composited over pixels as Cairo does",
        arguments: [0, 0.01, 0.3, 0.5, 0.999, 1] as [CGFloat])
    func fill(alpha: CGFloat) throws {
        let color = CGColor(red: 0.9, green: 0.5, blue: 0.1, alpha: alpha)
        let ours = try noise(50, 6, seed: 5)
        let theirs = try ours.copy()
        let rect = PixelRect(x: 3, y: -2, width: 29, height: 7)
        ours.withPixels { $0.fill(rect, color) }
        Compositor(theirs).fill(rect.deviceRect, color: color)
        expectAlike(ours, theirs)
        ours.withPixels { $0.clear(rect) }
        #expect(pixels(of: ours)[3..<32].allSatisfy { $0 == 0 } && pixels(of: ours)[32] != 0)
    }

    @Test("A mix is between its two inputs, and equal to them at its ends", arguments: [0, 1, 100, 255, 256])
    func mix(share: Int) throws {
        let (first, second) = (try noise(21, 1, seed: 8), try noise(21, 1, seed: 9))
        let mixed = try first.copy()
        second.readPixels { second in
            mixed.withPixels { view in
                PixelRows.mix(view.base, view.base, second.base, count: 21, share: UInt16(share))
            }
        }
        for (pixel, (from, to)) in zip(pixels(of: mixed), zip(pixels(of: first), pixels(of: second))) {
            for shift: UInt32 in [0, 8, 16, 24] {
                func channel(_ pixel: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
                #expect(channel(pixel) == (channel(from) * (256 - share) + channel(to) * share) / 256)
            }
        }
    }

    @Test("A magnified image is interpolated evenly between pixel centers", arguments: [1, 2, 4, 8])
    func enlarge(factor: Int) throws {
        let small = try noise(6, 5, seed: 11)
        let (x, y) = (-3, 2)
        let target = try Bitmap(width: 40, height: 40)
        small.readPixels { small in
            target.withPixels { target in
                EnlargingKernel(source: small, factor: factor, x: x, y: y)
                    .draw(into: target, clip: PixelRect(x: 0, y: 3, width: 37, height: 50))
            }
        }
        let (old, new) = (pixels(of: small), pixels(of: target))
        func channel(_ column: Int, _ row: Int, _ shift: Int) -> Double {
            Double(old[min(max(row, 0), 4) * 6 + min(max(column, 0), 5)] >> UInt32(shift) & 0xFF)
        }
        for row in 0..<40 {
            for column in 0..<40 {
                let isInside = row >= 3 && column < 37 && column < 6 * factor + x && row < 5 * factor + y
                let u = (Double(column - x) + 0.5) / Double(factor) - 0.5
                let v = (Double(row - y) + 0.5) / Double(factor) - 0.5
                let (left, top) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
                let (shareX, shareY) = (u - Double(left), v - Double(top))
                for shift in [0, 8, 16, 24] {
                    func line(_ row: Int) -> Double {
                        channel(left, row, shift) * (1 - shareX) + channel(left + 1, row, shift) * shareX
                    }
                    let expected = isInside ? line(top) * (1 - shareY) + line(top + 1) * shareY : 0
                    let found = Double(new[row * 40 + column] >> UInt32(shift) & 0xFF)
                    #expect(abs(found - expected) <= 1, "\(column), \(row)")
                }
            }
        }
    }

    @Test("A large fading group is the same in bands as in one piece")
    func bands() throws {
        let scene = Scene(width: 400, height: 300)
        let group = scene.add(CGRect(x: 0, y: 0, width: 400, height: 300), .blue)
        for index in 0..<30 {
            scene.add(CGRect(x: index * 13, y: index * 10, width: 20, height: 10), .red, to: group)
        }
        let inner = scene.add(CGRect(x: 100, y: 0, width: 200, height: 300), .green, to: group)
        scene.add(CGRect(x: 0, y: 0, width: 40, height: 300), .red, to: inner)
        inner.opacity = 0.5
        group.opacity = 0.5
        let frame = try #require(scene.frame())
        for y in 0..<300 {
            #expect(isClose(frame.pixel(395, y), y / 10 == 29 ? 0xFFFF_7F7F : 0xFF7F_7FFF))
            #expect(isClose(frame.pixel(250, y), y / 20 == 9 ? 0xFFBF_BF7F : 0xFF7F_BFBF))
            #expect(isClose(frame.pixel(155, y), y / 10 == 11 ? 0xFFBF_BF7F : 0xFF7F_BFBF))
            #expect(isClose(frame.pixel(115, y), y / 10 == 8 ? 0xFFFF_7F7F : 0xFFBF_7FBF))
        }
    }

    @Test("Transparent parts of a layer aren't painted when it moves, and its ink follows its drawing")
    func ink() throws {
        let scene = Scene(width: 240, height: 100)
        let painter = Painter()
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        layer.delegate = painter
        painter.onDraw = { _, context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 20, y: 10, width: 10, height: 30))
        }
        layer.setNeedsDisplay()
        scene.root.addSublayer(layer)
        scene.frame()
        scene.withoutActions { layer.position.x += 80 }
        let moved = try #require(scene.frame())
        #expect(
            Set(moved.damage) == [
                PixelRect(x: 30, y: 20, width: 10, height: 30), PixelRect(x: 110, y: 20, width: 10, height: 30),
            ])
        painter.onDraw = { _, context in
            context.setFillColor(.blue)
            context.fill(CGRect(x: 0, y: 40, width: 10, height: 10))
        }
        layer.setNeedsDisplay(CGRect(x: 0, y: 40, width: 10, height: 10))
        #expect(try #require(scene.frame()).damage == [PixelRect(x: 90, y: 50, width: 10, height: 10)])
        scene.withoutActions { layer.position.y += 20 }
        let both = try #require(scene.frame())
        #expect(both.pixel(115, 45) == red && both.pixel(95, 75) == blue && both.pixel(115, 25) == white)
        painter.onDraw = { _, _ in }
        layer.setNeedsDisplay()
        #expect(try #require(scene.frame()).pixel(115, 45) == white)
        scene.withoutActions { layer.position.y += 20 }
        #expect(scene.frame() == nil)
    }
}
