// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import RenderThread
internal import Windowing

/// An animation as the render server runs it.
struct RenderAnimation {
    let records: [AnimationRecord]
    let reportsStart: Bool
    /// The layer's appearance before a transition.
    var before: SurfaceDrawing?
    var hasStarted = false
    var hasEnded = false

    var id: UInt64? { records.first?.id }
    /// The time at which the animation as a whole ends.
    var endTime: TimeInterval { records.first?.outerTiming.endTime ?? 0 }
}

/// The render server's node for a layer: its committed values, and their presentation in the current frame.
@RenderActor
final class RenderLayer {
    let id: LayerID
    var model = LayerProperties()
    /// The model values with the animations of the current frame applied.
    var presentation = LayerProperties()
    var sublayers: [RenderLayer] = [] {
        didSet { order = nil }
    }
    private(set) var mask: RenderLayer?
    private(set) weak var parent: RenderLayer?
    /// The sublayers in painting order; `nil` until it is needed.
    private var order: [RenderLayer]?
    /// Pixels per point of the window, which is the resolution of transition snapshots.
    var surfaceScale: CGFloat = 1
    /// The transition that runs in the current frame.
    var transition: ActiveTransition?
    var animations: [RenderAnimation] = []
    private(set) var contents: LayerContents?
    /// The contents shown while the feed has none.
    private var ownContents: LayerContents?
    private(set) var feed: ContentsFeed?
    /// Incremented with each change of the pixels.
    private(set) var contentsRevision = 0
    /// The damage of the last revisions, newest last.
    private var contentsDamage: [PixelRect] = []
    /// The movement caused by animations in the current frame.
    var motion = Motion()
    /// The time in which `presentation` stays as it is unless a commit changes the layer; `nil` if unknown.
    var rest: Range<TimeInterval>?

    // MARK: - State kept between frames

    /// Whether the layer or a descendant has changed since its segment was made.
    var isDirty = true
    /// The layer's last segment, made in `context`; `nil` if it is not cached.
    var segment: Segment?
    var context: DisplayListBuilder.SharedContext?
    /// The context that its sublayers inherited last.
    var innerContext: DisplayListBuilder.SharedContext?
    private var stores: [DrawItem.Part: SurfaceStore] = [:]
    private(set) lazy var backdropStore = BackdropStore()

    struct Motion: Equatable {
        /// Whether the layer itself moves.
        var movesFrame = false
        /// Whether the layer's interior moves, that is, the bounds' origin.
        var movesInterior = false
    }

    init(id: LayerID) {
        self.id = id
    }

    /// Applies a commit's changes of this layer, whose sublayers are among `nodes`.
    func apply(_ change: LayerChange, among nodes: [LayerID: RenderLayer]) {
        if let properties = change.properties {
            // A change of depth changes the painting order of the siblings.
            if properties.isSpatial || model.isSpatial { parent?.forgetOrder() }
            model = properties
        }
        if let sublayers = change.sublayers {
            self.sublayers = sublayers.compactMap { nodes[$0] }
            for sublayer in self.sublayers { sublayer.parent = self }
            mask = change.mask.flatMap { nodes[$0] }
            mask?.parent = self
            if mask == nil { dropStore(.beginOpacity) }
        }
        if let contents = change.contents { setContents(contents) }
        if let animations = change.animations { setAnimations(animations) }
        presentation = model
        motion = Motion()
        rest = nil
        markDirty()
    }

    /// Removes all references to neighbors, so that a tree of any depth is freed without recursion.
    func detach() {
        sublayers = []
        mask = nil
        segment = nil
        transition = nil
    }

    /// Marks the layer's segment, and those that contain it, as out of date.
    func markDirty() {
        isDirty = true
        var ancestor = parent
        while let current = ancestor, !current.isDirty {
            current.isDirty = true
            ancestor = current.parent
        }
    }

    func forgetOrder() {
        order = nil
    }

    /// Returns the sublayers in painting order, in their own space or in the space that `space` transforms to.
    func backToFront(in space: CATransform3D?) -> [RenderLayer] {
        if space == nil, let order { return order }
        let sorted = sublayers(byDepthIn: space)
        order = space == nil ? sorted : nil
        return sorted
    }

    /// Returns the sublayers with the deepest first; those of the same depth keep their order.
    private func sublayers(byDepthIn space: CATransform3D?) -> [RenderLayer] {
        var depths: [CGFloat] = []
        depths.reserveCapacity(sublayers.count)
        var isSorted = true
        for sublayer in sublayers {
            let depth = sublayer.presentation.depth(in: space)
            isSorted = isSorted && depth >= depths.last ?? depth
            depths.append(depth)
        }
        // A scroll view's indicators, which lie in front, are mostly its last sublayers anyway.
        if isSorted { return sublayers }
        var sorted: [RenderLayer] = []
        sorted.reserveCapacity(depths.count)
        for index in Self.order(of: depths) { sorted.append(sublayers[index]) }
        return sorted
    }

    /// Returns the indices of `depths` by ascending depth.
    ///
    /// Not isolated, because the comparison would otherwise check its executor each time.
    nonisolated private static func order(of depths: [CGFloat]) -> [Int] {
        depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    }

    /// Returns the cached pixels of this layer's surface of that kind.
    func store(_ part: DrawItem.Part) -> SurfaceStore {
        if let store = stores[part] { return store }
        let store = SurfaceStore()
        stores[part] = store
        return store
    }

    func dropStore(_ part: DrawItem.Part) {
        if !stores.isEmpty { stores[part] = nil }
    }

    /// Called when the feed has new pixels.
    func feedDidChange() {
        replaceContents(with: feed?.latest ?? ownContents, damage: nil)
        markDirty()
    }

    private func setContents(_ change: LayerChange.Contents) {
        let isFed = feed != nil || change.feed != nil
        feed = change.feed
        ownContents = change.contents
        replaceContents(with: feed?.latest ?? ownContents, damage: isFed ? nil : change.damage)
    }

    private func replaceContents(with new: LayerContents?, damage: PixelRect?) {
        let keepsSize =
            contents?.bitmap.width == new?.bitmap.width && contents?.bitmap.height == new?.bitmap.height
        contents = new
        contentsRevision += 1
        guard let damage, keepsSize else {
            contentsDamage = []
            return
        }
        contentsDamage.append(damage)
        // Frames are rarely further apart than this; older differences count as complete.
        if contentsDamage.count > 8 { contentsDamage.removeFirst() }
    }

    /// Returns the difference to the contents of an earlier revision, in the bitmap's pixels; `nil` for everything.
    func contentsDamage(since revision: Int) -> PixelRect? {
        let missed = contentsRevision - revision
        guard missed >= 0, missed <= contentsDamage.count else { return nil }
        return contentsDamage.suffix(missed).reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
    }

    /// Applies a commit's animations; those that are already running continue.
    private func setAnimations(_ new: [LayerChange.Animation]) {
        let old = animations
        animations = new.map { animation in
            var running = RenderAnimation(records: animation.records, reportsStart: animation.reportsStart)
            if let known = old.first(where: { $0.id == running.id }) {
                running.hasStarted = known.hasStarted
                running.hasEnded = known.hasEnded
                running.before = known.before
            }
            return running
        }
    }
}
