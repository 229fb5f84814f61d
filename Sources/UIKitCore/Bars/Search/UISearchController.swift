// SPDX-License-Identifier: MIT
public import Foundation

/// Shows results while something is searched for by a search bar in the navigation bar.
///
/// Give it to `UINavigationItem.searchController`. It becomes active when the user begins to type, and ends by the cancel
/// button or Escape.
@MainActor
open class UISearchController: UIViewController {
    /// Makes a controller that shows the results in `searchResultsController`; with `nil` the content shows them itself.
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

    /// The bar that the user types into.
    public let searchBar = UISearchBar(frame: .zero)

    /// Shown over the content while there is something to search for.
    public let searchResultsController: UIViewController?

    /// Brings the results up to date.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the user searches; setting it begins or ends that.
    open var isActive: Bool {
        get { storedActive }
        set { setActive(newValue) }
    }

    /// Whether the cancel button comes and goes by itself; `true` by default.
    open var automaticallyShowsCancelButton = true

    /// Whether the results are shown although nothing is typed; `false` by default.
    open var showsSearchResultsController = false {
        didSet { if showsSearchResultsController != oldValue { showResults() } }
    }

    // MARK: - State of the concerns

    var storedActive = false
    /// The item whose bar the search bar is in.
    weak var item: UINavigationItem?
}

/// Brings the results of a search up to date.
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// The text or the scope changed, or the search began or ended.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search's beginning and end; every method has a default.
@MainActor
public protocol UISearchControllerDelegate: AnyObject {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
