// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// A property of a view's layer that a block can animate, under the layer's name for it.
@MainActor
struct AnimatedProperty {
    let key: String
    /// Animations of it add up instead of replacing one another.
    let isAdditive: Bool
    let value: (CALayer) -> Any?
    /// Sets a value that `value` gave; anything else changes nothing.
    let set: (CALayer, Any?) -> Void

    private init<Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<CALayer, Value>, isAdditive: Bool = false
    ) {
        self.key = key
        self.isAdditive = isAdditive
        value = { $0[keyPath: path] }
        set = { layer, value in
            if let value = value as? Value { layer[keyPath: path] = value }
        }
    }

    private init(color key: String, _ path: ReferenceWritableKeyPath<CALayer, CGColor?>) {
        self.key = key
        isAdditive = false
        value = { $0[keyPath: path] }
        set = { layer, value in layer[keyPath: path] = value as? CGColor }
    }

    private init(
        _ key: String, isAdditive: Bool, get: @escaping (CALayer) -> Any?, set: @escaping (CALayer, Any?) -> Void
    ) {
        self.key = key
        self.isAdditive = isAdditive
        value = get
        self.set = set
    }

    static func named(_ key: String) -> AnimatedProperty? { all[key] }

    private static let all: [String: AnimatedProperty] = {
        let properties: [AnimatedProperty] = [
            AnimatedProperty("position", \.position, isAdditive: true),
            AnimatedProperty("bounds", \.bounds, isAdditive: true),
            AnimatedProperty(
                "transform", isAdditive: true, get: { $0.affineTransform() },
                set: { layer, value in
                    if let value = value as? CGAffineTransform { layer.setAffineTransform(value) }
                }),
            AnimatedProperty("anchorPoint", \.anchorPoint),
            AnimatedProperty("zPosition", \.zPosition),
            AnimatedProperty("opacity", \.opacity),
            AnimatedProperty(color: "backgroundColor", \.backgroundColor),
            AnimatedProperty(color: "borderColor", \.borderColor),
            AnimatedProperty("borderWidth", \.borderWidth),
            AnimatedProperty("cornerRadius", \.cornerRadius),
            AnimatedProperty(color: "shadowColor", \.shadowColor),
            AnimatedProperty("shadowOffset", \.shadowOffset),
            AnimatedProperty("shadowOpacity", \.shadowOpacity),
            AnimatedProperty("shadowRadius", \.shadowRadius),
        ]
        return Dictionary(uniqueKeysWithValues: properties.map { ($0.key, $0) })
    }()

    /// What has to be added to `base` to give `value`, and what changes nothing; `nil` if the two are the same.
    static func residual(of value: Any, from base: Any) -> (value: Any, neutral: Any)? {
        let animation = CABasicAnimation()
        guard animation.setResidual(from: value, to: base), let residual = animation.fromValue,
            let neutral = animation.toValue
        else { return nil }
        return (residual, neutral)
    }

    /// The difference that changes nothing, of the kind of `residual`.
    static func neutral(like residual: Any) -> Any? {
        switch residual {
        case is CGPoint: CGPoint.zero
        case is CGRect: CGRect.zero
        case is CGFloat: CGFloat(0)
        case is CGAffineTransform: CGAffineTransform.identity
        default: nil
        }
    }

    /// Where a colour comes from that was not there before: itself with no alpha.
    func clearColor(of layer: CALayer) -> Any? {
        (value(layer) as? CGColor)?.copy(alpha: 0)
    }
}
