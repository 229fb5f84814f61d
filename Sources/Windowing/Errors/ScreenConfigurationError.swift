// SPDX-License-Identifier: MIT

/// The reason why the screens were not changed; `route` is the interface that was used.
public enum ScreenConfigurationError: Error, Hashable, Sendable {
    /// The desktop refused the change.
    case refused(route: String, reason: String)
    /// The screens changed while the change was under way; it may succeed with their new state.
    case outdated(route: String)
    /// The interface cannot do it, or is no longer offered.
    case unavailable(operation: String, reason: String)
    /// The connection that the change would be sent over has ended.
    case connectionLost(display: String, reason: String)
}

extension ScreenConfigurationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .refused(let route, let reason):
            "The desktop refused to change the screens by \(route): \(reason)."
        case .outdated(let route):
            "The screens changed while a change by \(route) was under way."
        case .unavailable(let operation, let reason):
            "\(operation) is not possible here: \(reason)."
        case .connectionLost(let display, let reason):
            "The connection to the display \"\(display)\" was lost: \(reason)."
        }
    }
}
