// SPDX-License-Identifier: MIT

/// The state of a gesture recognizer's state machine.
struct GestureProgress {
    typealias State = UIGestureRecognizer.State

    var state = State.possible
    /// The state to enter after the required recognizers have failed.
    var waiting: State?
    /// The state presented to the current action, if the gesture has already advanced further.
    var shown: State?

    /// Whether the gesture was recognized and hasn't been reset.
    var isRecognized: Bool { state == .began || state == .changed || state == .ended }
    var isUnderWay: Bool { state == .began || state == .changed }
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

    /// Returns whether the state machine has a transition from `old` to `new`.
    static func allows(_ old: State, _ new: State) -> Bool {
        switch (old, new) {
        case (.possible, .failed), (.possible, .began), (.possible, .ended): true
        case (.began, .changed), (.began, .ended), (.began, .cancelled): true
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
        default: false
        }
    }
}
