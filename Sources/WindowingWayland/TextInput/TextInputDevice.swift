// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing
internal import WindowingBackends

/// `zwp_text_input_v3`: a seat's input method, and the window with its focus.
@MainActor
final class TextInputDevice {
    private let object: ZwpTextInputV3
    private unowned let seat: Seat
    /// The window with the input method's focus, whether or not text is edited there.
    private weak var window: WaylandWindow?
    /// The state sent to the compositor; `nil` while text input is disabled.
    private var known: Known?
    private var pending = PendingEdit()
    /// Whether a composition is shown.
    private var isComposing = false
    /// The number of commits, which the compositor counts too.
    private var commitCount: UInt32 = 0
    /// Whether the input method's last edit was based on an older state, so that reporting its result must wait.
    private var isBehind = false
    private var isHeld = false
    /// The request after whose answer no edit is based on a state before those that were sent until then.
    private var barrier: WlCallback?

    private struct Known: Hashable {
        var purpose: TextInputState.Purpose
        var hints: TextInputState.Hints
        var text: SurroundingText
        var caret: SurfaceRect

        init(_ state: TextInputState) {
            purpose = state.purpose
            hints = state.hints
            text = SurroundingText(state)
            caret = SurfaceRect(nearest: state.caretRect)
        }
    }

    init(_ manager: ZwpTextInputManagerV3, seat: Seat) {
        self.seat = seat
        object = manager.getTextInput(seat: seat.object)
        object.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
    }

    // MARK: - Window changes

    func isListening(to window: WaylandWindow) -> Bool { window === self.window }

    /// Called when the window's text or selection has changed.
    func update(_ window: WaylandWindow, isOwnChange: Bool) {
        guard window === self.window, let state = window.textInput?.state else { return }
        let new = Known(state)
        if let old = known, old.purpose == new.purpose, old.hints == new.hints {
            // User changes supersede the edit; changes by the input method wait until it knows the latest state.
            if isOwnChange, isBehind {
                isHeld = true
                return
            }
            guard new != old else { return }
            send(new, isOwnChange: isOwnChange, since: old)
        } else {
            // A change of purpose means another field: enabling resets the state of the previous one.
            reset()
            object.enable()
            send(new, isOwnChange: true, since: nil)
        }
    }

    /// Called when text entry in that window ends.
    func end(_ window: WaylandWindow) {
        guard window === self.window, known != nil else { return }
        reset()
        object.disable()
        commit()
    }

    private func send(_ new: Known, isOwnChange: Bool, since old: Known?) {
        isHeld = false
        isBehind = false
        known = new
        if old == nil {
            object.setContentType(
                hint: ZwpTextInputV3.ContentHint(new.hints), purpose: ZwpTextInputV3.ContentPurpose(new.purpose))
        }
        if old?.text != new.text {
            object.setSurroundingText(
                text: new.text.text, cursor: Int32(new.text.cursor), anchor: Int32(new.text.anchor))
            if !isOwnChange { object.setTextChangeCause(cause: .other) }
        }
        if old?.caret != new.caret {
            object.setCursorRectangle(
                x: new.caret.x, y: new.caret.y, width: max(0, new.caret.width), height: max(0, new.caret.height))
        }
        commit()
    }

    private func commit() {
        commitCount &+= 1
        object.commit()
        seat.system.flush()
    }

    // MARK: - Compositor events

    func forget(_ owner: ShellSurface) {
        guard owner === window else { return }
        reset()
        window = nil
    }

    /// Called when the input method has been removed, which cancels its composition.
    func disconnect() {
        object.handler = nil
        leave()
    }

    private func receive(_ event: ZwpTextInputV3.Event) {
        if pending.take(event) { return }
        switch event {
        case .enter(let surface):
            leave()
            window = seat.system.owner(of: surface) as? WaylandWindow
            guard let window else { return }
            // The text may have changed while nothing listened.
            window.textInput?.listeningHandler?()
            update(window, isOwnChange: false)
        case .leave:
            leave()
        case .done(let serial):
            finish(serial: serial)
        default:
            break
        }
    }

    /// Requests have no effect from now on, and a composition is canceled.
    private func leave() {
        let method = window?.textInput
        let wasComposing = isComposing
        reset()
        window = nil
        if wasComposing { method?.editHandler?(TextInputEdit()) }
    }

    private func reset() {
        known = nil
        pending = PendingEdit()
        isComposing = false
        isBehind = false
        isHeld = false
    }

    private func finish(serial: UInt32) {
        let pending = pending
        self.pending = PendingEdit()
        guard known != nil, let window, let method = window.textInput, let state = method.state else { return }
        isBehind = serial != commitCount
        let edit = pending.edit(of: state)
        let wasComposing = isComposing
        isComposing = !edit.preedit.isEmpty
        let saysSomething =
            isComposing || wasComposing || !edit.commit.isEmpty || edit.deleteBefore > 0 || edit.deleteAfter > 0
        if saysSomething { method.editHandler?(edit) }
        if isBehind { awaitCompositor() } else { sendHeldUpdate() }
    }

    private func sendHeldUpdate() {
        guard isHeld, let window else { return }
        update(window, isOwnChange: true)
    }

    /// Ends the waiting for an edit that is based on the latest state once the compositor has that state.
    ///
    /// If keys were typed faster than the application answered, the last edit is based on an older state, and no other
    /// one follows before the next key.
    private func awaitCompositor() {
        guard barrier == nil, let display = seat.system.session?.display else { return }
        let (callback, count) = (display.object.sync(), commitCount)
        barrier = callback
        callback.handler = { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.barrier = nil
                guard self.isBehind else { return }
                // Edits can be based on a state before one that was sent meanwhile.
                guard self.commitCount == count else { return self.awaitCompositor() }
                self.isBehind = false
                self.sendHeldUpdate()
            }
        }
        seat.system.flush()
    }
}
