// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A layer property, or a component of one, that an animation can change.
enum AnimatedKey: String, Hashable, Sendable {
    case anchorPoint
    case anchorPointZ
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
    case contentsRect
    case cornerRadius
    case opacity
    case position
    case positionX = "position.x"
    case positionY = "position.y"
    case shadowColor
    case shadowOffset
    case shadowOpacity
    case shadowPath
    case shadowRadius
    case sublayerTransform
    case transform
    case rotation = "transform.rotation"
    case rotationX = "transform.rotation.x"
    case rotationY = "transform.rotation.y"
    case scale = "transform.scale"
    case scaleX = "transform.scale.x"
    case scaleY = "transform.scale.y"
    case scaleZ = "transform.scale.z"
    case translation = "transform.translation"
    case translationX = "transform.translation.x"
    case translationY = "transform.translation.y"
    case translationZ = "transform.translation.z"
    case zPosition

    case fillColor
    case lineDashPhase
    case lineWidth
    case miterLimit
    case path
    case strokeColor
    case strokeEnd
    case strokeStart

    case colors
    case endPoint
    case locations
    case startPoint

    case instanceAlphaOffset
    case instanceBlueOffset
    case instanceColor
    case instanceDelay
    case instanceGreenOffset
    case instanceRedOffset
    case instanceTransform

    case blurRadius
    case saturation
    case tint

    case leafTurn
    case leafTilt

    case fontSize
    case foregroundColor

    /// Creates the key for `keyPath`; `nil` if the property can't be animated.
    init?(keyPath: String) {
        // A rotation without an axis is about the z axis.
        self.init(rawValue: keyPath == "transform.rotation.z" ? "transform.rotation" : keyPath)
    }

    func value(in properties: LayerProperties) -> AnimatedValue {
        switch self {
        case .anchorPoint: .point(properties.anchorPoint)
        case .anchorPointZ: .number(properties.extras.anchorPointZ)
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
        case .contentsRect: .rect(properties.extras.contentsRect)
        case .cornerRadius: .number(properties.cornerRadius)
        case .opacity: .number(CGFloat(properties.opacity))
        case .position: .point(properties.position)
        case .positionX: .number(properties.position.x)
        case .positionY: .number(properties.position.y)
        case .shadowColor: .color(properties.shadowColor)
        case .shadowOffset: .size(properties.shadowOffset)
        case .shadowOpacity: .number(CGFloat(properties.shadowOpacity))
        case .shadowPath: .path(properties.extras.shadowPath)
        case .shadowRadius: .number(properties.shadowRadius)
        case .sublayerTransform: AnimatedValue(properties.sublayerTransform) ?? .transform(.identity)
        case .transform: properties.rare?.value.transform.map { .transform3D($0) } ?? .transform(properties.transform)
        case .rotation, .scale, .scaleX, .scaleY: partOfTransform(properties)
        case .rotationX, .rotationY, .scaleZ, .translationZ: partInSpace(properties.transform3D)
        case .translation: .size(CGSize(width: properties.transform.tx, height: properties.transform.ty))
        case .translationX: .number(properties.transform.tx)
        case .translationY: .number(properties.transform.ty)
        case .zPosition: .number(properties.zPosition)
        default: kindValue(in: properties)
        }
    }

    private func partOfTransform(_ properties: LayerProperties) -> AnimatedValue {
        if let transform = properties.rare?.value.transform { return partInSpace(transform) }
        let components = TransformComponents(properties.transform)
        switch self {
        case .rotation: return .number(components.rotation)
        case .scaleY: return .number(components.scaleY)
        default: return .number(components.scaleX)
        }
    }

    private func partInSpace(_ transform: CATransform3D) -> AnimatedValue {
        guard let components = SpaceComponents(transform) else { return .number(0) }
        switch self {
        case .rotation: return .number(components.turn.angles.z)
        case .rotationX: return .number(components.turn.angles.x)
        case .rotationY: return .number(components.turn.angles.y)
        case .scaleY: return .number(components.scale.y)
        case .scaleZ: return .number(components.scale.z)
        case .translationZ: return .number(components.translation.z)
        default: return .number(components.scale.x)
        }
    }

