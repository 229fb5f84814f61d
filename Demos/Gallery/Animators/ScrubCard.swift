// SPDX-License-Identifier: MIT
import UIKit

/// A property animator that can be run, paused, reversed, and scrubbed.
final class ScrubCard: CardView {
    private static let side: CGFloat = 56

    private let stage = StageView(frame: .zero)
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    private let slider = SliderControl(0...1, value: 0)
    private let run = UIButton("Run", .filled()) { $0.buttonSize = .small }
    private let reverse = UIButton("Reverse", .gray()) { $0.buttonSize = .small }
    private var animator: UIViewPropertyAnimator?
    private var timer: Timer?

    override func build() {
        box.layer.cornerRadius = 12
        box.layer.cornerCurve = .continuous
        box.accessibilityIdentifier = "traveler"
        slider.accessibilityIdentifier = "fraction"
        for view in [stage, slider, run, reverse] { addSubview(view) }
        stage.addSubview(box)
        slider.onChange = { [weak self] fraction in self?.scrub(to: fraction) }
        run.addTarget(self, action: ScrubCard.toggle, for: .primaryActionTriggered)
        reverse.addTarget(self, action: ScrubCard.turnRound, for: .primaryActionTriggered)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 132 + 12 + ChoiceControl.height }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 96 + 12 + ChoiceControl.height }
    override var stretch: CGFloat { 160 }

    override func layoutBody(in area: CGRect) {
        let y = area.maxY - ChoiceControl.height
        let old = stage.bounds.size
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: y - 12 - area.minY)
        var x = area.maxX
        for button in [run, reverse] {
            // Wide enough for every title, so that the layout doesn't change with it.
            let width = max(button.sizeThatFits(.zero).width, 72)
            x -= width
            button.frame = CGRect(x: x, y: y, width: width, height: ChoiceControl.height)
            x -= 8
        }
        slider.frame = CGRect(x: area.minX, y: y, width: max(0, x - 8 - area.minX), height: ChoiceControl.height)
        guard stage.bounds.size != old else { return }
        // The animator's end points depend on the stage's size.
        cancel()
    }

    // MARK: - Running

    private func placeAtStart() {
        box.transform = .identity
        box.backgroundColor = .tintColor
        box.center = CGPoint(x: 24 + Self.side / 2, y: stage.bounds.midY)
    }

    private func cancel() {
        animator?.stopAnimation(true)
        animator = nil
        stopWatching()
        placeAtStart()
        slider.value = 0
        showState()
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        if let animator { return animator }
        placeAtStart()
        let made = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { [box, stage] in
            box.center.x = stage.bounds.width - 24 - Self.side / 2
            box.transform = CGAffineTransform(rotationAngle: .pi * 0.999).scaledBy(x: 1.3, y: 1.3)
            box.backgroundColor = .systemOrange
        }
        // A completed animator can still be scrubbed back.
        made.pausesOnCompletion = true
        animator = made
        return made
    }

    private func scrub(to fraction: CGFloat) {
        let animator = makeAnimator()
        animator.pauseAnimation()
        animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction
        stopWatching()
        showState()
    }

    private func toggle() {
        let animator = makeAnimator()
        if timer != nil {
            animator.pauseAnimation()
            stopWatching()
        } else {
            // Reverses at the end.
            if animator.fractionComplete >= 1 { animator.isReversed.toggle() }
            animator.startAnimation()
            watch()
        }
        showState()
    }

    private func turnRound() {
        let animator = makeAnimator()
        animator.isReversed.toggle()
        showState()
    }

    // MARK: - Watching

    private func watch() {
        stopWatching()
        let timer = Timer(timeInterval: 1 / 30, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.follow() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func stopWatching() {
        timer?.invalidate()
        timer = nil
    }

    /// Sets the slider to the animator's fraction.
    private func follow() {
        guard let animator else { return stopWatching() }
        slider.value = animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
        guard !animator.isRunning else { return }
        stopWatching()
        showState()
    }

    private func showState() {
        run.configuration?.title = timer == nil ? "Run" : "Pause"
        reverse.configuration?.title = animator?.isReversed == true ? "Forward" : "Reverse"
    }
}
