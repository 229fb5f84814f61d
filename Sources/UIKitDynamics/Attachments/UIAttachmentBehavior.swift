// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
public import UIKitCore

/// A behavior that connects an item with a point or with another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The object that an item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items = 0
        /// A point of the reference view.
        case anchor = 1
    }

    let kind: AttachmentKind
    private var joint: Joint?

    init(_ items: [any UIDynamicItem], anchor: CGPoint, _ kind: AttachmentKind) {
        (self.items, anchorPoint, self.kind) = (items, anchor, kind)
        super.init()
        length = lengthOfItems
    }

    /// The attached items: one, or two of which the second one is attached to the first.
    public let items: [any UIDynamicItem]

    /// The object that the item is attached to.
    open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }

    /// The point that the item is attached to, in the coordinates of the reference view.
    ///
    /// Set it in each frame of a drag to pull the item. A point that is not finite is ignored. Only attachments to an
    /// anchor with a `length` use it after they were created.
    open var anchorPoint: CGPoint {
        didSet {
            if !Vector(anchorPoint).isFinite { anchorPoint = oldValue }
            if anchorPoint != oldValue { update() }
        }
    }

    /// The distance of the attached points, in points; the initial one by default.
    ///
    /// Of a limit attachment, the maximum distance. A negative length counts as 0; NaN and infinity are ignored.
    open var length: CGFloat = 0 {
        didSet {
            length = length.isFinite ? max(length, 0) : oldValue
            if length != oldValue { update() }
        }
    }

    /// The damping of the oscillation of an attachment with a frequency: 0, the default, oscillates long, and 1 doesn't
    /// oscillate.
    ///
    /// A negative damping counts as 0; NaN and infinity are ignored.
    open var damping: CGFloat = 0 {
        didSet {
            damping = damping.isFinite ? max(damping, 0) : oldValue
            if damping != oldValue { update() }
        }
    }

    /// The frequency of the oscillation, in hertz, from 0, the default, with which the attachment is rigid, to 60.
    ///
    /// Other values are clamped.
    open var frequency: CGFloat = 0 {
        didSet {
            frequency = frequency.isNaN ? oldValue : min(max(frequency, 0), 60)
            if frequency != oldValue { update() }
        }
    }

    /// The torque that a pin attachment resists rotation with; 0 by default.
    ///
    /// A torque of 1 is a force of 1 at a distance of 100 points. Negative values and NaN count as 0.
    open var frictionTorque: CGFloat = 0 {
        didSet {
            frictionTorque = frictionTorque > 0 ? min(frictionTorque, 1e9) : 0
            if frictionTorque != oldValue { update() }
        }
    }

    /// The range of a pin attachment's rotation, in radians, or of a sliding attachment's movement, in points, from
    /// where the items were attached; all numbers by default.
    open var attachmentRange = UIFloatRange.infinite {
        didSet { if attachmentRange != oldValue { update() } }
    }

    // MARK: - Simulation

    override var simulatedItems: [any UIDynamicItem] { items }

    override func configure(_ simulation: Simulation, group: Int) {
        var bodies = items.compactMap { simulation.body(for: $0) }
        // The first item moves relative to the second one.
        if case .distance = kind {} else { bodies.reverse() }
        guard bodies.count == items.count, let body = bodies.last else { return }
        let first = bodies.count > 1 ? bodies.first : nil
        guard first !== body else { return }
        let present = joint.flatMap { $0.first === first && $0.second === body ? $0 : nil }
        let joint = present ?? makeJoint(first, body)
        self.joint = joint
        update()
        simulation.world.joints.append(joint)
    }

    private func makeJoint(_ first: Body?, _ second: Body) -> Joint {
        switch kind {
        case .distance(let offset, let otherOffset, let isLimit):
            let joint = DistanceJoint(
                first, first.map { otherOffset - $0.centroid } ?? Vector(anchorPoint), second,
                offset - second.centroid, length: Double(length))
            joint.isRope = isLimit
            return joint
        case .sliding(let point, let axis): return SlidingJoint(first, second, at: point, axis: axis)
        case .fixed(let point): return FixedJoint(first, second, at: point)
        case .pin(let point): return PinJoint(first, second, at: point)
        }
    }

    /// Passes the properties to the joint.
    private func update() {
        defer { wake() }
        switch joint {
        case let joint as DistanceJoint:
            if joint.first == nil { joint.firstAnchor = Vector(anchorPoint) }
            (joint.length, joint.frequency, joint.damping) = (Double(length), Double(frequency), Double(damping))
        case let joint as SlidingJoint:
            joint.range = attachmentRange.limits
        case let joint as PinJoint:
            joint.range = attachmentRange.limits
            joint.frictionTorque = Double(frictionTorque) * Units.force * Units.length
        default: break
        }
    }

    /// The present distance of the attached points.
    private var lengthOfItems: CGFloat {
        guard case .distance(let offset, let otherOffset, _) = kind, let item = items.last else { return 0 }
        let point = Self.point(offset, of: item)
        let other = items.count > 1 ? Self.point(otherOffset, of: items[0]) : Vector(anchorPoint)
        let length = (point - other).length
        return length.isFinite ? length : 0
    }

    private static func point(_ offset: Vector, of item: any UIDynamicItem) -> Vector {
        let transform = item.transform
        return Vector(item.center) + Rotation(atan2(Double(transform.b), Double(transform.a))).apply(to: offset)
    }
}
