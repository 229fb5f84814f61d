// SPDX-License-Identifier: MIT
public import Foundation

/// A container that shows one page at a time, and requests neighboring pages from its data source.
///
/// Pages are turned by touch, pointer, and touchpad, with Page Up and Page Down, and with `setViewControllers`;
/// scrolling pages also with the scroll wheel. A curling page follows the finger and, when it is released, falls to the
/// nearer side or in the direction of the throw; a tap near the edge turns it as well. Only visible pages are children
/// (`R-VC-222`).
///
/// With the scroll style, pages are in a `UIScrollView` that is three pages long and rests at the middle one; where there
/// is no page before or after, a negative `contentInset` keeps it there. Its `delegate` is free for the application.
open class UIPageViewController: UIViewController {
    /// Creates a page view controller without pages.
    ///
    /// - Parameters:
    ///   - style: The style of transitions between pages.
    ///   - navigationOrientation: The axis along which pages follow each other.
    ///   - options: The spine location and the distance between pages.
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
        transitionStyle = coder.decodeWord("transitionStyle", in: ["scroll": .scroll]) ?? .pageCurl
        navigationOrientation = coder.decodeWord("navigationOrientation", in: ["vertical": .vertical]) ?? .horizontal
        spineLocation = coder.decodeWord("spineLocation", in: ["mid": .mid, "max": .max]) ?? .min
        let spacing = coder.decodeText("pageSpacing").flatMap(Double.init) ?? 0
        pageSpacing = spacing.isFinite ? CGFloat(max(0, spacing)) : 0
        super.init(coder: coder)
        coder.decodeInterface(self, as: UIPageViewController.self)
    }

    /// The style of transitions between pages.
    public let transitionStyle: TransitionStyle
    /// The axis along which pages follow each other.
    public let navigationOrientation: NavigationOrientation
    /// The location of the spine; `.none` for pages that scroll.
    ///
    /// The delegate may change it when the interface rotates.
    public internal(set) var spineLocation: SpineLocation

    /// The object that is notified of page turns.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The object that provides pages.
    ///
    /// Without one, only `setViewControllers` changes pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if dataSource !== oldValue { dataSourceDidChange() } }
    }

    /// The visible page, or both pages of a spread; `nil` if there are none.
    public var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

    /// Turns to `viewControllers`: one page, or two with the spine in the middle.
    ///
    /// - Parameters:
    ///   - viewControllers: The pages to show.
    ///   - direction: The direction of the turn.
    ///   - animated: Whether the turn is animated. Has no effect while the container isn't visible.
    ///   - completion: Called when the turn has ended, with `false` if another turn interrupted it.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        turn(to: viewControllers ?? [], direction: direction, animated: animated, completion: completion)
    }

    /// The recognizers with which the user turns pages: a pan, and, for curling pages, taps near the edges.
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
    /// The page before the visible one, if known.
    ///
    /// Neighboring pages aren't children yet.
    var before: UIViewController?
    var after: UIViewController?
    var turning: PageTurn?
    /// Whether the delegate is being asked for the spine location, and may set pages for it.
    var isAskingForSpine = false
    /// Whether the container itself is moving the scroll view, which isn't a turn.
    var isPlacing = false
    let pageSpacing: CGFloat
    var pager: PageScrollView?
    var pageControl: UIPageControl?
    /// The index of the dot for the visible page.
    var dotIndex = 0
    var leafGestures: [UIGestureRecognizer] = []
    var leafWatch: LeafWatch?
    /// The pages for a drag that may begin.
    var offered: OfferedPages?
}

/// A transition to other pages.
struct PageTurn {
    /// The new page, or both pages of a spread.
    let coming: [UIViewController]
    let isForward: Bool
    let isByUser: Bool
    var completion: ((Bool) -> Void)?
    /// The leaf being turned; `nil` for pages that scroll.
    var leaf: PageLeaf?
}
