// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// Answers for the gestures that turn leaves.
final class LeafWatch: UIGestureRecognizerDelegate {
    weak var container: UIPageViewController?

    init(_ container: UIPageViewController) {
        self.container = container
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (gestureRecognizer as? UIPanGestureRecognizer).map { container?.mayTakeLeaf($0) ?? false } ?? true
    }

    /// A slider that is dragged, or a button at the side that is tapped, turns no page.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        let root = gestureRecognizer.view
        return !sequence(first: touch.view, next: { $0 === root ? nil : $0?.superview }).contains { $0 is UIControl }
    }
}

extension UIPageViewController {
    func makeLeafGestures(_ root: UIView) {
        let watch = LeafWatch(self)
        let pan = UIPanGestureRecognizer(target: self, action: UIPageViewController.dragLeaf)
        pan.maximumNumberOfTouches = 1
        pan.allowedScrollTypesMask = .continuous
        let tap = UITapGestureRecognizer(target: self, action: UIPageViewController.tapAtSide)
        tap.cancelsTouchesInView = false
        leafWatch = watch
        leafGestures = [pan, tap]
        for gesture in leafGestures {
            gesture.delegate = watch
            root.addGestureRecognizer(gesture)
        }
    }

    private func tapAtSide(_ recognizer: UITapGestureRecognizer) {
        guard let root = viewIfLoaded else { return }
        let isHorizontal = navigationOrientation == .horizontal
        let place = recognizer.location(in: root)
        let (at, whole) = isHorizontal ? (place.x, root.bounds.width) : (place.y, root.bounds.height)
        let reach = min(Theme.Containers.leafReach, whole / 4)
        let isFurther = at > whole - reach
        guard isFurther || at < reach else { return }
        let leadsFurther = forwardEdge == .right || forwardEdge == .bottom
        if isFurther == leadsFurther { turnForward() } else { turnBack() }
    }

    // MARK: - Geometry

    /// The edge at which a leaf is taken to go forward.
    var forwardEdge: LeafEdge {
        let leadsFurther = spineLocation != .max
        guard navigationOrientation == .horizontal else { return leadsFurther ? .bottom : .top }
        return leadsFurther != isMirrored ? .right : .left
    }

    /// Where the leaf lies that is turned to go forward.
    private var leafFrame: CGRect {
        guard pages.count == 2 else { return viewIfLoaded?.bounds ?? .zero }
        return half(isFurther: forwardEdge == .right || forwardEdge == .bottom)
    }

    /// Whether the way to `wanted` is the turn of one leaf.
    func isLeaf(to wanted: [UIViewController]) -> Bool {
        transitionStyle == .pageCurl && wanted.count == pages.count && !wanted.contains(where: pages.contains)
    }

    /// Has a leaf lie that falls: whoever turns quickly does not wait for the last one.
    ///
    /// - Returns: whether nothing is being turned now.
    func finishFall() -> Bool {
        guard let turning else { return true }
        guard let goal = turning.leaf?.goal else { return false }
        endTurn(completed: goal)
        return true
    }

    // MARK: - Dragging

    /// Whether a drag that was seen turns a leaf, for which the data source has pages.
    func mayTakeLeaf(_ pan: UIPanGestureRecognizer) -> Bool {
        guard let root = viewIfLoaded, finishFall() else { return false }
        let (way, speed) = (pan.translation(in: root), pan.velocity(in: root))
        // What is left of the way when a drag begins may be next to nothing.
        let movement = CGPoint(x: way.x + speed.x / 60, y: way.y + speed.y / 60)
        let isSideways = abs(movement.x) > abs(movement.y)
        guard isSideways == (navigationOrientation == .horizontal) else { return false }
        let along: CGFloat =
            switch forwardEdge {
            case .right: movement.x
            case .left: -movement.x
            case .bottom: movement.y
            case .top: -movement.y
            }
        guard along != 0 else { return false }
        offered = nextPages(isForward: along < 0).map { OfferedPages(pages: $0, isForward: along < 0) }
        return offered != nil
    }

    private func dragLeaf(_ pan: UIPanGestureRecognizer) {
        guard let root = viewIfLoaded else { return }
        switch pan.state {
        case .began: takeLeaf(pan, in: root)
        case .changed:
            turning?.leaf?.follow(pan.location(in: root), translation: pan.translation(in: root))
        case .ended:
            guard let leaf = turning?.leaf, leaf.grip != nil else { return }
            let completed = leaf.completes(velocity: pan.velocity(in: root), isSpread: pages.count == 2)
            settleLeaf(completed: completed, isThrown: true)
        default:
            if turning?.leaf?.grip != nil { settleLeaf(completed: false, isThrown: true) }
        }
    }

    private func takeLeaf(_ pan: UIPanGestureRecognizer, in root: UIView) {
        guard turning == nil, let offered else { return }
        self.offered = nil
        // The end of a book may have one page where two are seen; there is no leaf for that.
        guard isLeaf(to: offered.pages) else { return step(to: offered.pages, isForward: offered.isForward) }
        beginTurn(to: offered.pages, isForward: offered.isForward, isByUser: true, completion: nil)
        let isSpread = pages.count == 2
        turning?.leaf?.grip = PageLeaf.Grip(
            place: pan.location(in: root), share: offered.isForward ? 1 : isSpread ? -1 : 0,
            isIndirect: pan.isScrolling)
        turning?.leaf?.follow(pan.location(in: root), translation: pan.translation(in: root))
    }

    // MARK: - Turning page

    /// Cuts the leaf that is turned out of the pages, and lays it over those between which it goes.
    func layInLeaf() {
        guard let root = viewIfLoaded, let turn = turning else { return }
        let (nearer, further) = turn.isForward ? (pages, turn.coming) : (turn.coming, pages)
        let isSpread = pages.count == 2
        // What is seen beside and below the leaf.
        let below = (isSpread ? [nearer.first] : []) + [further.last]
        let color = root.backgroundColor ?? .systemBackground
        var covers: [UIView] = []
        for view in below.compactMap({ $0?.viewIfLoaded }) {
            // A page may have no ground of its own, and another lies behind it.
            let cover = UIView(frame: view.frame)
            cover.backgroundColor = color
            cover.isUserInteractionEnabled = false
            root.addSubview(cover)
            covers.append(cover)
            root.bringSubviewToFront(view)
        }
        let leaf = PageLeaf(
            bounds: root.bounds, frame: leafFrame, freeEdge: forwardEdge, isForward: turn.isForward,
            front: picture(of: nearer.last), back: isSpread ? picture(of: further.first) : nil, covers: covers)
        leaf.add(to: root)
        turning?.leaf = leaf
    }

    private func picture(of page: UIViewController?) -> CGImage? {
        page?.viewIfLoaded?.snapshotView(afterScreenUpdates: true)?.layer.contents as? CGImage
    }

    func settleLeaf(completed: Bool, isThrown: Bool) {
        turning?.leaf?.settle(completed: completed, isThrown: isThrown) { [weak self] _ in
            self?.endTurn(completed: completed)
        }
    }
}

extension UIPanGestureRecognizer {
    /// Whether it is a touchpad or a wheel that drags.
    fileprivate var isScrolling: Bool { tracking.source != nil }
}
