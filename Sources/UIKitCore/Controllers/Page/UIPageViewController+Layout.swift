// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The root view of a page view controller.
final class PageRootView: UIView {
    weak var container: UIPageViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        container?.layOutPages()
    }

    /// Blocks touches on the pages while a leaf is being turned.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return container?.turning?.leaf == nil || hit == nil ? hit : self
    }
}

/// The scroll view of a page view controller.
///
/// It reports to the controller without using its `delegate`.
final class PageScrollView: UIScrollView {
    weak var container: UIPageViewController?

    override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        container?.pagerDidScroll()
    }

    override func scrollingDidEnd() {
        super.scrollingDidEnd()
        container?.pagerDidRest()
    }
}

extension UIPageViewController {
    func loadPages() {
        let root = PageRootView(frame: UIScreen.main.bounds)
        root.container = self
        root.clipsToBounds = true
        if transitionStyle == .scroll {
            let pager = PageScrollView(frame: root.bounds)
            pager.container = self
            pager.isPagingEnabled = true
            pager.showsHorizontalScrollIndicator = false
            pager.showsVerticalScrollIndicator = false
            pager.contentInsetAdjustmentBehavior = .never
            pager.scrollsToTop = false
            self.pager = pager
            root.addSubview(pager)
        } else {
            makeLeafGestures(root)
        }
        view = root
        for page in pages { install(page) }
        askForNeighbours()
        updateDots(asking: true)
    }

    var isMirrored: Bool {
        navigationOrientation == .horizontal
            && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    // MARK: - Places

    private var pitch: CGFloat {
        guard let bounds = viewIfLoaded?.bounds else { return 0 }
        return (navigationOrientation == .horizontal ? bounds.width : bounds.height) + pageSpacing
    }

    /// The content offset that shows `page`: the middle one of three, or that of a neighbor.
    func offset(of page: UIViewController) -> CGPoint {
        let index: CGFloat = page === before ? 0 : page === after ? 2 : 1
        let place = (isMirrored ? 2 - index : index) * pitch
        return navigationOrientation == .horizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
    }

    private func frame(of page: UIViewController) -> CGRect {
        let bounds = viewIfLoaded?.bounds ?? .zero
        if transitionStyle == .scroll {
            var origin = offset(of: page)
            if navigationOrientation == .horizontal { origin.x += pageSpacing / 2 } else { origin.y += pageSpacing / 2 }
            return CGRect(origin: origin, size: bounds.size)
        }
        let spread = pages.contains(page) ? pages : turning?.coming ?? []
        guard spread.count == 2, let index = spread.firstIndex(of: page) else { return bounds }
        return half(isFurther: (index == 1) != isMirrored)
    }

    /// The frame of one of the two pages of a spread; `isFurther` selects the right or lower one.
    func half(isFurther: Bool) -> CGRect {
        let bounds = viewIfLoaded?.bounds ?? .zero
        let parts = bounds.divided(
            atDistance: (navigationOrientation == .horizontal ? bounds.width : bounds.height) / 2,
            from: navigationOrientation == .horizontal ? .minXEdge : .minYEdge)
        return isFurther ? parts.remainder : parts.slice
    }

    /// Lays out all pages.
    ///
    /// A turn in progress is ended first if the bounds have changed.
    func layOutPages() {
        guard let bounds = viewIfLoaded?.bounds, bounds.width > 0, bounds.height > 0 else { return }
        let isHorizontal = navigationOrientation == .horizontal
        if let pager {
            let space = bounds.insetBy(
                dx: isHorizontal ? -pageSpacing / 2 : 0, dy: isHorizontal ? 0 : -pageSpacing / 2)
            if pager.frame.size != space.size, let turning { endTurn(completed: !turning.isByUser) }
            isPlacing = true
            if pager.frame != space { pager.frame = space }
            let size = CGSize(
                width: isHorizontal ? pitch * 3 : space.width, height: isHorizontal ? space.height : pitch * 3)
            if pager.contentSize != size { pager.contentSize = size }
            pager.contentInset = insetsOfMissingNeighbors(isHorizontal: isHorizontal)
            if turning == nil, let page = pages.first, pager.contentOffset != offset(of: page), !pager.isDragging {
                pager.contentOffset = offset(of: page)
            }
            isPlacing = false
        }
        if let turning, let leaf = turning.leaf, leaf.bounds != bounds {
            endTurn(completed: leaf.goal ?? !turning.isByUser)
        }
        for page in pages + (turning?.coming ?? []) { page.viewIfLoaded?.frame = frame(of: page) }
        placeDots(in: bounds)
    }

    /// Insets that keep the scroll view from scrolling to a missing neighbor.
    private func insetsOfMissingNeighbors(isHorizontal: Bool) -> UIEdgeInsets {
        let (start, end) = (before == nil ? -pitch : 0, after == nil ? -pitch : 0)
        guard isHorizontal else { return UIEdgeInsets(top: start, left: 0, bottom: end, right: 0) }
        return UIEdgeInsets(top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end)
    }

    /// Adds `page` as a child and adds its view.
    func install(_ page: UIViewController) {
        if page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        guard let root = viewIfLoaded else { return }
        page.view.autoresizingMask = []
        page.view.frame = frame(of: page)
        if let pager { pager.addSubview(page.view) } else { root.insertSubview(page.view, at: 0) }
        page.containerInsets.bottom = pageControl == nil ? 0 : Theme.Containers.dotsHeight
    }

    func remove(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        if page.appearanceTransition != nil { page.endAppearanceTransition() }
        page.containerInsets = .zero
        page.removeFromParent()
    }

    // MARK: - Dots

    func updateDots(asking: Bool) {
        guard isViewLoaded, transitionStyle == .scroll, navigationOrientation == .horizontal else { return }
        let count = dataSource?.presentationCount(for: self) ?? 0
        guard count > 0 else {
            pageControl?.removeFromSuperview()
            pageControl = nil
            return
        }
        let control = pageControl ?? UIPageControl()
        if pageControl == nil {
            pageControl = control
            view.addSubview(control)
            control.addTarget(self, action: UIPageViewController.dotsDidChange, for: .valueChanged)
            for page in pages { page.containerInsets.bottom = Theme.Containers.dotsHeight }
        }
        control.numberOfPages = count
        if asking, let dataSource { showDot(dataSource.presentationIndex(for: self)) }
    }

    private func placeDots(in bounds: CGRect) {
        guard let pageControl, let root = viewIfLoaded else { return }
        let height = Theme.Containers.dotsHeight
        pageControl.frame = CGRect(
            x: 0, y: bounds.height - root.safeAreaInsets.bottom - height, width: bounds.width, height: height)
        root.bringSubviewToFront(pageControl)
    }

    private func dotsDidChange() {
        guard let pageControl, let page = pages.first, let dataSource else { return }
        // A tap has changed the control's page already; it is set back to the page that is shown.
        let wanted = pageControl.currentPage
        pageControl.currentPage = dotIndex
        let next =
            wanted > dotIndex
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
        guard wanted != dotIndex, let next else { return }
        step(to: [next], isForward: wanted > dotIndex)
    }
}
