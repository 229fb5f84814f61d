// SPDX-License-Identifier: MIT
internal import Foundation

/// The pixels of a window, in which an audit measures contrast.
public struct AuditImage: Sendable {
    private let pixels: [UInt32]
    public let width: Int
    public let height: Int
    /// The number of pixels per point.
    public let scale: Double

    /// Creates an image of opaque pixels, `0xXXRRGGBB`, in rows from the top.
    ///
    /// - Returns: `nil` if the number of pixels isn't that of the size, or the scale isn't positive.
    public init?(pixels: [UInt32], width: Int, height: Int, scale: Double) {
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !overflows, count == pixels.count, scale > 0, scale.isFinite else { return nil }
        self.pixels = pixels
        self.width = width
        self.height = height
        self.scale = scale
    }

    /// Returns the contrast ratio between the most frequent color in a rectangle and the color that differs most from
    /// it, in 1...21; `nil` if the rectangle contains no pixels.
    ///
    /// Smoothed edges lie between the two, so that they don't change the result. A frame or an icon inside the
    /// rectangle can hide text of low contrast, but no text of sufficient contrast is reported.
    public func contrast(x: Double, y: Double, width: Double, height: Double) -> Double? {
        let columns = range(from: x, length: width, limit: self.width)
        let rows = range(from: y, length: height, limit: self.height)
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        var counts: [UInt32: Int] = [:]
        for row in rows {
            for pixel in pixels[row * self.width + columns.lowerBound..<row * self.width + columns.upperBound] {
                counts[pixel & 0xFF_FF_FF, default: 0] += 1
            }
        }
        // Among colors of the same number of pixels, the choice must not depend on the order of the dictionary.
        guard let background = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
        return counts.keys.map { Contrast.ratio($0, background) }.max()
    }

    private func range(from start: Double, length: Double, limit: Int) -> Range<Int> {
        let first = (start * scale).rounded(.up)
        let last = ((start + length) * scale).rounded(.down)
        guard first.isFinite, last.isFinite, first < last else { return 0..<0 }
        let whole = Double(limit)
        return Int(min(max(first, 0), whole))..<Int(min(max(last, 0), whole))
    }
}

/// The contrast of two colors, as the Web Content Accessibility Guidelines define it.
public enum Contrast {
    /// Returns the contrast ratio of two opaque sRGB colors `0xRRGGBB`, in 1...21.
    public static func ratio(_ first: UInt32, _ second: UInt32) -> Double {
        let (first, second) = (luminance(first), luminance(second))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Returns the relative luminance of an sRGB color `0xRRGGBB`, in 0...1.
    public static func luminance(_ color: UInt32) -> Double {
        0.2126 * linear(color >> 16) + 0.7152 * linear(color >> 8) + 0.0722 * linear(color)
    }

    private static func linear(_ component: UInt32) -> Double { levels[Int(component & 0xFF)] }

    private static let levels: [Double] = (0...255).map {
        let value = Double($0) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
