// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import Graphics
internal import Windowing

/// Rows of premultiplied pixels, for as long as the bitmap that they belong to lends them.
struct PixelView: @unchecked Sendable {
    // Unchecked: rows are divided among threads so that none is written by two, and all are done before the bitmap takes
    // its memory back.
    let base: UnsafeMutablePointer<UInt32>
    let width: Int
    let height: Int
    /// Pixels from one row to the next.
    let stride: Int

    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * stride }

    /// Rows that are worth a thread of their own; below that, starting it costs more than it saves.
    static let pixelsWorthThreads = 1 << 16
    /// Read once: asking the system takes as long as painting a few thousand pixels.
    private static let processors = ProcessInfo.processInfo.activeProcessorCount

    /// Calls `body` with ranges of rows that together are `rows`, on several threads where there is enough to do.
    static func forEachBand(of rows: Range<Int>, width: Int, _ body: @Sendable (Range<Int>) -> Void) {
        let threads = processors
        guard threads > 1, rows.count * width >= pixelsWorthThreads, rows.count >= 2 * threads else {
            if !rows.isEmpty { body(rows) }
            return
        }
        // More bands than threads: the last to finish does not keep the others waiting for long.
        let bands = min(2 * threads, rows.count)
        DispatchQueue.concurrentPerform(iterations: bands) { band in
            let start = rows.lowerBound + rows.count * band / bands
            body(start..<(rows.lowerBound + rows.count * (band + 1) / bands))
        }
    }
}

extension Bitmap {
    /// Lends the pixels for direct access; does nothing for a bitmap of another kind than 32-bit pixels.
    func withPixels<Value>(_ body: (PixelView) -> Value) -> Value? {
        guard format == .argb32 else { return nil }
        return withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { address in
                body(
                    PixelView(
                        base: address.assumingMemoryBound(to: UInt32.self), width: width, height: height,
                        stride: bytesPerRow / 4))
            }
        }
    }

    /// Lends the pixels for looking at them only; does nothing for a bitmap of another kind than 32-bit pixels.
    func readPixels<Value>(_ body: (PixelView) -> Value) -> Value? {
        guard format == .argb32 else { return nil }
        return withUnsafeBytes { bytes in
            bytes.baseAddress.map { address in
                body(
                    PixelView(
                        base: UnsafeMutablePointer(mutating: address.assumingMemoryBound(to: UInt32.self)),
                        width: width, height: height, stride: bytesPerRow / 4))
            }
        }
    }
}

/// Arithmetic on the four channels of a pixel at once, each in 16 bits of a word.
enum Channels {
    static let mask: UInt64 = 0x00FF_00FF_00FF_00FF

    @inline(__always)
    static func spread(_ pixel: UInt32) -> UInt64 {
        let pixel = UInt64(pixel)
        return (pixel | (pixel << 24)) & mask
    }

    @inline(__always)
    static func pack(_ channels: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: channels | (channels >> 24))
    }

    /// `factor` is 0...256.
    @inline(__always)
    static func scale(_ channels: UInt64, _ factor: UInt64) -> UInt64 {
        ((channels &* factor) >> 8) & mask
    }

    /// `factor` is 0...255, and what it makes is rounded.
    @inline(__always)
    static func fade(_ channels: UInt64, _ factor: UInt64) -> UInt64 {
        let product = channels &* factor &+ 0x0080_0080_0080_0080
        return ((product &+ ((product >> 8) & mask)) >> 8) & mask
    }

    /// Between two, `share` (0...256) of the second.
    @inline(__always)
    static func mix(_ first: UInt64, _ second: UInt64, _ share: UInt64) -> UInt64 {
        ((first &* (256 &- share) &+ second &* share) >> 8) & mask
    }

    /// Lays a pixel over another one.
    @inline(__always)
    static func over(_ source: UInt64, _ target: UInt64) -> UInt64 {
        let alpha = alpha(source)
        // Rounded, and never more than 255: an opaque pixel below stays opaque.
        return source &+ fade(target, 255 &- alpha)
    }

    @inline(__always)
    static func alpha(_ channels: UInt64) -> UInt64 { channels >> 48 }
}
