// SPDX-License-Identifier: MIT
internal import Foundation

/// Blurs masks with three box blurs, which approximate a Gaussian to within 3 %.
struct GaussianBlur {
    /// The length of each box in pixels.
    ///
    /// For an even length, the first two are offset to opposite sides and the third is one longer.
    private let length: Int

    /// Creates a blur with the standard deviation `sigma` in pixels, 0...100.
    init(sigma: CGFloat) {
        // Three box blurs have the Gaussian's deviation if their length is 3·√(2π)/4 of it.
        length = Int((sigma.clamped(to: 0...100) * 1.8799712 + 0.5).rounded(.down))
    }

    /// The number of pixels by which the blur extends a shape.
    var reach: Int { length <= 1 ? 0 : length % 2 == 1 ? 3 * (length / 2) : 3 * length / 2 - 1 }

    /// Blurs an `.alpha8` bitmap in place.
    ///
    /// Pixels outside the bitmap are treated as empty.
    func apply(to bitmap: Bitmap) {
        precondition(bitmap.format == .alpha8, "Only masks are blurred.")
        guard length > 1 else { return }
        let (width, height, bytesPerRow) = (bitmap.width, bitmap.height, bitmap.bytesPerRow)
        unsafe bitmap.withUnsafeMutableBytes { bytes in
            var line = Line(capacity: max(width, height), reach: reach)
            for row in 0..<height {
                unsafe line.blur(bytes, start: row * bytesPerRow, stride: 1, count: width, passes: passes)
            }
            for column in 0..<width {
                unsafe line.blur(bytes, start: column, stride: bytesPerRow, count: height, passes: passes)
            }
        }
    }

    /// The number of pixels before and after the center in each box.
    private var passes: [(before: Int, after: Int)] {
        let half = length / 2
        return length % 2 == 1
            ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
    }
}

/// The buffers of one row or column, including space for values that spread beyond the ends.
private struct Line {
    private var values: [Int32]
    private var means: [Int32]
    private let margin: Int

    init(capacity: Int, reach: Int) {
        margin = reach + 1
        values = [Int32](repeating: 0, count: capacity + 2 * margin)
        means = values
    }

    mutating func blur(
        _ bytes: UnsafeMutableRawBufferPointer, start: Int, stride: Int, count: Int,
        passes: [(before: Int, after: Int)]
    ) {
        for index in values.indices { values[index] = 0 }
        // Eight fraction bits keep three roundings from adding up to a visible step.
        var isEmpty = true
        for index in 0..<count {
            let value = unsafe bytes[start + index * stride]
            values[margin + index] = Int32(value) << 8
            isEmpty = isEmpty && value == 0
        }
        // Rows above and below the shape that nothing has spread into yet.
        guard !isEmpty else { return }
        for pass in passes {
            Self.takeMeans(of: values, into: &means, before: pass.before, after: pass.after)
            swap(&values, &means)
        }
        for index in 0..<count {
            unsafe bytes[start + index * stride] = UInt8(min(255, (values[margin + index] + 128) >> 8))
        }
    }

    /// One box blur.
    ///
    /// The margins are wide enough that the window only exceeds the array where all values are zero.
    private static func takeMeans(of values: [Int32], into means: inout [Int32], before: Int, after: Int) {
        // Multiplying by the reciprocal, with 24 fraction bits, takes a fifth of the time of a division.
        let reciprocal = (1 << 24) / Int64(before + after + 1) + 1
        let half: Int64 = 1 << 23
        // Bounds checks would double the time of a window's first shadow.
        unsafe values.withUnsafeBufferPointer { values in
            unsafe means.withUnsafeMutableBufferPointer { means in
                var sum: Int32 = 0
                for index in 0..<(before + after) { sum += unsafe values[index] }
                for index in before..<(values.count - after) {
                    sum += unsafe values[index + after]
                    unsafe means[index] = Int32(truncatingIfNeeded: (Int64(sum) * reciprocal + half) >> 24)
                    sum -= unsafe values[index - before]
                }
            }
        }
    }
}
