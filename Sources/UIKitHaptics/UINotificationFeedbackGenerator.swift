// SPDX-License-Identifier: MIT
public import Foundation

/// A generator for feedback about the result of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task was completed.
        case success = 0
        /// The task was completed with a problem that deserves attention.
        case warning = 1
        /// The task failed.
        case error = 2
    }

    /// Plays the pattern of pulses for a result.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        play(.notification(notificationType))
    }

    /// Plays the pattern of pulses for a result that is shown at a location in the generator's view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
