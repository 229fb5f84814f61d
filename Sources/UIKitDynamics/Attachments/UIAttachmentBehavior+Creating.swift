// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
public import UIKitCore

extension UIAttachmentBehavior {
    /// Creates an attachment of an item's center to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Creates an attachment of a point of an item, relative to its center, to a point of the reference view.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init(
            [item], anchor: Vector(point).isFinite ? point : item.center,
            .distance(offset: Vector(finite: offset), otherOffset: .zero, isLimit: false))
    }

    /// Creates an attachment of the centers of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Creates an attachment of points of two items, relative to their centers.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(
            [item1, item2], anchor: .zero,
            .distance(offset: Vector(finite: offset2), otherOffset: Vector(finite: offset1), isLimit: false))
    }

    /// Creates an attachment with which an item moves along an axis relative to another item.
    ///
    /// The axis goes through a point of the reference view; it is the x-axis if it has no length.
    public static func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            [item1, item2], anchor: point,
            .sliding(point: Vector(finite: point, or: item1.center), axis: Vector(direction: axis)))
    }

    /// Creates an attachment with which an item moves along an axis through a point of the reference view.
    ///
    /// The axis is the x-axis if it has no length.
    public static func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            [item], anchor: point,
            .sliding(point: Vector(finite: point, or: item.center), axis: Vector(direction: axis)))
    }

    /// Creates an attachment that limits the distance of points of two items, relative to their centers, to `length`.
    public static func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            [item1, item2], anchor: .zero,
            .distance(offset: Vector(finite: offset2), otherOffset: Vector(finite: offset1), isLimit: true))
    }

    /// Creates an attachment with which two items move and rotate as one.
    public static func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], anchor: point, .fixed(point: Vector(finite: point, or: item1.center)))
    }

    /// Creates an attachment with which two items rotate around a point of the reference view that both have.
    public static func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], anchor: point, .pin(point: Vector(finite: point, or: item1.center)))
    }
}

extension Vector {
    fileprivate init(finite offset: UIOffset) {
        let offset = Vector(offset)
        self = offset.isFinite ? offset : .zero
    }

    fileprivate init(finite point: CGPoint, or other: CGPoint) {
        self.init(Vector(point).isFinite ? point : other)
    }

    fileprivate init(direction axis: CGVector) {
        self = Vector(axis).normalized ?? Vector(1, 0)
    }
}
