// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The delegate of the gestures that turn pages.
final class LeafWatch: UIGestureRecognizerDelegate {
    weak var container: UIPageViewController?

    init(_ container: UIPageViewController) {
        self.container = container
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (gestureRecognizer as? UIPanGestureRecognizer).map { container?.mayTakeLeaf($0) ?? false } ?? true
    }

    /// Ignores touches on controls inside the pages, such as a slider or a button near the edge.
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

    /// The edge from which a page is turned to go forward.
    var forwardEdge: LeafEdge {
        let leadsFurther = spineLocation != .max
        guard navigationOrientation == .horizontal else { return leadsFurther ? .bottom : .top }
        return leadsFurther != isMirrored ? .right : .left
    }

    /// The frame of the page that is turned to go forward.
    private var leafFrame: CGRect {
        guard pages.count == 2 else { return viewIfLoaded?.bounds ?? .zero }
        return half(isFurther: forwardEdge == .right || forwardEdge == .bottom)
    }

    /// Whether moving to `wanted` can be shown by turning a single leaf.
    func isLeaf(to wanted: [UIViewController]) -> Bool {
        transitionStyle == .pageCurl && wanted.count == pages.count && !wanted.contains(where: pages.contains)
    }

    /// Completes a leaf's animation immediately, so that quick turns don't have to wait for the previous one.
    ///
    /// - Returns: Whether no turn is in progress now.
    func finishFall() -> Bool {
        guard let turning else { return true }
        guard let goal = turning.leaf?.goal else { return false }
        endTurn(completed: goal)
        return true
    }

    // MARK: - Dragging

    /// Whether a pan can turn a leaf: its direction fits, and the data source has pages for it.
    func mayTakeLeaf(_ pan: UIPanGestureRecognizer) -> Bool {
        guard let root = viewIfLoaded, finishFall() else { return false }
        let (way, speed) = (pan.translation(in: root), pan.velocity(in: root))
        // The translation at the start of a drag may be almost zero; the velocity adds about one frame of movement.
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
        // At the end of a spread there may be a single page, which a leaf can't show.
        guard isLeaf(to: offered.pages) else { return step(to: offered.pages, isForward: offered.isForward) }
        beginTurn(to: offered.pages, isForward: offered.isForward, isByUser: true, completion: nil)
        let isSpread = pages.count == 2
        turning?.leaf?.grip = PageLeaf.Grip(
            place: pan.location(in: root), share: offered.isForward ? 1 : isSpread ? -1 : 0,
            isIndirect: pan.isScrolling)
        turning?.leaf?.follow(pan.location(in: root), translation: pan.translation(in: root))
    }

    // MARK: - Turning page

    /// Creates the leaf from snapshots of the pages, and inserts it above the pages that remain visible.
    func layInLeaf() {
        guard let root = viewIfLoaded, let turn = turning else { return }
        let (nearer, further) = turn.isForward ? (pages, turn.coming) : (turn.coming, pages)
        let isSpread = pages.count == 2
        // The pages that are visible next to and below the leaf.
        let below = (isSpread ? [nearer.first] : []) + [further.last]
        let color = root.backgroundColor ?? .systemBackground
        var covers: [UIView] = []
        for view in below.compactMap({ $0?.viewIfLoaded }) {
            // Pages may be transparent, so each gets an opaque background that hides the page below it.
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
    /// Whether the pan comes from a touchpad or a scroll wheel.
    fileprivate var isScrolling: Bool { tracking.source != nil }
}
