// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// What the data source had for a drag in that direction.
struct OfferedPages {
    let pages: [UIViewController]
    let isForward: Bool
}

/// A leaf in the hand, or on its way to one side or the other.
///
/// Both its sides are pictures. The pages that it leaves, and those that it comes to lie on, are below it as they are.
@MainActor
final class PageLeaf: CAAnimationDelegate {
    /// Where a finger took hold.
    struct Grip {
        let place: CGPoint
        /// Where along the leaf, from the spine (0) to the free edge (1), the finger counts as having begun.
        let share: CGFloat
        /// The finger is none on the page, but its movement is all there is.
        let isIndirect: Bool
    }

    /// The container's bounds for which the leaf was cut.
    let bounds: CGRect
    let frame: CGRect
    let freeEdge: LeafEdge
    let isForward: Bool
    var grip: Grip?
    /// Whether the turn will be completed; `nil` while that is open.
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

    /// How far the leaf is turned, 0...1.
    var turn: CGFloat { view.leaf?.turn ?? 0 }

    // MARK: - Dragging

    /// The leaf's free edge comes to be where the finger is, which has moved by `translation`.
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

    /// Whether a leaf that is let go, its finger moving at `velocity` (points per second), is turned.
    func completes(velocity: CGPoint, isSpread: Bool) -> Bool {
        let speed = along(velocity) * (isForward ? -1 : 1)
        if abs(speed) > Theme.Containers.leafThrow { return speed > 0 }
        // A finger at the middle of what is seen has the edge of a single page there when that is turned by a quarter.
        let middle: CGFloat = isSpread ? 0.5 : 0.25
        return isForward ? turn > middle : turn < middle
    }

    // MARK: - Automatic movement

    /// Lets the leaf fall to the side to which it goes for a turn that is `completed`; `ended` is called once it is there.
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

    /// A point at which the leaf is bound.
    private var spine: CGPoint {
        CGPoint(x: freeEdge == .left ? frame.maxX : frame.minX, y: freeEdge == .top ? frame.maxY : frame.minY)
    }

    /// How much of a way leads from the spine to the free edge.
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

/// Shows the leaf.
final class PageLeafView: UIView {
    override class var layerClass: AnyClass { LeafLayer.self }

    var leaf: LeafLayer? { layer as? LeafLayer }
}

private func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
private func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
