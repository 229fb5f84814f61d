// SPDX-License-Identifier: MIT

/// Constants for the environments for which a bar has images.
public enum UIBarMetrics: Int, Sendable {
    /// Every environment without images of its own.
    case `default` = 0
    /// A compact height.
    case compact = 1
    /// A bar with a prompt.
    case defaultPrompt = 101
    /// A bar with a prompt in a compact height.
    case compactPrompt = 102
}
