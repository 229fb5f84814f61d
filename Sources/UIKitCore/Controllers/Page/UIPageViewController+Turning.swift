// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension UIPageViewController {
    static let nextAction = Selector("turnToNextPage")
    static let previousAction = Selector("turnToPreviousPage")

    // MARK: - By the program

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
        if let turning { endTurn(completed: !turning.isByUser, isFinished: false) }
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
            beginTurn(to: page, isForward: isForward, isByUser: false, completion: completion)
            pager?.setContentOffset(offset(of: page), animated: true)
        } else {
            replace(with: wanted, isForward: isForward, isAnimated: isAnimated, completion: completion)
        }
    }

    /// Puts other pages in the place of those that are seen; leaves are turned over, others change at once.
    private func replace(
        with wanted: [UIViewController], isForward: Bool, isAnimated: Bool, completion: ((Bool) -> Void)?
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
            let isLeaf = transitionStyle == .pageCurl
            let curl: UIView.AnimationOptions = isForward ? .transitionCurlUp : .transitionCurlDown
            UIView.transition(
                with: root, duration: Theme.Containers.leafDuration,
                options: isLeaf ? curl : .transitionCrossDissolve, animations: change, completion: end)
        } else {
            change()
            end(true)
        }
        askForNeighbours()
        updateDots(asking: true)
    }

    // MARK: - Neighbours

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

    /// A page cannot be beside itself, nor beside the container.
    private func neighbour(_ page: UIViewController?) -> UIViewController? {
        page === self || page.map(pages.contains) == true ? nil : page
    }

    // MARK: - Scrolling

    func pagerDidScroll() {
        guard !isPlacing, let pager, let page = pages.first else { return }
        let home = offset(of: page)
        let shift = (pager.contentOffset.x - home.x) + (pager.contentOffset.y - home.y)
        guard abs(shift) > 0.5 else { return }
        // One of the two coordinates is the same for all pages.
        let nearer = [before, after].compactMap(\.self).first {
            let way = offset(of: $0)
            return (way.x - home.x + way.y - home.y) * shift > 0
        }
        if let turning, turning.page !== nearer {
            guard turning.isByUser else { return }
            endTurn(completed: false)
        }
        if turning == nil, let nearer {
            beginTurn(to: nearer, isForward: nearer === after, isByUser: true, completion: nil)
        }
    }

    func pagerDidRest() {
        guard let pager, let turning, let page = pages.first else { return }
        let (home, goal) = (offset(of: page), offset(of: turning.page))
        let done = abs(pager.contentOffset.x - home.x) + abs(pager.contentOffset.y - home.y)
        let whole = abs(goal.x - home.x) + abs(goal.y - home.y)
        endTurn(completed: !turning.isByUser || done * 2 > whole)
    }

    private func beginTurn(
        to page: UIViewController, isForward: Bool, isByUser: Bool, completion: ((Bool) -> Void)?
    ) {
        turning = PageTurn(page: page, isForward: isForward, isByUser: isByUser, completion: completion)
        if isByUser { delegate?.pageViewController(self, willTransitionTo: [page]) }
        for old in pages { old.beginAppearanceTransition(false, animated: true) }
        addChild(page)
        page.didMove(toParent: self)
        page.beginAppearanceTransition(true, animated: true)
        install(page)
    }

    /// The page that comes is there, or falls back.
    func endTurn(completed: Bool, isFinished: Bool = true) {
        guard let turn = turning else { return }
        turning = nil
        let old = pages
        if completed {
            pages = [turn.page]
            for page in old { remove(page) }
            turn.page.endAppearanceTransition()
        } else {
            turn.page.beginAppearanceTransition(false, animated: true)
            for page in old { page.beginAppearanceTransition(true, animated: true) }
            remove(turn.page)
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

    // MARK: - Steps by the user

    func turnForward() { step(isForward: true) }
    func turnBack() { step(isForward: false) }

    private func step(isForward: Bool) {
        guard turning == nil, let page = isForward ? pages.last : pages.first, let dataSource else { return }
        let next =
            isForward
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
        if let next = neighbour(next) { step(to: next, isForward: isForward) }
    }

    /// Turns to a page that the user asked for without taking hold of it.
    func step(to next: UIViewController, isForward: Bool) {
        let old = pages
        var wanted = [next]
        if spineLocation == .mid, let dataSource {
            let other =
                isForward
                ? dataSource.pageViewController(self, viewControllerAfter: next)
                : dataSource.pageViewController(self, viewControllerBefore: next)
            if let other = neighbour(other) { wanted = isForward ? [next, other] : [other, next] }
        }
        delegate?.pageViewController(self, willTransitionTo: wanted)
        let dot = dotIndex + (isForward ? 1 : -1)
        turn(to: wanted, direction: isForward ? .forward : .reverse, animated: true) { [weak self] isFinished in
            guard let self else { return }
            if isFinished { showDot(dot) }
            delegate?.pageViewController(
                self, didFinishAnimating: isFinished, previousViewControllers: old, transitionCompleted: isFinished)
        }
    }

    func makeLeafGestures(_ root: UIView) {
        let isHorizontal = navigationOrientation == .horizontal
        let next = UISwipeGestureRecognizer(target: self, action: UIPageViewController.turnForward)
        next.direction = isHorizontal ? .left : .up
        let previous = UISwipeGestureRecognizer(target: self, action: UIPageViewController.turnBack)
        previous.direction = isHorizontal ? .right : .down
        let tap = UITapGestureRecognizer(target: self, action: UIPageViewController.tapAtSide)
        tap.cancelsTouchesInView = false
        leafGestures = [next, previous, tap]
        for gesture in leafGestures { root.addGestureRecognizer(gesture) }
    }

    private func tapAtSide(_ recognizer: UITapGestureRecognizer) {
        guard let root = viewIfLoaded else { return }
        let isHorizontal = navigationOrientation == .horizontal
        let place = recognizer.location(in: root)
        let (at, whole) = isHorizontal ? (place.x, root.bounds.width) : (place.y, root.bounds.height)
        let reach = min(Theme.Containers.leafReach, whole / 4)
        if at > whole - reach { turnForward() } else if at < reach { turnBack() }
    }

    var turnCommands: [UIKeyCommand] {
        [
            UIKeyCommand(input: UIKeyCommand.inputPageDown, modifierFlags: [], action: Self.nextAction),
            UIKeyCommand(input: UIKeyCommand.inputPageUp, modifierFlags: [], action: Self.previousAction),
        ]
    }
}
