// SPDX-License-Identifier: MIT
public import Windowing

/// The input method of a window of the desktop in memory, which a test drives.
@MainActor
public final class HeadlessTextInputMethod: TextInputMethod {
    /// One call of `update(_:isOwnChange:)`.
    public struct Update: Hashable, Sendable {
        public var state: TextInputState
        public var isOwnChange: Bool
    }

    public var editHandler: ((TextInputEdit) -> Void)?
    /// What the application has told since text entry began, oldest first.
    public private(set) var updates: [Update] = []

    /// What is edited now; `nil` while nothing is.
    public var state: TextInputState? { updates.last?.state }

    init() {}

    public func update(_ state: TextInputState, isOwnChange: Bool) {
        updates.append(Update(state: state, isOwnChange: isOwnChange))
    }

    public func end() {
        updates = []
    }

    /// Composes or commits text as the user does with an input method; `false` if no text is edited.
    @discardableResult
    public func send(_ edit: TextInputEdit) -> Bool {
        guard state != nil, let editHandler else { return false }
        editHandler(edit)
        return true
    }
}
