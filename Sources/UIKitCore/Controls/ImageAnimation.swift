// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// Plays a sequence of images as one layer each, of which one is visible at a time.
///
/// The render server selects the visible layer, so playback continues while the main actor is busy.
@MainActor
final class ImageAnimation {
    /// The time at which playback began, in layer time.
    let start: TimeInterval
    private var layers: [CALayer] = []
    private var end: ScheduledCall?

    /// Starts playing `images` in `view`, `elapsed` seconds into the sequence.
    init(_ images: [UIImage], in view: UIImageView, elapsed: TimeInterval, completion: @escaping @MainActor () -> Void)
    {
        start = CACurrentMediaTime() - elapsed
        let set = view.animationDuration
        let duration = set.isFinite && set > 0 ? min(set, 1e6) : TimeInterval(images.count) / 30
        let count = max(view.animationRepeatCount, 0)
        for (index, image) in images.enumerated() {
            let layer = CALayer()
            let contents = view.contents(of: image)
            layer.contents = contents?.pixels
            layer.contentsScale = contents?.scale ?? 1
            layer.opacity = 0
            layer.add(
                Self.animation(index, of: images.count, duration: duration, count: count, start: start), forKey: "image"
            )
            view.layer.addSublayer(layer)
            layers.append(layer)
        }
        layOut(in: view)
        guard count > 0 else { return }
        let rest = max(duration * TimeInterval(count) - elapsed, 0)
        end = LayerClock.timeSource.schedule(after: rest, completion)
    }

    func stop() {
        end?.cancel()
        for layer in layers { layer.removeFromSuperlayer() }
    }

    func layOut(in view: UIView) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in layers {
            layer.frame = view.bounds
            layer.contentsGravity = view.layer.contentsGravity
        }
        CATransaction.commit()
    }

    /// An animation that is opaque for one fraction of the cycle and transparent for the rest.
    private static func animation(
        _ index: Int, of count: Int, duration: TimeInterval, count repeats: Int, start: TimeInterval
    ) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        var values: [Double] = [1]
        var times = [Double(index) / Double(count), Double(index + 1) / Double(count)]
        if index > 0 {
            values.insert(0, at: 0)
            times.insert(0, at: 0)
        }
        if index < count - 1 {
            values.append(0)
            times.append(1)
        }
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.calculationMode = .discrete
        animation.duration = duration
        animation.repeatCount = repeats == 0 ? .infinity : Float(min(repeats, 1_000_000))
        animation.beginTime = start
        return animation
    }
}

extension UIImageView {
    func beginAnimation(elapsed: TimeInterval = 0) {
        endAnimation()
        let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let images, !images.isEmpty else { return }
        animation = ImageAnimation(images, in: self, elapsed: elapsed) { [weak self] in self?.endAnimation() }
        setNeedsDisplay()
    }

    func endAnimation() {
        guard let animation else { return }
        self.animation = nil
        animation.stop()
        setNeedsDisplay()
    }

    /// Restarts playback with the current images, at the position that it has reached.
    func restartAnimation() {
        guard let animation else { return }
        beginAnimation(elapsed: CACurrentMediaTime() - animation.start)
    }
}
