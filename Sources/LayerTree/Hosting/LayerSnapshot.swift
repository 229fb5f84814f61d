// SPDX-License-Identifier: MIT
package import Foundation
package import Graphics
internal import RenderThread
internal import Windowing

extension LayerHost {
    /// Returns a snapshot of the window at `scale` pixels per point, with animations at their current values or, with
    /// `usesPresentation: false`, at their final ones.
    ///
    /// Performs pending layout and drawing first. Returns `nil` before the first configuration, for a size that no
    /// bitmap can have, and if memory can't be allocated.
    package func snapshotImage(scale: CGFloat, usesPresentation: Bool = true) -> CGImage? {
        guard let size = configuration?.size else { return nil }
        CATransaction.flush()
        let area = CGRect(origin: .zero, size: size)
        return LayerSnapshot(of: rootLayer, usesPresentation: usesPresentation).image(of: area, scale: scale)
    }
}

extension CALayer {
    /// Draws the layer and its sublayers, without animations, in the layer's own coordinates.
    ///
    /// Content that has not been drawn yet is missing. The layer's own transform and position are ignored.
    package func drawTree(in ctx: CGContext) {
        let area = ctx.boundingBoxOfClipPath.intersection(bounds.insetBy(dx: -1_000, dy: -1_000))
        let unit = ctx.convertToDeviceSpace(CGSize(width: 1, height: 0))
        guard !area.isNull, !area.isEmpty,
            let image = LayerSnapshot(of: self, usesPresentation: false, inOwnCoordinates: true)
                .image(of: area, scale: hypot(unit.width, unit.height))
        else { return }
        ctx.draw(image, in: area)
    }
}

/// A tree's values at one moment, for painting outside a window.
@MainActor
struct LayerSnapshot {
    private var changes: [LayerChange] = []
    private let root: LayerID
    private let time: TimeInterval?

    init(of layer: CALayer, usesPresentation: Bool, inOwnCoordinates: Bool = false) {
        root = layer.id
        time = usesPresentation ? CACurrentMediaTime() : nil
        var changes: [LayerChange] = []
        layer.forEachInTree { layer in
            var change = LayerChange(id: layer.id)
            change.properties = layer.properties
            change.sublayers = (layer.pieces + layer.sublayerStorage).map(\.id)
            change.mask = layer.maskStorage?.id
            change.contents = LayerChange.Contents(
                contents: layer.drawing.contents, feed: layer.drawing.feed, damage: nil)
            change.animations = layer.attachedAnimations.map {
                LayerChange.Animation(records: $0.records, reportsStart: false)
            }
            changes.append(change)
        }
        if inOwnCoordinates, !changes.isEmpty {
            changes[0].properties?.position = .zero
            changes[0].properties?.anchorPoint = .zero
            changes[0].properties?.transform3D = CATransform3D(
                translationX: layer.bounds.origin.x, layer.bounds.origin.y, 0)
            changes[0].properties?.zPosition = 0
            changes[0].properties?.extras.anchorPointZ = 0
        }
        self.changes = changes
    }

    /// Returns an image of `area`, in the coordinates of the root's superlayer.
    func image(of area: CGRect, scale: CGFloat) -> CGImage? {
        guard scale.isFinite, scale > 0 else { return nil }
        let size = PixelSize(
            width: Int(pixel: area.width * scale), height: Int(pixel: area.height * scale))
        guard let bitmap = try? Bitmap(width: max(1, size.width), height: max(1, size.height)) else { return nil }
        let offset = area.origin
        let (changes, root, time) = (changes, root, time)
        RenderActor.sync {
            var nodes: [LayerID: RenderLayer] = [:]
            for change in changes { nodes[change.id] = RenderLayer(id: change.id) }
            for change in changes {
                guard let node = nodes[change.id] else { continue }
                node.apply(change, among: nodes)
                // Converting to a layer's time visits all of its superlayers, so only layers with animations are
                // sampled.
                if let time, !node.animations.isEmpty { _ = node.sample(at: time) }
            }
            guard let root = nodes[root] else { return }
            let list = DisplayListBuilder.list(root, size: size, scale: scale, origin: offset, time: time)
            let area = PixelRect(size)
            var painter = FramePainter(
                list.root, area: area, repaint: Region(area), caches: RenderServer.shared.caches)
            painter.paint(into: bitmap)
            // Detached from one another, so that a tree of any depth is freed without recursion.
            for node in nodes.values { node.detach() }
        }
        return CGImage(bitmap: bitmap)
    }
}
