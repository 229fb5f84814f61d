// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A value that can lie between two others.
enum AnimatedValue: Equatable, Sendable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CGAffineTransform)
    /// `nil` is no colour: the other end's with no alpha.
    case color(CGColor?)

    /// What `value` holds, if it is of a kind that can be animated.
    init?(_ value: Any) {
        switch value {
        case let value as AnimatedValue: self = value
        case let value as CGFloat: self = .number(value.sanitized)
        case let value as Double: self = .number(CGFloat(value).sanitized)
        case let value as Float: self = .number(CGFloat(value).sanitized)
        case let value as Int: self = .number(CGFloat(value))
        case let value as CGPoint: self = .point(value.sanitized)
        case let value as CGSize: self = .size(value.sanitized)
        // Not standardized: a residual of an additive animation may have a negative size.
        case let value as CGRect: self = .rect(CGRect(origin: value.origin.sanitized, size: value.size.sanitized))
        case let value as CGAffineTransform: self = .transform(value.sanitized)
        case let value as CGColor: self = .color(value)
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue).sanitized)
        default: return nil
        }
    }

    /// The value as the public interface hands it out.
    var boxed: Any? {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value
        }
    }

    /// This value as one of `sample`'s kind: a point may stand for a size; `nil` if they have nothing in common.
    func matching(_ sample: AnimatedValue) -> AnimatedValue? {
        if case .point(let point) = self, case .size = sample { return .size(CGSize(width: point.x, height: point.y)) }
        return isSameKind(as: sample) ? self : nil
    }

    /// Whether the two can be combined.
    func isSameKind(as other: AnimatedValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform),
            (.color, .color):
            true
        default:
            false
        }
    }

    /// The value at `progress` (0 = this one, 1 = `end`; may be outside) on the way to `end`.
    ///
    /// Transforms are interpolated component by component; colours with their alpha multiplied in, so that a fade from
    /// a clear colour does not pass through grey.
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
        default:
            end
        }
    }

    /// This value with `residual` on top: sums, and for transforms the residual first and this one after it.
    ///
    /// Colours have no sum; the residual replaces the colour.
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
        case (.color, .color):
            residual
        default:
            self
        }
    }

    /// What has to be added to `base` to give this value; inverse of `adding`.
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
        default:
            self
        }
    }

    /// The residual that changes nothing.
    var neutral: AnimatedValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(.identity)
        case .color: self
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
