// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
    /// One view's turn in the layout pass: its controller before and after, itself in between (`R-VC-137`).
    func performLayout() {
        LayoutPass.updateConstraints(around: self)
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
    }

    func boundsSizeDidChange() {
        if isFocused { window?.updateFocusRing() }
        if let window, window === self { window.sizeClassesDidChange() }
    }
}
