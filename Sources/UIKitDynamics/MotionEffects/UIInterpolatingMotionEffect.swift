// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// An effect that adds a value between two extremes to one property.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis along which the viewer moves.
    public enum EffectType: Int, Sendable {
        /// Movement to the left and right.
        case tiltAlongHorizontalAxis = 0
        /// Movement up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The key path of the property.
    public let keyPath: String
    /// The axis of the effect.
    public let type: EffectType
    /// The value that is added with the viewer at the left or top; `nil`, the default, is zero.
    ///
    /// A number, or an `NSValue` or structure with a point, size, offset, or transform.
    open var minimumRelativeValue: Any? {
        didSet { MotionEffects.shared.update(after: self) }
    }
    /// The value that is added with the viewer at the right or bottom; `nil`, the default, is zero.
    open var maximumRelativeValue: Any? {
        didSet { MotionEffects.shared.update(after: self) }
    }

    /// Creates an effect without values.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        (copy.minimumRelativeValue, copy.maximumRelativeValue) = (minimumRelativeValue, maximumRelativeValue)
        return copy
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let minimum = minimumRelativeValue.flatMap(RelativeValue.init)
        let maximum = maximumRelativeValue.flatMap(RelativeValue.init)
        guard let kind = minimum ?? maximum, offset.isFinite else { return nil }
        let fraction = (min(max(Double(offset), -1), 1) + 1) / 2
        return [keyPath: ((minimum ?? kind.zero) * (1 - fraction) + (maximum ?? kind.zero) * fraction).value]
    }
}
