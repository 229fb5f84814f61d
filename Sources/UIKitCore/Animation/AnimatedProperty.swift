// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// A property of a view's layer that animation blocks can animate, identified by the layer's key for it.
@MainActor
struct AnimatedProperty {
    let key: String
    /// Whether concurrent animations of the property add up instead of replacing one another.
    let isAdditive: Bool
    let value: (CALayer) -> Any?
    /// Sets a value obtained from `value`; ignores values of other types.
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

    /// An optional property of layers of one class.
    private init<Layer: CALayer, Value>(
        optional key: String, _ path: ReferenceWritableKeyPath<Layer, Value?>
    ) {
        self.key = key
        isAdditive = false
        value = { ($0 as? Layer)?[keyPath: path] }
        set = { layer, value in (layer as? Layer)?[keyPath: path] = value as? Value }
    }

    /// A property that only layers of one class have.
    private init<Layer: CALayer, Value>(
        of kind: Layer.Type, _ key: String, _ path: ReferenceWritableKeyPath<Layer, Value>
    ) {
        self.key = key
        isAdditive = false
        value = { ($0 as? Layer)?[keyPath: path] }
        set = { layer, value in
            if let value = value as? Value { (layer as? Layer)?[keyPath: path] = value }
        }
    }

    static func named(_ key: String) -> AnimatedProperty? { all[key] }

    private static let all: [String: AnimatedProperty] = {
        let properties: [AnimatedProperty] = [
            AnimatedProperty("position", \.position, isAdditive: true),
            AnimatedProperty("bounds", \.bounds, isAdditive: true),
            AnimatedProperty("transform", \.transform, isAdditive: true),
            AnimatedProperty("anchorPoint", \.anchorPoint),
            AnimatedProperty("anchorPointZ", \.anchorPointZ),
            AnimatedProperty("zPosition", \.zPosition),
            AnimatedProperty("sublayerTransform", \.sublayerTransform),
            AnimatedProperty("contentsRect", \.contentsRect),
            AnimatedProperty("opacity", \.opacity),
            AnimatedProperty(optional: "backgroundColor", \CALayer.backgroundColor),
            AnimatedProperty(optional: "borderColor", \CALayer.borderColor),
            AnimatedProperty("borderWidth", \.borderWidth),
            AnimatedProperty("cornerRadius", \.cornerRadius),
            AnimatedProperty(optional: "shadowColor", \CALayer.shadowColor),
            AnimatedProperty("shadowOffset", \.shadowOffset),
            AnimatedProperty("shadowOpacity", \.shadowOpacity),
            AnimatedProperty("shadowRadius", \.shadowRadius),
            AnimatedProperty(optional: "shadowPath", \CALayer.shadowPath),
            AnimatedProperty(optional: "path", \CAShapeLayer.path),
            AnimatedProperty(optional: "fillColor", \CAShapeLayer.fillColor),
            AnimatedProperty(optional: "strokeColor", \CAShapeLayer.strokeColor),
            AnimatedProperty(of: CAShapeLayer.self, "lineWidth", \.lineWidth),
            AnimatedProperty(of: CAShapeLayer.self, "lineDashPhase", \.lineDashPhase),
            AnimatedProperty(of: CAShapeLayer.self, "strokeStart", \.strokeStart),
            AnimatedProperty(of: CAShapeLayer.self, "strokeEnd", \.strokeEnd),
            AnimatedProperty(optional: "colors", \CAGradientLayer.colors),
            AnimatedProperty(optional: "locations", \CAGradientLayer.positions),
            AnimatedProperty(of: CAGradientLayer.self, "startPoint", \.startPoint),
            AnimatedProperty(of: CAGradientLayer.self, "endPoint", \.endPoint),
            AnimatedProperty(of: BackdropLayer.self, "blurRadius", \.blurRadius),
            AnimatedProperty(of: BackdropLayer.self, "saturation", \.saturation),
            AnimatedProperty(optional: "tint", \BackdropLayer.tint),
        ]
        return Dictionary(uniqueKeysWithValues: properties.map { ($0.key, $0) })
    }()

    /// Returns the difference from `base` to `value`, and the neutral difference; `nil` if the values are equal.
    static func residual(of value: Any, from base: Any) -> (value: Any, neutral: Any)? {
        let animation = CABasicAnimation()
        guard animation.setResidual(from: value, to: base), let residual = animation.fromValue,
            let neutral = animation.toValue
        else { return nil }
        return (residual, neutral)
    }

    /// Returns the neutral difference of the same type as `residual`.
    static func neutral(like residual: Any) -> Any? {
        switch residual {
        case is CGPoint: CGPoint.zero
        case is CGRect: CGRect.zero
        case is CGFloat: CGFloat(0)
        case is CGAffineTransform, is CATransform3D: CATransform3DIdentity
        default: nil
        }
    }

    /// Returns the initial value for animating a color that was `nil`: the same color with an alpha of 0.
    func clearColor(of layer: CALayer) -> Any? {
        (value(layer) as? CGColor)?.copy(alpha: 0)
    }
}
