// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension CALayer {
    /// Sets a property: compares the values, looks up the action while the old value is in place, stores the new value,
    /// marks the change and runs the action.
    ///
    /// When this is inlined, the key path compiles to an offset; otherwise it is an object whose evaluation dominates
    /// the cost.
    @inline(__always)
    func change<Value: Equatable>(
        _ property: WritableKeyPath<LayerProperties, Value>, to value: Value, key: String
    ) {
        guard properties[keyPath: property] != value else { return }
        let action = isPresentationCopy ? nil : action(forKey: key)
        properties[keyPath: property] = value
        mark(.properties)
        action?.run(forKey: key, object: self, arguments: nil)
    }

    func setBounds(_ bounds: CGRect) {
        let old = properties.bounds
        guard old != bounds else { return }
        change(\.bounds, to: bounds, key: "bounds")
        markNeedsLayout()
        if needsDisplayOnBoundsChange, old.size != bounds.size { setNeedsDisplay() }
    }

    func setFrame(_ frame: CGRect) {
        // A layer with a 3D transform has no frame to set; the size and the center are set as an approximation.
        let transform = properties.rare?.value.transform == nil ? properties.transform : .identity
        var size = frame.size
        if !transform.isIdentity, transform.isInvertible {
            size = CGRect(origin: .zero, size: size).applying(transform.inverted()).size
        }
        let anchor = properties.anchorPoint
        bounds = CGRect(origin: bounds.origin, size: size)
        position = CGPoint(
            x: frame.origin.x + anchor.x * frame.width, y: frame.origin.y + anchor.y * frame.height)
    }

    func setOpaque(_ isOpaque: Bool) {
        guard properties.isOpaque != isOpaque else { return }
        change(\.isOpaque, to: isOpaque, key: "opaque")
        if drawing.store != nil { setNeedsDisplay() }
    }

    func setContentsScale(_ scale: CGFloat) {
        // Drawing requires a scale above zero.
        let scale = scale > 0 ? scale.sanitized : 1
        guard properties.contentsScale != scale else { return }
        change(\.contentsScale, to: scale, key: "contentsScale")
        if drawing.store != nil { setNeedsDisplay() }
    }

    /// Records a change for the next commit to the render server.
    func mark(_ changes: LayerChanges) {
        guard let host = hosting.host else {
            hosting.pending.formUnion(changes)
            return
        }
        if hosting.pending.isEmpty { host.changedLayers.append(self) }
        hosting.pending.formUnion(changes)
        host.setNeedsCommit()
    }

    var isPresentationCopy: Bool { modelLayer != nil }
}
