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
            if let hit = view.hitTest(view.convertFromSuperview(point), with: event) { return hit }
        }
        return self
    }

    /// `point` of the superview's coordinates in this view's; one step of the way down a tree.
    private func convertFromSuperview(_ point: CGPoint) -> CGPoint {
        let bounds = bounds
        let anchor = layer.anchorPoint
        let position = layer.position
        let offset = CGPoint(x: point.x - position.x, y: point.y - position.y)
        let transform = transform
        let local = transform.isIdentity ? offset : offset.applying(transform.inverted())
        return CGPoint(
            x: local.x + bounds.minX + bounds.width * anchor.x, y: local.y + bounds.minY + bounds.height * anchor.y)
    }
}
