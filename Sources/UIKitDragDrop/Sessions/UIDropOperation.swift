// SPDX-License-Identifier: MIT

/// The effect of dropping the dragged items at their current location.
public enum UIDropOperation: UInt, Sendable {
    /// The drag is canceled; no data is transferred.
    case cancel = 0
    /// The location doesn't accept drops, although the view does elsewhere.
    case forbidden = 1
    /// The data is copied.
    case copy = 2
    /// The data is moved, and the source removes it.
    case move = 3
}
