// SPDX-License-Identifier: MIT
package import Foundation
package import Graphics

/// The edge by which a leaf is taken; it is bound at the opposite one.
package enum LeafEdge: Sendable {
    case left, right, top, bottom
}

/// A layer that shows a leaf of a book, somewhere on its way from one side of the spine to the other.
///
/// The leaf lies in the bounds, and turned over beyond the edge at which it is bound. Both sides are pictures; what the
/// leaf uncovers, and what it comes to lie on, are layers behind this one, which its shadow falls on.
package final class LeafLayer: CALayer {
    package required init() {
        super.init()
        properties.extras.kind = .leaf(LeafProperties())
    }

    package override init(layer: Any) {
        super.init(layer: layer)
    }

    package override var drawsContent: Bool { false }

    override func makePresentationCopy() -> CALayer { LeafLayer(layer: self) }

    /// What is on it, stretched over the bounds; without it nothing shows.
    package var front: CGImage? {
        get { properties.leaf.front?.object as? CGImage }
        set { change(\.leaf.front, to: newValue.flatMap { LayerContents($0) }, key: "front") }
    }

    /// What is on its other side, upright as it is seen once the leaf is turned over; `nil` for pale paper.
    package var back: CGImage? {
        get { properties.leaf.back?.object as? CGImage }
        set { change(\.leaf.back, to: newValue.flatMap { LayerContents($0) }, key: "back") }
    }

    /// The right one by default.
    package var freeEdge: LeafEdge {
        get { properties.leaf.freeEdge }
        set { change(\.leaf.freeEdge, to: newValue, key: "freeEdge") }
    }

    /// How far it is turned (0...1): by 0, the default, it lies flat in the bounds, by 1 on the other side of the spine.
    ///
    /// The free edge is seen at that share of the way between the two.
    package var turn: CGFloat {
        get { properties.leaf.turn }
        set { change(\.leaf.turn, to: newValue.sanitized, key: "leafTurn") }
    }

    /// The slope of the fold against the spine, in points along the page for each point across; 0 by default.
    ///
    /// Above 0 the lower, or right, corner is the first to come. A leaf that is nearly turned takes less.
    package var tilt: CGFloat {
        get { properties.leaf.tilt }
        set { change(\.leaf.tilt, to: newValue.sanitized, key: "leafTilt") }
    }

    /// Where across the page, as a share of it, the free edge is where `turn` says when the fold is tilted; 0.5 by
    /// default.
    package var pivot: CGFloat {
        get { properties.leaf.pivot }
        set { change(\.leaf.pivot, to: newValue.sanitized, key: "pivot") }
    }
}

/// What a leaf draws.
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
