// SPDX-License-Identifier: MIT
internal import Foundation

extension UIPageViewController {
    /// The style of transitions between pages.
    public enum TransitionStyle: Int, Sendable {
        /// Pages turn over like those of a book.
        case pageCurl = 0
        /// Pages scroll as one strip.
        case scroll
    }

    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical
    }

    /// The direction in which pages are turned.
    public enum NavigationDirection: Int, Sendable {
        /// Toward later pages.
        case forward = 0
        /// Toward earlier pages.
        case reverse
    }

    /// The location of the spine, at which pages are bound.
    public enum SpineLocation: Int, Sendable {
        /// No spine, because pages scroll.
        case none = 0
        /// At the leading or top edge.
        case min
        /// In the middle, between two pages.
        case mid
        /// At the trailing or bottom edge.
        case max
    }

    /// Keys of the options for creating a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The location of the spine: a `SpineLocation` or its raw value.
        ///
        /// The default is `.min`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The distance between scrolling pages, in points.
        ///
        /// The default is 0.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    static func spine(_ option: Any?) -> SpineLocation {
        if let spine = option as? SpineLocation { return spine == .none ? .min : spine }
        return (option as? Int).flatMap(SpineLocation.init(rawValue:)).flatMap { $0 == .none ? nil : $0 } ?? .min
    }

    static func spacing(_ option: Any?) -> CGFloat {
        let spacing = option as? CGFloat ?? (option as? Int).map { CGFloat($0) } ?? 0
        return spacing.isFinite ? min(max(spacing, 0), 1000) : 0
    }
}

/// Methods that provide pages on demand.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before `viewController`, or `nil` at the beginning.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// Returns the page after `viewController`, or `nil` at the end.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// Returns the number of dots in the page control below horizontally scrolling pages. The default, 0, shows no page
    /// control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Returns the index of the dot for the pages that were set. The default is 0.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Methods for responding to page turns by the user.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called when the user begins to turn to `pendingViewControllers`.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

    /// Called when a turn by the user has ended. `completed` is `false` if the user didn't complete it.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

    /// Returns the spine location for an interface rotation to `orientation`. The default keeps the current location.
    ///
    /// The implementation may set the pages, two for a spine in the middle. Otherwise a page is added or removed
    /// automatically.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}

    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}
