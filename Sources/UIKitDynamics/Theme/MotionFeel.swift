// SPDX-License-Identifier: MIT
internal import Foundation

/// The feel of motion effects.
enum MotionFeel {
    /// The duration in which a view follows the pointer, in seconds.
    static let followDuration: TimeInterval = 0.12
    /// The duration in which a view follows when the pointer enters or leaves the window, in seconds.
    static let enterDuration: TimeInterval = 0.4
}
