// SPDX-License-Identifier: MIT
public import Foundation

/// A controller that manages a search with a search bar in the navigation bar.
///
/// Assign it to `UINavigationItem.searchController`. It becomes active when the user begins to edit the search text,
/// and inactive with the cancel button or Escape.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// Creates a controller that shows results in `searchResultsController`; with `nil`, the searched content shows
    /// them itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.controller = self
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        searchBar.controller = self
    }

    /// The search bar.
    public let searchBar = UISearchBar(frame: .zero)

    /// The controller shown over the content while there is search text.
    public let searchResultsController: UIViewController?

    /// The object that updates the search results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The object that is notified of the beginning and end of searches.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether a search is active.
    ///
    /// Setting it begins or ends the search.
    open var isActive: Bool {
        get { storedActive }
        set { setActive(newValue) }
    }

    /// Whether the cancel button is shown and hidden automatically.
    ///
    /// The default is `true`.
    open var automaticallyShowsCancelButton = true

    /// Whether the results are shown even without search text.
    ///
    /// The default is `false`.
    open var showsSearchResultsController = false {
        didSet { if showsSearchResultsController != oldValue { showResults() } }
    }

    /// Whether the searched content is dimmed, and ends the search when tapped, while no results are shown.
    ///
    /// The default is `false`, as in UIKit since iOS 15.
    open var obscuresBackgroundDuringPresentation = false {
        didSet { if obscuresBackgroundDuringPresentation != oldValue { showResults() } }
    }

    /// Whether a navigation bar of a compact width shows only the search bar during a search.
    ///
    /// The default is `true`. In a regular width the navigation bar stays, as UIKit's does beside an inline search bar.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if hidesNavigationBarDuringPresentation != oldValue { item?.didChange() } }
    }

    // MARK: - Internal state

    var storedActive = false
    /// The navigation item whose bar contains the search bar.
    weak var item: UINavigationItem?
    /// The view over the searched content while it is obscured.
    var dimmingView: UIView?
}

/// A method for updating search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Called when the text or scope changes, and when the search begins or ends.
    func updateSearchResults(for searchController: UISearchController)
}

/// Methods for responding to the beginning and end of a search.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// Called before the search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
