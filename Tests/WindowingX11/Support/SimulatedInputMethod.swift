// SPDX-License-Identifier: MIT
import Windowing

/// An input method that a test answers for.
@MainActor
final class SimulatedInputMethod: InputMethodProvider, InputMethodContext {
    var editHandler: ((TextInputEdit) -> Void)?
    var keyHandler: ((InputMethodKey) -> Void)?
    var connectionHandler: (() -> Void)?
    var isConnected = true
    private(set) var connectionCount = 0
    private(set) var states: [TextInputState] = []
    private(set) var isEditing = false
    private(set) var keys: [InputMethodKey] = []
    /// The answer to each key, without a delay; `nil` waits for `answer(_:)`.
    var immediateAnswer: Bool?
    private var completion: (@MainActor (Bool) -> Void)?

    func makeContext(_ servers: (any InputMethodServers)?) -> any InputMethodContext { self }

    func connect() { connectionCount += 1 }

    func update(_ state: TextInputState, isOwnChange: Bool) {
        states.append(state)
        isEditing = true
    }

    func end() { isEditing = false }

    func suspend() { isEditing = false }

    func offer(_ key: InputMethodKey, _ completion: @escaping @MainActor (Bool) -> Void) {
        keys.append(key)
        if let immediateAnswer { return completion(immediateAnswer) }
        self.completion = completion
    }

    /// Answers the last key.
    func answer(_ isConsumed: Bool) {
        let completion = completion
        self.completion = nil
        completion?(isConsumed)
    }
}
