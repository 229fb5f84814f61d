// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
    /// One view's turn in the layout pass: its controller before and after, itself in between (`R-VC-137`).
    func performLayout() {
        let controller = viewController
        controller?.viewWillLayoutSubviews()
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
