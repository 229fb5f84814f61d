// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// A behavior whose items collide with each other and with boundaries.
///
/// Items of different collision behaviors don't collide with each other.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The objects that items collide with.
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Other items of the behavior.
        public static let items = Mode(rawValue: 1 << 0)
        /// The boundaries of the behavior.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// Items and boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    private var list: DynamicItemList
    private(set) var boundaries: [CollisionBoundary] = []
    private var nextBoundary = 1
    private var referenceInsets = UIEdgeInsets.zero
    /// The reference view's bounds when the behavior was configured.
    private var referenceBounds: CGRect?
    /// The position of the behavior among those of the animator, which its boundaries refer to.
    private var group = 0

    /// Creates a behavior without boundaries.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a behavior without items.
    public override convenience init() {
        self.init(items: [])
    }

    /// The items that collide.
    open var items: [any UIDynamicItem] { list.items }

    /// The object that is notified of collisions.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// The objects that the items collide with; everything by default.
    open var collisionMode: Mode = .everything {
        didSet { if collisionMode != oldValue { setNeedsUpdate() } }
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if list.insert(item) { setNeedsUpdate() }
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { dynamicAnimator?.behaviorsWereRemoved() }
    }

    // MARK: - Boundaries

    /// Whether the bounds of the animator's reference view are a boundary; `false` by default.
    ///
    /// The boundary follows the bounds while the animator runs. A change of the bounds doesn't resume a paused animator;
    /// `updateItem(usingCurrentState:)` does.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet {
            if !translatesReferenceBoundsIntoBoundary { referenceInsets = .zero }
            setNeedsUpdate()
        }
    }

    /// Makes the bounds of the reference view, reduced by insets, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    /// Adds a path as a boundary, which replaces one with an equal identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        let path = bezierPath.copy() as? UIBezierPath ?? bezierPath
        boundaries.removeAll { $0.hasIdentifier(identifier) }
        boundaries.append(CollisionBoundary(identifier: identifier, number: nextBoundary, path: path))
        nextBoundary += 1
        setNeedsUpdate()
    }

    /// Adds a line between two points as a boundary, which replaces one with an equal identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary; `nil` if there is none with the identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { $0.hasIdentifier(identifier) }?.path.copy() as? UIBezierPath
    }

    /// Removes the boundary with an identifier.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { $0.hasIdentifier(identifier) }
        setNeedsUpdate()
    }

    /// The identifiers of the boundaries; `nil` if there are none.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    /// Removes all boundaries that have an identifier.
    open func removeAllBoundaries() {
        boundaries = []
        setNeedsUpdate()
    }

    // MARK: - Simulation

    override var simulatedItems: [any UIDynamicItem] { list.items }

    override func configure(_ simulation: Simulation, group: Int) {
        self.group = group
        for item in list.items {
            guard let body = simulation.body(for: item) else { continue }
            if collisionMode.contains(.items) { body.itemGroups.append(group) }
            if collisionMode.contains(.boundaries) { body.boundaryGroups.append(group) }
        }
        guard collisionMode.contains(.boundaries) else { return }
        referenceBounds = dynamicAnimator?.referenceView?.bounds
        if let line = referencePolyline {
            simulation.world.boundaries.append(
                Boundary(group: group, identifier: CollisionBoundary.reference, polylines: [line]))
        }
        for boundary in boundaries {
            simulation.world.boundaries.append(
                Boundary(group: group, identifier: boundary.number, polylines: boundary.path.cgPath.polylines))
        }
    }

    /// The closed line around the reference view's bounds, without the insets.
    private var referencePolyline: [Vector]? {
        guard translatesReferenceBoundsIntoBoundary, let rect = referenceBounds?.inset(by: referenceInsets),
            [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
        else { return nil }
        return [
            Vector(rect.minX, rect.minY), Vector(rect.maxX, rect.minY), Vector(rect.maxX, rect.maxY),
            Vector(rect.minX, rect.maxY), Vector(rect.minX, rect.minY),
        ]
    }

    /// Follows the size of the reference view.
    override func prepareFrame() {
        guard translatesReferenceBoundsIntoBoundary, referenceBounds != dynamicAnimator?.referenceView?.bounds
        else { return }
        setNeedsUpdate()
    }

    // MARK: - Delegate

    /// Notifies the delegate of a change if it concerns the behavior.
    func deliver(_ change: TouchChange, _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?) {
        guard let collisionDelegate, list.contains(item) else { return }
        let point = CGPoint(x: change.touch.position.x, y: change.touch.position.y)
        if let other {
            guard list.contains(other), collisionMode.contains(.items) else { return }
            guard change.isBeginning else {
                return collisionDelegate.collisionBehavior(self, endedContactFor: item, with: other)
            }
            return collisionDelegate.collisionBehavior(self, beganContactFor: item, with: other, at: point)
        }
        guard change.touch.group == group else { return }
        let boundary = boundaries.first { $0.number == change.touch.boundary }
        guard boundary != nil || change.touch.boundary == CollisionBoundary.reference else { return }
        guard change.isBeginning else {
            return collisionDelegate.collisionBehavior(
                self, endedContactFor: item, withBoundaryIdentifier: boundary?.identifier)
        }
        collisionDelegate.collisionBehavior(
            self, beganContactFor: item, withBoundaryIdentifier: boundary?.identifier, at: point)
    }
}
