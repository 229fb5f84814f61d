// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing
internal import WindowingBackends

/// The connection of a window to an input method, by any of the protocols.
///
/// The events of an input method arrive one by one. Those that belong to a key are applied together when the key is
/// answered, and others after an answer to a question that the input method receives after it has sent them.
@MainActor
final class WireInputContext: InputMethodContext {
    var editHandler: ((TextInputEdit) -> Void)?
    var keyHandler: ((InputMethodKey) -> Void)?
    var connectionHandler: (() -> Void)?
    var isConnected: Bool { wire != nil }

    private let provider: InputMethods
    private let servers: (any InputMethodServers)?
    private let timeSource: any TimeSource
    private var wire: (any InputMethodWire)?
    private var isConnecting = false
    /// The state of the edited text; `nil` while no text is edited.
    private var state: TextInputState?
    /// The state that the input method has been sent.
    private var known: Known?
    private var events: [InputMethodEvent] = []
    private var composition = Composition()
    private var showsComposition = true
    /// The composition that the application shows.
    private var shown = Composition()
    private var isSynchronizing = false
    /// Whether events can still belong to an earlier text entry.
    private var isDiscarding = false
    private var hasBegun = false
    private var isApplying = false
    private var offered: Offer?
    private var offerCount = 0
    /// The number of keys without an answer.
    private var unansweredCount = 0

    /// A key whose answer the application waits for.
    private struct Offer {
        var number: Int
        var completion: @MainActor (Bool) -> Void
        var timer: ScheduledCall
    }

    private struct Known: Hashable {
        var purpose: TextInputState.Purpose
        var hints: TextInputState.Hints
        var text: SurroundingText
        var caret: [Int32]

        init(_ state: TextInputState) {
            purpose = state.purpose
            hints = state.hints
            text = SurroundingText(state)
            let rect = state.caretRect
            caret = [rect.minX, rect.minY, max(rect.width, 0), max(rect.height, 0)].map {
                $0.isNaN ? 0 : Int32(min(max($0.rounded(), -1e9), 1e9))
            }
        }
    }

    init(provider: InputMethods, servers: (any InputMethodServers)?, timeSource: any TimeSource) {
        self.provider = provider
        self.servers = servers
        self.timeSource = timeSource
    }

    // MARK: - Connection

    func connect() {
        guard wire == nil, !isConnecting else { return }
        isConnecting = true
        Task { [weak self, provider, servers] in
            let wire = await provider.open(servers)
            guard let self else { return }
            isConnecting = false
            guard let wire else { return }
            self.wire = wire
            wire.eventHandler = { [weak self] in self?.receive($0) }
            connectionHandler?()
        }
    }

    /// Called when the input method has ended; what was composed is kept, because its keys can't be typed again.
    private func didLose() {
        guard wire != nil else { return }
        wire?.eventHandler = nil
        wire = nil
        known = nil
        events = []
        unansweredCount = 0
        isSynchronizing = false
        hasBegun = false
        provider.didLose()
        let text = shown.text
        forgetComposition()
        if state != nil, !text.isEmpty { editHandler?(TextInputEdit(commit: text)) }
    }

    // MARK: - To the input method

    func update(_ new: TextInputState, isOwnChange: Bool) {
        let isFirst = state == nil
        state = new
        guard let wire else { return }
        let (old, new) = (isFirst ? nil : known, Known(new))
        known = new
        guard let old, old.purpose == new.purpose, old.hints == new.hints else {
            // Another field: no composition is continued.
            if old != nil { cancelComposition(on: wire) }
            if isFirst { begin(on: wire) }
            wire.setContent(new.purpose, new.hints)
            send(new.text, to: wire)
            send(new.caret, to: wire)
            return
        }
        if old.text != new.text {
            if !isOwnChange, !isApplying, !composition.isEmpty { cancelComposition(on: wire) }
            send(new.text, to: wire)
        }
        if old.caret != new.caret { send(new.caret, to: wire) }
    }

    private func begin(on wire: any InputMethodWire) {
        wire.setFocused(true)
        guard hasBegun else { return hasBegun = true }
        isDiscarding = true
        wire.synchronize { [weak self] in self?.isDiscarding = false }
    }

    func end() {
        guard state != nil else { return }
        state = nil
        known = nil
        events = []
        forgetComposition()
        wire?.setFocused(false)
    }

    func suspend() {
        let composition = shown
        end()
        guard !composition.isEmpty else { return }
        editHandler?(TextInputEdit(commit: composition.isDiscardedAtEnd ? "" : composition.text))
    }

    private func send(_ text: SurroundingText, to wire: any InputMethodWire) {
        let offsets = ScalarOffsets(text.text)
        wire.setSurroundingText(
            text.text, cursor: UInt32(offsets.scalars(utf8: text.cursor)),
            anchor: UInt32(offsets.scalars(utf8: text.anchor)))
    }

    private func send(_ caret: [Int32], to wire: any InputMethodWire) {
        wire.setCaret(x: caret[0], y: caret[1], width: caret[2], height: caret[3])
    }

    private func cancelComposition(on wire: any InputMethodWire) {
        events = []
        forgetComposition()
        wire.reset()
    }

