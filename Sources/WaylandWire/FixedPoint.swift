// SPDX-License-Identifier: MIT

/// The wire's 24.8 fixed-point numbers.
package enum FixedPoint {
    /// The nearest 256th of `value`, clamped to ±2^23; NaN becomes 0.
    package static func bits(_ value: Double) -> Int32 {
        guard !value.isNaN else { return 0 }
        let scaled = (value * 256).rounded()
        return Int32(min(max(scaled, Double(Int32.min)), Double(Int32.max)))
    }
}
