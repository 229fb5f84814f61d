// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// Images that are shown one after the other: a layer for each, of which one at a time can be seen.
///
/// Which one that is decides the render server, so that they go on while the main actor is busy.
@MainActor
final class ImageAnimation {
    /// When it was begun, on the clock of layers.
    let start: TimeInterval
    private var layers: [CALayer] = []
    private var end: ScheduledCall?

    /// Begins to show `images` in `view`, where they have been shown for `elapsed` seconds already.
    init(_ images: [UIImage], in view: UIImageView, elapsed: TimeInterval, completion: @escaping @MainActor () -> Void)
    {
        start = CACurrentMediaTime() - elapsed
        let set = view.animationDuration
        let duration = set.isFinite && set > 0 ? min(set, 1e6) : TimeInterval(images.count) / 30
        let count = max(view.animationRepeatCount, 0)
        for (index, image) in images.enumerated() {
            let layer = CALayer()
            layer.contents = image.cgImage.flatMap { view.shownPixels(of: image, $0) }
            layer.contentsScale = image.scale
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

    /// Opaque for one share of the time, and not there for the rest.
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
        animation.keyTimes = times
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

    /// Shows the images as they are by now, from where they are.
    func restartAnimation() {
        guard let animation else { return }
        beginAnimation(elapsed: CACurrentMediaTime() - animation.start)
    }
}
