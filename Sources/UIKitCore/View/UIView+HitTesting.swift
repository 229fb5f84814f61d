// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

extension UIView {
    /// The alpha below which a view receives no touches.
    private static let minimumTouchableAlpha: CGFloat = 0.01

    var canBeTouched: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= Self.minimumTouchableAlpha
            && touchesBlockedByAnimations == 0
    }

    func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard canBeTouched, self.point(inside: point, with: event) else { return nil }
        return findHitInside(point, event)
    }

    /// The frontmost subview that the point hits, or this view.
    private func findHitInside(_ point: CGPoint, _ event: UIEvent?) -> UIView {
        let views = subviewList
        var index = views.count
        while index > 0 {
            index -= 1
            // The array retains the views. Retaining each one again would take longer than the rest of the test for
            // thousands of views.
            let answer = Unmanaged.passUnretained(views[index])._withUnsafeGuaranteedRef { $0.answerIfPlain(point) }
            switch answer {
            case .isMissed: continue
            case .isInside(let inner): return views[index].findHitInside(inner, event)
            case .isToBeAsked:
                let view = views[index]
                if let hit = view.hitTest(view.convertFromSuperview(point), with: event) { return hit }
            }
        }
        return self
    }

    private enum HitAnswer {
        case isMissed
        /// The point in the view's coordinates.
        case isInside(CGPoint)
        /// The view is of another class, which may override hit testing.
        case isToBeAsked
    }

    /// The result of hit testing a point in the superview's coordinates for a view that overrides nothing.
    ///
    /// Other views are asked through their methods.
    private func answerIfPlain(_ point: CGPoint) -> HitAnswer {
        guard isPlain else { return .isToBeAsked }
        guard isUserInteractionEnabled, !isCollapsing, touchesBlockedByAnimations == 0 else { return .isMissed }
        let inner = Unmanaged.passUnretained(layer)._withUnsafeGuaranteedRef {
            $0.inside(point, minimumOpacity: Float(Self.minimumTouchableAlpha))
        }
        return inner.map { .isInside($0) } ?? .isMissed
    }

    /// Converts a point from the superview's coordinates; one step down the hierarchy.
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
