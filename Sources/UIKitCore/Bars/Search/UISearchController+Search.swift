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
        updateBar()
        showResults()
        searchDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
        if active {
            delegate?.didPresentSearchController(self)
        } else {
            delegate?.didDismissSearchController(self)
        }
    }

    /// Updates the navigation bar, whose height depends on whether a search is active.
    private func updateBar() {
        guard let item else { return }
        guard searchBar.window != nil, let view = host?.navigationController?.viewIfLoaded else {
            return item.didChange()
        }
        UIView.animate(withDuration: Theme.Bars.fade, options: .beginFromCurrentState) {
            item.didChange()
            view.layoutIfNeeded()
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
        updateResults()
        updateDimming()
    }

    /// Dims the content during a search while no results cover it.
    private func updateDimming() {
        let wants = storedActive && obscuresBackgroundDuringPresentation && searchResultsController?.parent == nil
        guard wants != (dimmingView != nil) else { return }
        guard wants else {
            guard let old = dimmingView else { return }
            dimmingView = nil
            UIView.animate(withDuration: Theme.Bars.fade, animations: { old.alpha = 0 }) { _ in
                old.removeFromSuperview()
            }
            return
        }
        guard let content = host?.viewIfLoaded else { return }
        let holder = holder(of: content)
        let dimming = UIButton(frame: holder === content ? content.bounds : content.frame)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = Theme.Sheet.dimming
        dimming.addAction(UIAction { [weak self] _ in self?.isActive = false }, for: .touchDown)
        dimming.alpha = 0
        holder.addSubview(dimming)
        dimmingView = dimming
        UIView.animate(withDuration: Theme.Bars.fade) { dimming.alpha = 1 }
    }

    /// The view into which views over the content are inserted.
    ///
    /// What covers a scroll view must not scroll with its content.
    private func holder(of content: UIView) -> UIView {
        content is UIScrollView ? content.superview ?? content : content
    }

    private func updateResults() {
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
        let holder = holder(of: view)
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
