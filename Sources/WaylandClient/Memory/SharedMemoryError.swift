// SPDX-License-Identifier: MIT

/// Why memory cannot be shared with the compositor.
public enum SharedMemoryError: Error, Hashable, Sendable {
    /// A size in bytes that the wire cannot say: it must be from 1 to 2^31 − 1.
    case invalidSize(Int)
    /// A buffer that does not lie in its pool; its last byte would be number `needed`, of `available`.
    ///
    /// `needed` is `nil` if a measure is negative, zero or beyond counting, or a row longer than its stride.
    case outsidePool(needed: Int?, available: Int)
    case system(SystemError)
}

extension SharedMemoryError: CustomStringConvertible {
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
