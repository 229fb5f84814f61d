// SPDX-License-Identifier: MIT
internal import Foundation

extension Bitmap {
    private static let opaquePair: UInt64 = 0xFF00_0000_FF00_0000

    /// Whether every pixel is opaque.
    ///
    /// Stops after the first row with a pixel that is not.
    package var isEveryPixelOpaque: Bool {
        guard format == .argb32 else { return false }
        return unsafe withUnsafeBytes { bytes in
            for y in 0..<height {
                // Two pixels at a time, with one branch per row, because video frames are checked thirty times a
                // second.
                var all = UInt64.max
                var offset = y * bytesPerRow
                for _ in 0..<width / 2 {
                    all &= unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    offset += 8
                }
                if width % 2 == 1 {
                    all &= unsafe UInt64(bytes.load(fromByteOffset: offset, as: UInt32.self)) | 0xFF00_0000_0000_0000
                }
                if all & Self.opaquePair != Self.opaquePair { return false }
            }
            return true
        }
    }

    /// Sets the alpha of every pixel to 255, for pixels without an alpha channel.
    package func makeEveryPixelOpaque() {
        unsafe withUnsafeMutableBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let offset = y * bytesPerRow + x * 4
                    let pixel = unsafe bytes.load(fromByteOffset: offset, as: UInt32.self)
                    unsafe bytes.storeBytes(of: pixel | 0xFF00_0000, toByteOffset: offset, as: UInt32.self)
                }
            }
        }
    }
}
