// SPDX-License-Identifier: MIT
internal import Foundation

/// A continuous recognizer for the pointer, or a pen near the surface, over a view with no button pressed.
///
/// It begins when the pointer enters the view, changes when it moves, and ends when it leaves. It tracks no touches.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override func hover(at location: CGPoint?, with event: UIHoverEvent) {
        modifierFlags = event.modifierFlags
        guard let location else {
            tracking.source?.isOver = true
            if progress.isUnderWay { state = .ended } else { fail() }
            return
        }
        tracking.source?.location = location
        state = progress.state == .possible ? .began : .changed
    }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func acceptsButtons(_ mask: UIEvent.ButtonMask) -> Bool { false }

    open override func shouldReceive(_ event: UIEvent) -> Bool { event is UIHoverEvent }
}

extension GestureEnvironment {
    /// Called when the pointer is over `view`, or outside the window if `nil`.
    func hover(over view: UIView?, with event: UIHoverEvent) {
        let present = view.map { Self.recognizers(around: $0) } ?? []
        deliver {
            for recognizer in active where recognizer is UIHoverGestureRecognizer {
                if !present.contains(recognizer) { recognizer.hover(at: nil, with: event) }
            }
            guard let location = event.location else { return }
            for recognizer in present where recognizer is UIHoverGestureRecognizer {
                if recognizer.tracking.source == nil {
                    guard recognizer.accepts(event) else { continue }
                    recognizer.tracking.source = GestureSource(location: location)
                    join(recognizer)
                }
                if !recognizer.progress.isOver { recognizer.hover(at: location, with: event) }
            }
        }
    }
}
