// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// Draws an image in perspective or rotated, with interpolation and antialiased edges.
///
/// Cairo has no operation for the former and is slower for the latter. Each target pixel interpolates the four source
/// pixels around the point that it shows; edges cover the pixels that they cross partially.
struct QuadKernel {
    let source: PixelView
    /// The source pixel at the map's origin.
    let origin: (x: Int, y: Int)
    /// From the source's pixels to the target's.
    let map: Homography
    /// 0...256.
    let alpha: UInt64
    /// Whether every pixel of the source is opaque.
    let isOpaque: Bool

    private let inverse: Homography
    private let edges: [Edge]
    private let box: PixelRect

    /// A straight line.
    ///
    /// `distance` is positive on the inner side, in pixels.
    private struct Edge {
        let x: Double
        let y: Double
        let one: Double
    }

    /// Creates a kernel; `nil` if nothing would be visible.
    ///
    /// `part` is the part of the source to draw, in its pixels.
    init?(
        _ source: PixelView, origin: (x: Int, y: Int) = (0, 0), part: CGRect, map: Homography, alpha: CGFloat = 1,
        isOpaque: Bool = false
    ) {
        guard let inverse = map.inverse, source.width > 0, source.height > 0 else { return nil }
        self.source = source
        self.origin = origin
        self.map = map
        self.alpha = UInt64(Int(pixel: min(max(alpha, 0), 1) * 256))
        self.isOpaque = isOpaque && alpha >= 1
        // Only points in front of the viewer are visible; the inverse map distinguishes them by sign.
        self.inverse = inverse
        let outline = map.outline(of: part)
        guard outline.count >= 3 else { return nil }
        var area = 0.0
        for (index, point) in outline.enumerated() {
            let next = outline[(index + 1) % outline.count]
            area += point.x * next.y - next.x * point.y
        }
        guard area.isFinite, abs(area) > 1e-9 else { return nil }
        let sign: Double = area > 0 ? 1 : -1
        var edges: [Edge] = []
        for (index, point) in outline.enumerated() {
            let next = outline[(index + 1) % outline.count]
            let (dx, dy) = (next.x - point.x, next.y - point.y)
            let length = hypot(dx, dy)
            guard length > 1e-9 else { continue }
            let (x, y) = (-dy / length * sign, dx / length * sign)
            edges.append(Edge(x: x, y: y, one: -(x * point.x + y * point.y)))
        }
        self.edges = edges
        let left = outline.map(\.x).min() ?? 0
        let top = outline.map(\.y).min() ?? 0
        let right = outline.map(\.x).max() ?? 0
        let bottom = outline.map(\.y).max() ?? 0
        box = PixelRect(
            around: CGRect(x: left, y: top, width: right - left, height: bottom - top), margin: 1)
    }

    /// Draws the part inside `clip`.
    ///
    /// `targetOrigin` is the map's position of the target's pixel (0, 0).
    func draw(into target: PixelView, clip: PixelRect) {
        let area = clip.intersection(target.bounds).intersection(box)
        guard !area.isEmpty, alpha > 0 else { return }
        PixelView.forEachBand(of: area.y..<area.maxY, width: area.width) { rows in
            for y in rows { drawRow(y, from: area.x, to: area.maxX, target.row(y)) }
        }
    }

    private func drawRow(_ y: Int, from left: Int, to right: Int, _ row: UnsafeMutablePointer<UInt32>) {
        let middle = Double(y) + 0.5
        // Pixels are partially covered where all distances are above -0.5, and completely covered above 0.5.
        var (outerLow, outerHigh) = (Double(left), Double(right))
        var (innerLow, innerHigh) = (Double(left), Double(right))
        for edge in edges {
            let rest = edge.y * middle + edge.one + edge.x * 0.5
            if abs(edge.x) < 1e-12 {
                if rest <= -0.5 { return }
                if rest < 0.5 { innerHigh = innerLow }
                continue
            }
            let outer = (-0.5 - rest) / edge.x
            let inner = (0.5 - rest) / edge.x
            if edge.x > 0 {
                outerLow = max(outerLow, outer)
                innerLow = max(innerLow, inner)
            } else {
                outerHigh = min(outerHigh, outer + 1)
                innerHigh = min(innerHigh, inner + 1)
            }
        }
        let start = max(left, Int(pixel: outerLow, .up))
        let end = min(right, Int(pixel: outerHigh, .up))
        guard start < end else { return }
        let innerStart = min(max(Int(pixel: innerLow - 1e-9, .up), start), end)
        let innerEnd = max(min(Int(pixel: innerHigh + 1e-9, .down), end), innerStart)
        for x in start..<innerStart { drawEdgePixel(x, middle, row) }
        drawSpan(innerStart, innerEnd, middle, row)
        for x in innerEnd..<end { drawEdgePixel(x, middle, row) }
    }

