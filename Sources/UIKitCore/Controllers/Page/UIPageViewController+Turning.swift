// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Graphics

extension UIPageViewController {
    static let nextAction = Selector("turnToNextPage")
    static let previousAction = Selector("turnToPreviousPage")

    // MARK: - Programmatic changes

    func turn(
        to wanted: [UIViewController], direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        let most = spineLocation == .mid || isAskingForSpine ? 2 : 1
        guard wanted.count <= most, Set(wanted.map(ObjectIdentifier.init)).count == wanted.count,
            !wanted.contains(self)
        else {
            Log.misuse("A page controller shows \(most) of other controllers at a time; the call is ignored.")
            completion?(false)
            return
        }
        if let turning { endTurn(completed: turning.leaf?.goal ?? !turning.isByUser, isFinished: false) }
        guard wanted != pages else {
            completion?(true)
            return
        }
        let isForward = direction == .forward
        let isAnimated = animated && isSeen && !pages.isEmpty && !wanted.isEmpty && UIView.areAnimationsEnabled
        if isAnimated, transitionStyle == .scroll, !UIAccessibility.isReduceMotionEnabled, let page = wanted.first {
            before = isForward ? nil : page
            after = isForward ? page : nil
            layOutPages()
            beginTurn(to: [page], isForward: isForward, isByUser: false, completion: completion)
            pager?.setContentOffset(offset(of: page), animated: true)
        } else if isAnimated, !UIAccessibility.isReduceMotionEnabled, isLeaf(to: wanted) {
            beginTurn(to: wanted, isForward: isForward, isByUser: false, completion: completion)
            settleLeaf(completed: true, isThrown: false)
        } else {
            replace(with: wanted, isAnimated: isAnimated, completion: completion)
        }
    }

    /// Replaces the visible pages by other means than turning or scrolling: with a fade, or immediately.
    private func replace(
        with wanted: [UIViewController], isAnimated: Bool, completion: ((Bool) -> Void)?
    ) {
        let going = pages.filter { !wanted.contains($0) }
        let coming = wanted.filter { !pages.contains($0) }
        let root = viewIfLoaded
        for page in coming where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        for page in going { page.beginAppearanceTransition(false, animated: isAnimated) }
        if isViewLoaded { for page in coming { page.beginAppearanceTransition(true, animated: isAnimated) } }
        pages = wanted
        (before, after) = (nil, nil)
        let change = { [self] in
            for page in going { page.viewIfLoaded?.removeFromSuperview() }
            if isViewLoaded { for page in wanted { install(page) } }
            root?.setNeedsLayout()
        }
        let end = { [self] (isFinished: Bool) in
            for page in going where !pages.contains(page) { remove(page) }
            for page in coming where page.appearanceTransition != nil { page.endAppearanceTransition() }
            completion?(isFinished)
        }
        if isAnimated, let root {
            UIView.transition(
                with: root, duration: Theme.Containers.leafDuration, options: .transitionCrossDissolve,
                animations: change, completion: end)
        } else {
            change()
            end(true)
        }
        askForNeighbours()
        updateDots(asking: true)
    }

    // MARK: - Neighbors

    func dataSourceDidChange() {
        askForNeighbours()
        updateDots(asking: true)
    }

    func askForNeighbours() {
        guard turning == nil else { return }
        (before, after) = (nil, nil)
        if transitionStyle == .scroll, let page = pages.first, let dataSource {
            before = neighbour(dataSource.pageViewController(self, viewControllerBefore: page))
            after = neighbour(dataSource.pageViewController(self, viewControllerAfter: page))
            if before === after { after = nil }
        }
        layOutPages()
    }

    /// Returns `page` unless it is the container itself or already visible.
    private func neighbour(_ page: UIViewController?) -> UIViewController? {
        page === self || page.map(pages.contains) == true ? nil : page
    }

    // MARK: - Scrolling

    func pagerDidScroll() {
        guard !isPlacing, let pager, let page = pages.first else { return }
        let home = offset(of: page)
        let shift = (pager.contentOffset.x - home.x) + (pager.contentOffset.y - home.y)
        guard abs(shift) > 0.5 else { return }
        // All pages share one of the two coordinates, so the sum of both differences is the distance.
        let nearer = [before, after].compactMap(\.self).first {
            let way = offset(of: $0)
            return (way.x - home.x + way.y - home.y) * shift > 0
        }
        if let turning, turning.coming.first !== nearer {
            guard turning.isByUser else { return }
            endTurn(completed: false)
        }
        if turning == nil, let nearer {
            beginTurn(to: [nearer], isForward: nearer === after, isByUser: true, completion: nil)
        }
    }

