// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension CALayer {
    /// Compares, asks for the action while the old value still stands, stores, marks, and runs the action.
    ///
    /// Inlined, the path is an offset; otherwise it is an object, and following it takes longer than all the rest.
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
        // A layer that leaves the plane has no frame to be set; its bounds and its middle come as near as can be.
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
        // Nothing can be drawn at no pixels per point.
        let scale = scale > 0 ? scale.sanitized : 1
        guard properties.contentsScale != scale else { return }
        change(\.contentsScale, to: scale, key: "contentsScale")
        if drawing.store != nil { setNeedsDisplay() }
    }

    /// Notes what the next commit has to tell the render server about this layer.
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
