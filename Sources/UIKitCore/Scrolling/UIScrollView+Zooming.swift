// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

extension UIScrollView {
    private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    func zoomLimitsDidChange() {
        let isZoomable = maximumZoomScale > minimumZoomScale
        if isZoomable, pinch == nil {
            let pinch = UIPinchGestureRecognizer(target: self, action: UIScrollView.pinchDidChange)
            self.pinch = pinch
            addGestureRecognizer(pinch)
            isMultipleTouchEnabled = true
        } else if !isZoomable, let pinch {
            removeGestureRecognizer(pinch)
            self.pinch = nil
        }
    }

    // MARK: - Programmatic changes

    func zoom(toScale scale: CGFloat, animated: Bool) {
        guard let view = zoomedView, scale.isFinite else { return }
        let target = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        zoom(view, to: target, keeping: view.convert(middle, from: self), at: middle, animated: animated)
    }

    func zoom(toRect rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.origin.isFinite, rect.width > 0, rect.height > 0, rect.width.isFinite,
            rect.height.isFinite
        else { return }
        // Bars hide what is below them; the content inset only extends the range of scrolling.
        let inset = UIEdgeInsets(
            top: storedAdjustedInset.top - contentInset.top, left: storedAdjustedInset.left - contentInset.left,
            bottom: storedAdjustedInset.bottom - contentInset.bottom,
            right: storedAdjustedInset.right - contentInset.right)
        let space = CGSize(
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        let fitting = min(space.width / rect.width, space.height / rect.height)
        let target = min(max(fitting, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        let middle = CGPoint(
            x: bounds.minX + inset.left + space.width / 2, y: bounds.minY + inset.top + space.height / 2)
        zoom(view, to: target, keeping: CGPoint(x: rect.midX, y: rect.midY), at: middle, animated: animated)
    }

    private func zoom(
        _ view: UIView, to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint, animated: Bool,
        isBounce: Bool = false
    ) {
        stopMotion(isFinal: true)
        let screen = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
        guard animated, window != nil, ViewAnimation.areEnabled else {
            if !isBounce { delegate?.scrollViewWillBeginZooming(self, with: view) }
            apply(scale, to: view, keeping: anchor, at: screen, isFree: false)
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
            return
        }
        if !isBounce { delegate?.scrollViewWillBeginZooming(self, with: view) }
        zooming.isBouncing = isBounce
        UIView.animate(
            withDuration: Theme.Scroll.zoomDuration, delay: 0, options: [.allowUserInteraction]
        ) {
            self.apply(scale, to: view, keeping: anchor, at: screen, isFree: false)
        } completion: { [weak self, weak view] _ in
            guard let self else { return }
            zooming.isBouncing = false
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
            if !isBounce { delegate?.scrollViewDidEndScrollingAnimation(self) }
        }
    }

    // MARK: - User input

    func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began: beginZoom(pinch)
        case .changed: followZoom(pinch)
        case .ended, .cancelled: endZoom()
        case .possible, .failed: break
        }
    }

    private func beginZoom(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView else { return }
        stopMotion(isFinal: true)
        zooming.isZooming = true
        zooming.startScale = zooming.scale
        zooming.anchor = view.convert(pinch.location(in: self), from: self)
        indicators.show()
        delegate?.scrollViewWillBeginZooming(self, with: view)
        followZoom(pinch)
    }

    private func followZoom(_ pinch: UIPinchGestureRecognizer) {
        guard isZooming, let view = zoomedView else { return }
        // With one finger left, the scale is kept and the drag continues.
        guard pinch.numberOfTouches != 1 else { return }
        let place = pinch.location(in: self)
        let screen = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
        apply(limited(zooming.startScale * pinch.scale), to: view, keeping: zooming.anchor, at: screen, isFree: true)
    }

    /// Returns the scale with a resistance beyond its limits.
    private func limited(_ scale: CGFloat) -> CGFloat {
        let most = max(maximumZoomScale, minimumZoomScale)
        let inside = min(max(scale, minimumZoomScale), most)
        guard bouncesZoom, inside != scale else { return inside }
        return inside * pow(scale / inside, Theme.Scroll.zoomBandFactor)
    }

    private func endZoom() {
        guard isZooming else { return }
        zooming.isZooming = false
        guard let view = zoomedView else { return }
        let target = min(max(zooming.scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        let screen = view.convert(zooming.anchor, to: self)
        indicators.fadeLater()
        if target != zooming.scale || clamped(contentOffset) != contentOffset {
            zoom(view, to: target, keeping: zooming.anchor, at: screen, animated: true, isBounce: true)
        } else {
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
        }
        // A drag that continued during the zoom starts from this offset.
        scrolling.freeOffset = contentOffset
    }

    /// Sets the scale of `view` so that the point `anchor` of its coordinates is at `screen` in the visible rectangle.
    private func apply(_ scale: CGFloat, to view: UIView, keeping anchor: CGPoint, at screen: CGPoint, isFree: Bool) {
        let frame = view.frame
        let unscaled = CGSize(width: view.bounds.width, height: view.bounds.height)
        zooming.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        // Keeps the upper-left corner in place in the content.
        let size = CGSize(width: unscaled.width * scale, height: unscaled.height * scale)
        let middle = view.layer.anchorPoint
        view.center = CGPoint(x: frame.minX + size.width * middle.x, y: frame.minY + size.height * middle.y)
        contentSize = size
        let place = view.convert(anchor, to: self)
        var offset = CGPoint(x: place.x - screen.x, y: place.y - screen.y)
        offset = isFree ? banded(offset, factor: Theme.Scroll.bandFactor) : clamped(offset)
        if offset != contentOffset { bounds.origin = offset }
        delegate?.scrollViewDidZoom(self)
    }
}
