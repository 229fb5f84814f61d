// SPDX-License-Identifier: MIT
internal import Windowing

/// An input context of a server of the X Input Method protocol.
///
/// The protocol has no answer to a key: the server sends the event back if it doesn't consume it, and otherwise nothing.
/// A request that every server answers is therefore sent after each key. Its reply without the event before it means
/// that the key was consumed.
@MainActor
final class XIMWire: InputMethodWire {
    var eventHandler: ((InputMethodEvent) -> Void)?

    let conversation: XIMConversation
    let identity: XIMIdentity
    let encoding: XIMEncoding
    var preedit = XIMPreedit()
    /// The composed text that the application has kept, and that some servers commit too, later than they answer.
    var keptText = ""
    /// Whether the server's edits still belong to a composition that has ended.
    var isDiscarding: Bool { discardingCount > 0 }
    /// The events to forward, for all contexts and for this one; `nil` before the server has selected any.
    var forwarded: (method: UInt32?, context: UInt32?) = (nil, nil)
    /// The forwarded events that the server answers with a synchronization.
    var synchronous: UInt32 = 0
    var onKeys: [XIMTriggerKey] = []
    var offKeys: [XIMTriggerKey] = []
    private let stylesAttribute: UInt16
    private let spot: (list: UInt16, location: UInt16)?
    /// The calls that wait for the reply to a request, in order.
    private var synchronizations: [@MainActor () -> Void] = []
    private var pending: PendingKey?
    private var keyCount = 0
    private var discardingCount = 0

    private static let keyPressMask: UInt32 = 1 << 0
    private static let keyReleaseMask: UInt32 = 1 << 1

    /// A key that the server hasn't answered.
    private struct PendingKey {
        var number: Int
        /// `nil` for a key that switches the input method.
        var event: XIMKeyEvent?
        var completion: @MainActor (Bool?) -> Void
        /// The number of replies that precede the answer.
        var synchronizationCount = 0
        var awaitsSynchronousReply = false
    }

    /// Creates a context on a server with that name.
    ///
    /// - Throws: `XIMError` if the server can't be used.
    static func open(
        on channel: any InputMethodChannel, locale: String, timeSource: any TimeSource
    ) async throws(XIMError) -> XIMWire {
        let conversation = XIMConversation(channel, timeSource: timeSource)
        return XIMWire(conversation, try await conversation.open(locale: locale))
    }

    private init(_ conversation: XIMConversation, _ setup: XIMSetup) {
        self.conversation = conversation
        identity = setup.identity
        encoding = setup.encoding
        stylesAttribute = setup.stylesAttribute
        spot = setup.spot
        conversation.messageHandler = { [weak self] in self?.receive($0) }
        conversation.endHandler = { [weak self] in self?.didEnd() }
        for message in setup.messages { receive(message) }
    }

    isolated deinit {
        conversation.close(identity)
    }

    // MARK: - State

    func setFocused(_ isFocused: Bool) {
        conversation.send(isFocused ? .setFocus(identity) : .unsetFocus(identity))
        // The application has committed the composition, as some servers do too.
        if !isFocused { discardEdits() }
    }

    func reset() {
        conversation.send(.reset(identity))
        discardEdits()
    }

    /// Ignores the edits that the server sends before it has handled all messages.
    private func discardEdits() {
        discardingCount += 1
        let text = preedit.composition.text
        if !text.isEmpty { keptText = text }
        preedit = XIMPreedit()
        synchronize { [weak self] in
            self?.discardingCount -= 1
            self?.preedit = XIMPreedit()
        }
    }

    // The protocol has no purposes, and no text around the caret that the application sends unasked.
    func setContent(_ purpose: TextInputState.Purpose, _ hints: TextInputState.Hints) {}
    func setSurroundingText(_ text: String, cursor: UInt32, anchor: UInt32) {}

    func setCaret(x: Int32, y: Int32, width: Int32, height: Int32) {
        guard let spot else { return }
        let origin = conversation.channel.origin
        // Candidates are shown below this point.
        let location = XIMAttribute(
            spot.location, x: Int(x) - origin.x, y: Int(y) + Int(height) - origin.y)
        conversation.send(.setContextValues(identity, [XIMAttribute(spot.list, [location])]))
    }

