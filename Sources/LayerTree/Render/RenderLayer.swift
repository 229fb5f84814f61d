// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// An animation as the render server runs it.
struct RenderAnimation {
    let records: [AnimationRecord]
    let reportsStart: Bool
    var hasStarted = false
    var hasEnded = false

    var id: UInt64? { records.first?.id }
    /// When all of it is over.
    var endTime: TimeInterval { records.first?.outerTiming.endTime ?? 0 }
}

/// The render server's node for a layer: its values as committed, and as they look in the current frame.
@RenderActor
final class RenderLayer {
    let id: LayerID
    var model = LayerProperties()
    /// The model with the animations of the current frame on top.
    var presentation = LayerProperties()
    var sublayers: [RenderLayer] = []
    var animations: [RenderAnimation] = []
    private(set) var contents: LayerContents?
    /// Grows with each change of the pixels.
    private(set) var contentsRevision = 0
    /// The parts that the last revisions changed, the latest last.
    private var contentsDamage: [PixelRect] = []
    /// What animations move in the current frame.
    var motion = Motion()

    struct Motion: Equatable {
        /// The layer itself moves.
        var movesFrame = false
        /// What is inside moves: the bounds' origin.
        var movesInterior = false
    }

    init(id: LayerID) {
        self.id = id
    }

    /// Takes over what a commit says about this layer, whose sublayers are among `nodes`.
    func apply(_ change: LayerChange, among nodes: [LayerID: RenderLayer]) {
        if let properties = change.properties { model = properties }
        if let sublayers = change.sublayers { self.sublayers = sublayers.compactMap { nodes[$0] } }
        if let contents = change.contents { setContents(contents) }
        if let animations = change.animations { setAnimations(animations) }
        presentation = model
        motion = Motion()
    }

    private func setContents(_ change: LayerChange.Contents) {
        let keepsSize =
            contents?.bitmap.width == change.contents?.bitmap.width
            && contents?.bitmap.height == change.contents?.bitmap.height
        contents = change.contents
        contentsRevision += 1
        guard let damage = change.damage, keepsSize else {
            contentsDamage = []
            return
        }
        contentsDamage.append(damage)
        // Frames are seldom further apart than this; older differences count as total.
        if contentsDamage.count > 8 { contentsDamage.removeFirst() }
    }

    /// What differs, in the bitmap's pixels, from the contents of an earlier revision; `nil` for everything.
    func contentsDamage(since revision: Int) -> PixelRect? {
        let missed = contentsRevision - revision
        guard missed >= 0, missed <= contentsDamage.count else { return nil }
        return contentsDamage.suffix(missed).reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
    }

    /// Takes over the animations of a commit; those that run already go on where they are.
    private func setAnimations(_ new: [LayerChange.Animation]) {
        let old = animations
        animations = new.map { animation in
            var running = RenderAnimation(records: animation.records, reportsStart: animation.reportsStart)
            if let known = old.first(where: { $0.id == running.id }) {
                running.hasStarted = known.hasStarted
                running.hasEnded = known.hasEnded
            }
            return running
        }
    }
}
