// SPDX-License-Identifier: MIT
internal import Foundation

/// Names of the functions that make a transform of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Radians about the x axis, and so on.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Three numbers, one for each axis.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Three numbers of points, one for each axis.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes the transform that an animation sets of the numbers that it goes through: an animation from 0 to 2π with
/// `rotateZ` turns round once, where one between the two equal transforms would stand still.
public final class CAValueFunction: Sendable {
    public let name: CAValueFunctionName

    /// `nil` for an unknown name.
    public init?(name: CAValueFunctionName) {
        let known: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
            .translateZ,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
    }

    /// The input that gives the identity.
    var sample: AnimatedValue {
        switch name {
        case .scale: .numbers([1, 1, 1])
        case .translate: .numbers([0, 0, 0])
        case .scaleX, .scaleY, .scaleZ: .number(1)
        default: .number(0)
        }
    }

    /// The transform for what the animation has come to; `nil` for numbers of which there are too few.
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