    func pagerDidRest() {
        guard let pager, let turning, let page = pages.first, let next = turning.coming.first else { return }
        let (home, goal) = (offset(of: page), offset(of: next))
        let done = abs(pager.contentOffset.x - home.x) + abs(pager.contentOffset.y - home.y)
        let whole = abs(goal.x - home.x) + abs(goal.y - home.y)
        endTurn(completed: !turning.isByUser || done * 2 > whole)
    }

    func beginTurn(
        to coming: [UIViewController], isForward: Bool, isByUser: Bool, completion: ((Bool) -> Void)?
    ) {
        turning = PageTurn(coming: coming, isForward: isForward, isByUser: isByUser, completion: completion)
        if isByUser { delegate?.pageViewController(self, willTransitionTo: coming) }
        for old in pages { old.beginAppearanceTransition(false, animated: true) }
        for page in coming {
            addChild(page)
            page.didMove(toParent: self)
            page.beginAppearanceTransition(true, animated: true)
            install(page)
        }
        if transitionStyle == .pageCurl { layInLeaf() }
    }

    /// Ends the turn: the new pages are shown, or the old ones again.
    func endTurn(completed: Bool, isFinished: Bool = true) {
        guard let turn = turning else { return }
        turning = nil
        turn.leaf?.remove()
        let old = pages
        if completed {
            pages = turn.coming
            for page in old { remove(page) }
            for page in turn.coming { page.endAppearanceTransition() }
        } else {
            for page in turn.coming { page.beginAppearanceTransition(false, animated: true) }
            for page in old { page.beginAppearanceTransition(true, animated: true) }
            for page in turn.coming { remove(page) }
            for page in old { page.endAppearanceTransition() }
        }
        if completed {
            if turn.isByUser { showDot(dotIndex + (turn.isForward ? 1 : -1)) } else { updateDots(asking: true) }
        }
        askForNeighbours()
        if turn.isByUser {
            delegate?.pageViewController(
                self, didFinishAnimating: isFinished, previousViewControllers: old, transitionCompleted: completed)
        }
        turn.completion?(isFinished)
    }

    // MARK: - Dots

    func showDot(_ index: Int) {
        dotIndex = min(max(index, 0), max((pageControl?.numberOfPages ?? 1) - 1, 0))
        pageControl?.currentPage = dotIndex
    }

    // MARK: - User-initiated steps

    func turnForward() { step(isForward: true) }
    func turnBack() { step(isForward: false) }

    private func step(isForward: Bool) {
        guard finishFall(), let next = nextPages(isForward: isForward) else { return }
        step(to: next, isForward: isForward)
    }

    /// Returns the data source's pages in a direction: as many as are visible, or fewer at the ends; `nil` if there are
    /// none.
    func nextPages(isForward: Bool) -> [UIViewController]? {
        guard let dataSource, let page = isForward ? pages.last : pages.first else { return nil }
        func beside(_ page: UIViewController) -> UIViewController? {
            neighbour(
                isForward
                    ? dataSource.pageViewController(self, viewControllerAfter: page)
                    : dataSource.pageViewController(self, viewControllerBefore: page))
        }
        guard let next = beside(page) else { return nil }
        guard spineLocation == .mid, let other = beside(next), other !== next else { return [next] }
        return isForward ? [next, other] : [other, next]
    }

    /// Turns to pages after user input that isn't a drag.
    func step(to wanted: [UIViewController], isForward: Bool) {
        let old = pages
        delegate?.pageViewController(self, willTransitionTo: wanted)
        let dot = dotIndex + (isForward ? 1 : -1)
        turn(to: wanted, direction: isForward ? .forward : .reverse, animated: true) { [weak self] isFinished in
            guard let self else { return }
            if isFinished { showDot(dot) }
            delegate?.pageViewController(
                self, didFinishAnimating: isFinished, previousViewControllers: old, transitionCompleted: isFinished)
        }
    }

    var turnCommands: [UIKeyCommand] {
        [
            UIKeyCommand(input: UIKeyCommand.inputPageDown, modifierFlags: [], action: Self.nextAction),
            UIKeyCommand(input: UIKeyCommand.inputPageUp, modifierFlags: [], action: Self.previousAction),
        ]
    }
}
