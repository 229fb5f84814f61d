// SPDX-License-Identifier: MIT

/// An error that occurred when loading an interface file.
public enum UINibError: Error, Equatable, Sendable {
    /// The bundle contains no file of this name.
    case missing(name: String, bundle: String)
    /// The file can't be read.
    case unreadable(file: String, reason: String)
    /// The file is invalid. The reason contains the line, what was found, and what was expected.
    case invalid(file: String, reason: String)
}

extension UINibError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing(let name, let bundle):
            "There is no UI file \(name) in \(bundle)."
        case .unreadable(let file, let reason):
            "\(file) cannot be read: \(reason)"
        case .invalid(let file, let reason):
            "\(file) cannot be used. \(reason)"
        }
    }
}
