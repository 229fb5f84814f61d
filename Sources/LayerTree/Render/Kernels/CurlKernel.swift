// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// Paints a page that rolls up over a cylinder, its back showing, with the light and the shadow that make it one.
///
/// Along the direction in which it rolls, the page lies flat up to the line where the cylinder touches it, goes round
/// half of the cylinder, and lies on top of itself from there on.
struct CurlKernel {
    /// The page's pixels; (0, 0) of the page is at `pageOrigin` of the picture.
    let page: PixelView
    let pageOrigin: (x: Int, y: Int)
    let size: PixelSize
    /// Unit vector: where the page's edge comes from is where the cylinder starts, at its far end.
    private let axis: (x: Double, y: Double)
    /// Where the cylinder touches the page, along the axis.
    private let contact: Double
    private let radius: Double
    /// The page's extent along the axis.
    private let length: (low: Double, high: Double)

    /// `progress`: 0 = the page lies flat, 1 = it is gone.
    init(
        page: PixelView, origin: (x: Int, y: Int), size: PixelSize, progress: Double, direction: (x: Double, y: Double)
    ) {
        self.page = page
        pageOrigin = origin
        self.size = size
        // A little askew, as a hand would do it.
        let tilt = 0.28
        let (x, y) = (-direction.x, -direction.y)
        let length = (1 + tilt * tilt).squareRoot()
        axis = ((x + tilt * abs(y)) / length, (y + tilt * abs(x)) / length)
        let (width, height) = (Double(size.width), Double(size.height))
        let (axisX, axisY) = (axis.x, axis.y)
        let corners = [(0, 0), (width, 0), (0, height), (width, height)].map { $0.0 * axisX + $0.1 * axisY }
        let low = corners.min() ?? 0
        let high = corners.max() ?? 0
        self.length = (low, high)
        radius = max(8, 0.09 * (high - low)) * (1 - 0.35 * progress)
        // In the end even the last of the page has passed over the near edge.
        let way = (high - low) + 2 * radius
        contact = high - way * progress
    }

    /// Paints the page and its shadow over `view`, whose pixels are the picture's.
    func paint(_ view: PixelView) {
        PixelView.forEachBand(of: 0..<min(view.height, size.height), width: view.width) { rows in
            for y in rows { paintRow(view, y) }
        }
    }

    private func paintRow(_ view: PixelView, _ y: Int) {
        let row = view.row(y)
        for x in 0..<min(view.width, size.width) {
            let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
            let place = px * axis.x + py * axis.y
            let beyond = place - contact
            if beyond <= 0 {
                // Flat; perhaps below the part that has come over.
                lay(front(px, py, 0), row, x)
                let over = Double.pi * radius - beyond
                if contact + over <= length.high {
                    lay(back(px, py, over - beyond, shade: 1), row, x)
                } else if contact < length.high {
                    darken(row, x, (contact + over - length.high) / (radius * 1.5), strength: 0.28)
                }
            } else if beyond < radius {
                let angle = asin(beyond / radius)
                // The inner side first, then the outer one on top of it.
                lay(front(px, py, radius * angle - beyond, shade: 1 - 0.5 * beyond / radius), row, x)
                let outer = radius * (.pi - angle)
                if contact + outer <= length.high {
                    // The light comes from above: brightest where the cylinder is highest.
                    lay(back(px, py, outer - beyond, shade: 1 - 0.42 * pow(beyond / radius, 2)), row, x)
                } else {
                    darken(row, x, (contact + outer - length.high) / (radius * 1.5), strength: 0.28)
                }
            } else {
                // What lies below is in the cylinder's shadow next to it.
                if contact < length.high { darken(row, x, (beyond - radius) / (radius * 1.2), strength: 0.4) }
            }
        }
    }

    /// The page's front, seen at a point that lies `shift` further along the page than in the picture.
    private func front(_ x: Double, _ y: Double, _ shift: Double, shade: Double = 1) -> UInt64 {
        let color = sample(x + shift * axis.x, y + shift * axis.y)
        return shade >= 1 ? color : darkened(color, shade)
    }

    /// The page's back: paper through which the front is only guessed.
    private func back(_ x: Double, _ y: Double, _ shift: Double, shade: Double) -> UInt64 {
        let color = sample(x + shift * axis.x, y + shift * axis.y)
        let alpha = Channels.alpha(color)
        // Paper of the page's own opacity.
        let paper = (alpha << 48) | (alpha * 248 / 255) << 32 | (alpha * 250 / 255) << 16 | (alpha * 246 / 255)
        return darkened(Channels.mix(paper, color, 40), shade)
    }

    private func darkened(_ color: UInt64, _ shade: Double) -> UInt64 {
        let alpha = color & 0x00FF_0000_0000_0000
        return (Channels.scale(color, UInt64(min(max(shade, 0), 1) * 256)) & 0x0000_00FF_00FF_00FF) | alpha
    }

    private func lay(_ color: UInt64, _ row: UnsafeMutablePointer<UInt32>, _ x: Int) {
        let alpha = Channels.alpha(color)
        if alpha == 255 {
            row[x] = Channels.pack(color)
        } else if alpha > 0 {
            row[x] = Channels.pack(Channels.over(color, Channels.spread(row[x])))
        }
    }

    private func darken(_ row: UnsafeMutablePointer<UInt32>, _ x: Int, _ distance: Double, strength: Double) {
        guard distance < 1 else { return }
        let rest = 1 - max(distance, 0)
        row[x] = Channels.pack(darkened(Channels.spread(row[x]), 1 - strength * rest * rest))
    }

    /// The page's colour between its pixels; nothing beyond its edges.
    private func sample(_ x: Double, _ y: Double) -> UInt64 {
        let u = x - 0.5 - Double(pageOrigin.x)
        let v = y - 0.5 - Double(pageOrigin.y)
        guard u > -1, v > -1, u < Double(page.width), v < Double(page.height) else { return 0 }
        let (left, top) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let shareX = UInt64((u - Double(left)) * 256)
        let shareY = UInt64((v - Double(top)) * 256)
        func pixel(_ x: Int, _ y: Int) -> UInt64 {
            x >= 0 && y >= 0 && x < page.width && y < page.height ? Channels.spread(page.row(y)[x]) : 0
        }
        let first = Channels.mix(pixel(left, top), pixel(left, top + 1), shareY)
        let second = Channels.mix(pixel(left + 1, top), pixel(left + 1, top + 1), shareY)
        return Channels.mix(first, second, shareX)
    }
}
