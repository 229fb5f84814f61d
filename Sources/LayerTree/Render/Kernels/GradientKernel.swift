// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// Paints gradients pixel by pixel from a color table.
struct GradientKernel {
    private let table: [UInt32]
    private let type: CAGradientLayerType
    /// From device pixels to the gradient's space: along x from 0 to 1, or around the origin.
    private let toSimple: CGAffineTransform

    /// The size of the color table: enough for steps below one 8-bit level in most gradients.
    private static let size = 1_024

    /// Creates a kernel; `nil` if there is nothing to paint.
    init?(_ drawing: GradientDrawing) {
        let gradient = drawing.gradient
        let (start, end) = (gradient.startPoint, gradient.endPoint)
        type = gradient.type
        var simple: CGAffineTransform
        switch gradient.type {
        case .radial:
            simple = CGAffineTransform(
                a: end.x - start.x, b: 0, c: 0, d: end.y - start.y, tx: start.x, ty: start.y)
        case .conic:
            // The angle is measured in the bounds' coordinates, not in the unit coordinate space.
            simple = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: start.x, ty: start.y)
        default:
            // Lines of equal color are perpendicular to the gradient's direction in the unit coordinate space.
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            simple = CGAffineTransform(a: dx, b: dy, c: -dy, d: dx, tx: start.x, ty: start.y)
        }
        var map = simple.concatenating(drawing.unit)
        if gradient.type == .conic {
            let unit = drawing.unit
            let center = start.applying(unit)
            let toward = end.applying(unit)
            let angle = atan2(toward.y - center.y, toward.x - center.x)
            // Clockwise on the screen, also in a mirrored layer.
            map = CGAffineTransform(rotationAngle: angle).concatenating(
                CGAffineTransform(translationX: center.x, y: center.y))
        }
        guard map.isInvertible, !gradient.colors.isEmpty else { return nil }
        toSimple = map.inverted()
        table = Self.makeTable(gradient, drawing.alpha, drawing.tint)
    }

    private static func makeTable(_ gradient: GradientProperties, _ alpha: CGFloat, _ tint: CGColor?) -> [UInt32] {
        let locations = gradient.locations.count == gradient.colors.count ? gradient.locations : nil
        let stops = CGGradient(colors: gradient.colors, locations: locations)?.stops ?? []
        guard let first = stops.first, let last = stops.last else { return [UInt32](repeating: 0, count: size) }
        var table: [UInt32] = []
        table.reserveCapacity(size)
        var next = 0
        for index in 0..<size {
            let place = CGFloat(index) / CGFloat(size - 1)
            while next < stops.count, stops[next].location < place { next += 1 }
            let before = next > 0 ? stops[next - 1] : first
            let after = next < stops.count ? stops[next] : last
            let length = after.location - before.location
            let share = length > 0 ? min(max((place - before.location) / length, 0), 1) : 1
            // Interpolated with premultiplied alpha, so that a fade to clear doesn't pass through gray.
            func channel(_ value: (CGColor) -> CGFloat) -> CGFloat {
                value(before.color) * before.color.alpha * (1 - share) + value(after.color) * after.color.alpha * share
            }
            let factor = alpha * (tint?.alpha ?? 1) * 255
            func byte(_ value: CGFloat, _ tint: CGFloat?) -> UInt32 { UInt32(Int(pixel: value * factor * (tint ?? 1))) }
            let opacity = before.color.alpha * (1 - share) + after.color.alpha * share
            table.append(
                byte(opacity, nil) << 24 | byte(channel(\.red), tint?.red) << 16
                    | byte(channel(\.green), tint?.green) << 8 | byte(channel(\.blue), tint?.blue))
        }
        return table
    }

    /// Paints `area`, whose top-left device pixel is at (`x`, `y`) of the view, over the existing pixels.
    func paint(_ view: PixelView, area: PixelRect, x: Int, y: Int) {
        let visible = PixelRect(x: x, y: y, width: area.width, height: area.height).intersection(view.bounds)
        PixelView.forEachBand(of: visible.y..<max(visible.maxY, visible.y), width: visible.width) { rows in
            table.withUnsafeBufferPointer { table in
                for row in rows {
                    let deviceX = Double(area.x + visible.x - x) + 0.5
                    let deviceY = Double(area.y + row - y) + 0.5
                    paint(
                        view.row(row) + visible.x, count: visible.width,
                        from: CGPoint(x: deviceX, y: deviceY).applying(toSimple), table)
                }
            }
        }
    }

    private func paint(
        _ pixels: UnsafeMutablePointer<UInt32>, count: Int, from start: CGPoint, _ table: UnsafeBufferPointer<UInt32>
    ) {
        let (stepX, stepY) = (toSimple.a, toSimple.b)
        let last = Double(Self.size - 1)
        var (px, py) = (start.x, start.y)
        for index in 0..<count {
            let place: Double
            switch type {
            case .radial: place = (px * px + py * py).squareRoot()
            case .conic:
                let turn = atan2(py, px) / (2 * .pi)
                place = turn < 0 ? turn + 1 : turn
            default: place = px
            }
            let color = table[Int(min(max(place, 0), 1) * last + 0.5)]
            px += stepX
            py += stepY
            if color >= 0xFF00_0000 {
                pixels[index] = color
            } else if color != 0 {
                pixels[index] = Channels.pack(Channels.over(Channels.spread(color), Channels.spread(pixels[index])))
            }
        }
    }
}
