// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

extension UIFieldBehavior {
    /// Creates a field with a force against the velocity and proportional to it.
    public static func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

    /// Creates a field with a force at a right angle to the direction of its position, clockwise.
    public static func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

    /// Creates a field that accelerates items toward a position.
    public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }

    /// Creates a field that accelerates items in a direction.
    public static func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }

    /// Creates a field that gives items a velocity, in units of 100 points per second.
    public static func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }

    /// Creates a field with forces in irregular directions.
    ///
    /// The field is the same in each run.
    public static func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Creates a field with forces in irregular directions, proportional to the speed of the items.
    ///
    /// The field is the same in each run.
    public static func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Creates a field with a force toward its position and proportional to the distance.
    public static func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

    /// Creates a field with a force away from its position and proportional to the charge of the items.
    public static func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

    /// Creates a field with a force at a right angle to the velocity, proportional to it and to the charge of the items.
    public static func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

    /// Creates a field with a force that a closure computes before each step.
    ///
    /// Its parameters are the field, the position of an item relative to that of the field, in points, the velocity in
    /// points per second, the mass, the charge, and the duration of the step in seconds. A force that is not finite is
    /// ignored.
    public static func field(
        evaluationBlock block:
            @escaping (
                UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
            ) -> CGVector
    ) -> UIFieldBehavior {
        UIFieldBehavior(.custom(block))
    }
}
