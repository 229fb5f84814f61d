// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Controllers that show others.
    enum Containers {
        /// Seconds that a window takes from high to wide.
        static let rotationDuration: TimeInterval = 0.3
    }
}
