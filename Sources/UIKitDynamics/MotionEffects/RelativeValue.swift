// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import UIKitCore

/// A value that is added to a property: its numbers, and the type that they make.
struct RelativeValue {
    private enum Kind {
        case number, point, size, transform, transform3D
    }

    private let kind: Kind
    private let numbers: [Double]

    private init(_ kind: Kind, _ numbers: [Double]) {
        self.kind = kind
        self.numbers = numbers
    }

    /// Returns `nil` for a value of another type, or one that is not finite.
    init?(_ value: Any) {
        switch value {
        case let value as CGPoint: self.init(.point, [value.x, value.y])
        case let value as CGSize: self.init(.size, [value.width, value.height])
        case let value as UIOffset: self.init(.size, [value.horizontal, value.vertical])
        case let value as CGAffineTransform:
            self.init(.transform, [value.a, value.b, value.c, value.d, value.tx, value.ty])
        case let value as CATransform3D: self.init(.transform3D, Self.elements.map { Double(value[keyPath: $0]) })
        case let value as CGFloat: self.init(.number, [Double(value)])
        case let value as Double: self.init(.number, [value])
        case let value as Float: self.init(.number, [Double(value)])
        case let value as Int: self.init(.number, [Double(value)])
        case let value as NSNumber: self.init(.number, [value.doubleValue])
        default: return nil
        }
        guard numbers.allSatisfy(\.isFinite) else { return nil }
    }

    /// No change.
    var zero: RelativeValue {
        switch kind {
        case .transform: RelativeValue(CGAffineTransform.identity) ?? self
        case .transform3D: RelativeValue(CATransform3DIdentity) ?? self
        default: self * 0
        }
    }

    /// The value in the type that layers animate.
    var value: Any {
        switch kind {
        case .number: CGFloat(numbers[0])
        case .point: CGPoint(x: numbers[0], y: numbers[1])
        case .size: CGSize(width: numbers[0], height: numbers[1])
        case .transform: affineTransform
        case .transform3D: transform3D
        }
    }

    /// The value of a number; `nil` for other types.
    var number: CGFloat? { kind == .number ? CGFloat(numbers[0]) : nil }

    private var affineTransform: CGAffineTransform {
        CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    private var transform3D: CATransform3D {
        var result = CATransform3DIdentity
        for (path, number) in zip(Self.elements, numbers) { result[keyPath: path] = CGFloat(number) }
        return result
    }

    // Key paths without arguments are immutable.
    nonisolated(unsafe) private static let elements: [WritableKeyPath<CATransform3D, CGFloat>] = [
        \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]

    static func * (value: RelativeValue, factor: Double) -> RelativeValue {
        RelativeValue(value.kind, value.numbers.map { $0 * factor })
    }

    /// Adds values of one type; returns the first one otherwise.
    static func + (first: RelativeValue, second: RelativeValue) -> RelativeValue {
        guard first.kind == second.kind else { return first }
        return RelativeValue(first.kind, zip(first.numbers, second.numbers).map { $0 + $1 })
    }

    /// The sum of two changes of one property, which for transforms is one after the other.
    static func sum(_ first: Any, _ second: Any) -> Any {
        guard let a = RelativeValue(first), let b = RelativeValue(second), a.kind == b.kind else { return first }
        switch a.kind {
        case .transform: return a.affineTransform.concatenating(b.affineTransform)
        case .transform3D: return CATransform3DConcat(a.transform3D, b.transform3D)
        default: return (a + b).value
        }
    }
}
