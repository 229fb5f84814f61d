// SPDX-License-Identifier: MIT
internal import Foundation

extension Bitmap {
    /// Every alpha is 255; stops looking at the first that is not.
    var isEveryPixelOpaque: Bool {
        guard format == .argb32 else { return false }
        return unsafe withUnsafeBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = unsafe bytes.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                    if pixel < 0xFF00_0000 { return false }
                }
            }
            return true
        }
    }

    /// Fills in the alpha of pixels that came without one.
    func makeEveryPixelOpaque() {
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
