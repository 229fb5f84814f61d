// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

extension UISlider {
    func prepare() {
        for view in [track, filledTrack, minimumImageView, maximumImageView, thumb, thumbImageView] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for view in [track, filledTrack] { view.contentMode = .scaleToFill }
    }

    var naturalHeight: CGFloat {
        let images = [minimumValueImage, maximumValueImage, currentThumbImage].compactMap { $0?.size.height }
        return max(Theme.Slider.height, images.max() ?? 0)
    }

    // MARK: - Rectangles

    func endImageRect(_ image: UIImage?, atLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    func defaultTrackRect(in bounds: CGRect) -> CGRect {
        var (left, right) = (bounds.minX, bounds.maxX)
        for rect in [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)] {
            guard !rect.isEmpty else { continue }
            if rect.midX < bounds.midX {
                left = max(left, rect.maxX + Theme.Slider.imageGap)
            } else {
                right = min(right, rect.minX - Theme.Slider.imageGap)
            }
        }
        let images = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }
        let height = images.max() ?? Theme.Slider.trackHeight
        return CGRect(x: left, y: bounds.midY - height / 2, width: max(right - left, 0), height: height)
    }

    func defaultThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
        let side = Theme.Slider.thumbSide
        let size = currentThumbImage?.size ?? CGSize(width: side, height: side)
        let share = fraction(of: value)
        let travel = max(track.width - size.width, 0)
        return CGRect(
            x: track.minX + travel * (isRightToLeft ? 1 - share : share), y: track.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Returns the position of `value` in the range, 0...1.
    func fraction(of value: Float) -> CGFloat {
        // In double precision the difference of the bounds can't overflow.
        let (low, high) = (CGFloat(minimumValue), CGFloat(maximumValue))
        guard high > low else { return 0 }
        return min(max((CGFloat(value) - low) / (high - low), 0), 1)
    }

    var presentThumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    }

    // MARK: - Appearance

    func showLooks() {
        let rect = trackRect(forBounds: bounds)
        let thumbRect = thumbRect(forBounds: bounds, trackRect: rect, value: storedValue)
        show(currentMaximumTrackImage, maximumTrackTintColor ?? Theme.Slider.track, in: track)
        show(currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, in: filledTrack)
        track.frame = rect
        let middle = min(max(thumbRect.midX, rect.minX), rect.maxX)
        filledTrack.frame =
            isRightToLeft
            ? CGRect(x: middle, y: rect.minY, width: rect.maxX - middle, height: rect.height)
            : CGRect(x: rect.minX, y: rect.minY, width: middle - rect.minX, height: rect.height)

        place(minimumValueImage, in: minimumImageView, minimumValueImageRect(forBounds: bounds))
        place(maximumValueImage, in: maximumImageView, maximumValueImageRect(forBounds: bounds))
        showThumb(in: thumbRect)
        let alpha = isEnabled ? 1 : Theme.Control.disabledAlpha
        for view in [track, filledTrack, minimumImageView, maximumImageView, thumbImageView] { view.alpha = alpha }
    }

    private func showThumb(in rect: CGRect) {
        let image = currentThumbImage
        thumbImageView.image = image
        thumbImageView.isHidden = image == nil
        thumb.isHidden = image != nil
        if image != nil {
            thumbImageView.frame = rect
            return
        }
        thumb.color = isEnabled ? thumbTintColor : Theme.Control.disabledThumb
        thumb.bounds.size = rect.size
        thumb.center = CGPoint(x: rect.midX, y: rect.midY)
        thumb.layer.cornerRadius = min(rect.width, rect.height) / 2
        let scale =
            isTracking ? Theme.Slider.heldScale : isHovered && isEnabled ? Theme.Slider.hoveredScale : 1
        thumb.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Shows an image, or a single color if there is none.
    private func show(_ image: UIImage?, _ color: UIColor, in view: UIImageView) {
        view.image = image
        view.backgroundColor = image == nil ? color : nil
        view.layer.cornerRadius = image == nil ? Theme.Slider.trackHeight / 2 : 0
        view.showContrastOutline(image == nil)
    }

    private func place(_ image: UIImage?, in view: UIImageView, _ rect: CGRect) {
        view.image = image
        view.isHidden = image == nil
        view.frame = rect
    }
}
