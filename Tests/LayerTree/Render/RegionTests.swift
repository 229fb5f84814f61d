// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import Windowing

@testable import LayerTree

@Suite("Regions")
struct RegionTests {
    private static let side = 24

    private func pixels(_ region: Region) -> Set<Int> {
        Set(
            region.rects.flatMap { rect in
                (rect.y..<rect.maxY).flatMap { y in (rect.x..<rect.maxX).map { y * 1_000 + $0 } }
            })
    }

    private func rect(_ random: inout SeededGenerator) -> PixelRect {
        PixelRect(
            x: Int.random(in: 0..<Self.side, using: &random), y: Int.random(in: 0..<Self.side, using: &random),
            width: Int.random(in: 0..<12, using: &random), height: Int.random(in: 0..<12, using: &random))
    }

    @Test("Union, subtraction and intersection are exact, and rectangles never overlap")
    func exact() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<50 {
            var region = Region()
            var expected: Set<Int> = []
            for _ in 0..<12 {
                let rect = rect(&random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    region.subtract(rect)
                    expected.subtract(pixels(Region(rect)))
                case 1:
                    #expect(pixels(region.intersection(rect)) == expected.intersection(pixels(Region(rect))))
                    #expect(region.contains(rect) == expected.isSuperset(of: pixels(Region(rect))))
                default:
                    region.add(rect)
                    expected.formUnion(pixels(Region(rect)))
                }
                #expect(pixels(region) == expected)
                #expect(region.pixelCount == expected.count)
            }
        }
    }

    @Test("Coalescing keeps all pixels, overlaps none, and leaves few rectangles")
    func coalescing() {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<50 {
            var region = Region()
            for _ in 0..<30 { region.add(rect(&random)) }
            let before = pixels(region)
            region.coalesce(wasting: 4, limit: 6)
            #expect(pixels(region).isSuperset(of: before))
            #expect(region.pixelCount == pixels(region).count)
            #expect(region.rects.count <= 6)
        }
    }

    @Test("Distant rectangles stay separate, and those that merge without waste are merged")
    func waste() {
        var region = Region(PixelRect(x: 0, y: 0, width: 10, height: 10))
        region.add(PixelRect(x: 500, y: 500, width: 10, height: 10))
        region.add(PixelRect(x: 10, y: 0, width: 10, height: 10))
        region.coalesce()
        #expect(
            Set(region.rects) == [
                PixelRect(x: 0, y: 0, width: 20, height: 10), PixelRect(x: 500, y: 500, width: 10, height: 10),
            ])
    }

    @Test("A buffer is repainted where it is out of date, and completely if its age is unknown")
    func history() {
        var history = DamageHistory()
        let rects = (0..<12).map { PixelRect(x: $0 * 10, y: 0, width: 5, height: 5) }
        #expect(history.repaint(age: 1, damage: Region(rects[0])) == Region(rects[0]))
        #expect(history.repaint(age: 0, damage: Region(rects[0])) == nil)
        #expect(history.repaint(age: 2, damage: Region(rects[0])) == nil)
        for rect in rects.dropLast() { history.append(Region(rect)) }
        let repaint = history.repaint(age: 3, damage: Region(rects[11]))
        #expect(repaint.map { Set($0.rects) } == [rects[9], rects[10], rects[11]])
        #expect(history.repaint(age: DamageHistory.length + 2, damage: Region()) == nil)
        history.removeAll()
        #expect(history.repaint(age: 2, damage: Region()) == nil)
    }

    @Test("The inside of a rounded shape leaves out its corners, and its bands don't overlap")
    func innerRects() {
        for radius in [0, 3, 10, 20] as [Double] {
            for corner in 0..<3 {
                let radii =
                    corner == 0
                    ? CornerRadii(radius)
                    : CornerRadii(
                        topLeft: corner == 1 ? radius : 0, topRight: 0, bottomRight: radius, bottomLeft: 0)
                let shape = RoundedRect(CGRect(x: 3, y: 4, width: 40, height: 40), radii: radii)
                var region = Region()
                let rects = shape.innerRects
                for rect in rects { region.add(rect) }
                #expect(region.pixelCount == rects.reduce(0) { $0 + $1.width * $1.height })
                #expect(region.contains(PixelRect(x: 3, y: 4, width: 1, height: 1)) == (radii.topLeft == 0))
                #expect(!rects.contains { $0.x < 3 || $0.y < 4 || $0.maxX > 43 || $0.maxY > 44 })
            }
        }
    }
}
