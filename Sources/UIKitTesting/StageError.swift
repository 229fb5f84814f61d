// SPDX-License-Identifier: MIT
public import Foundation

/// Why a stage could not do what a test asked of it.
public enum StageError: Error, Hashable, Sendable {
    /// No visible view has that identifier, label or text; these are the ones there are.
    case notFound(name: String, visible: [String])
    /// A view of that name can be seen although none should be.
    case unexpected(String)
    /// Nothing of a view of that class can be seen, so that no finger can reach it.
    case notVisible(String)
    /// No key is called that.
    case unknownKey(String)
    /// Something still moves after so many seconds.
    case neverSettles(seconds: TimeInterval)
    /// A picture is not as its reference, or has none.
    case picture(String)
}

extension StageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notFound(let name, let visible):
            "No view named \"\(name)\" can be seen; there are "
                + (visible.isEmpty ? "none with a name." : visible.map { "\"\($0)\"" }.joined(separator: ", ") + ".")
        case .unexpected(let name): "A view named \"\(name)\" can be seen, and should not."
        case .notVisible(let name): "Nothing of the \(name) can be seen, so that it cannot be touched."
        case .unknownKey(let name): "No key is called \"\(name)\"."
        case .neverSettles(let seconds): "Something still moves after \(seconds) seconds."
        case .picture(let sentence): sentence
        }
    }
}