    /// Sets the property to `value`.
    ///
    /// A value of another type is ignored.
    func set(_ value: AnimatedValue, in properties: inout LayerProperties) {
        switch value {
        case .number(let number): set(number.sanitized, in: &properties)
        case .point(let point): set(point.sanitized, in: &properties)
        case .size(let size): set(size.sanitized, in: &properties)
        case .colors, .numbers, .path: setKindValue(value, in: &properties)
        case .rect(let rect):
            if self == .contentsRect { properties.extras.contentsRect = rect.sanitized }
            if self == .bounds {
                // A spring can overshoot below zero; a size must not be negative.
                properties.bounds = CGRect(
                    origin: rect.origin.sanitized,
                    size: CGSize(
                        width: rect.size.width.sanitizedLength, height: rect.size.height.sanitizedLength))
            }
        case .transform(let transform):
            set(CATransform3D(transform.sanitized), in: &properties)
        case .transform3D(let transform): set(transform.sanitized, in: &properties)
        case .color(let color): set(color, in: &properties)
        }
    }

    private func set(_ transform: CATransform3D, in properties: inout LayerProperties) {
        switch self {
        case .transform: properties.transform3D = transform
        case .sublayerTransform: properties.sublayerTransform = transform
        case .instanceTransform: properties.replicator.transform = transform
        default: break
        }
    }

    private func set(_ number: CGFloat, in properties: inout LayerProperties) {
        switch self {
        case .anchorPointZ: properties.extras.anchorPointZ = number
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
        case .rotation, .scale, .scaleX, .scaleY, .translationX, .translationY:
            if properties.rare?.value.transform == nil {
                edit(&properties, number)
            } else {
                editInSpace(&properties, number)
            }
        case .rotationX, .rotationY, .scaleZ, .translationZ: editInSpace(&properties, number)
        case .zPosition: properties.zPosition = number
        default: setKindValue(.number(number), in: &properties)
        }
    }

    private func set(_ point: CGPoint, in properties: inout LayerProperties) {
        switch self {
        case .anchorPoint: properties.anchorPoint = point
        case .boundsOrigin: properties.bounds.origin = point
        case .position: properties.position = point
        case .translation: move(&properties, point.x, point.y)
        default: setKindValue(.point(point), in: &properties)
        }
    }

    private func set(_ size: CGSize, in properties: inout LayerProperties) {
        switch self {
        case .boundsSize:
            properties.bounds.size = CGSize(width: size.width.sanitizedLength, height: size.height.sanitizedLength)
        case .shadowOffset: properties.shadowOffset = size
        case .translation: move(&properties, size.width, size.height)
        default: break
        }
    }

    private func set(_ color: CGColor?, in properties: inout LayerProperties) {
        switch self {
        case .backgroundColor: properties.backgroundColor = color
        case .borderColor: properties.borderColor = color
        case .shadowColor: properties.shadowColor = color
        default: setKindValue(.color(color), in: &properties)
        }
    }

    private func edit(_ properties: inout LayerProperties, _ number: CGFloat) {
        var components = TransformComponents(properties.transform)
        switch self {
        case .rotation: components.rotation = number
        case .scaleX: components.scaleX = number
        case .scaleY: components.scaleY = number
        case .scale: (components.scaleX, components.scaleY) = (number, number)
        case .translationX: return properties.transform.tx = number
        case .translationY: return properties.transform.ty = number
        default: return
        }
        properties.transform = components.transform.sanitized
    }

    private func editInSpace(_ properties: inout LayerProperties, _ number: CGFloat) {
        guard var components = SpaceComponents(properties.transform3D) else { return }
        switch self {
        case .rotation: components.turn = Turn(angles: components.turn.angles.replacing(with: number, at: 2))
        case .rotationX: components.turn = Turn(angles: components.turn.angles.replacing(with: number, at: 0))
        case .rotationY: components.turn = Turn(angles: components.turn.angles.replacing(with: number, at: 1))
        case .scale: components.scale = SIMD3(repeating: number)
        case .scaleX: components.scale.x = number
        case .scaleY: components.scale.y = number
        case .scaleZ: components.scale.z = number
        case .translationX: components.translation.x = number
        case .translationY: components.translation.y = number
        case .translationZ: components.translation.z = number
        default: return
        }
        properties.transform3D = components.transform.sanitized
    }

    private func move(_ properties: inout LayerProperties, _ x: CGFloat, _ y: CGFloat) {
        guard var transform = properties.rare?.value.transform else {
            (properties.transform.tx, properties.transform.ty) = (x, y)
            return
        }
        (transform.m41, transform.m42) = (x, y)
        properties.transform3D = transform
    }
}

extension SIMD3<Double> {
    fileprivate func replacing(with number: Double, at index: Int) -> SIMD3<Double> {
        var result = self
        result[index] = number
        return result
    }
}