    private func drawEdgePixel(_ x: Int, _ middle: Double, _ row: UnsafeMutablePointer<UInt32>) {
        let center = Double(x) + 0.5
        var coverage = 1.0
        for edge in edges {
            coverage *= min(max(edge.x * center + edge.y * middle + edge.one + 0.5, 0), 1)
        }
        let share = UInt64(coverage * Double(alpha) + 0.5)
        guard share > 0 else { return }
        let point = center * inverse.x + middle * inverse.y + inverse.one
        guard point.z != 0 else { return }
        let (u, v) = fixed(point.x / point.z, point.y / point.z)
        let pixel = Channels.scale(sample(u, v), share)
        row[x] = Channels.pack(Channels.over(pixel, Channels.spread(row[x])))
    }

    /// Draws pixels that lie completely inside: the source point advances by equal steps, and in a perspective is
    /// recomputed at intervals, which is precise enough.
    private func drawSpan(_ start: Int, _ end: Int, _ middle: Double, _ row: UnsafeMutablePointer<UInt32>) {
        guard start < end else { return }
        let isAffine = inverse.x.z == 0
        let step = isAffine ? end - start : 8
        var x = start
        var point = (Double(x) + 0.5) * inverse.x + middle * inverse.y + inverse.one
        var (u, v) = fixed(point.x / point.z, point.y / point.z)
        while x < end {
            let count = min(step, end - x)
            point += Double(count) * inverse.x
            let (nextU, nextV) = fixed(point.x / point.z, point.y / point.z)
            let (stepU, stepV) = ((nextU - u) / count, (nextV - v) / count)
            drawRun(row + x, count, u, v, stepU, stepV)
            (u, v) = (nextU, nextV)
            x += count
        }
    }

    private func drawRun(
        _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ startU: Int, _ startV: Int, _ stepU: Int, _ stepV: Int
    ) {
        var (u, v) = (startU, startV)
        let base = UnsafePointer(source.base)
        let stride = source.stride
        let (lastX, lastY) = (UInt(source.width - 1), UInt(source.height - 1))
        let alpha = alpha
        for index in 0..<count {
            let (column, line) = (u >> Self.bits, v >> Self.bits)
            let color: UInt64
            if UInt(bitPattern: column) < lastX, UInt(bitPattern: line) < lastY {
                let first = base + (line &* stride &+ column)
                let second = first + stride
                let shareX = UInt64(truncatingIfNeeded: (u >> (Self.bits - 8)) & 0xFF)
                let shareY = UInt64(truncatingIfNeeded: (v >> (Self.bits - 8)) & 0xFF)
                let left = Channels.mix(Channels.spread(first[0]), Channels.spread(second[0]), shareY)
                let right = Channels.mix(Channels.spread(first[1]), Channels.spread(second[1]), shareY)
                color = Channels.mix(left, right, shareX)
            } else {
                color = sample(u, v)
            }
            u = u &+ stepU
            v = v &+ stepV
            if isOpaque {
                pixels[index] = Channels.pack(color) | 0xFF00_0000
            } else {
                let faded = alpha == 256 ? color : Channels.scale(color, alpha)
                let opacity = Channels.alpha(faded)
                if opacity == 255 {
                    pixels[index] = Channels.pack(faded)
                } else if opacity > 0 {
                    pixels[index] = Channels.pack(Channels.over(faded, Channels.spread(pixels[index])))
                }
            }
        }
    }

    // MARK: - Sampling

    /// The number of fraction bits: precise enough to add a step ten thousand times.
    private static let bits = 24

    /// Returns a point in source pixels, relative to the center of the first one.
    private func fixed(_ x: Double, _ y: Double) -> (Int, Int) {
        let scale = Double(1 << Self.bits)
        func whole(_ value: Double) -> Int {
            value.isNaN ? 0 : Int(min(max(value, -1e6), 1e6) * scale)
        }
        return (whole(x - 0.5 - Double(origin.x)), whole(y - 0.5 - Double(origin.y)))
    }

    /// Returns the color at a point; beyond the source's edges that of its outermost pixels.
    private func sample(_ u: Int, _ v: Int) -> UInt64 {
        let (column, line) = (u >> Self.bits, v >> Self.bits)
        let left = min(max(column, 0), source.width - 1)
        let right = min(max(column + 1, 0), source.width - 1)
        let top = source.row(min(max(line, 0), source.height - 1))
        let bottom = source.row(min(max(line + 1, 0), source.height - 1))
        let shareX = UInt64(truncatingIfNeeded: (u >> (Self.bits - 8)) & 0xFF)
        let shareY = UInt64(truncatingIfNeeded: (v >> (Self.bits - 8)) & 0xFF)
        let first = Channels.mix(Channels.spread(top[left]), Channels.spread(bottom[left]), shareY)
        let second = Channels.mix(Channels.spread(top[right]), Channels.spread(bottom[right]), shareY)
        return Channels.mix(first, second, shareX)
    }
}