    // MARK: - Keys

    func process(_ key: InputMethodKey, _ completion: @escaping @MainActor (Bool?) -> Void) {
        guard !conversation.hasEnded else { return completion(nil) }
        // The server's key codes are 8 above Linux's.
        guard key.code > 0, key.code < 248 else { return completion(false) }
        let type = key.isRelease ? Self.keyReleaseMask : Self.keyPressMask
        let mask = forwarded.context ?? forwarded.method ?? (onKeys.isEmpty ? Self.keyPressMask : 0)
        let isOn = mask & Self.keyPressMask != 0
        keyCount += 1
        let triggers = isOn ? offKeys : onKeys
        if !key.isRelease, let index = triggers.firstIndex(where: { $0.matches(key) }) {
            pending = PendingKey(number: keyCount, event: nil, completion: completion)
            conversation.send(.triggerNotify(identity, isOff: isOn, index: index, mask: mask))
            return
        }
        guard mask & type != 0 else { return completion(false) }
        let event = XIMKeyEvent(
            isRelease: key.isRelease, keycode: UInt8(key.code + 8), time: key.time, root: conversation.channel.root,
            window: conversation.channel.window, state: UInt16(truncatingIfNeeded: key.modifiers))
        let isSynchronous = synchronous & mask & type != 0
        pending = PendingKey(
            number: keyCount, event: event, completion: completion, awaitsSynchronousReply: isSynchronous)
        conversation.send(.forward(identity, isSynchronous: isSynchronous, event))
        synchronizeKey()
    }

    /// Delays the answer of the key that the server hasn't answered until it has handled all earlier messages.
    private func synchronizeKey() {
        guard let number = pending?.number, pending?.event != nil else { return }
        pending?.synchronizationCount += 1
        synchronize { [weak self] in
            guard let self, pending?.number == number else { return }
            pending?.synchronizationCount -= 1
            finishKey()
        }
    }

    /// Answers the key as consumed once nothing precedes the answer.
    private func finishKey() {
        guard let pending, pending.synchronizationCount == 0, !pending.awaitsSynchronousReply else { return }
        answerKey(true)
    }

    private func answerKey(_ isConsumed: Bool?) {
        guard let pending else { return }
        self.pending = nil
        pending.completion(isConsumed)
    }

    func synchronize(_ completion: @escaping @MainActor () -> Void) {
        synchronizations.append(completion)
        conversation.send(.getMethodValues(method: identity.method, attributes: [stylesAttribute]))
    }

    // MARK: - Messages about keys

    /// Called when the server has replied to a request that any server replies to.
    func didSynchronize() {
        guard !synchronizations.isEmpty else { return }
        synchronizations.removeFirst()()
    }

    func didReplySynchronously() {
        pending?.awaitsSynchronousReply = false
        finishKey()
    }

    func didSwitch() {
        guard let pending, pending.event == nil else { return }
        answerKey(true)
    }

    /// Called when the server sends an event back, or another one.
    func didForward(_ event: XIMKeyEvent) {
        if let pending, let own = pending.event, own.isSameKey(as: event) { return answerKey(false) }
        // The server handles keys later than it answers, or synthesizes one.
        guard event.keycode > 8 else { return }
        eventHandler?(
            .key(
                InputMethodKey(
                    keysym: 0, code: UInt32(event.keycode) - 8, modifiers: UInt32(event.state),
                    isRelease: event.isRelease, time: event.time)))
    }

    /// Confirms a message that the server waits for the handling of.
    func confirm(_ isSynchronous: Bool) {
        guard isSynchronous else { return }
        conversation.send(.syncReply(identity))
        // Some servers handle no key before that, but answer other requests.
        synchronizeKey()
    }

    private func didEnd() {
        synchronizations = []
        answerKey(nil)
    }
}

extension XIMTriggerKey {
    fileprivate func matches(_ key: InputMethodKey) -> Bool {
        key.keysym == keysym && key.modifiers & mask == modifiers
    }
}
