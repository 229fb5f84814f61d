// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A value that can be interpolated.
enum AnimatedValue: Equatable, Sendable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CGAffineTransform)
    case transform3D(CATransform3D)
    /// `nil` is no color, interpolated as the other end's color with zero alpha.
    case color(CGColor?)
    case colors([CGColor])
    case numbers([CGFloat])
    case path(LayerPath?)

    /// Creates a value from `value`, if its type can be animated.
    init?(_ value: Any) {
        switch value {
        case let value as AnimatedValue: self = value
        case let value as CGFloat: self = .number(value.sanitized)
        case let value as Double: self = .number(CGFloat(value).sanitized)
        case let value as Float: self = .number(CGFloat(value).sanitized)
        case let value as Int: self = .number(CGFloat(value))
        case let value as CGPoint: self = .point(value.sanitized)
        case let value as CGSize: self = .size(value.sanitized)
        // Not standardized: the residual of an additive animation can have a negative size.
        case let value as CGRect: self = .rect(CGRect(origin: value.origin.sanitized, size: value.size.sanitized))
        case let value as CGAffineTransform: self = .transform(value.sanitized)
        case let value as CATransform3D:
            let value = value.sanitized
            self = value.isAffine ? .transform(value.affineTransform) : .transform3D(value)
        case let value as CGColor: self = .color(value)
        case let value as [CGColor]: self = .colors(value)
        case let value as CGPath: self = .path(LayerPath(value))
        case let value as [CGFloat]: self = .numbers(value.map(\.sanitized))
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue).sanitized)
        default: return nil
        }
    }

    /// The value in the type used by the public API.
    var boxed: Any? {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .transform3D(let value): value
        case .colors(let value): value
        case .numbers(let value): value
        case .path(let value): value?.path
        case .color(let value): value
        }
    }

    /// Returns this value converted to the type of `sample` (a point can stand for a size), or `nil` if no conversion
    /// exists.
    func matching(_ sample: AnimatedValue) -> AnimatedValue? {
        if case .point(let point) = self, case .size = sample { return .size(CGSize(width: point.x, height: point.y)) }
        return isSameKind(as: sample) ? self : nil
    }

    /// Whether the two values can be combined.
    func isSameKind(as other: AnimatedValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform),
            (.transform3D, .transform3D), (.transform, .transform3D), (.transform3D, .transform), (.color, .color),
            (.colors, .colors), (.numbers, .numbers), (.path, .path):
            true
        default:
            false
        }
    }

    /// Returns the value at `progress`, where 0 is this value and 1 is `end`.
    ///
    /// Values outside 0...1 extrapolate. Transforms are interpolated component by component. Colors are interpolated
    /// with premultiplied alpha, so that a fade from a clear color does not pass through gray.
    func interpolated(to end: AnimatedValue, progress: CGFloat) -> AnimatedValue {
        switch (self, end) {
        case (.number(let from), .number(let to)):
            .number(mix(from, to, progress))
        case (.point(let from), .point(let to)):
            .point(CGPoint(x: mix(from.x, to.x, progress), y: mix(from.y, to.y, progress)))
        case (.size(let from), .size(let to)):
            .size(mix(from, to, progress))
        case (.rect(let from), .rect(let to)):
            .rect(
                CGRect(
                    origin: CGPoint(
                        x: mix(from.origin.x, to.origin.x, progress), y: mix(from.origin.y, to.origin.y, progress)),
                    size: mix(from.size, to.size, progress)))
        case (.transform(let from), .transform(let to)):
            from == to
                ? end
                : .transform(
                    TransformComponents(from).interpolated(to: TransformComponents(to), progress: progress).transform)
        case (.color(let from), .color(let to)):
            .color(mix(from, to, progress))
        case (.colors(let from), .colors(let to)) where from.count == to.count:
            .colors(zip(from, to).map { mix($0, $1, progress) ?? $1 })
        case (.numbers(let from), .numbers(let to)) where from.count == to.count:
            .numbers(zip(from, to).map { mix($0, $1, progress) })
        case (.path(let from), .path(let to)):
            .path(from?.interpolated(to: to, progress: progress) ?? to)
        default:
            if let from = matrix, let to = end.matrix { .transform3D(mix(from, to, progress)) } else { end }
        }
    }

    /// The value as a 3D transform, if it is an affine or a 3D transform.
    private var matrix: CATransform3D? {
        switch self {
        case .transform(let transform): CATransform3D(transform)
        case .transform3D(let transform): transform
        default: nil
        }
    }

    /// Returns the sum of this value and `residual`.
    ///
    /// For transforms, `residual` is applied first. Colors and paths have no sum; the residual replaces them.
    func adding(_ residual: AnimatedValue) -> AnimatedValue {
        switch (self, residual) {
        case (.number(let base), .number(let more)):
            .number(base + more)
        case (.point(let base), .point(let more)):
            .point(CGPoint(x: base.x + more.x, y: base.y + more.y))
        case (.size(let base), .size(let more)):
            .size(CGSize(width: base.width + more.width, height: base.height + more.height))
        case (.rect(let base), .rect(let more)):
            .rect(
                CGRect(
                    origin: CGPoint(x: base.origin.x + more.origin.x, y: base.origin.y + more.origin.y),
                    size: CGSize(
                        width: base.size.width + more.size.width, height: base.size.height + more.size.height)))
        case (.transform(let base), .transform(let more)):
            .transform(more.concatenating(base))
        case (.numbers(let base), .numbers(let more)) where base.count == more.count:
            .numbers(zip(base, more).map { $0 + $1 })
        case (.color, .color), (.colors, .colors), (.path, .path):
            residual
        default:
            if let base = matrix, let more = residual.matrix {
                .transform3D(more.concatenating(base))
            } else {
                self
            }
        }
    }

    /// Returns the residual that produces this value when it is added to `base`; the inverse of `adding`.
    func subtracting(_ base: AnimatedValue) -> AnimatedValue {
        switch (self, base) {
        case (.number(let value), .number(let base)):
            .number(value - base)
        case (.point(let value), .point(let base)):
            .point(CGPoint(x: value.x - base.x, y: value.y - base.y))
        case (.size(let value), .size(let base)):
            .size(CGSize(width: value.width - base.width, height: value.height - base.height))
        case (.rect(let value), .rect(let base)):
            .rect(
                CGRect(
                    origin: CGPoint(x: value.origin.x - base.origin.x, y: value.origin.y - base.origin.y),
                    size: CGSize(
                        width: value.size.width - base.size.width, height: value.size.height - base.size.height)))
        case (.transform(let value), .transform(let base)):
            .transform(base.isInvertible ? value.concatenating(base.inverted()) : .identity)
        case (.numbers(let value), .numbers(let base)) where value.count == base.count:
            .numbers(zip(value, base).map { $0 - $1 })
        default:
            if let value = matrix, let base = base.matrix {
                .transform3D(base.inverse.map { value.concatenating($0) } ?? CATransform3DIdentity)
            } else {
                self
            }
        }
    }

    /// The residual that changes nothing.
    var neutral: AnimatedValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform, .transform3D: .transform(.identity)
        case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
        case .color, .colors, .path: self
        }
    }
}

