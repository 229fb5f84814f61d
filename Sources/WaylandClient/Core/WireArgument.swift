// SPDX-License-Identifier: MIT

/// An argument of a request.
enum WireArgument {
    case int(Int32)
    case uint(UInt32)
    case fixed(Double)
    case string(String?)
    case object(Proxy?)
    case array(WireArray)
    case fileDescriptor(OwnedFileDescriptor)
    /// A placeholder for the new object's ID, which libwayland assigns.
    case newObject

    /// Returns a 24.8 fixed-point number: the nearest 256th, clamped to ±2^23; 0 for NaN.
    static func fixedPoint(_ value: Double) -> Int32 {
        guard !value.isNaN else { return 0 }
        let scaled = (value * 256).rounded()
        return Int32(min(max(scaled, Double(Int32.min)), Double(Int32.max)))
    }
}
