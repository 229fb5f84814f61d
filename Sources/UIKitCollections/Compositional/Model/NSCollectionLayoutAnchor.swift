// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// The position of a supplementary item relative to an item.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
    /// The edge or corner.
    public let edges: NSDirectionalRectEdge
    /// The distance from the edges: in points, or relative to the supplementary item's size.
    public let offset: CGPoint
    /// Whether the offset is in points.
    public let isAbsoluteOffset: Bool
    /// Whether the offset is relative to the supplementary item's size.
    public var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// Creates an anchor at an edge or corner.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, absoluteOffset: .zero)
    }

    /// Creates an anchor at a distance in points from an edge or corner.
    ///
    /// Positive offsets are towards the trailing edge and the bottom.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset.sane
        isAbsoluteOffset = true
    }

    /// Creates an anchor at a distance from an edge or corner that is relative to the supplementary item's size.
    ///
    /// Positive offsets are towards the trailing edge and the bottom.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset.sane
        isAbsoluteOffset = false
    }

    var rule: AnchorRule { AnchorRule(edges: edges, offset: offset, isAbsolute: isAbsoluteOffset) }
}
