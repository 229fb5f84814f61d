// SPDX-License-Identifier: MIT
public import Foundation

/// A container that shows one page at a time, and asks its data source for the one before or after as the user turns it.
///
/// Pages are turned by touch, mouse or touchpad, by Page Up and Page Down, or by `setViewControllers`; those that scroll
/// also by a wheel. A leaf that curls follows the finger, and falls to the side where it is let go or to which it is
/// thrown; a tap at the side turns it by itself. Only pages that are seen are children (`R-VC-222`).
open class UIPageViewController: UIViewController {
    /// Makes one without a page.
    ///
    /// - Parameters:
    ///   - style: how pages are turned.
    ///   - navigationOrientation: the way that pages follow each other.
    ///   - options: the spine's place and the space between pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spineLocation = style == .scroll ? .none : Self.spine(options?[.spineLocation])
        pageSpacing = Self.spacing(options?[.interPageSpacing])
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        pageSpacing = 0
        super.init(coder: coder)
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    /// Where leaves are bound; `.none` for pages that scroll.
    ///
    /// The delegate is asked for another place whenever the interface turns.
    public internal(set) var spineLocation: SpineLocation

    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Gives the pages; without one, only `setViewControllers` turns them.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if dataSource !== oldValue { dataSourceDidChange() } }
    }

    /// The page that is seen, or the two of an open book; `nil` while there is none.
    public var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

    /// Turns to `viewControllers`: one, or two with the spine in the middle.
    ///
    /// - Parameters:
    ///   - viewControllers: what is to be seen.
    ///   - direction: the way that they come.
    ///   - animated: whether the page is seen turning; it is not while nobody sees the container.
    ///   - completion: called at the end, with `false` if another turn came first.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        turn(to: viewControllers ?? [], direction: direction, animated: animated, completion: completion)
    }

    /// What turns pages by the user's hand: a pan, and for leaves a tap at the sides.
    public var gestureRecognizers: [UIGestureRecognizer] {
        loadViewIfNeeded()
        return transitionStyle == .scroll ? pager.map { [$0.panGestureRecognizer] } ?? [] : leafGestures
    }

    // MARK: - Overrides

    open override func loadView() {
        loadPages()
    }

    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
        askForSpine(toInterfaceOrientation)
    }

    open override class var actions: ActionTable {
        super.actions.adding(nextAction, UIPageViewController.turnForward)
            .adding(previousAction, UIPageViewController.turnBack)
    }

    open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + turnCommands }

    // MARK: - State

    var pages: [UIViewController] = []
    /// The pages beside the one that is seen, as far as they are known; not children yet.
    var before: UIViewController?
    var after: UIViewController?
    var turning: PageTurn?
    /// The delegate is asked where the spine is, and may set the pages to go with it.
    var isAskingForSpine = false
    /// The container itself moves the pager; nothing is turned by that.
    var isPlacing = false
    let pageSpacing: CGFloat
    var pager: UIScrollView?
    var pagerWatch: PagerWatch?
    var pageControl: UIPageControl?
    /// Which dot stands for the page that is seen.
    var dotIndex = 0
    var leafGestures: [UIGestureRecognizer] = []
    var leafWatch: LeafWatch?
    /// What the data source had for a drag that may begin.
    var offered: OfferedPages?
}

/// Pages that come while others are still seen.
struct PageTurn {
    /// One, or the two of an open book.
    let coming: [UIViewController]
    let isForward: Bool
    let isByUser: Bool
    var completion: ((Bool) -> Void)?
    /// The leaf that is turned; `nil` for pages that scroll.
    var leaf: PageLeaf?
}
