// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
    /// The controller that determines the window's orientations: the root, or the one that covers it completely.
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

    /// Calls `body` for the visible children, if rotation is forwarded.
    ///
    /// Others aren't notified of rotations (`R-VC-159`).
    private func forEachForwarded(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardRotationMethods() else { return }
        for child in children where child.isSeen { body(child) }
    }
}
