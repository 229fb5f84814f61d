// SPDX-License-Identifier: MIT
internal import Foundation

extension UIPresentationController {
    /// Whether the presented controller has all of the window, and says how that may be turned.
    var coversWindow: Bool {
        style == .fullScreen || style == .overFullScreen && !(self is AlertPresentationController)
    }

    /// The size that the presented controller gets: all of it if it has all of it now, else its own as it is.
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

    /// The size of the container once the window's content is `size`.
    func containerSize(in size: CGSize) -> CGSize {
        guard let container, let window = container.window else { return size }
        return container.bounds.size == window.contentFrame.size ? size : container.bounds.size
    }

    private var overrides: UITraitCollection {
        let own = ownTraits.merging(traitOverrides.collection)
        return overrideTraitCollection.map { own.merging($0) } ?? own
    }

    /// Gives the container the traits that are to hold in it.
    func applyTraits() {
        container?.traitOverrides = UITraitOverrides(collection: overrides)
    }
}
