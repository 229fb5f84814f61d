// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import RenderThread
internal import Windowing

/// Converts a tree of layers to a display list.
///
/// The tree is traversed iteratively, so that only memory limits its depth. Subtrees in which, and around which,
/// nothing has changed since the last frame are not traversed, because they have kept their segments.
@RenderActor
struct DisplayListBuilder {
    /// The maximum nesting of groups.
    ///
    /// Nested groups save the pixels below them; deeper layers fade individually and are clipped to an axis-aligned
    /// rectangle, so that a hostile tree can't exhaust memory.
    static let maximumGroupDepth = 16
    /// The maximum nesting of surfaces.
    ///
    /// Deeper layers are drawn without the bitmap that they ask for.
    static let maximumSurfaceDepth = 6
    /// The maximum nesting of segments, which are compared and painted recursively.
    ///
    /// Deeper layers are part of the last one's.
    static let maximumSegmentDepth = 40
    /// The maximum size of layers that move by fractions of a pixel during animations.
    ///
    /// Larger ones move by whole pixels: resampling a window-sized layer takes longer than a frame, and at that size
    /// the steps are not visible.
    static let maximumGlidingPixels: CGFloat = 512 * 512

    /// The state that a layer inherits from its ancestors.
    struct Context: Equatable {
        /// From the superlayer's coordinates to device pixels.
        var transform: CGAffineTransform
        var clip: PixelRect
        /// The accumulated opacity of layers that don't fade as groups.
        var alpha: CGFloat = 1
        /// Whether an ancestor moves by fractions of a pixel, so that edges lie between pixels.
        var glides = false
        var groupDepth = 0
        var surfaceDepth = 0
        /// From the layers' space to the superlayer's plane; `nil` for the identity.
        var space: CATransform3D?
        /// The replicator instance that is being drawn, if it differs from the original.
        var instance: Instance?
    }

    struct Instance: Equatable {
        var tint = CGColor.white
        var delay: TimeInterval = 0
        /// The number of instances that can still be created.
        var budget: Int
    }

    /// The maximum number of instances of one layer, counting all enclosing replicators.
    nonisolated static let maximumInstances = 4_096

    /// A context shared by layers and compared by identity.
    final class SharedContext {
        let value: Context

        init(_ value: Context) {
            self.value = value
        }
    }

    enum Step {
        case enter(RenderLayer, SharedContext)
        /// Lists these layers, beginning at the index.
        case enterAll([RenderLayer], Int, SharedContext)
        indirect case leave(OpenLayer)
        case leaveSpace
    }

    /// A layer whose sublayers are being listed.
    struct OpenLayer {
        let geometry: LayerGeometry
        let layer: RenderLayer
        let properties: LayerProperties
        let alpha: CGFloat
        let clip: PixelRect
        let tint: CGColor?
        /// The index in the segment at which the group begins.
        var opacityGroup: Int?
        var clipGroup: Int?

        init(
            geometry: LayerGeometry, layer: RenderLayer, properties: LayerProperties, alpha: CGFloat, clip: PixelRect,
            tint: CGColor?
        ) {
            self.geometry = geometry
            self.layer = layer
            self.properties = properties
            self.alpha = alpha
            self.clip = clip
            self.tint = tint
        }

        /// Returns the color as it is drawn; `nil` if it is invisible.
        func visible(_ color: CGColor?) -> CGColor? {
            guard var color else { return nil }
            color = color.fading(by: alpha)
            if let tint { color = color.multiplied(by: tint) }
            return color.alpha > 0 ? color : nil
        }
    }

    /// A segment that is being built.
    private struct OpenSegment {
        let layer: RenderLayer
        /// `nil` for a segment that is not cached.
        let context: SharedContext?
        var items: [DrawItem] = []
        var order: [Segment.Element] = []
        /// Whether its content would look different at another position.
        var isFixed = false
    }

    /// The time of the frame; `nil` for a rendering without animations.
    let time: TimeInterval?
    private var segments: [OpenSegment] = []
    private var finished = Segment.empty
    var steps: [Step] = []

    init(time: TimeInterval?) {
        self.time = time
    }

