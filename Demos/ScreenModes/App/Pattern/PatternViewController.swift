// SPDX-License-Identifier: MIT
import LayerTree
import UIKit

/// Shows the pattern and records its frames.
final class PatternViewController: UIViewController {
    let pattern = PatternView(frame: .zero)
    /// Called when a frame is presented, with its time in seconds.
    var onFrame: ((TimeInterval) -> Void)?
    /// Called after the pattern is resized.
    var onLayout: (() -> Void)?
    var onCancel: (() -> Void)?
    var onNext: (() -> Void)?

    private var link: CADisplayLink?

    override func loadView() {
        view = pattern
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let link = CADisplayLink(target: self, action: PatternViewController.frameCame)
        link.add(to: .main, forMode: .common)
        self.link = link
        becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // The display link retains this object.
        link?.invalidate()
        link = nil
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onLayout?()
    }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let keys = presses.compactMap { $0.key?.keyCode }
        if keys.contains(.keyboardEscape), let onCancel {
            onCancel()
        } else if keys.contains(.keyboardSpacebar), let onNext {
            onNext()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        onNext?()
    }

    private func frameCame(_ link: CADisplayLink) {
        pattern.pacing.frame(at: link.timestamp, interval: link.duration)
        onFrame?(link.timestamp)
    }
}
