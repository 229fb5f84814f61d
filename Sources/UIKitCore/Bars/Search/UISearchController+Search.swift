// SPDX-License-Identifier: MIT
internal import Foundation

extension UISearchController {
    // MARK: - Search bar delegate

    func editingDidBegin() {
        setActive(true)
    }

    func textDidChange() {
        showResults()
        searchDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func wasCancelled() {
        setActive(false)
    }

    func barHeightDidChange() {
        item?.didChange()
    }

    // MARK: - Activity

    func setActive(_ active: Bool) {
        guard active != storedActive else { return }
        storedActive = active
        if active {
            delegate?.willPresentSearchController(self)
        } else {
            delegate?.willDismissSearchController(self)
            searchBar.text = nil
            searchBar.resignFirstResponder()
        }
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(active, animated: true) }
        if searchBar.scopeButtonTitles != nil { searchBar.showsScopeBar = active }
        showResults()
        searchDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
        if active {
            delegate?.didPresentSearchController(self)
        } else {
            delegate?.didDismissSearchController(self)
        }
    }

    // MARK: - Results

    /// The controller whose content is searched.
    private var host: UIViewController? {
        let bar = sequence(first: searchBar as UIView, next: \.superview).lazy.compactMap { $0 as? UINavigationBar }
            .first
        return bar?.controller?.viewControllers.first { $0.navigationItem === item }
    }

    /// Updates what controllers without results show.
    private func searchDidChange() {
        host?.setNeedsUpdateContentUnavailableConfiguration()
        searchResultsController?.setNeedsUpdateContentUnavailableConfiguration()
    }

    func showResults() {
        guard let results = searchResultsController else { return }
        let shows = storedActive && (showsSearchResultsController || searchBar.text?.isEmpty == false)
        guard shows != (results.parent != nil) else { return }
        guard shows else {
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
            return
        }
        guard let host, let view = host.viewIfLoaded else { return }
        host.addChild(results)
        // Results over a scroll view must not scroll with its content.
        let holder = view is UIScrollView ? view.superview ?? view : view
        results.view.frame = holder === view ? view.bounds : view.frame
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if holder !== view { results.containerInsets = host.containerInsets }
        holder.addSubview(results.view)
        results.didMove(toParent: host)
    }
}

extension UIViewController {
    /// The active search of the controller's content, or the one whose results the controller shows.
    var activeSearch: UISearchController? {
        if let search = navigationItem.searchController { return search.isActive ? search : nil }
        guard let search = parent?.navigationItem.searchController else { return nil }
        return search.isActive && search.searchResultsController === self ? search : nil
    }
}
