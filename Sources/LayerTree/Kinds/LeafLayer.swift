// SPDX-License-Identifier: MIT
package import Foundation
package import Graphics

/// The edge by which a leaf is turned; it is bound at the opposite edge.
package enum LeafEdge: Sendable {
    case left, right, top, bottom
}

/// A layer that shows a leaf of a book at some position between the two sides of the spine.
///
/// The leaf lies in the bounds, or, turned over, beyond the edge at which it is bound. Both sides are images; the pages
/// that the leaf uncovers and falls on are layers behind this one, on which it casts a shadow.
package final class LeafLayer: CALayer {
    package override init() {
        super.init()
        properties.extras.kind = .leaf(LeafProperties())
    }

    package override init(layer: Any) {
        super.init(layer: layer)
    }

    package override var drawsContent: Bool { false }

    override func makePresentationCopy() -> CALayer { LeafLayer(layer: self) }

    /// The front's image, stretched over the bounds.
    ///
    /// Without it nothing is drawn.
    package var front: CGImage? {
        get { properties.leaf.front?.object as? CGImage }
        set { change(\.leaf.front, to: newValue.flatMap { LayerContents($0) }, key: "front") }
    }

    /// The back's image, upright when the leaf has been turned over; `nil` for pale paper.
    package var back: CGImage? {
        get { properties.leaf.back?.object as? CGImage }
        set { change(\.leaf.back, to: newValue.flatMap { LayerContents($0) }, key: "back") }
    }

    /// The edge that is turned; the right one by default.
    package var freeEdge: LeafEdge {
        get { properties.leaf.freeEdge }
        set { change(\.leaf.freeEdge, to: newValue, key: "freeEdge") }
    }

    /// The progress of the turn (0...1): at 0 (the default) the leaf lies flat in the bounds, at 1 on the other side of
    /// the spine.
    ///
    /// The free edge is shown at that fraction of the distance between the two.
    package var turn: CGFloat {
        get { properties.leaf.turn }
        set { change(\.leaf.turn, to: newValue.sanitized, key: "leafTurn") }
    }

    /// The slope of the fold against the spine, in points along the page for each point across; 0 by default.
    ///
    /// Above 0 the lower, or right, corner leads. The slope is limited when a leaf is nearly turned.
    package var tilt: CGFloat {
        get { properties.leaf.tilt }
        set { change(\.leaf.tilt, to: newValue.sanitized, key: "leafTilt") }
    }

    /// The position across the page, as a fraction of it, at which the free edge matches `turn` when the fold is
    /// tilted; 0.5 by default.
    package var pivot: CGFloat {
        get { properties.leaf.pivot }
        set { change(\.leaf.pivot, to: newValue.sanitized, key: "pivot") }
    }
}

/// The properties of a leaf layer.
struct LeafProperties: Equatable, Sendable {
    var front: LayerContents?
    var back: LayerContents?
    var freeEdge = LeafEdge.right
    var turn: CGFloat = 0
    var tilt: CGFloat = 0
    var pivot: CGFloat = 0.5
}

extension LayerProperties {
    var leaf: LeafProperties {
        get { if case .leaf(let leaf) = kind { leaf } else { LeafProperties() } }
        set { if case .leaf = kind { extras.kind = .leaf(newValue) } }
    }
}
