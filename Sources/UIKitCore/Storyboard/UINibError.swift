// SPDX-License-Identifier: MIT

/// Why no objects can be made of a UI file.
public enum UINibError: Error, Equatable, Sendable {
    /// The bundle has no file of this name.
    case missing(name: String, bundle: String)
    /// The file is there but cannot be read.
    case unreadable(file: String, reason: String)
    /// The file cannot be used; the reason names the line, what is there and what would be accepted.
    case invalid(file: String, reason: String)
}

extension UINibError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing(let name, let bundle):
            "There is no UI file \(name).xib in \(bundle)."
        case .unreadable(let file, let reason):
            "\(file) cannot be read: \(reason)"
        case .invalid(let file, let reason):
            "\(file) cannot be used. \(reason)"
        }
    }
}
