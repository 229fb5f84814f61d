// SPDX-License-Identifier: MIT
internal import Foundation

/// The content that a controller shows instead of missing content.
struct UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    var needsUpdate = true
    var lastState: UIContentUnavailableConfigurationState?
}

extension UIViewController {
    /// Marks the configuration of missing content for an update before the next layout.
    ///
    /// Called automatically before the view first appears, when traits change, and when the text of the navigation
    /// item's search controller changes or its search begins or ends. Call it when the content changes.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        unavailableContent.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    var currentUnavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = activeSearch?.searchBar.text
        return state
    }

    /// Updates the configuration if needed, and lays out its view.
    ///
    /// Called before the controller's view is laid out.
    func layOutUnavailableContent() {
        if unavailableContent.needsUpdate
            || unavailableContent.lastState.map({ $0.traitCollection != traitCollection }) == true
        {
            unavailableContent.needsUpdate = false
            let state = contentUnavailableConfigurationState
            unavailableContent.lastState = state
            updateContentUnavailableConfiguration(using: state)
        }
        guard let shown = unavailableContent.view, let view = viewIfLoaded else { return }
        let frame = view.bounds.inset(by: view.safeAreaInsets)
        if shown.frame != frame { shown.frame = frame }
        if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
    }

    func unavailableConfigurationDidChange() {
        guard let configuration = unavailableContent.configuration else {
            unavailableContent.view?.removeFromSuperview()
            unavailableContent.view = nil
            return
        }
        let state = unavailableContent.lastState ?? contentUnavailableConfigurationState
        let shown = configuration.updated(for: state)
        if let view = unavailableContent.view, view.supports(shown) {
            view.configuration = shown
        } else {
            unavailableContent.view?.removeFromSuperview()
            let new = shown.makeContentView()
            unavailableContent.view = new
            view.addSubview(new)
        }
        view.setNeedsLayout()
    }
}
