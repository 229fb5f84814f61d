// SPDX-License-Identifier: MIT

/// An error in changing the screens' settings; `route` is the interface that was used.
public enum ScreenConfigurationError: Error, Hashable, Sendable {
    /// The window system refused the change.
    case refused(route: String, reason: String)
    /// The screens changed before the change was applied; it might succeed with their new state.
    case outdated(route: String)
    /// The interface doesn't support the operation, or is no longer available.
    case unavailable(operation: String, reason: String)
    /// The connection used for the change has ended.
    case connectionLost(display: String, reason: String)
}

extension ScreenConfigurationError: CustomStringConvertible {
    /// A message for the log.
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
