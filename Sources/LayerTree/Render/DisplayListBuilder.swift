// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// Turns a tree of layers into a display list.
///
/// The tree is walked with a stack of its own, so that its depth is bounded by memory alone.
@RenderActor
struct DisplayListBuilder {
    /// Groups inside groups are painted into bitmaps inside bitmaps; from this depth on, a group's layers fade each by
    /// itself and are clipped to an upright rectangle, so that a hostile tree cannot ask for any amount of memory.
    static let deepestGroup = 16
    /// Layers up to this many pixels glide by fractions of a pixel while they are animated.
    ///
    /// Larger ones go in whole pixels: to resample a windowful takes longer than a frame lasts, and in large things the
    /// steps are not seen.
    static let mostGlidingPixels: CGFloat = 512 * 512

    /// What a layer inherits on the way down.
    struct Context {
        /// From the superlayer's coordinates to device pixels.
        var transform: CGAffineTransform
        var clip: PixelRect
        /// Of layers that do not fade as groups.
        var alpha: CGFloat
        /// Something above glides, so that edges lie between pixels.
        var glides: Bool
        var groupDepth: Int
    }

    enum Step {
        case enter(RenderLayer, Context)
        case leave(OpenLayer)
    }

    /// A layer whose sublayers are being listed.
    struct OpenLayer {
        var geometry: LayerGeometry
        let layer: RenderLayer
        let alpha: CGFloat
        let clip: PixelRect
        /// Where its groups begin in the list.
        var opacityGroup: Int?
        var clipGroup: Int?
    }

    var list: DisplayList
    private var steps: [Step] = []

    private init(size: PixelSize) {
        list = DisplayList(size: size)
    }

    /// Lists what `root` and the layers below it look like at `scale` pixels per point, `origin` at the top left.
    static func list(
        _ root: RenderLayer, size: PixelSize, scale: CGFloat, origin: CGPoint = .zero
    ) -> DisplayList {
        var builder = DisplayListBuilder(size: size)
        let context = Context(
            transform: CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale), clip: PixelRect(size),
            alpha: 1, glides: false,
            groupDepth: 0)
        builder.steps.append(.enter(root, context))
        while let step = builder.steps.popLast() {
            switch step {
            case .enter(let layer, let context): builder.enter(layer, context)
            case .leave(let open): builder.leave(open)
            }
        }
        return builder.list
    }

    private mutating func enter(_ layer: RenderLayer, _ context: Context) {
        let properties = layer.presentation
        let opacity = CGFloat(min(max(properties.opacity, 0), 1))
        // Less than half a step of an 8-bit channel cannot be seen.
        guard !properties.isHidden, opacity * context.alpha > 1 / 512,
            let geometry = LayerGeometry(layer, in: context)
        else { return }
        let hasInterior = layer.contents != nil || !layer.sublayers.isEmpty
        let mayGroup = context.groupDepth < Self.deepestGroup
        let fadesAsGroup = opacity < 1 && properties.allowsGroupOpacity && mayGroup
        var inner = context
        inner.groupDepth += fadesAsGroup ? 1 : 0
        inner.alpha = fadesAsGroup ? context.alpha : context.alpha * opacity
        let alpha = inner.alpha
        var open = OpenLayer(geometry: geometry, layer: layer, alpha: alpha, clip: context.clip)
        let clipsToShape = properties.masksToBounds && hasInterior && !geometry.isPixelAligned && mayGroup
        // Where nothing is drawn outside of the clip, one bitmap does for both.
        let sharesGroup = fadesAsGroup && clipsToShape && properties.shadowOpacity <= 0 && properties.borderWidth <= 0
        if fadesAsGroup, !sharesGroup {
            open.opacityGroup = begin(.beginOpacity, layer, GroupDrawing(alpha: opacity, clip: nil))
        }
        addShadow(open)
        if clipsToShape {
            let clip = GroupDrawing.Clip(shape: geometry.shape, transform: geometry.shapeTransform)
            open.clipGroup = begin(.beginClip, layer, GroupDrawing(alpha: sharesGroup ? opacity : 1, clip: clip))
            inner.groupDepth += sharesGroup ? 0 : 1
        }
        addBackground(open)
        if properties.masksToBounds { inner.clip = context.clip.intersection(geometry.clipRect) }
        steps.append(.leave(open))
        guard !inner.clip.isEmpty else { return }
        addContents(open, clip: inner.clip)
        inner.transform = geometry.interiorTransform
        inner.glides = geometry.glides
        for sublayer in layer.sublayersBackToFront.reversed() { steps.append(.enter(sublayer, inner)) }
    }

    private mutating func leave(_ open: OpenLayer) {
        if let clipGroup = open.clipGroup { end(clipGroup, .endClip, open.layer) }
        addBorder(open)
        if let opacityGroup = open.opacityGroup { end(opacityGroup, .endOpacity, open.layer) }
    }

    // MARK: - Groups

    private mutating func begin(_ part: DrawItem.Part, _ layer: RenderLayer, _ group: GroupDrawing) -> Int {
        add(part, layer, PixelRect(list.size), .beginGroup(group))
        return list.items.count - 1
    }

    /// Closes the group that begins at `index`, or takes it apart if it is not worth a bitmap.
    private mutating func end(_ index: Int, _ part: DrawItem.Part, _ layer: RenderLayer) {
        guard case .beginGroup(let group) = list.items[index].content else { return }
        let inside = list.items[(index + 1)...]
        if inside.isEmpty {
            list.items.removeLast()
            return
        }
        if inside.count == 1, let item = list.items[index + 1].ungrouped(from: group) {
            list.items.removeLast(2)
            list.items.append(item)
            return
        }
        var bounds = inside.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.bounds) }
        if let clip = group.clip {
            bounds = bounds.intersection(PixelRect(around: clip.shape.rect.mapped(by: clip.transform)))
        }
        if bounds.isEmpty {
            list.items.removeSubrange(index...)
            return
        }
        list.items[index].bounds = bounds
        list.items.append(DrawItem(key: .init(layer: layer.id, part: part), bounds: bounds, content: .endGroup))
    }

    mutating func add(
        _ part: DrawItem.Part, _ layer: RenderLayer, _ bounds: PixelRect, _ content: DrawItem.Content
    ) {
        guard !bounds.isEmpty else { return }
        list.items.append(DrawItem(key: .init(layer: layer.id, part: part), bounds: bounds, content: content))
    }
}

