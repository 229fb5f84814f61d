// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

extension UIView {
    /// Below this a view is too faint to be touched.
    private static let leastTouchableAlpha: CGFloat = 0.01

    var canBeTouched: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= Self.leastTouchableAlpha
            && touchesBlockedByAnimations == 0
    }

    func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard canBeTouched, self.point(inside: point, with: event) else { return nil }
        for view in subviewList.reversed() {
            if let hit = view.hitTest(view.layer.convert(point, from: layer), with: event) { return hit }
        }
        return self
    }
}
