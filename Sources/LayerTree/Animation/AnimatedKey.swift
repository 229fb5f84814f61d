// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A layer property, or a part of one, that an animation can change.
enum AnimatedKey: String, Hashable, Sendable {
    case anchorPoint
    case backgroundColor
    case borderColor
    case borderWidth
    case bounds
    case boundsOrigin = "bounds.origin"
    case boundsOriginX = "bounds.origin.x"
    case boundsOriginY = "bounds.origin.y"
    case boundsSize = "bounds.size"
    case boundsWidth = "bounds.size.width"
    case boundsHeight = "bounds.size.height"
    case cornerRadius
    case opacity
    case position
    case positionX = "position.x"
    case positionY = "position.y"
    case shadowColor
    case shadowOffset
    case shadowOpacity
    case shadowRadius
    case transform
    case rotation = "transform.rotation"
    case scale = "transform.scale"
    case scaleX = "transform.scale.x"
    case scaleY = "transform.scale.y"
    case translation = "transform.translation"
    case translationX = "transform.translation.x"
    case translationY = "transform.translation.y"
    case zPosition

    /// The property that `keyPath` names; `nil` for what cannot be animated.
    init?(keyPath: String) {
        // In the plane the only turn is the one about z.
        self.init(rawValue: keyPath == "transform.rotation.z" ? "transform.rotation" : keyPath)
    }

    func value(in properties: LayerProperties) -> AnimatedValue {
        switch self {
        case .anchorPoint: .point(properties.anchorPoint)
        case .backgroundColor: .color(properties.backgroundColor)
        case .borderColor: .color(properties.borderColor)
        case .borderWidth: .number(properties.borderWidth)
        case .bounds: .rect(properties.bounds)
        case .boundsOrigin: .point(properties.bounds.origin)
        case .boundsOriginX: .number(properties.bounds.origin.x)
        case .boundsOriginY: .number(properties.bounds.origin.y)
        case .boundsSize: .size(properties.bounds.size)
        case .boundsWidth: .number(properties.bounds.size.width)
        case .boundsHeight: .number(properties.bounds.size.height)
        case .cornerRadius: .number(properties.cornerRadius)
        case .opacity: .number(CGFloat(properties.opacity))
        case .position: .point(properties.position)
        case .positionX: .number(properties.position.x)
        case .positionY: .number(properties.position.y)
        case .shadowColor: .color(properties.shadowColor)
        case .shadowOffset: .size(properties.shadowOffset)
        case .shadowOpacity: .number(CGFloat(properties.shadowOpacity))
        case .shadowRadius: .number(properties.shadowRadius)
        case .transform: .transform(properties.transform)
        case .rotation: .number(TransformComponents(properties.transform).rotation)
        case .scale, .scaleX: .number(TransformComponents(properties.transform).scaleX)
        case .scaleY: .number(TransformComponents(properties.transform).scaleY)
        case .translation: .size(CGSize(width: properties.transform.tx, height: properties.transform.ty))
        case .translationX: .number(properties.transform.tx)
        case .translationY: .number(properties.transform.ty)
        case .zPosition: .number(properties.zPosition)
        }
    }

    /// Puts `value` in place; a value of another kind changes nothing.
    func set(_ value: AnimatedValue, in properties: inout LayerProperties) {
        switch value {
        case .number(let number): set(number.sanitized, in: &properties)
        case .point(let point): set(point.sanitized, in: &properties)
        case .size(let size): set(size.sanitized, in: &properties)
        case .rect(let rect):
            if self == .bounds {
                // A spring may overshoot below nothing; no size is negative.
                properties.bounds = CGRect(
                    origin: rect.origin.sanitized,
                    size: CGSize(
                        width: rect.size.width.sanitizedLength, height: rect.size.height.sanitizedLength))
            }
        case .transform(let transform):
            if self == .transform { properties.transform = transform.sanitized }
        case .color(let color): set(color, in: &properties)
        }
    }

    private func set(_ number: CGFloat, in properties: inout LayerProperties) {
        switch self {
        case .borderWidth: properties.borderWidth = number.sanitizedLength
        case .boundsOriginX: properties.bounds.origin.x = number
        case .boundsOriginY: properties.bounds.origin.y = number
        case .boundsWidth: properties.bounds.size.width = number.sanitizedLength
        case .boundsHeight: properties.bounds.size.height = number.sanitizedLength
        case .cornerRadius: properties.cornerRadius = number.sanitizedLength
        case .opacity: properties.opacity = Float(number)
        case .positionX: properties.position.x = number
        case .positionY: properties.position.y = number
        case .shadowOpacity: properties.shadowOpacity = Float(number)
        case .shadowRadius: properties.shadowRadius = number.sanitizedLength
        case .rotation: edit(&properties) { $0.rotation = number }
        case .scale:
            edit(&properties) {
                $0.scaleX = number
                $0.scaleY = number
            }
        case .scaleX: edit(&properties) { $0.scaleX = number }
        case .scaleY: edit(&properties) { $0.scaleY = number }
        case .translationX: properties.transform.tx = number
        case .translationY: properties.transform.ty = number
        case .zPosition: properties.zPosition = number
        default: break
        }
    }

    private func set(_ point: CGPoint, in properties: inout LayerProperties) {
        switch self {
        case .anchorPoint: properties.anchorPoint = point
        case .boundsOrigin: properties.bounds.origin = point
        case .position: properties.position = point
        case .translation: (properties.transform.tx, properties.transform.ty) = (point.x, point.y)
        default: break
        }
    }

    private func set(_ size: CGSize, in properties: inout LayerProperties) {
        switch self {
        case .boundsSize:
            properties.bounds.size = CGSize(width: size.width.sanitizedLength, height: size.height.sanitizedLength)
        case .shadowOffset: properties.shadowOffset = size
        case .translation: (properties.transform.tx, properties.transform.ty) = (size.width, size.height)
        default: break
        }
    }

    private func set(_ color: CGColor?, in properties: inout LayerProperties) {
        switch self {
        case .backgroundColor: properties.backgroundColor = color
        case .borderColor: properties.borderColor = color
        case .shadowColor: properties.shadowColor = color
        default: break
        }
    }

    private func edit(_ properties: inout LayerProperties, _ change: (inout TransformComponents) -> Void) {
        var components = TransformComponents(properties.transform)
        change(&components)
        properties.transform = components.transform.sanitized
    }
}
