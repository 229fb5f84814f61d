// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

// The properties of special layer kinds. A layer of another kind returns their defaults and ignores changes to them.
extension AnimatedKey {
    /// A value of the property's type.
    var sample: AnimatedValue { value(in: LayerProperties()) }

    func kindValue(in properties: LayerProperties) -> AnimatedValue {
        switch self {
        case .fillColor: .color(properties.shape.fillColor)
        case .lineDashPhase: .number(properties.shape.lineDashPhase)
        case .lineWidth: .number(properties.shape.lineWidth)
        case .miterLimit: .number(properties.shape.miterLimit)
        case .path: .path(properties.shape.path)
        case .strokeColor: .color(properties.shape.strokeColor)
        case .strokeEnd: .number(properties.shape.strokeEnd)
        case .strokeStart: .number(properties.shape.strokeStart)
        case .colors: .colors(properties.gradient.colors)
        case .endPoint: .point(properties.gradient.endPoint)
        case .locations: .numbers(properties.gradient.locations)
        case .startPoint: .point(properties.gradient.startPoint)
        case .instanceAlphaOffset: .number(CGFloat(properties.replicator.alphaOffset))
        case .instanceBlueOffset: .number(CGFloat(properties.replicator.blueOffset))
        case .instanceColor: .color(properties.replicator.color)
        case .instanceDelay: .number(properties.replicator.delay)
        case .instanceGreenOffset: .number(CGFloat(properties.replicator.greenOffset))
        case .instanceRedOffset: .number(CGFloat(properties.replicator.redOffset))
        case .instanceTransform: AnimatedValue(properties.replicator.transform) ?? .transform(.identity)
        case .blurRadius: .number(properties.backdrop.blurRadius)
        case .saturation: .number(properties.backdrop.saturation)
        case .tint: .color(properties.backdrop.tint)
        case .leafTurn: .number(properties.leaf.turn)
        case .leafTilt: .number(properties.leaf.tilt)
        case .fontSize: .number(properties.text.fontSize)
        case .foregroundColor: .color(properties.text.foregroundColor)
        default: .number(0)
        }
    }

    func setKindValue(_ value: AnimatedValue, in properties: inout LayerProperties) {
        switch value {
        case .number(let number): set(number, in: &properties)
        case .color(let color): set(color, in: &properties)
        case .point(let point):
            if self == .startPoint { properties.gradient.startPoint = point }
            if self == .endPoint { properties.gradient.endPoint = point }
        case .colors(let colors):
            if self == .colors { properties.gradient.colors = colors }
        case .numbers(let numbers):
            if self == .locations { properties.gradient.locations = numbers }
        case .path(let path):
            if self == .path { properties.shape.path = path }
            if self == .shadowPath { properties.extras.shadowPath = path }
        default: break
        }
    }

    private func set(_ number: CGFloat, in properties: inout LayerProperties) {
        switch self {
        case .lineDashPhase: properties.shape.lineDashPhase = number
        case .lineWidth: properties.shape.lineWidth = number.sanitizedLength
        case .miterLimit: properties.shape.miterLimit = number.sanitizedLength
        case .strokeEnd: properties.shape.strokeEnd = number
        case .strokeStart: properties.shape.strokeStart = number
        case .instanceAlphaOffset: properties.replicator.alphaOffset = Float(number)
        case .instanceBlueOffset: properties.replicator.blueOffset = Float(number)
        case .instanceDelay: properties.replicator.delay = number
        case .instanceGreenOffset: properties.replicator.greenOffset = Float(number)
        case .instanceRedOffset: properties.replicator.redOffset = Float(number)
        case .blurRadius: properties.backdrop.blurRadius = number.sanitizedLength
        case .leafTurn: properties.leaf.turn = number
        case .leafTilt: properties.leaf.tilt = number
        case .fontSize: properties.text.fontSize = number.sanitizedLength
        case .saturation: properties.backdrop.saturation = min(number.sanitizedLength, 10)
        default: break
        }
    }

    private func set(_ color: CGColor?, in properties: inout LayerProperties) {
        switch self {
        case .fillColor: properties.shape.fillColor = color
        case .strokeColor: properties.shape.strokeColor = color
        case .instanceColor: properties.replicator.color = color ?? .white
        case .tint: properties.backdrop.tint = color
        case .foregroundColor: properties.text.foregroundColor = color
        default: break
        }
    }
}
