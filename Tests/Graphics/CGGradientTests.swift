// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Gradients")
struct CGGradientTests {
    private let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

    private func row(
        _ colors: [CGColor], _ locations: [CGFloat]? = nil, from start: CGFloat, to end: CGFloat,
        options: CGGradientDrawingOptions
    ) throws -> Canvas {
        let canvas = try Canvas(8, 1)
        let gradient = try #require(CGGradient(colors: colors, locations: locations))
        canvas.context.drawLinearGradient(
            gradient, start: CGPoint(x: start, y: 0), end: CGPoint(x: end, y: 0), options: options)
        return canvas
    }

    @Test("Colors are interpolated")
    func colorsAreInterpolated() throws {
        let canvas = try row([.black, .white], from: 0, to: 8, options: [])
        let values = (0..<8).map { canvas[$0, 0].red }
        #expect(values == values.sorted() && values[0] < 20 && values[7] > 235)
        #expect((112...143).contains(values[3]) || (112...143).contains(values[4]))
    }

    @Test("The end colors are extended on request")
    func endColorsAreExtendedOnRequest() throws {
        #expect(try row([.red, .blue], from: 2, to: 6, options: []).rows == ["..####.."])
        #expect(try row([.red, .blue], from: 2, to: 6, options: .drawsBeforeStartLocation).rows == ["######.."])
        #expect(try row([.red, .blue], from: 2, to: 6, options: .drawsAfterEndLocation).rows == ["..######"])
        let canvas = try row([.red, .blue], from: 2, to: 6, options: both)
        #expect(canvas[0, 0] == .redPixel && canvas[7, 0] == .bluePixel)
    }

    @Test("Colors at the same location form a sharp transition")
    func colorsAtSameLocationFormSharpTransition() throws {
        let canvas = try row([.red, .red, .blue, .blue], [0, 0.5, 0.5, 1], from: 0, to: 8, options: both)
        #expect(canvas[3, 0] == .redPixel && canvas[4, 0] == .bluePixel)
    }

    @Test("Locations are sorted and clamped")
    func locationsAreSortedAndClamped() throws {
        let canvas = try row([.blue, .red], [7, -7], from: 2, to: 6, options: both)
        #expect(canvas[0, 0] == .redPixel && canvas[7, 0] == .bluePixel)
    }

    @Test("The numbers of colors and locations must match")
    func numbersOfColorsAndLocationsMustMatch() {
        #expect(CGGradient(colors: []) == nil)
        #expect(CGGradient(colors: [.red], locations: [0, 1]) == nil)
    }

    @Test("Radial gradients have their colors between the circles")
    func radialGradientsHaveTheirColorsBetweenCircles() throws {
        let canvas = try Canvas(9, 9)
        let gradient = try #require(CGGradient(colors: [.red, .blue]))
        let center = CGPoint(x: 4.5, y: 4.5)
        canvas.context.drawRadialGradient(
            gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 4, options: [])
        #expect(canvas[4, 4].red > 200 && canvas[4, 1].blue > 150 && canvas[0, 0] == .clear)
    }

    @Test("Degenerate gradients draw nothing")
    func degenerateGradientsDrawNothing() throws {
        let canvas = try Canvas(2, 2)
        let gradient = try #require(CGGradient(colors: [.red, .blue]))
        let point = CGPoint(x: 1, y: 1)
        let bad = CGPoint(x: CGFloat.nan, y: 0)
        canvas.context.drawLinearGradient(gradient, start: point, end: point, options: both)
        canvas.context.drawLinearGradient(gradient, start: bad, end: point, options: both)
        canvas.context.drawRadialGradient(
            gradient, startCenter: point, startRadius: -1, endCenter: point, endRadius: 1, options: both)
        canvas.context.drawRadialGradient(
            gradient, startCenter: point, startRadius: 1, endCenter: point, endRadius: 1, options: both)
        canvas.context.drawRadialGradient(
            gradient, startCenter: bad, startRadius: 1, endCenter: point, endRadius: .infinity, options: both)
        #expect(canvas.rows == ["..", ".."] && canvas.context.error == nil)
    }
}
