// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// A copy of the pixels of a rectangle, to be mixed with the pixels painted over them.
struct SavedPixels {
    let rect: PixelRect
    private let pixels: [UInt32]

    init(_ view: PixelView, _ rect: PixelRect) {
        let rect = rect.intersection(view.bounds)
        self.rect = rect
        pixels = [UInt32](unsafeUninitializedCapacity: rect.width * rect.height) { buffer, count in
            guard let base = buffer.baseAddress else { return }
            for line in 0..<rect.height {
                (base + line * rect.width).initialize(from: view.row(rect.y + line) + rect.x, count: rect.width)
            }
            count = rect.width * rect.height
        }
    }

    /// Keeps `share` (0...256) of the new pixels.
    func mix(into view: PixelView, share: UInt16) {
        pixels.withUnsafeBufferPointer { saved in
            guard let base = saved.baseAddress else { return }
            let saved = Saved(base: base)
            PixelView.forEachBand(of: 0..<rect.height, width: rect.width) { lines in
                for line in lines {
                    let new = view.row(rect.y + line) + rect.x
                    PixelRows.mix(new, saved.base + line * rect.width, new, count: rect.width, share: share)
                }
            }
        }
    }

    /// Keeps the new pixels as far as the mask, whose top left is the rectangle's, lets them through.
    func mix(into view: PixelView, mask: Bitmap) {
        mask.withUnsafeBytes { bytes in
            pixels.withUnsafeBufferPointer { saved in
                for line in 0..<rect.height {
                    let new = view.row(rect.y + line) + rect.x
                    for column in 0..<rect.width {
                        let coverage = UInt64(bytes[line * mask.bytesPerRow + column])
                        let old = saved[line * rect.width + column]
                        guard coverage < 255, old != new[column] else { continue }
                        // 0...255 is scaled to 0...256.
                        new[column] = Channels.pack(
                            Channels.mix(
                                Channels.spread(old), Channels.spread(new[column]), coverage + (coverage >> 7)))
                    }
                }
            }
        }
    }

    private struct Saved: @unchecked Sendable {
        // Unchecked: the pointer is only read, within the scope of the array's access.
        let base: UnsafePointer<UInt32>
    }
}

extension PixelView {
    /// Multiplies every color by `color`.
    func multiply(by color: CGColor) {
        func factor(_ channel: CGFloat) -> UInt64 { UInt64(Int(pixel: channel * 256)) }
        let (red, green, blue) = (
            factor(color.red * color.alpha), factor(color.green * color.alpha), factor(color.blue * color.alpha)
        )
        let alpha = factor(color.alpha)
        for y in 0..<height {
            let row = row(y)
            for x in 0..<width where row[x] != 0 {
                let pixel = UInt64(row[x])
                func channel(_ shift: UInt64, _ factor: UInt64) -> UInt64 {
                    ((((pixel >> shift) & 0xFF) * factor) >> 8) << shift
                }
                row[x] = UInt32(
                    truncatingIfNeeded: channel(24, alpha) | channel(16, red) | channel(8, green) | channel(0, blue))
            }
        }
    }

    /// Draws a mix of two images, with `share` (0...256) of the second, over the existing pixels.
    ///
    /// The view's pixel (`x`, `y`) corresponds to the top left of both images.
    func crossFade(_ first: PixelView, _ second: PixelView, share: UInt64, x: Int, y: Int, clip: PixelRect) {
        let area = PixelRect(
            x: x, y: y, width: min(first.width, second.width), height: min(first.height, second.height)
        ).intersection(clip).intersection(bounds)
        guard !area.isEmpty else { return }
        PixelView.forEachBand(of: area.y..<area.maxY, width: area.width) { rows in
            for line in rows {
                let target = row(line) + area.x
                let from = first.row(line - y) + (area.x - x)
                let to = second.row(line - y) + (area.x - x)
                for index in 0..<area.width {
                    let (old, new) = (from[index], to[index])
                    // Most pairs of images have the same background.
                    let color =
                        old == new
                        ? Channels.spread(old) : Channels.mix(Channels.spread(old), Channels.spread(new), share)
                    let alpha = Channels.alpha(color)
                    if alpha == 255 {
                        target[index] = Channels.pack(color)
                    } else if alpha > 0 {
                        target[index] = Channels.pack(Channels.over(color, Channels.spread(target[index])))
                    }
                }
            }
        }
    }
}