    /// Lists the content of `root` and its descendants at `scale` pixels per point, with `origin` at the top left.
    static func list(
        _ root: RenderLayer, size: PixelSize, scale: CGFloat, origin: CGPoint = .zero, time: TimeInterval? = nil
    ) -> DisplayList {
        let context = Context(
            transform: CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale), clip: PixelRect(size))
        return DisplayList(root: segment(of: root, in: context, time: time), size: size)
    }

    /// Returns the content of `layer` in `context`.
    static func segment(of layer: RenderLayer, in context: Context, time: TimeInterval?) -> Segment {
        var builder = DisplayListBuilder(time: time)
        builder.steps.append(.enter(layer, SharedContext(context)))
        builder.run()
        return builder.finished
    }

    /// Returns the content of `layer` with these properties, positioned by `transform`.
    static func segment(
        inside layer: RenderLayer, _ properties: LayerProperties, transform: CGAffineTransform, in context: Context,
        time: TimeInterval?
    ) -> Segment {
        var builder = DisplayListBuilder(time: time)
        builder.segments.append(OpenSegment(layer: layer, context: nil))
        builder.open(layer, properties, transform, context)
        builder.run()
        return builder.finished
    }

    private mutating func run() {
        while let step = steps.popLast() { run(step) }
    }

    private mutating func run(_ step: Step) {
        switch step {
        case .enter(let layer, let context): enter(layer, context)
        case .enterAll(let layers, let index, let context): enterAll(layers, index, context)
        case .leave(let open): leave(open)
        case .leaveSpace: endSegment()
        }
    }

    private mutating func enterAll(_ layers: [RenderLayer], _ start: Int, _ shared: SharedContext) {
        let isKept = shared.value.instance == nil && segments.count < Self.maximumSegmentDepth
        for index in start..<layers.count {
            let layer = layers[index]
            if isKept, !layer.isDirty, layer.context === shared, let segment = layer.segment {
                append(segment)
                continue
            }
            guard layer.sublayers.isEmpty else {
                if index + 1 < layers.count { steps.append(.enterAll(layers, index + 1, shared)) }
                return enter(layer, shared)
            }
            // Without descendants on the stack the layer is finished here directly.
            let depth = steps.count
            enter(layer, shared)
            while steps.count > depth { if let step = steps.popLast() { run(step) } }
        }
    }

    private mutating func enter(_ layer: RenderLayer, _ shared: SharedContext) {
        let context = shared.value
        let isKept = context.instance == nil && segments.count < Self.maximumSegmentDepth
        if isKept, !layer.isDirty, let segment = layer.segment, let known = layer.context,
            known === shared || known.value == context
        {
            layer.context = shared
            return append(segment)
        }
        if isKept, !layer.isDirty, let known = layer.context,
            let segment = layer.segment?.moved(from: known.value, to: context)
        {
            layer.segment = segment
            layer.context = shared
            return append(segment)
        }
        layer.isDirty = false
        layer.segment = nil
        layer.context = nil
        if !place(layer, shared, isKept: isKept), isKept {
            layer.segment = .empty
            layer.context = shared
        }
    }

    /// Computes the layer's geometry and lists it.
    ///
    /// Returns false if it is not visible.
    private mutating func place(_ layer: RenderLayer, _ shared: SharedContext, isKept: Bool) -> Bool {
        let context = shared.value
        let properties =
            context.instance.map { layer.presentation(delayedBy: $0.delay, at: time) } ?? layer.presentation
        let opacity = CGFloat(min(max(properties.opacity, 0), 1))
        // Less than half a step of an 8-bit channel is not visible.
        guard !properties.isHidden, opacity * context.alpha > 1 / 512 else { return false }
        if context.space == nil, properties.rare == nil, layer.transition == nil {
            let transform = properties.transformToSuperlayer.concatenating(context.transform)
            guard transform.isFinite else { return false }
            beginSegment(layer, isKept ? shared : nil)
            if layer.mask != nil { fixSegment() }
            open(layer, properties, transform, context)
            return true
        }
        let map: Homography
        if context.space == nil, properties.rare?.value.transform == nil {
            map = Homography(properties.transformToSuperlayer.concatenating(context.transform))
        } else {
            var space = properties.spaceToSuperlayer
            if let outer = context.space { space = space.concatenating(outer) }
            if properties.keepsDepth == nil, properties.rare?.value.isDoubleSided == false, space.showsBack {
                return false
            }
            map = Homography(space).concatenating(Homography(context.transform))
        }
        guard map.isFinite else { return false }
        beginSegment(layer, isKept ? shared : nil)
        fixSegment()
        if properties.keepsDepth != nil {
            openSpace(layer, properties, context)
        } else {
            placePlane(layer, properties, map, context)
        }
        return true
    }

    /// Lists a layer as a plane with an arbitrary projection.
    private mutating func placePlane(
        _ layer: RenderLayer, _ properties: LayerProperties, _ map: Homography, _ context: Context
    ) {
        let maySurface = context.surfaceDepth < Self.maximumSurfaceDepth
        if maySurface, let transition = layer.transition, context.instance == nil {
            addTransition(transition, layer, properties, map, context)
            return endSegment()
        }
        if let affine = map.affine {
            if maySurface, properties.extras.shouldRasterize, properties.isWorthRasterizing {
                addSurface(layer, properties, map, context, scale: properties.extras.rasterizationScale)
                return endSegment()
            }
            layer.dropStore(.surface)
            return open(layer, properties, affine, context)
        }
        guard maySurface else { return endSegment() }
        let unit = context.transform
        addSurface(
            layer, properties, map, context, scale: abs(unit.a * unit.d - unit.b * unit.c).squareRoot())
        endSegment()
    }

    /// Lists the sublayers of a layer that doesn't flatten them.
    private mutating func openSpace(_ layer: RenderLayer, _ properties: LayerProperties, _ context: Context) {
        var inner = context
        inner.alpha *= CGFloat(min(max(properties.opacity, 0), 1))
        var space = properties.spaceToSuperlayer
        if let outer = context.space { space = space.concatenating(outer) }
        inner.space = properties.sublayerSpace.map { $0.concatenating(space) } ?? space
        steps.append(.leaveSpace)
        pushSublayers(of: layer, properties, inner)
    }

    // MARK: - Layers in the plane

    private mutating func open(
        _ layer: RenderLayer, _ properties: LayerProperties, _ transform: CGAffineTransform, _ context: Context
    ) {
        guard let geometry = LayerGeometry(properties, motion: layer.motion, transform: transform, context) else {
            return endSegment()
        }
        let opacity = CGFloat(min(max(properties.opacity, 0), 1))
        let hasInterior =
            layer.contents != nil || !layer.sublayers.isEmpty || (properties.rare != nil && properties.kind.hasContents)
        let mayGroup = context.groupDepth < Self.maximumGroupDepth
        let mask = mayGroup ? makeMask(of: layer, geometry, context) : nil
        if layer.mask != nil, mayGroup, mask == nil { return endSegment() }
        let fadesAsGroup = ((opacity < 1 && properties.allowsGroupOpacity) || mask != nil) && mayGroup
        var inner = context
        inner.groupDepth += fadesAsGroup ? 1 : 0
        inner.alpha = fadesAsGroup ? context.alpha : context.alpha * opacity
        var open = OpenLayer(
            geometry: geometry, layer: layer, properties: properties, alpha: inner.alpha, clip: context.clip,
            tint: context.instance?.tint)
        let clipsToShape = properties.masksToBounds && hasInterior && !geometry.isPixelAligned && mayGroup
        // If nothing is drawn outside of the clip, one group serves both purposes.
        let sharesGroup =
            fadesAsGroup && clipsToShape && mask == nil && properties.shadowOpacity <= 0 && properties.borderWidth <= 0
        if fadesAsGroup, !sharesGroup {
            open.opacityGroup = begin(.beginOpacity, layer, GroupDrawing(alpha: opacity, mask: mask))
        }
        addShadow(open)
        if clipsToShape {
            let clip = GroupDrawing.Clip(shape: geometry.shape, transform: geometry.shapeTransform)
            open.clipGroup = begin(.beginClip, layer, GroupDrawing(alpha: sharesGroup ? opacity : 1, clip: clip))
            inner.groupDepth += sharesGroup ? 0 : 1
        }
        if properties.rare != nil { addBackdrop(open) }
        addBackground(open)
        if properties.masksToBounds { inner.clip = context.clip.intersection(geometry.clipRect) }
        guard !inner.clip.isEmpty else {
            fixSegment()
            return leave(open)
        }
        if properties.rare != nil { addKind(open, clip: inner.clip) }
        addContents(open, clip: inner.clip)
        if layer.sublayers.isEmpty { return leave(open) }
        steps.append(.leave(open))
        inner.transform = geometry.interiorTransform
        inner.glides = geometry.glides
        inner.space = properties.sublayerSpace
        pushSublayers(of: layer, properties, inner)
    }

    private mutating func pushSublayers(
        of layer: RenderLayer, _ properties: LayerProperties, _ inner: Context
    ) {
        guard !layer.sublayers.isEmpty else { return }
        if case .replicator(let replicator) = properties.kind {
            return pushInstances(of: layer, properties, replicator, inner)
        }
        let shared: SharedContext
        if let known = layer.innerContext, known.value == inner {
            shared = known
        } else {
            shared = SharedContext(inner)
            if inner.instance == nil { layer.innerContext = shared }
        }
        steps.append(.enterAll(layer.backToFront(in: inner.space), 0, shared))
    }

    private mutating func pushInstances(
        of layer: RenderLayer, _ properties: LayerProperties, _ replicator: ReplicatorProperties, _ inner: Context
    ) {
        let outer = inner.instance ?? Instance(budget: Self.maximumInstances)
        let count = min(replicator.count, outer.budget)
        guard count > 0 else { return }
        let middle = CGPoint(x: properties.bounds.midX, y: properties.bounds.midY)
        let step = CATransform3D(translationX: -middle.x, -middle.y, 0).concatenating(replicator.transform)
            .concatenating(CATransform3D(translationX: middle.x, middle.y, 0))
        let stepAffine = step.isAffine && inner.space == nil ? step.affineTransform : nil
        let order = layer.backToFront(in: inner.space)
        var contexts: [SharedContext] = []
        var context = inner
        var (red, green, blue) = (Double(replicator.color.red), replicator.color.green, replicator.color.blue)
        var alpha = replicator.color.alpha
        var place = CATransform3DIdentity
        for index in 0..<count {
            context.instance = Instance(
                tint: CGColor(red: red, green: green, blue: blue, alpha: alpha).multiplied(by: outer.tint),
                delay: outer.delay + replicator.delay * Double(index), budget: max(1, outer.budget / count))
            contexts.append(SharedContext(context))
            if let stepAffine {
                context.transform = stepAffine.concatenating(context.transform)
                guard context.transform.isFinite else { break }
            } else {
                place = step.concatenating(place)
                guard place.isFinite else { break }
                context.space = inner.space.map { place.concatenating($0) } ?? place
            }
            red += Double(replicator.redOffset)
            green += Double(replicator.greenOffset)
            blue += Double(replicator.blueOffset)
            alpha += Double(replicator.alphaOffset)
        }
        for context in contexts.reversed() { steps.append(.enterAll(order, 0, context)) }
    }

    private mutating func leave(_ open: OpenLayer) {
        if let clipGroup = open.clipGroup { end(clipGroup, .endClip, open.layer) }
        addBorder(open)
        if let opacityGroup = open.opacityGroup { end(opacityGroup, .endOpacity, open.layer) }
        endSegment()
    }

    // MARK: - Segments

    private mutating func beginSegment(_ layer: RenderLayer, _ context: SharedContext?) {
        if segments.count < Self.maximumSegmentDepth || segments.isEmpty {
            segments.append(OpenSegment(layer: layer, context: context))
        } else {
            depthBelow += 1
        }
    }

    /// The number of open layers inside the innermost segment that don't have their own.
    private var depthBelow = 0

    private mutating func endSegment() {
        if depthBelow > 0 {
            depthBelow -= 1
            return
        }
        guard let open = segments.popLast() else { return }
        let segment =
            open.items.isEmpty && open.order.isEmpty
            ? open.isFixed ? .hidden : .empty
            : Segment(layer: open.layer.id, items: open.items, order: open.order, isFixed: open.isFixed)
        if let context = open.context {
            open.layer.segment = segment
            open.layer.context = context
        }
        append(segment)
    }

    private mutating func append(_ segment: Segment) {
        guard !segments.isEmpty else {
            finished = segment
            return
        }
        if segment.count > 0 { segments[segments.count - 1].order.append(.segment(segment)) }
        if !segment.isMovable { fixSegment() }
    }

    /// Records that the open segment can't be moved, because part of it was cut off or depends on its position.
    private mutating func fixSegment() {
        if !segments.isEmpty { segments[segments.count - 1].isFixed = true }
    }

    /// Adds an item that paints the part of `whole` inside `clip`.
    mutating func add(
        _ part: DrawItem.Part, _ layer: RenderLayer, _ whole: PixelRect, in clip: PixelRect,
        _ content: DrawItem.Content
    ) {
        guard !whole.isEmpty, !segments.isEmpty else { return }
        let bounds = whole.intersection(clip)
        if bounds != whole { fixSegment() }
        guard !bounds.isEmpty else { return }
        let last = segments.count - 1
        segments[last].order.append(.item(segments[last].items.count))
        segments[last].items.append(
            DrawItem(key: .init(layer: layer.id, part: part), bounds: bounds, content: content))
    }

    // MARK: - Groups

    private mutating func begin(_ part: DrawItem.Part, _ layer: RenderLayer, _ group: GroupDrawing) -> Int {
        // A placeholder; `end` sets the bounds to those of the group's items.
        let anywhere = PixelRect(x: 0, y: 0, width: 1, height: 1)
        add(part, layer, anywhere, in: anywhere, .beginGroup(group))
        return (segments.last?.order.count ?? 1) - 1
    }

    /// Closes the group that begins at `index`, or dissolves it if it isn't needed.
    private mutating func end(_ index: Int, _ part: DrawItem.Part, _ layer: RenderLayer) {
        let last = segments.count - 1
        guard last >= 0, case .item(let begin) = segments[last].order[index],
            case .beginGroup(let group) = segments[last].items[begin].content
        else { return }
        func takeApart() {
            segments[last].items.removeSubrange(begin...)
            segments[last].order.removeSubrange(index...)
        }
        let inside = segments[last].order[(index + 1)...]
        if inside.isEmpty { return takeApart() }
        if inside.count == 1, let single = inside.first.flatMap({ onlyItem(of: $0, last) }),
            let item = single.ungrouped(from: group)
        {
            takeApart()
            segments[last].order.append(.item(segments[last].items.count))
            segments[last].items.append(item)
            return
        }
        var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for element in inside {
            switch element {
            case .item(let item): bounds = bounds.union(segments[last].items[item].bounds)
            case .segment(let segment): bounds = bounds.union(segment.bounds)
            }
        }
        if let clip = group.clip {
            bounds = bounds.intersection(PixelRect(around: clip.shape.rect.mapped(by: clip.transform)))
        }
        if bounds.isEmpty { return takeApart() }
        segments[last].items[begin].bounds = bounds
        add(part, layer, bounds, in: bounds, .endGroup)
    }

    /// Returns the only item of the element, if there is exactly one.
    private func onlyItem(of element: Segment.Element, _ last: Int) -> DrawItem? {
        switch element {
        case .item(let index): return segments[last].items[index]
        case .segment(let segment):
            guard segment.count == 1 else { return nil }
            if case .item(let index) = segment[0] { return segment.items[index] }
            return nil
        }
    }
}

