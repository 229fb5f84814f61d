// SPDX-License-Identifier: MIT
import UIKit

/// The sample image: a landscape in the morning, seen past a paper screen.
@MainActor
enum Scenery {
    static let size = CGSize(width: 480, height: 300)

    /// The image at two pixels per point on every screen.
    ///
    /// It is resampled as a photograph would be.
    static let image = UIImage.drawn(size: size, scale: 2, draw)

    /// The landscape without the screen.
    static let view = image?.cgImage?.cropping(to: CGRect(x: 360, y: 20, width: 560, height: 560))
        .map { UIImage(cgImage: $0, scale: 2) }

    private static func draw(in context: CGContext) {
        drawSky(context)
        drawSun(context)
        let ridges: [(base: CGFloat, height: CGFloat, color: UInt32, peaks: [CGFloat])] = [
            (190, 70, 0xB9C4D6, [0.2, 0.5, 0.35, 1, 0.45, 0.25, 0.4]),
            (225, 60, 0x8797B4, [0.5, 0.3, 0.7, 0.35, 0.55, 0.9, 0.6]),
            (258, 54, 0x566A8E, [0.9, 0.6, 0.3, 0.5, 0.25, 0.5, 0.8]),
            (290, 44, 0x30436A, [0.4, 0.7, 0.5, 0.2, 0.6, 0.4, 0.3]),
        ]
        for ridge in ridges { drawRidge(context, ridge.base, ridge.height, ridge.color, ridge.peaks) }
        drawScreen(context)
    }

    private static func drawSky(_ context: CGContext) {
        let top = (r: 0.74, g: 0.83, b: 0.91)
        let bottom = (r: 0.99, g: 0.89, b: 0.78)
        for y in 0..<Int(size.height) {
            let t = min(1, Double(y) / 210)
            context.setFillColor(
                red: top.r + (bottom.r - top.r) * t, green: top.g + (bottom.g - top.g) * t,
                blue: top.b + (bottom.b - top.b) * t, alpha: 1)
            context.fill(CGRect(x: 0, y: CGFloat(y), width: size.width, height: 1))
        }
    }

    private static func drawSun(_ context: CGContext) {
        for step in 0..<4 {
            let radius = 38 + CGFloat(step) * 9
            context.setFillColor(CGColor(red: 0.95, green: 0.42, blue: 0.28, alpha: step == 0 ? 1 : 0.10))
            context.fillEllipse(in: CGRect(x: 330 - radius, y: 92 - radius, width: 2 * radius, height: 2 * radius))
        }
    }

    private static func drawRidge(
        _ context: CGContext, _ base: CGFloat, _ height: CGFloat, _ color: UInt32, _ peaks: [CGFloat]
    ) {
        let step = size.width / CGFloat(peaks.count - 1)
        let points = peaks.enumerated().map { CGPoint(x: CGFloat($0) * step, y: base - $1 * height) }
        context.beginPath()
        context.move(to: CGPoint(x: 0, y: size.height))
        context.addLine(to: points[0])
        for (from, to) in zip(points, points.dropFirst()) {
            let middle = (from.x + to.x) / 2
            context.addCurve(
                to: to, control1: CGPoint(x: middle, y: from.y), control2: CGPoint(x: middle, y: to.y))
        }
        context.addLine(to: CGPoint(x: size.width, y: size.height))
        context.closePath()
        context.setFillColor(hex(color))
        context.fillPath()
    }

    /// Draws two panels, the nearer one slid over the other.
    private static func drawScreen(_ context: CGContext) {
        for (x, width) in [(-40.0, 118.0), (48.0, 126.0)] as [(CGFloat, CGFloat)] {
            let panel = CGRect(x: x, y: -6, width: width, height: size.height + 12)
            context.setFillColor(hex(0xFBF6EC, alpha: 0.93))
            context.fill(panel)
            context.setFillColor(hex(0x6B4F39))
            for column in 1...2 {
                context.fill(CGRect(x: x + width * CGFloat(column) / 3 - 1.5, y: 0, width: 3, height: size.height))
            }
            for row in 1...5 {
                context.fill(CGRect(x: x, y: size.height * CGFloat(row) / 6 - 1.5, width: width, height: 3))
            }
            context.setFillColor(hex(0x523A29))
            context.fill(CGRect(x: x, y: 0, width: 7, height: size.height))
            context.fill(CGRect(x: x + width - 7, y: 0, width: 7, height: size.height))
        }
        context.setFillColor(hex(0x523A29))
        context.fill(CGRect(x: 0, y: 0, width: size.width, height: 9))
        context.fill(CGRect(x: 0, y: size.height - 9, width: size.width, height: 9))
    }

    private static func hex(_ value: UInt32, alpha: CGFloat = 1) -> CGColor {
        CGColor(
            red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
            blue: CGFloat(value & 0xFF) / 255, alpha: alpha)
    }
}
