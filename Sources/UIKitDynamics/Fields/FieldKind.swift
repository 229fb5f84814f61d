// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The rule by which a field acts on bodies.
enum FieldKind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
}

/// The state of a body that a field acts on, in the units of fields.
struct FieldSample {
    /// The position relative to the field's.
    var offset: Vector
    var velocity: Vector
    var mass: Double
    var charge: Double
    /// The unit vector away from the field's position.
    var outward: Vector
    /// The factor by which the field is weaker because of the distance, times the strength.
    var strength: Double
}
