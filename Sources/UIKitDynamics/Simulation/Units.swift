// SPDX-License-Identifier: MIT

/// The units of UIKit's dynamics, in points, seconds, and the mass of 100 by 100 points at a density of 1.
enum Units {
    /// The acceleration of a gravity behavior with a magnitude of 1, in points per square second.
    static let gravity = 1_000.0
    /// A force of 1, which accelerates a mass of 1 by this many points per square second.
    static let force = 100.0
    /// The unit of length of fields and torques, in points.
    static let length = 100.0
}
