// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// The base class of the objects that play haptic feedback; create one of its subclasses.
///
/// Feedback is played by the session's feedback service (feedbackd), which phones and tablets have. Elsewhere, and while
/// the application isn't active, nothing is played. The service isn't contacted before the first `prepare()` or
/// occurrence, and no method waits for it.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// Creates a generator that isn't attached to a view.
    public override init() {
        super.init()
    }

    /// Creates a generator and attaches it to a view as an interaction.
    ///
    /// An attached generator plays nothing while its view isn't in a window.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// Starts the feedback service if it isn't running, so that the next feedback is played without delay.
    ///
    /// Optional. Call it shortly before feedback is likely.
    open func prepare() {
        FeedbackService.current?.prepare()
    }

    /// Plays a pattern where feedback is possible.
    ///
    /// Motors of Linux devices move the device as a whole, so the location of an occurrence has no effect on it.
    func play(_ pattern: HapticPattern) {
        guard UIApplication.running?.applicationState == .active, !isAttached || view?.window != nil else { return }
        FeedbackService.current?.play(pattern)
    }

    // MARK: - Attachment

    public private(set) weak var view: UIView?
    private var isAttached = false

    public func willMove(to view: UIView?) {}

    public func didMove(to view: UIView?) {
        self.view = view
        isAttached = view != nil
    }
}
