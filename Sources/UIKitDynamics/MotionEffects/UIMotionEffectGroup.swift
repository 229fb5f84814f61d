// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// Effects that are applied together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects, whose values are added where several change a property; `nil` by default.
    open var motionEffects: [UIMotionEffect]? {
        didSet { MotionEffects.shared.update(after: self) }
    }

    public override init() {
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMotionEffectGroup()
        copy.motionEffects = motionEffects
        return copy
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var all: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
            all.merge(values) { RelativeValue.sum($0, $1) }
        }
        return motionEffects == nil ? nil : all
    }
}