extension DrawItem {
    /// Returns the item with the group's effect applied directly; `nil` if the group is required.
    fileprivate func ungrouped(from group: GroupDrawing) -> DrawItem? {
        guard group.mask == nil else { return nil }
        var item = self
        switch content {
        case .fill(let color):
            if let clip = group.clip {
                // A layer that clips, but has nothing to clip: its background is drawn with the shape directly.
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
        case .pathShadow(var shadow):
            shadow.color = shadow.color.fading(by: group.alpha)
            item.content = .pathShadow(shadow)
        case .path(var path):
            path.color = path.color.fading(by: group.alpha)
            item.content = .path(path)
        case .gradient(var gradient):
            gradient.alpha *= group.alpha
            gradient.isOpaque = false
            item.content = .gradient(gradient)
        case .image(var image):
            image.alpha *= group.alpha
            image.isOpaque = false
            item.content = .image(image)
        case .surface(var surface):
            surface.alpha *= group.alpha
            item.content = .surface(surface)
        case .backdrop(var backdrop):
            backdrop.alpha *= group.alpha
            item.content = .backdrop(backdrop)
        case .beginGroup, .endGroup, .transition, .leaf:
            return nil
        }
        return item
    }
}

extension LayerProperties {
    /// Non-nil for a layer that only provides a coordinate space.
    fileprivate var keepsDepth: Bool? {
        guard rare != nil else { return nil }
        switch kind {
        case .transform: return true
        case .replicator(let replicator): return replicator.preservesDepth ? true : nil
        default: return nil
        }
    }

    /// Whether a bitmap of the layer has a reasonable size.
    fileprivate var isWorthRasterizing: Bool {
        let scale = extras.rasterizationScale
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        return width <= 8_192 && height <= 8_192 && width * height <= 16_000_000
    }
}

extension LayerKind {
    /// Whether the layer draws something inside its bounds that can require clipping.
    fileprivate var hasContents: Bool {
        switch self {
        case .shape, .gradient, .backdrop, .leaf: true
        case .plain, .replicator, .transform, .text: false
        }
    }
}

extension CGColor {
    func multiplied(by other: CGColor) -> CGColor {
        CGColor(
            red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
    }
}

extension CGAffineTransform {
    var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }
}
