// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The changes that one commit sends to the render server; unchanged layers are not included.
struct LayerCommit: Sendable {
    var changes: [LayerChange]
    var removed: [LayerID]
    var configuration: FrameConfiguration?
    /// Whether a frame is requested even if nothing has changed.
    var needsFrame: Bool
    var time: TimeInterval
}

/// The changes to one layer; `nil` properties are unchanged.
struct LayerChange: Sendable {
    struct Contents: Sendable {
        let contents: LayerContents?
        /// The source of pixels that replaces the contents.
        let feed: ContentsFeed?
        /// The changed part, in the bitmap's pixels; `nil` for all of it.
        let damage: PixelRect?
    }

    struct Animation: Sendable {
        let records: [AnimationRecord]
        /// Whether the first frame that shows the animation is reported.
        let reportsStart: Bool
    }

    let id: LayerID
    var properties: LayerProperties?
    /// Back to front.
    var sublayers: [LayerID]?
    /// Valid only if `sublayers` is set.
    var mask: LayerID?
    var contents: Contents?
    /// All running animations, in the order in which they were added.
    var animations: [Animation]?
}

extension CALayer {
    /// Returns and clears this layer's pending changes; `nil` if there are none.
    func takeChange(for host: HostConnection, at time: TimeInterval) -> LayerChange? {
        let pending = hosting.pending
        guard !pending.isEmpty else { return nil }
        hosting.pending = []
        hosting.committedHost = host.id
        var change = LayerChange(id: id)
        if pending.contains(.properties) { change.properties = properties }
        if pending.contains(.sublayers) {
            change.sublayers = pieces.isEmpty ? sublayerStorage.map(\.id) : (pieces + sublayerStorage).map(\.id)
            change.mask = maskStorage?.id
        }
        if pending.contains(.contents) {
            let damage = drawing.takeDamage()
            // A server that has never seen the layer needs the complete contents.
            change.contents = LayerChange.Contents(
                contents: drawing.contents, feed: drawing.feed, damage: pending == .all ? nil : damage)
        }
        if pending.contains(.animations) {
            beginAnimations(at: time)
            change.animations = attachedAnimations.map {
                LayerChange.Animation(records: $0.records, reportsStart: $0.animation.delegate != nil)
            }
        }
        return change
    }
}
