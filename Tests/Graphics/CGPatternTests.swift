// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Patterns")
struct CGPatternTests {
    private func chequers(isColored: Bool = true, step: CGFloat = 2) throws -> CGPattern {
        try #require(
            CGPattern(
                bounds: CGRect(x: 0, y: 0, width: 2, height: 2), xStep: step, yStep: step, isColored: isColored
            ) { context in
                if isColored { context.setFillColor(.red) }
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
            })
    }

    @Test("Cells repeat from the origin")
    func cellsRepeatFromOrigin() throws {
        let canvas = try Canvas(5, 4)
        canvas.context.setFillPattern(try chequers(), colorComponents: [1])
        canvas.context.fill(CGRect(x: 1, y: 0, width: 4, height: 4))
        #expect(canvas.rows == ["..#.#", ".#.#.", "..#.#", ".#.#."])
        #expect(canvas[2, 0] == .redPixel)
    }

    @Test("Steps larger than the bounds leave gaps")
    func stepsLargerThanBoundsLeaveGaps() throws {
        let canvas = try Canvas(6, 3)
        canvas.context.setFillPattern(try chequers(step: 3), colorComponents: [1])
        canvas.context.fill(CGRect(x: 0, y: 0, width: 6, height: 3))
        #expect(canvas.rows == ["#..#..", ".#..#.", "......"])
    }

    @Test("Copies larger than their steps overlap")
    func copiesLargerThanTheirStepsOverlap() throws {
        let canvas = try Canvas(4, 2)
        let pattern = try #require(
            CGPattern(bounds: CGRect(x: 0, y: 0, width: 3, height: 1), xStep: 2, yStep: 2) { context in
                context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
            })
        canvas.context.setFillPattern(pattern, colorComponents: [1])
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(canvas.rows == ["#.#.", "...."])
    }

    @Test("Uncolored patterns use the fill color")
    func uncoloredPatternsUseFillColor() throws {
        let canvas = try Canvas(4, 2)
        let pattern = try chequers(isColored: false)
        canvas.context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(canvas[0, 0] == .bluePixel && canvas[1, 0].alpha == 0)
        let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceGray()))
        canvas.context.setFillColorSpace(space)
        canvas.context.setFillPattern(pattern, colorComponents: [1, 0.5])
        canvas.context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        #expect(canvas[2, 0].isClose(to: Bitmap.Pixel(red: 128, green: 128, blue: 128, alpha: 128)))
    }

    @Test("Too few components are ignored")
    func tooFewComponentsAreIgnored() throws {
        let canvas = try Canvas(2, 2)
        canvas.context.setFillColor(.green)
        canvas.context.setFillPattern(try chequers(), colorComponents: [])
        canvas.context.setFillPattern(try chequers(isColored: false), colorComponents: [1, 0, 0])
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(canvas[0, 0] == .greenPixel && canvas[1, 0] == .greenPixel)
    }

    @Test("Alpha, phase and strokes apply to patterns")
    func alphaPhaseAndStrokesApplyToPatterns() throws {
        let canvas = try Canvas(4, 2)
        canvas.context.setPatternPhase(CGSize(width: 1, height: 0))
        canvas.context.setAlpha(0.5)
        canvas.context.setStrokePattern(try chequers(), colorComponents: [1])
        canvas.context.setLineWidth(2)
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 1)])
        #expect(canvas.rows == [".+.+", "+.+."])
        #expect(abs(Int(canvas[1, 0].alpha) - 128) <= 1)
    }

    @Test("Callbacks are supported as in Core Graphics")
    func callbacksAreSupportedAsInCoreGraphics() throws {
        var released = 0
        func use() throws {
            var callbacks = CGPatternCallbacks(
                version: 0, drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 1, height: 4)) },
                releaseInfo: { _ in released += 1 })
            let pattern = try #require(
                CGPattern(
                    info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
                    tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
            let canvas = try Canvas(8, 1)
            canvas.context.setFillPattern(pattern, colorComponents: [1])
            canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
            #expect(canvas.rows == ["#...#..."])
        }
        try use()
        #expect(released == 1)
    }

    @Test(
        "Invalid patterns are nil",
        arguments: [
            (CGRect.zero, 1.0), (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), 1.0),
            (CGRect(x: 0, y: 0, width: 1, height: 1), 0.0), (CGRect(x: 0, y: 0, width: 1, height: 1), CGFloat.nan),
        ])
    func invalidPatternsAreNil(bounds: CGRect, step: CGFloat) {
        #expect(CGPattern(bounds: bounds, xStep: step, yStep: step) { _ in } == nil)
    }

    @Test("Huge and tiny cells have bounded memory")
    func hugeAndTinyCellsHaveBoundedMemory() throws {
        for step in [1e-9, 1e9] {
            let canvas = try Canvas(4, 4)
            let pattern = try #require(
                CGPattern(bounds: CGRect(x: 0, y: 0, width: step, height: step), xStep: step, yStep: step) {
                    $0.fill(CGRect(x: 0, y: 0, width: step, height: step))
                    // An unclosed state must not affect the next cell.
                    $0.saveGState()
                    $0.beginTransparencyLayer()
                })
            canvas.context.setFillPattern(pattern, colorComponents: [1])
            canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(canvas.rows == Array(repeating: step < 1 ? "####" : "....", count: 4))
            #expect(canvas.context.error == nil)
        }
    }
}
