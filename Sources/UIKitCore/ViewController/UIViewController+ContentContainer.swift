// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
    var outerContainer: (any UIContentContainer)? { parent ?? contentContainer }

    /// The size of a child whose container doesn't specify one: the whole size if the child fills the container now.
    func standardSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded, let storedView else { return size }
        return child.bounds.size == storedView.bounds.size ? size : child.bounds.size
    }

    /// Notifies visible children; the others are laid out in the new size when they appear (`R-VC-159`).
    func passSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.isSeen {
            guard let view = child.viewIfLoaded else { continue }
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != view.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
    }

    func passTraits(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.isSeen {
            let childTraits = child.adapted(traits)
            if childTraits != child.traitCollection { child.willTransition(to: childTraits, with: coordinator) }
        }
    }
}
