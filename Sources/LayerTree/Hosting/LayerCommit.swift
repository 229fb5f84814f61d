// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// What one commit tells the render server: the layers that changed, and nothing of the others.
struct LayerCommit: Sendable {
    var changes: [LayerChange]
    var removed: [LayerID]
    var configuration: FrameConfiguration?
    /// A frame is wanted even if nothing has changed.
    var needsFrame: Bool
    var time: TimeInterval
}

/// What changed about one layer; `nil` where nothing did.
struct LayerChange: Sendable {
    struct Contents: Sendable {
        let contents: LayerContents?
        /// Whose pixels are shown in place of the contents.
        let feed: ContentsFeed?
        /// In the bitmap's pixels; `nil` for all of it.
        let damage: PixelRect?
    }

    struct Animation: Sendable {
        let records: [AnimationRecord]
        /// Somebody wants to know when the first frame shows it.
        let reportsStart: Bool
    }

    let id: LayerID
    var properties: LayerProperties?
    /// Back to front.
    var sublayers: [LayerID]?
    /// Counts where `sublayers` does.
    var mask: LayerID?
    var contents: Contents?
    /// All that run, in the order in which they were added.
    var animations: [Animation]?
}

extension CALayer {
    /// What is pending for this layer; `nil` if nothing is.
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
            // A server that has never seen the layer needs all of it.
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
