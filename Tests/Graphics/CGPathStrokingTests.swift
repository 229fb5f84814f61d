// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Stroke outlines, dashes and path queries")
struct CGPathStrokingTests {
    private func zigzag() -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 20, y: 45), CGPoint(x: 52, y: 50),
        ])
        return path
    }

    /// Returns the number of pixels that differ visibly between stroking a path and filling its stroke's outline.
    private func difference(
        _ path: CGPath, width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat = 10
    ) throws -> Int {
        let stroked = try Canvas(64, 64)
        stroked.context.setLineWidth(width)
        stroked.context.setLineCap(cap)
        stroked.context.setLineJoin(join)
        stroked.context.setMiterLimit(miterLimit)
        stroked.context.addPath(path)
        stroked.context.strokePath()
        let filled = try Canvas(64, 64)
        filled.context.addPath(
            try #require(
                path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit)))
        filled.context.fillPath()
        return zip(stroked.bitmap.alphas.joined(), filled.bitmap.alphas.joined()).count { abs(Int($0) - Int($1)) > 40 }
    }

    @Test(
        "The outline of a stroke matches stroking", arguments: [CGLineCap.butt, .round, .square],
        [CGLineJoin.miter, .round, .bevel])
    func outlineOfStrokeMatchesStroking(cap: CGLineCap, join: CGLineJoin) throws {
        let closed = zigzag()
        closed.closeSubpath()
        let oval = CGMutablePath()
        oval.addEllipse(in: CGRect(x: 8, y: 12, width: 44, height: 30))
        let angular = CGMutablePath()
        angular.addRect(CGRect(x: 12, y: 12, width: 30, height: 34))
        let point = CGMutablePath()
        point.move(to: CGPoint(x: 30, y: 30))
        point.addLine(to: CGPoint(x: 30, y: 30))
        for path in [zigzag(), closed, oval, angular, point] {
            #expect(try difference(path, width: 8, cap: cap, join: join) == 0)
        }
        #expect(try difference(zigzag(), width: 8, cap: cap, join: join, miterLimit: 1.2) == 0)
    }

    @Test("The edges of wide strokes are round")
    func edgesOfWideStrokesAreRound() throws {
        // The outer edge of a circle's stroke is at least about 30 from its center everywhere.
        let circle = CGMutablePath()
        circle.addEllipse(in: CGRect(x: -20, y: -20, width: 40, height: 40))
        let outline = try #require(
            circle.copy(strokingWithWidth: 20, lineCap: .butt, lineJoin: .bevel, miterLimit: 10))
        for step in 0..<720 {
            let angle = CGFloat(step) * .pi / 360
            func point(_ distance: CGFloat) -> CGPoint {
                CGPoint(x: distance * cos(angle), y: distance * sin(angle))
            }
            #expect(outline.contains(point(29.95)) && !outline.contains(point(30.05)))
            #expect(outline.contains(point(10.05)) && !outline.contains(point(9.95)))
        }
    }

    @Test("Zero-length subpaths draw dots with round caps")
    func zeroLengthSubpathsDrawDotsWithRoundCaps() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 5, y: 5))
        #expect(
            path.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .round, miterLimit: 10)?.isEmpty == true)
        for width in [0, -1, CGFloat.nan, .infinity] {
            #expect(path.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10) == nil)
        }
    }

    @Test("Dashes are cut along the line")
    func dashesAreCutAlongLine() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        func moves(_ phase: CGFloat, _ lengths: [CGFloat]) -> [CGPath.Element] {
            path.copy(dashingWithPhase: phase, lengths: lengths).elements
        }
        func dash(_ from: CGFloat, _ to: CGFloat) -> [CGPath.Element] {
            [.move(to: CGPoint(x: from, y: 0)), .line(to: CGPoint(x: to, y: 0))]
        }
        #expect(moves(0, [4, 2]) == dash(0, 4) + dash(6, 10))
        #expect(moves(5, [4, 2]) == dash(1, 5) + dash(7, 10))
        #expect(moves(-1, [4, 2]) == dash(1, 5) + dash(7, 10))
        #expect(moves(0, [3]) == dash(0, 3) + dash(6, 9))
        for lengths in [[], [0, 0], [-1, 2], [.nan]] as [[CGFloat]] { #expect(moves(0, lengths) == path.elements) }
        #expect(moves(0, [1e-9]) == path.elements)
    }

    @Test("The current path can be read")
    func currentPathCanBeRead() throws {
        let canvas = try Canvas(10, 10)
        #expect(canvas.context.path == nil)
        canvas.context.translateBy(x: 3, y: 0)
        canvas.context.addRect(CGRect(x: 0, y: 0, width: 4, height: 5))
        #expect(canvas.context.path == CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 5)))
    }

    @Test("A stroke's outline can replace the path")
    func strokesOutlineCanReplacePath() throws {
        let canvas = try Canvas(8, 4)
        canvas.context.setLineWidth(2)
        canvas.context.setLineDash(phase: 0, lengths: [2, 2])
        canvas.context.addLines(between: [CGPoint(x: 0, y: 2), CGPoint(x: 8, y: 2)])
        canvas.context.replacePathWithStrokedPath()
        canvas.context.fillPath()
        #expect(canvas.rows == ["........", "##..##..", "##..##..", "........"])
        canvas.context.replacePathWithStrokedPath()
        #expect(canvas.context.isPathEmpty)
    }

    @Test("Open subpaths are not filled")
    func openSubpathsAreNotFilled() throws {
        let canvas = try Canvas(30, 30)
        let context = canvas.context
        context.addLines(between: [
            CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0),
        ])
        let middle = CGPoint(x: 10, y: 10)
        #expect(!context.pathContains(middle, mode: .fill))
        #expect(!context.pathContains(middle, mode: .eoFill))
        #expect(context.pathContains(CGPoint(x: 0, y: 10), mode: .stroke))
        context.closePath()
        #expect(context.pathContains(middle, mode: .fill))
        #expect(!context.pathContains(middle, mode: .stroke))
        #expect(!context.pathContains(CGPoint(x: CGFloat.nan, y: 0), mode: .fillStroke))
        #expect(!context.isPathEmpty)
    }
}
