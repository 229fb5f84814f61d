// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Ways from one controller to another.
    enum Transition {
        /// Without overshoot; at rest after half a second.
        private static let angularFrequency: CGFloat = 18.2574
        /// Seconds.
        static let crossFade: TimeInterval = 0.25
        static let flip: TimeInterval = 0.6

        /// The pace of what moves; `velocity` in shares of the whole way in a second.
        static func spring(velocity: CGFloat = 0) -> UISpringTimingParameters {
            let velocity = velocity.isFinite ? min(max(velocity, -100), 100) : 0
            return UISpringTimingParameters(
                mass: 1, stiffness: angularFrequency * angularFrequency, damping: 2 * angularFrequency,
                initialVelocity: CGVector(dx: velocity, dy: velocity))
        }
    }
}
