// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The pages that the data source returned for a drag in one direction.
struct OfferedPages {
    let pages: [UIViewController]
    let isForward: Bool
}

/// A page that is being turned, by a drag or an animation.
///
/// Both sides are snapshots. The pages below the leaf, on both sides of it, are the live views.
@MainActor
final class PageLeaf: CAAnimationDelegate {
    /// The point at which a drag began.
    struct Grip {
        let place: CGPoint
        /// The starting position along the leaf, from the spine (0) to the free edge (1).
        let share: CGFloat
        /// Whether the drag comes from a scroll device, whose translation counts instead of its location.
        let isIndirect: Bool
    }

    /// The container's bounds for which the leaf was created.
    let bounds: CGRect
    let frame: CGRect
    let freeEdge: LeafEdge
    let isForward: Bool
    var grip: Grip?
    /// Whether the turn will be completed; `nil` until that is decided.
    private(set) var goal: Bool?
    private let view: PageLeafView
    private let covers: [UIView]
    private var ended: (@MainActor (Bool) -> Void)?

    init(
        bounds: CGRect, frame: CGRect, freeEdge: LeafEdge, isForward: Bool, front: CGImage?, back: CGImage?,
        covers: [UIView]
    ) {
        self.bounds = bounds
        self.frame = frame
        self.freeEdge = freeEdge
        self.isForward = isForward
        self.covers = covers
        view = PageLeafView(frame: frame)
        view.isUserInteractionEnabled = false
        let layer = view.leaf
        layer?.actions = ["leafTurn": NSNull(), "leafTilt": NSNull()]
        layer?.front = front
        layer?.back = back
        layer?.freeEdge = freeEdge
        layer?.turn = isForward ? 0 : 1
    }

    func add(to root: UIView) { root.addSubview(view) }

    func remove() {
        ended = nil
        view.removeFromSuperview()
        for cover in covers { cover.removeFromSuperview() }
    }

    /// The progress of the turn, 0...1.
    var turn: CGFloat { view.leaf?.turn ?? 0 }

    // MARK: - Dragging

    /// Moves the leaf's free edge to the finger, which has moved by `translation`.
    func follow(_ finger: CGPoint, translation: CGPoint) {
        guard let grip, goal == nil, let layer = view.leaf, length > 0, breadth > 0 else { return }
        let moved = along(translation)
        let way = max(isForward ? -moved : moved, 0)
        let share = grip.isIndirect ? grip.share + moved / length : along(finger - spine) / length
        let wanted = min(max((1 - share) / 2, 0), 1)
        let grasp = smooth(way / Theme.Containers.leafCatchUp)
        let turn = isForward ? wanted * grasp : 1 - (1 - wanted) * grasp
        layer.turn = turn
        let place = grip.isIndirect ? grip.place + CGPoint(x: translation.x, y: translation.y) : finger
        let lift = across(grip.place - place) / max(2 * length * turn, Theme.Containers.leafCatchUp)
        let lean = Theme.Containers.leafTilt * (2 * across(grip.place - corner) / breadth - 1)
        let most = Theme.Containers.maximumLeafTilt
        layer.tilt = min(max((lift + lean) * grasp * min(4 * turn, 1), -most), most)
        layer.pivot = min(max(across(place - corner) / breadth, 0), 1)
    }

    /// Whether a leaf released at `velocity` (points per second) completes its turn.
    func completes(velocity: CGPoint, isSpread: Bool) -> Bool {
        let speed = along(velocity) * (isForward ? -1 : 1)
        if abs(speed) > Theme.Containers.leafThrow { return speed > 0 }
        // With a single page, a finger at the center of the container corresponds to a quarter of the turn.
        let middle: CGFloat = isSpread ? 0.5 : 0.25
        return isForward ? turn > middle : turn < middle
    }

    // MARK: - Automatic movement

    /// Animates the leaf to the side given by `completed`, then calls `ended`.
    func settle(completed: Bool, isThrown: Bool, ended: @escaping @MainActor (Bool) -> Void) {
        guard let layer = view.leaf, goal == nil else { return }
        goal = completed
        self.ended = ended
        let end: CGFloat = isForward == completed ? 1 : 0
        let way = abs(end - layer.turn)
        let duration = max(Theme.Containers.leafDuration * way, Theme.Containers.minimumLeafDuration)
        let timing = CAMediaTimingFunction(name: isThrown ? .easeOut : .easeInEaseOut)
        let fall = CABasicAnimation(keyPath: "leafTurn")
        fall.fromValue = layer.turn
        fall.duration = duration
        fall.timingFunction = timing
        fall.delegate = self
        let tilt = CABasicAnimation(keyPath: "leafTilt")
        tilt.fromValue = grip == nil ? Theme.Containers.leafTilt : layer.tilt
        tilt.duration = duration
        tilt.timingFunction = timing
        layer.turn = end
        layer.tilt = 0
        layer.add(fall, forKey: "fall")
        layer.add(tilt, forKey: "tilt")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        ended?(flag)
    }

    // MARK: - Directions

    private var isSideways: Bool { freeEdge == .left || freeEdge == .right }
    private var length: CGFloat { isSideways ? frame.width : frame.height }
    private var breadth: CGFloat { isSideways ? frame.height : frame.width }
    private var corner: CGPoint { frame.origin }

    /// A point on the edge at which the leaf is bound.
    private var spine: CGPoint {
        CGPoint(x: freeEdge == .left ? frame.maxX : frame.minX, y: freeEdge == .top ? frame.maxY : frame.minY)
    }

    /// The component of a vector from the spine toward the free edge.
    func along(_ way: CGPoint) -> CGFloat {
        switch freeEdge {
        case .left: -way.x
        case .right: way.x
        case .top: -way.y
        case .bottom: way.y
        }
    }

    private func across(_ way: CGPoint) -> CGFloat { isSideways ? way.y : way.x }

    private func smooth(_ share: CGFloat) -> CGFloat {
        let share = min(max(share, 0), 1)
        return share * share * (3 - 2 * share)
    }
}

/// The view of a leaf.
final class PageLeafView: UIView {
    override class var layerClass: AnyClass { LeafLayer.self }

    var leaf: LeafLayer? { layer as? LeafLayer }
}

private func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
private func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
