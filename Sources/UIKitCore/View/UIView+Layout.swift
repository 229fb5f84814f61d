// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
    /// The view is of this very class, so that its methods do what they do here.
    var isPlain: Bool { type(of: self) == UIView.self }

    /// One view's turn in the layout pass: its controller before and after, itself in between (`R-VC-137`).
    func performLayout() {
        LayoutPass.updateConstraints(around: self)
        // Nothing to place, and nobody to tell.
        if isPlain, layoutState == nil, viewController == nil { return }
        LayoutPass.whileLayingOut { layOut() }
    }

    private func layOut() {
        let controller = viewController
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
