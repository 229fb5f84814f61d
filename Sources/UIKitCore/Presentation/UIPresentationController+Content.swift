// SPDX-License-Identifier: MIT
internal import Foundation

extension UIPresentationController {
    /// Whether the presented controller covers the window and determines its orientations.
    var coversWindow: Bool {
        style == .fullScreen || style == .overFullScreen && !isAlert
    }

    /// The default size of the presented controller: the whole size if it fills the container now, otherwise its
    /// current size.
    func standardSize(in parentSize: CGSize) -> CGSize {
        let frame = frameOfPresentedViewInContainerView
        return frame.size == container?.bounds.size ? parentSize : frame.size
    }

    func passSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let presented = presentedViewController
        guard presented.isSeen, let view = presented.viewIfLoaded else { return }
        let wanted = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        if wanted != view.bounds.size { presented.viewWillTransition(to: wanted, with: coordinator) }
    }

    func passTraits(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        let presented = presentedViewController
        guard presented.isSeen else { return }
        let wanted = presented.adapted(traits.merging(overrides))
        if wanted != presented.traitCollection { presented.willTransition(to: wanted, with: coordinator) }
    }

    /// The size of the container when the window's content has `size`.
    func containerSize(in size: CGSize) -> CGSize {
        guard let container, let window = container.window else { return size }
        return container.bounds.size == window.contentFrame.size ? size : container.bounds.size
    }

    private var overrides: UITraitCollection {
        let own = ownTraits.merging(traitOverrides)
        return overrideTraitCollection.map { own.merging($0) } ?? own
    }

    /// Applies the overridden traits to the container.
    func applyTraits() {
        container?.traitOverrides = UITraitOverrides(values: overrides.values)
    }
}