private func mix(_ from: CGFloat, _ to: CGFloat, _ progress: CGFloat) -> CGFloat {
    // Exact at both ends, which `from + (to - from) * 1` is not for every number.
    progress == 1 ? to : from + (to - from) * progress
}

private func mix(_ from: CGSize, _ to: CGSize, _ progress: CGFloat) -> CGSize {
    CGSize(width: mix(from.width, to.width, progress), height: mix(from.height, to.height, progress))
}

private func mix(_ from: CGColor?, _ to: CGColor?, _ progress: CGFloat) -> CGColor? {
    if progress == 0 { return from }
    if progress == 1 { return to }
    guard let start = from ?? to?.fading(by: 0), let end = to ?? from?.fading(by: 0) else { return nil }
    let alpha = mix(start.alpha, end.alpha, progress)
    guard alpha > 0 else { return end.fading(by: 0) }
    func channel(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
        mix(from * start.alpha, to * end.alpha, progress) / alpha
    }
    return CGColor(
        red: channel(start.red, end.red), green: channel(start.green, end.green), blue: channel(start.blue, end.blue),
        alpha: alpha)
}

private func mix(_ from: CATransform3D, _ to: CATransform3D, _ progress: CGFloat) -> CATransform3D {
    if progress == 0 { return from }
    if progress == 1 { return to }
    guard let start = SpaceComponents(from), let end = SpaceComponents(to) else {
        // A transform that flattens space can't be decomposed; its matrix elements are interpolated directly.
        let rows = zip(from.rows, to.rows).map { $0 + ($1 - $0) * progress }
        return CATransform3D(
            m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: rows[0].w,
            m21: rows[1].x, m22: rows[1].y, m23: rows[1].z, m24: rows[1].w,
            m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: rows[2].w,
            m41: rows[3].x, m42: rows[3].y, m43: rows[3].z, m44: rows[3].w)
    }
    return start.interpolated(to: end, progress: progress).transform
}

extension LayerPath {
    /// Returns the path interpolated point by point, or `end` if the two paths don't have the same sequence of
    /// elements.
    fileprivate func interpolated(to end: LayerPath?, progress: CGFloat) -> LayerPath? {
        guard let end, elements.count == end.elements.count else { return progress >= 0.5 ? end : self }
        func between(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: mix(from.x, to.x, progress), y: mix(from.y, to.y, progress))
        }
        var steps: [CGPath.Element] = []
        steps.reserveCapacity(elements.count)
        for (from, to) in zip(elements, end.elements) {
            switch (from, to) {
            case (.move(let a), .move(let b)): steps.append(.move(to: between(a, b)))
            case (.line(let a), .line(let b)): steps.append(.line(to: between(a, b)))
            case (.quadCurve(let a, let controlA), .quadCurve(let b, let controlB)):
                steps.append(.quadCurve(to: between(a, b), control: between(controlA, controlB)))
            case (.curve(let a, let firstA, let secondA), .curve(let b, let firstB, let secondB)):
                steps.append(
                    .curve(
                        to: between(a, b), control1: between(firstA, firstB), control2: between(secondA, secondB)))
            case (.close, .close): steps.append(.close)
            default: return progress >= 0.5 ? end : self
            }
        }
        return LayerPath(elements: steps)
    }
}
