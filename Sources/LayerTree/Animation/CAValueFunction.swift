// SPDX-License-Identifier: MIT
public import Foundation

/// The names of the functions that convert numbers to a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Rotation about the x axis, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Rotation about the y axis, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Rotation about the z axis, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Scaling by three factors, one for each axis.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// Scaling along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Scaling along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Scaling along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Translation by three distances in points, one for each axis.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Translation along the x axis, in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Translation along the y axis, in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Translation along the z axis, in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Converts the numbers that an animation interpolates to the transform it sets.
///
/// An animation from 0 to 2π with `rotateZ` makes a full rotation, whereas one between the two equal transforms would
/// not move.
public final class CAValueFunction: NSObject, Sendable {
    /// The function's name.
    public let name: CAValueFunctionName

    /// Creates the function with that name; `nil` for an unknown name.
    public init?(name: CAValueFunctionName) {
        let known: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
            .translateZ,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
    }

    /// The input that gives the identity transform.
    var sample: AnimatedValue {
        switch name {
        case .scale: .numbers([1, 1, 1])
        case .translate: .numbers([0, 0, 0])
        case .scaleX, .scaleY, .scaleZ: .number(1)
        default: .number(0)
        }
    }

    /// Returns the transform for an interpolated value; `nil` if `input` has too few numbers.
    func transform(_ input: AnimatedValue) -> AnimatedValue? {
        let numbers: [CGFloat]
        switch input {
        case .number(let number): numbers = [number, number, number]
        case .numbers(let all): numbers = all
        default: return nil
        }
        guard numbers.count >= 3 else { return nil }
        let (x, y, z) = (numbers[0], numbers[1], numbers[2])
        let transform =
            switch name {
            case .rotateX: CATransform3D(rotationAngle: x, 1, 0, 0)
            case .rotateY: CATransform3D(rotationAngle: x, 0, 1, 0)
            case .rotateZ: CATransform3D(rotationAngle: x, 0, 0, 1)
            case .scaleX: CATransform3D(scaleX: x, 1, 1)
            case .scaleY: CATransform3D(scaleX: 1, x, 1)
            case .scaleZ: CATransform3D(scaleX: 1, 1, x)
            case .scale: CATransform3D(scaleX: x, y, z)
            case .translateX: CATransform3D(translationX: x, 0, 0)
            case .translateY: CATransform3D(translationX: 0, x, 0)
            case .translateZ: CATransform3D(translationX: 0, 0, x)
            default: CATransform3D(translationX: x, y, z)
            }
        return AnimatedValue(transform)
    }
}
