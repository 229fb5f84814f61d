// SPDX-License-Identifier: MIT

/// Where a gesture stands in the state machine.
struct GestureProgress {
    typealias State = UIGestureRecognizer.State

    var state = State.possible
    /// What the gesture becomes once those have failed that it waits for.
    var waiting: State?
    /// The state that the action at hand is about, if the gesture is further already.
    var shown: State?

    /// Recognized, and its touches not all up.
    var isRecognized: Bool { state == .began || state == .changed || state == .ended }
    var isUnderWay: Bool { state == .began || state == .changed }
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

    /// Whether the machine has that step.
    static func allows(_ old: State, _ new: State) -> Bool {
        switch (old, new) {
        case (.possible, .failed), (.possible, .began), (.possible, .ended): true
        case (.began, .changed), (.began, .ended), (.began, .cancelled): true
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
        default: false
        }
    }
}
