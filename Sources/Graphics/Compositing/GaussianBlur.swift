// SPDX-License-Identifier: MIT
internal import Foundation

/// A soft blur of masks: three running means, which together come within 3 % of a Gaussian bell.
struct GaussianBlur {
    /// Length of each mean in pixels; where it is even, the first two lean to opposite sides and the third is one longer.
    private let length: Int

    /// `sigma` is the bell's standard deviation in pixels, 0...100.
    init(sigma: CGFloat) {
        // The length at which three means have the bell's deviation: 3·√(2π)/4 of it.
        length = Int((sigma.clamped(to: 0...100) * 1.8799712 + 0.5).rounded(.down))
    }

    /// How many pixels the blur reaches beyond a shape.
    var reach: Int { length <= 1 ? 0 : length % 2 == 1 ? 3 * (length / 2) : 3 * length / 2 - 1 }

    /// Blurs an `.alpha8` bitmap in place; outside the bitmap counts as empty.
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

    /// For each mean, how many pixels before and after the middle it takes in.
    private var passes: [(before: Int, after: Int)] {
        let half = length / 2
        return length % 2 == 1
            ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
    }
}

/// One row or column on its way through the means, with room for what spills over the ends on the way.
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
        // Eight bits after the point keep three roundings from adding up to a visible step.
        var isEmpty = true
        for index in 0..<count {
            let value = unsafe bytes[start + index * stride]
            values[margin + index] = Int32(value) << 8
            isEmpty = isEmpty && value == 0
        }
        // Rows above and below the shape, before anything was spread over them.
        guard !isEmpty else { return }
        for pass in passes {
            Self.takeMeans(of: values, into: &means, before: pass.before, after: pass.after)
            swap(&values, &means)
        }
        for index in 0..<count {
            unsafe bytes[start + index * stride] = UInt8(min(255, (values[margin + index] + 128) >> 8))
        }
    }

    /// One running mean.
    ///
    /// The margins are so wide that nothing but zeros is ever where the window does not fit.
    private static func takeMeans(of values: [Int32], into means: inout [Int32], before: Int, after: Int) {
        // Multiplying by the reciprocal, 24 bits after the point, takes a fifth of the time of dividing.
        let reciprocal = (1 << 24) / Int64(before + after + 1) + 1
        let half: Int64 = 1 << 23
        // Without bounds checks, which would double the time of the first shadow of a window.
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
