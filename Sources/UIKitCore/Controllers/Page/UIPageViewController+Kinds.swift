// SPDX-License-Identifier: MIT
internal import Foundation

extension UIPageViewController {
    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable {
        /// Like leaves.
        case pageCurl = 0
        /// Like one long sheet.
        case scroll
    }

    /// The way that pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical
    }

    /// Where a page that comes lies.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse
    }

    /// Where leaves are bound.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        /// At the side where reading begins.
        case min
        /// Between two pages.
        case mid
        /// At the side where reading ends.
        case max
    }

    /// What can be said of a page controller at its making.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `SpineLocation` or its raw value; `.min` by default.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Points between pages that scroll; 0 by default.
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

/// Gives a page controller its pages, one at a time.
@MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before `viewController`; `nil` at the beginning.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// The page after `viewController`; `nil` at the end.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// How many dots there are below pages that scroll sideways; 0, the default, for none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Which dot stands for the page that was set; 0 by default.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of the user's turning pages; all is optional.
@MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// The user begins to turn to `pendingViewControllers`.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

    /// The user's turn is over; `completed` is `false` where the page fell back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

    /// Where leaves are to be bound in `orientation`, to which the interface turns; where they are by default.
    ///
    /// The pages may be set here, two for a spine in the middle. Without that, one is added or left out.
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
