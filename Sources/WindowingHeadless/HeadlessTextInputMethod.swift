// SPDX-License-Identifier: MIT
public import Windowing

/// The simulated input method of a window, controlled by a test.
@MainActor
public final class HeadlessTextInputMethod: TextInputMethod {
    /// One call of `update(_:isOwnChange:)`.
    public struct Update: Hashable, Sendable {
        /// The state.
        public var state: TextInputState
        /// Whether the change was made by the input method.
        public var isOwnChange: Bool
    }

    public var editHandler: ((TextInputEdit) -> Void)?
    public var listeningHandler: (() -> Void)?
    /// `true` unless a test switches the input method off.
    public var isListening = true {
        didSet { if isListening, !oldValue { listeningHandler?() } }
    }
    /// The application's updates since text entry began, oldest first.
    public private(set) var updates: [Update] = []

    /// The current state; `nil` while no text is edited.
    public var state: TextInputState? { updates.last?.state }

    init() {}

    public func update(_ state: TextInputState, isOwnChange: Bool) {
        updates.append(Update(state: state, isOwnChange: isOwnChange))
    }

    public func end() {
        updates = []
    }

    /// Composes or commits text like a user of the input method; returns `false` if no text is edited.
    @discardableResult
    public func send(_ edit: TextInputEdit) -> Bool {
        guard state != nil, let editHandler else { return false }
        editHandler(edit)
        return true
    }
}
