// SPDX-License-Identifier: MIT
import Foundation
import WaylandClient

/// An input method driven by a test, using `zwp_input_method_v2`.
@MainActor
final class TestInputMethod {
    /// The state of the edited text that the input method has received.
    struct State: Hashable {
        var isActive = false
        var text = ""
        var cursor: UInt32 = 0
        var purpose: UInt32 = 0
    }

    private(set) var state = State()
    private let display: Display
    private let object: ZwpInputMethodV2
    private var pending = State()
    private var doneCount: UInt32 = 0

    init(display path: String) throws {
        display = try Display.connect(to: path)
        let registry = Registry(display)
        try display.roundtrip()
        object = try registry.bind(ZwpInputMethodManagerV2.self).getInputMethod(seat: registry.bind(WlSeat.self))
        object.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
        try display.roundtrip()
    }

    /// Processes events from the compositor until the condition holds.
    func wait(until condition: (State) -> Bool) async throws {
        while !condition(state) {
            try display.roundtrip()
            // The application's events arrive on the same actor.
            await Task.yield()
            try Task.checkCancellation()
        }
    }

    /// Shows a composition.
    func compose(_ text: String) throws {
        let end = Int32(text.utf8.count)
        object.setPreeditString(text: text, cursorBegin: end, cursorEnd: end)
        try commit()
    }

    /// Replaces the composition with text, deleting bytes before it.
    func insert(_ text: String, deletingBefore count: UInt32 = 0) throws {
        if count > 0 { object.deleteSurroundingText(beforeLength: count, afterLength: 0) }
        object.commitString(text: text)
        try commit()
    }

    private func commit() throws {
        object.commit(serial: doneCount)
        try display.roundtrip()
    }

    private func receive(_ event: ZwpInputMethodV2.Event) {
        switch event {
        case .activate: pending = State(isActive: true)
        case .deactivate: pending.isActive = false
        case .surroundingText(let text, let cursor, _): (pending.text, pending.cursor) = (text, cursor)
        case .contentType(_, let purpose): pending.purpose = purpose.rawValue
        case .done:
            doneCount += 1
            state = pending
        case .textChangeCause, .unavailable: break
        }
    }
}
