// SPDX-License-Identifier: MIT
public import Foundation

/// The reason for which a stage could not perform an action of a test.
public enum StageError: Error, Hashable, Sendable {
    /// No visible view has that identifier, label, or text. `visible` are the names that exist.
    case notFound(name: String, visible: [String])
    /// A view with that name is visible although none should be.
    case unexpected(String)
    /// A view of that class is not visible, so that a touch cannot reach it.
    case notVisible(String)
    /// There is no key with that name.
    case unknownKey(String)
    /// Something is still animating after that many seconds.
    case neverSettles(seconds: TimeInterval)
    /// A screenshot differs from its reference, or has none.
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
