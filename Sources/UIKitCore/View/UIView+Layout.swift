// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
    /// Whether the view is an instance of `UIView` itself, so that no method is overridden.
    var isPlain: Bool { type(of: self) == UIView.self }

    /// Lays out one view: calls its controller before and after, and the view in between (`R-VC-137`).
    func performLayout() {
        if let viewController { updateMinimumMargins(of: viewController) }
        LayoutPass.updateConstraints(around: self)
        // There is nothing to place and no controller to notify.
        if isPlain, layoutState == nil, viewController == nil { return }
        LayoutPass.whileLayingOut { layOut() }
    }

    private func layOut() {
        let controller = viewController
        controller?.layOutUnavailableContent()
        controller?.viewWillLayoutSubviews()
        placeConstrainedSubviews()
        UITraitCollection.performAsCurrent(traitCollection) {
            layoutSubviews()
        }
        controller?.viewDidLayoutSubviews()
        controller?.presentationInContext?.followPresenter()
    }

    func boundsSizeDidChange() {
        if isFocused { window?.updateFocusRing() }
        if let window, window === self { window.sizeClassesDidChange() }
    }
}
