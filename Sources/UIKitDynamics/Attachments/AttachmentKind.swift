// SPDX-License-Identifier: MIT
internal import Foundation

/// The constraint of an attachment, with points of the reference view and offsets from the centers of items.
enum AttachmentKind {
    /// A distance, or the maximum of one, between points of the items, or a point of the item and the anchor point.
    case distance(offset: Vector, otherOffset: Vector, isLimit: Bool)
    /// Movement along an axis through a point.
    case sliding(point: Vector, axis: Vector)
    case fixed(point: Vector)
    case pin(point: Vector)
}