extension DrawItem {
    /// The item as it looks without the group that holds nothing but it; `nil` where it needs the group.
    fileprivate func ungrouped(from group: GroupDrawing) -> DrawItem? {
        var item = self
        switch content {
        case .fill(let color):
            if let clip = group.clip {
                // A layer that clips, but has nothing to clip: its background takes the shape itself.
                guard key.part == .background, clip.transform.isIdentity else { return nil }
                item.content = .shape(clip.shape, clip.transform, color.fading(by: group.alpha))
                item.bounds = bounds.intersection(PixelRect(around: clip.shape.rect))
            } else {
                item.content = .fill(color.fading(by: group.alpha))
            }
        case _ where group.clip != nil:
            return nil
        case .shape(let shape, let transform, let color):
            item.content = .shape(shape, transform, color.fading(by: group.alpha))
        case .border(let shape, let width, let transform, let color):
            item.content = .border(shape, width: width, transform, color.fading(by: group.alpha))
        case .shadow(var shadow):
            shadow.color = shadow.color.fading(by: group.alpha)
            item.content = .shadow(shadow)
        case .image(var image):
            image.alpha *= group.alpha
            image.isOpaque = false
            item.content = .image(image)
        case .beginGroup, .endGroup:
            return nil
        }
        return item
    }
}

extension RenderLayer {
    /// The sublayers in the order in which they are painted.
    var sublayersBackToFront: [RenderLayer] {
        guard sublayers.contains(where: { $0.presentation.zPosition != 0 }) else { return sublayers }
        return sublayers.enumerated().sorted {
            ($0.element.presentation.zPosition, $0.offset) < ($1.element.presentation.zPosition, $1.offset)
        }.map(\.element)
    }
}
