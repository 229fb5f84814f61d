// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import Graphics
internal import Windowing

/// Rows of premultiplied pixels, valid for the duration of the access to their bitmap.
struct PixelView: @unchecked Sendable {
    // Unchecked: rows are divided among threads so that no row is written by two, and all threads finish before the
    // access to the bitmap ends.
    let base: UnsafeMutablePointer<UInt32>
    let width: Int
    let height: Int
    /// The number of pixels from one row to the next.
    let stride: Int

    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * stride }

    /// The minimum number of pixels per thread; below that, starting a thread costs more than it saves.
    static let pixelsWorthThreads = 1 << 16
    /// Read once, because the query costs as much as painting a few thousand pixels.
    private static let processors = ProcessInfo.processInfo.activeProcessorCount

    /// Calls `body` with ranges that together cover `rows`, on several threads if there is enough work.
    static func forEachBand(of rows: Range<Int>, width: Int, _ body: @Sendable (Range<Int>) -> Void) {
        let threads = processors
        guard threads > 1, rows.count * width >= pixelsWorthThreads, rows.count >= 2 * threads else {
            if !rows.isEmpty { body(rows) }
            return
        }
        // More bands than threads, so that the last thread to finish doesn't delay the others for long.
        let bands = min(2 * threads, rows.count)
        DispatchQueue.concurrentPerform(iterations: bands) { band in
            let start = rows.lowerBound + rows.count * band / bands
            body(start..<(rows.lowerBound + rows.count * (band + 1) / bands))
        }
    }
}

extension Bitmap {
    /// Provides direct access to the pixels; returns `nil` for a bitmap without 32-bit pixels.
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

    /// Provides read-only access to the pixels; returns `nil` for a bitmap without 32-bit pixels.
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

    /// Scales a pixel by `factor` (0...256).
    @inline(__always)
    static func scale(_ channels: UInt64, _ factor: UInt64) -> UInt64 {
        ((channels &* factor) >> 8) & mask
    }

    /// Scales a pixel by `factor` (0...255), with rounding.
    @inline(__always)
    static func fade(_ channels: UInt64, _ factor: UInt64) -> UInt64 {
        let product = channels &* factor &+ 0x0080_0080_0080_0080
        return ((product &+ ((product >> 8) & mask)) >> 8) & mask
    }

    /// Mixes two pixels, with `share` (0...256) of the second.
    @inline(__always)
    static func mix(_ first: UInt64, _ second: UInt64, _ share: UInt64) -> UInt64 {
        ((first &* (256 &- share) &+ second &* share) >> 8) & mask
    }

    /// Composites a pixel over another one.
    @inline(__always)
    static func over(_ source: UInt64, _ target: UInt64) -> UInt64 {
        let alpha = alpha(source)
        // Rounded, and never more than 255: an opaque pixel below stays opaque.
        return source &+ fade(target, 255 &- alpha)
    }

    @inline(__always)
    static func alpha(_ channels: UInt64) -> UInt64 { channels >> 48 }
}