    private func forgetComposition() {
        composition = Composition()
        shown = Composition()
        showsComposition = true
    }

    // MARK: - Keys

    func offer(_ key: InputMethodKey, _ completion: @escaping @MainActor (Bool) -> Void) {
        // An input method that has missed the time limit doesn't delay further keys until it has answered.
        // Passwords are sent to no other process.
        guard let wire, let state, !state.isSecret, offered == nil, unansweredCount == 0 else {
            return completion(false)
        }
        isDiscarding = false
        offerCount += 1
        unansweredCount += 1
        let number = offerCount
        let timer = timeSource.schedule(after: InputMethods.timeLimit) { [weak self] in
            self?.finish(number, isConsumed: false)
        }
        offered = Offer(number: number, completion: completion, timer: timer)
        wire.process(key) { [weak self, weak wire] isConsumed in
            guard let self, let wire, wire === self.wire else { return }
            unansweredCount -= 1
            if isConsumed == nil { didLose() }
            let isLate = offered?.number != number
            if isLate, isConsumed == true, !key.isRelease { revokeComposition(on: wire) }
            finish(number, isConsumed: isConsumed ?? false)
        }
    }

    /// Ignores the edits of a key that the application has handled meanwhile, so that the key isn't typed twice.
    private func revokeComposition(on wire: any InputMethodWire) {
        let text = shown.text
        cancelComposition(on: wire)
        if state != nil, !text.isEmpty { editHandler?(TextInputEdit(commit: text)) }
    }

    /// Applies the edits that belong to the key and reports its answer, unless that was done before.
    private func finish(_ number: Int, isConsumed: Bool) {
        applyEvents()
        guard let offer = offered, offer.number == number else { return }
        offered = nil
        offer.timer.cancel()
        offer.completion(isConsumed)
    }

    // MARK: - From the input method

    private func receive(_ event: InputMethodEvent) {
        // Events after the end of text entry belong to no text.
        guard state != nil, !isDiscarding else { return }
        events.append(event)
        guard unansweredCount == 0, !isSynchronizing else { return }
        isSynchronizing = true
        wire?.synchronize { [weak self] in
            guard let self else { return }
            isSynchronizing = false
            // The next answer applies all events in order.
            if unansweredCount == 0 { applyEvents() }
        }
    }

    /// Applies the events in as few edits as keep their order.
    private func applyEvents() {
        guard !isApplying else { return }
        isApplying = true
        defer { isApplying = false }
        while state != nil, !events.isEmpty {
            var edit = TextInputEdit()
            var key: InputMethodKey?
            collecting: while let event = events.first {
                switch event {
                case .commit(let text): edit.commit += text
                case .compose(let new): composition = new
                case .showComposition(let isShown): showsComposition = isShown
                case .delete(let offset, let count):
                    // A deletion precedes the insertion of the same edit.
                    guard edit.commit.isEmpty, edit.deleteBefore == 0, edit.deleteAfter == 0 else { break collecting }
                    edit.delete(offset: offset, count: count, in: state)
                case .key(let new):
                    events.removeFirst()
                    key = new
                    break collecting
                }
                events.removeFirst()
            }
            apply(edit)
            if let key, state != nil { keyHandler?(key) }
        }
    }

    private func apply(_ edit: TextInputEdit) {
        let visible = showsComposition ? composition : Composition()
        guard visible != shown || !edit.commit.isEmpty || edit.deleteBefore > 0 || edit.deleteAfter > 0 else { return }
        shown = visible
        var whole = visible.edit()
        whole.commit = edit.commit
        whole.deleteBefore = edit.deleteBefore
        whole.deleteAfter = edit.deleteAfter
        editHandler?(whole)
    }
}

extension TextInputState {
    /// Whether the text is a password.
    fileprivate var isSecret: Bool { hints.contains(.hiddenText) || purpose == .password || purpose == .pin }
}

extension TextInputEdit {
    /// Deletes scalars around the caret; offsets outside the known text are clamped to it.
    ///
    /// Text between the caret and the deleted part is deleted and inserted again, because an edit deletes only text next
    /// to the caret.
    fileprivate mutating func delete(offset: Int, count: Int, in state: TextInputState?) {
        guard let state, count > 0 else { return }
        let surroundings = SurroundingText(state)
        let text = surroundings.text
        let caret = text.utf8.index(text.startIndex, offsetBy: surroundings.cursor)
        let before = Array(text[..<caret].unicodeScalars)
        let after = Array(text[caret...].unicodeScalars)
        let first = min(max(offset, -before.count), after.count)
        let (sum, overflows) = offset.addingReportingOverflow(count)
        let last = min(max(overflows ? .max : sum, -before.count), after.count)
        guard first < last else { return }
        func bytes(_ scalars: some Sequence<Unicode.Scalar>) -> Int { scalars.reduce(0) { $0 + UTF8.width($1) } }
        deleteBefore = bytes(before.suffix(max(-first, 0)))
        deleteAfter = bytes(after.prefix(max(last, 0)))
        var kept = String.UnicodeScalarView()
        if last < 0 { kept.append(contentsOf: before.suffix(-last)) }
        if first > 0 { kept.append(contentsOf: after.prefix(first)) }
        commit = String(kept)
    }
}
