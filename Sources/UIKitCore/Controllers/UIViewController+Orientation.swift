// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
    /// Whom the window asks about orientations: the root, or whoever is in front of all of it.
    var frontmost: UIViewController {
        let chain = presentationInTree?.chain ?? []
        let whole = chain.last { $0.phase != .dismissing && $0.coversWindow }
        return whole?.presentedViewController ?? self
    }

    func passWillRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        forEachForwarded { $0.willRotate(to: orientation, duration: duration) }
    }

    func passWillAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        forEachForwarded { $0.willAnimateRotation(to: orientation, duration: duration) }
    }

    func passDidRotate(from orientation: UIInterfaceOrientation) {
        forEachForwarded { $0.didRotate(from: orientation) }
    }

    /// Who is not seen hears nothing of rotations (`R-VC-159`).
    private func forEachForwarded(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardRotationMethods() else { return }
        for child in children where child.isSeen { body(child) }
    }
}
