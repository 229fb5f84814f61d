// SPDX-License-Identifier: MIT

/// A request's value on its way out.
enum WireArgument {
    case int(Int32)
    case uint(UInt32)
    case fixed(Double)
    case string(String?)
    case object(Proxy?)
    case array(WireArray)
    case fileDescriptor(OwnedFileDescriptor)
    /// The place of the new object's id, which libwayland fills in.
    case newObject

    /// The wire's 24.8 fixed point: the nearest 256th, clamped to ±2^23; not a number becomes 0.
    static func fixedPoint(_ value: Double) -> Int32 {
        guard !value.isNaN else { return 0 }
        let scaled = (value * 256).rounded()
        return Int32(min(max(scaled, Double(Int32.min)), Double(Int32.max)))
    }
}
