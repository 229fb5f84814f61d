// SPDX-License-Identifier: MIT
public import SystemFiles

/// An error in sharing memory with the compositor.
public enum SharedMemoryError: Error, Hashable, Sendable {
    /// A size in bytes outside the range from 1 to 2^31 − 1 of the wire format.
    case invalidSize(Int)
    /// A buffer that exceeds its pool; it requires `needed` of `available` bytes.
    ///
    /// `needed` is `nil` if a dimension is negative, zero or too large, or a row exceeds its stride.
    case outsidePool(needed: Int?, available: Int)
    /// A system call failed.
    case system(SystemError)
}

extension SharedMemoryError: CustomStringConvertible {
    /// A message for the log.
    public var description: String {
        switch self {
        case .invalidSize(let size):
            "\(size) bytes of memory cannot be shared; from 1 to \(Int32.max) are possible"
        case .outsidePool(let needed?, let available):
            "A buffer needs \(needed) bytes of a pool that has \(available)"
        case .outsidePool(nil, let available):
            "A buffer's measures fit no pool, not only this one of \(available) bytes"
        case .system(let error):
            "\(error)"
        }
    }
}
