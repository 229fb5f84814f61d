// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// The pixels of a layer that are one color with various coverage, such as text: the color, and a byte for each pixel.
///
/// Composing a frame mostly waits for memory, of which this is a quarter.
struct LayerCoverage: Sendable {
    /// The color as an opaque pixel.
    let color: UInt32
    /// In the format `.alpha8`, as large as the layer's bitmap.
    let alpha: Bitmap

    /// The number of pixels above which a coverage is worth its making.
    private static let minimumPixels = 1 << 16

    /// Creates the coverage of a bitmap, which is transparent outside of `ink`; `nil` if the bitmap is small, or has
    /// several colors.
    ///
    /// The pixels that the coverage stands for are exactly those of the bitmap.
    init?(_ bitmap: Bitmap, ink: PixelRect) {
        guard bitmap.format == .argb32, bitmap.width * bitmap.height >= Self.minimumPixels,
            let color = bitmap.readPixels({ $0.firstOpaquePixel(in: ink) }) ?? nil,
            let alpha = try? Bitmap(width: bitmap.width, height: bitmap.height, format: .alpha8)
        else { return nil }
        let isExact = bitmap.readPixels { view in
            alpha.withUnsafeMutableBytes { bytes in
                guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return false }
                return view.separate(color, in: ink, into: base, bytesPerRow: alpha.bytesPerRow)
            }
        }
        guard isExact == true else { return nil }
        self.color = color
        self.alpha = alpha
    }
}

extension PixelView {
    /// Returns the first opaque pixel of `rect`, row by row.
    fileprivate func firstOpaquePixel(in rect: PixelRect) -> UInt32? {
        for y in rect.y..<rect.maxY {
            let row = row(y)
            for x in rect.x..<rect.maxX where row[x] >= 0xFF00_0000 { return row[x] }
        }
        return nil
    }

    /// Writes the alpha of the pixels in `rect`.
    ///
    /// - Returns: Whether each of them is `color` with that alpha.
    fileprivate func separate(
        _ color: UInt32, in rect: PixelRect, into alpha: UnsafeMutablePointer<UInt8>, bytesPerRow: Int
    ) -> Bool {
        for y in rect.y..<rect.maxY {
            let (row, target) = (UnsafePointer(row(y)), alpha + y * bytesPerRow)
            guard PixelRows.separate(color, row + rect.x, into: target + rect.x, count: rect.width) else {
                return false
            }
        }
        return true
    }
}

extension PixelRows {
    fileprivate static func separate(
        _ color: UInt32, _ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt8>, count: Int
    ) -> Bool {
        var difference = SIMD8<UInt32>(repeating: 0)
        var index = 0
        while index &+ EightPixels.count <= count {
            let pixels = EightPixels(source + index)
            let coverage = pixels.coverage
            // Transparent pixels have no color.
            difference |= pixels.difference(from: EightPixels(color, coverage: coverage))
            UnsafeMutableRawPointer(target + index).storeBytes(of: coverage, as: UInt64.self)
            index &+= EightPixels.count
        }
        var isExact = difference == SIMD8(repeating: 0)
        while index < count {
            target[index] = UInt8(truncatingIfNeeded: source[index] &>> 24)
            isExact = isExact && source[index] == pixel(color, coverage: target[index])
            index &+= 1
        }
        return isExact
    }
}
