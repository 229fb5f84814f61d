// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// Paints a page bent around a cylinder, with its back, lighting and shadow.
struct CurlKernel {
    let fold: PageFold
    /// The page's pixels.
    ///
    /// The page's (0, 0) is at `pageOrigin` of the fold's coordinates.
    let page: PixelView
    let pageOrigin: (x: Int, y: Int)
    /// The back's image as seen from behind; `nil` for paper through which the front shows faintly.
    var back: PixelView?
    /// Whether the page is turned about its left or right side, and not about its upper or lower one.
    var isTurnedSideways = true

    /// Paints the page and its shadow over `area` of `view`; `toPage` converts view coordinates to the fold's.
    func paint(_ view: PixelView, _ area: PixelRect, toPage: CGAffineTransform = .identity) {
        let area = area.intersection(view.bounds)
        PixelView.forEachBand(of: area.y..<area.maxY, width: area.width) { rows in
            for y in rows { paintRow(view, y, area.x..<area.maxX, toPage) }
        }
    }

    private func paintRow(_ view: PixelView, _ y: Int, _ columns: Range<Int>, _ toPage: CGAffineTransform) {
        let row = view.row(y)
        let start = CGPoint(x: 0.5, y: Double(y) + 0.5).applying(toPage)
        let (radius, contact) = (fold.radius, fold.contact)
        for x in columns {
            let (px, py) = (start.x + Double(x) * toPage.a, start.y + Double(x) * toPage.b)
            let beyond = px * fold.axis.x + py * fold.axis.y - contact
            if beyond <= 0 {
                // Flat; possibly below the part that has been folded over.
                lay(front(px, py, 0), row, x)
                layBack(row, x, px, py, Double.pi * radius - 2 * beyond, shade: 1)
            } else if beyond < radius {
                let angle = asin(beyond / radius)
                // The inner side first, then the outer one above it.
                lay(front(px, py, radius * angle - beyond, shade: 1 - 0.5 * beyond / radius), row, x)
                // Light from above: brightest at the top of the cylinder.
                let shade = 1 - 0.42 * pow(beyond / radius, 2)
                layBack(row, x, px, py, radius * (.pi - angle) - beyond, shade: shade)
            } else {
                // The ground next to the cylinder is in its shadow.
                if contact < fold.end { darken(row, x, (beyond - radius) / (radius * 1.2), strength: 0.4) }
            }
        }
    }

    /// Returns the page's front at a point that lies `shift` further along the page than in the image.
    private func front(_ x: Double, _ y: Double, _ shift: Double, shade: Double = 1) -> UInt64 {
        let color = sample(page, x + shift * fold.axis.x, y + shift * fold.axis.y)
        return shade >= 1 ? color : darkened(color, shade)
    }

    /// Draws the page's back, or its shadow next to it, at a point that lies `shift` further along the page.
    private func layBack(
        _ row: UnsafeMutablePointer<UInt32>, _ column: Int, _ x: Double, _ y: Double, _ shift: Double, shade: Double
    ) {
        guard fold.contact < fold.end else { return }
        let (x, y) = (x + shift * fold.axis.x, y + shift * fold.axis.y)
        let (left, top) = (Double(pageOrigin.x), Double(pageOrigin.y))
        let beside = max(left - x, x - left - Double(page.width), 0)
        let above = max(top - y, y - top - Double(page.height), 0)
        if beside == 0, above == 0 { return lay(back(x, y, shade: shade), row, column) }
        let reach = fold.radius * 1.5
        guard beside < reach, above < reach else { return }
        darken(row, column, hypot(beside, above) / reach, strength: 0.28)
    }

    private func back(_ x: Double, _ y: Double, shade: Double) -> UInt64 {
        if let back {
            let color =
                isTurnedSideways
                ? sample(back, Double(back.width) - x, y) : sample(back, x, Double(back.height) - y)
            return shade >= 1 ? color : darkened(color, shade)
        }
        let color = sample(page, x, y)
        let alpha = Channels.alpha(color)
        // Paper with the page's own opacity.
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

    /// Returns an interpolated color; transparent beyond the image's edges.
    private func sample(_ picture: PixelView, _ x: Double, _ y: Double) -> UInt64 {
        let u = x - 0.5 - Double(pageOrigin.x)
        let v = y - 0.5 - Double(pageOrigin.y)
        guard u > -1, v > -1, u < Double(picture.width), v < Double(picture.height) else { return 0 }
        let (left, top) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let shareX = UInt64((u - Double(left)) * 256)
        let shareY = UInt64((v - Double(top)) * 256)
        func pixel(_ x: Int, _ y: Int) -> UInt64 {
            x >= 0 && y >= 0 && x < picture.width && y < picture.height ? Channels.spread(picture.row(y)[x]) : 0
        }
        let first = Channels.mix(pixel(left, top), pixel(left, top + 1), shareY)
        let second = Channels.mix(pixel(left + 1, top), pixel(left + 1, top + 1), shareY)
        return Channels.mix(first, second, shareX)
    }
}
