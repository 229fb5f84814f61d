// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension CALayer {
    // MARK: - Reading

    func keyedValue(forKey key: String) -> Any? {
        switch key {
        case "transform": return transform
        case "sublayerTransform": return sublayerTransform
        default: break
        }
        if let property = KeyedLayerProperty.all[key] { return property.value(self) }
        if let stored = keyedValues?[key] { return stored }
        if let property = AnimatedKey(keyPath: key), property.belongs(to: self) {
            guard case .number(let number) = property.value(in: properties) else {
                return property.value(in: properties).boxed
            }
            return NSNumber(value: Double(number))
        }
        return type(of: self).defaultValue(forKey: key)
    }

    // MARK: - Writing

    func setKeyedValue(_ value: Any?, forKey key: String) {
        if let property = KeyedLayerProperty.all[key] { return property.set(self, value) }
        if let property = AnimatedKey(keyPath: key), property.belongs(to: self), set(property, to: value) { return }
        keyedValues = keyedValues ?? [:]
        keyedValues?[key] = value
    }

    /// Sets an animatable property, with its action, and returns whether `value` has its type.
    private func set(_ property: AnimatedKey, to value: Any?) -> Bool {
        let new: AnimatedValue?
        switch property.value(in: properties) {
        case .color: new = value.map { AnimatedValue($0) } ?? .color(nil)
        case .path: new = value.map { AnimatedValue($0) } ?? .path(nil)
        case let old: new = value.flatMap { AnimatedValue($0) }?.matching(old)
        }
        guard let new else { return false }
        var changed = properties
        property.set(new, in: &changed)
        // The action and the observers are those of the whole property.
        let whole = property.rawValue.split(separator: ".").first.map(String.init) ?? property.rawValue
        if whole == "bounds" {
            bounds = changed.bounds
        } else {
            change(\.self, to: changed, key: whole)
        }
        return true
    }
}

extension AnimatedKey {
    /// Whether the property is one of `layer`'s class.
    @MainActor
    fileprivate func belongs(to layer: CALayer) -> Bool {
        switch self {
        case .fillColor, .lineDashPhase, .lineWidth, .miterLimit, .path, .strokeColor, .strokeEnd, .strokeStart:
            layer is CAShapeLayer
        case .colors, .endPoint, .locations, .startPoint: layer is CAGradientLayer
        case .instanceAlphaOffset, .instanceBlueOffset, .instanceColor, .instanceDelay, .instanceGreenOffset,
            .instanceRedOffset, .instanceTransform:
            layer is CAReplicatorLayer
        case .fontSize, .foregroundColor: layer.isTextLayer
        case .blurRadius, .saturation, .tint, .leafTurn, .leafTilt: false
        default: true
        }
    }
}

/// A property that can't be animated, by its name.
@MainActor
private struct KeyedLayerProperty {
    let value: @MainActor (CALayer) -> Any?
    let set: @MainActor (CALayer, Any?) -> Void

    /// A value of another type, and `nil`, set `fallback`.
    init<Value>(_ property: ReferenceWritableKeyPath<CALayer, Value>, _ fallback: Value) {
        value = { $0[keyPath: property] }
        set = { $0[keyPath: property] = $1 as? Value ?? fallback }
    }

    static let all: [String: KeyedLayerProperty] = [
        "contents": KeyedLayerProperty(\.contents, nil),
        "contentsGravity": KeyedLayerProperty(\.contentsGravity, .resize),
        "contentsScale": KeyedLayerProperty(\.contentsScale, 1),
        "doubleSided": KeyedLayerProperty(\.isDoubleSided, true),
        "frame": KeyedLayerProperty(\.frame, .zero),
        "hidden": KeyedLayerProperty(\.isHidden, false),
        "mask": KeyedLayerProperty(\.mask, nil),
        "masksToBounds": KeyedLayerProperty(\.masksToBounds, false),
        "name": KeyedLayerProperty(\.name, nil),
        "opaque": KeyedLayerProperty(\.isOpaque, false),
        "rasterizationScale": KeyedLayerProperty(\.rasterizationScale, 1),
        "shouldRasterize": KeyedLayerProperty(\.shouldRasterize, false),
    ]
}
