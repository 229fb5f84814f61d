// SPDX-License-Identifier: MIT
internal import Foundation

extension GestureEnvironment {
    // MARK: - Wheels and touchpads

    /// Offers a scroll event to a view's recognizers.
    ///
    /// - Returns: Whether one of them tracks it.
    func offer(_ event: UIScrollEvent, to recognizers: [UIGestureRecognizer]) -> Bool {
        offer(event, to: recognizers, at: event.location) { $0.takeScroll(event) }
    }

    func offer(_ event: UITransformEvent, to recognizers: [UIGestureRecognizer]) -> Bool {
        offer(event, to: recognizers, at: event.location) { $0.takeTransform(event) }
    }

    /// Called when a touchpad or wheel is at rest, to reset gestures that have ended but waited for it.
    func deviceDidRest() {
        deliver {
            for recognizer in active where recognizer.progress.isOver { recognizer.tracking.source?.isOver = true }
        }
    }

    private func offer(
        _ event: UIEvent, to recognizers: [UIGestureRecognizer], at location: CGPoint,
        _ take: (UIGestureRecognizer) -> Bool
    ) -> Bool {
        var isTaken = false
        let source = recognizers.lazy.compactMap(\.tracking.source).first ?? GestureSource(location: location)
        deliver {
            for recognizer in recognizers {
                let follows = recognizer.tracking.source != nil && !recognizer.progress.isOver
                guard follows || recognizer.accepts(event) else { continue }
                recognizer.modifierFlags = event.modifierFlags
                if !follows {
                    recognizer.tracking.source = source
                    join(recognizer)
                }
                if take(recognizer) {
                    isTaken = true
                } else if !follows {
                    recognizer.tracking.source = nil
                    leave(recognizer)
                }
            }
        }
        return isTaken
    }

    // MARK: - Keys

    /// Delivers new presses to the recognizers of `responder` and its ancestors, and all presses to the recognizers
    /// that track them.
    func deliver(_ phase: UIPress.Phase, _ presses: Set<UIPress>, at responder: UIResponder, with event: UIPressesEvent)
    {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        deliver {
            if phase == .began, let view {
                for recognizer in Self.recognizers(around: view) where !recognizer.allowedPressTypes.isEmpty {
                    let taken = presses.filter { !$0.isRepeat && recognizer.accepts($0, with: event) }
                    guard !taken.isEmpty else { continue }
                    recognizer.tracking.presses.formUnion(taken)
                    join(recognizer)
                }
            }
            for recognizer in active {
                let followed = presses.filter { !$0.isRepeat }.intersection(recognizer.tracking.presses)
                if !followed.isEmpty { recognizer.deliver(phase, followed, with: event) }
            }
        }
    }
}
