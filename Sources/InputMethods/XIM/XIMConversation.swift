// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Windowing

/// The exchange of messages with an input method server over one connection.
@MainActor
final class XIMConversation {
    /// Called for each message that isn't an awaited reply.
    var messageHandler: ((XIMMessage) -> Void)?
    /// Called once when the server has ended.
    var endHandler: (() -> Void)?
    private(set) var hasEnded = false
    let channel: any InputMethodChannel
    private let timeSource: any TimeSource
    private var awaited: Awaited?

    /// A reply that a request waits for.
    private struct Awaited {
        var accepts: (XIMMessage) -> Bool
        var continuation: CheckedContinuation<Result<XIMMessage, XIMError>, Never>
        var timer: ScheduledCall
    }

    init(_ channel: any InputMethodChannel, timeSource: any TimeSource) {
        self.channel = channel
        self.timeSource = timeSource
        channel.messageHandler = { [weak self] in self?.receive($0) }
        channel.endHandler = { [weak self] in self?.end() }
    }

    func send(_ request: XIMRequest) {
        guard !hasEnded else { return }
        channel.send(request.message())
    }

    /// Sends a request, and waits for a reply that `value` returns a value for.
    ///
    /// There must be one request at a time.
    ///
    /// - Throws: `XIMError` if the server refuses the request, doesn't answer in time, or ends.
    func ask<Value>(
        _ request: XIMRequest, _ value: @escaping (XIMMessage) -> Value?
    ) async throws(XIMError) -> Value {
        guard !hasEnded else { throw .ended }
        let result = await withCheckedContinuation { continuation in
            let timer = timeSource.schedule(after: InputMethods.timeLimit) { [weak self] in
                self?.finish(.failure(.timedOut))
            }
            awaited = Awaited(accepts: { value($0) != nil }, continuation: continuation, timer: timer)
            channel.send(request.message())
        }
        guard let value = value(try result.get()) else { throw .ended }
        return value
    }

    private func finish(_ result: Result<XIMMessage, XIMError>) {
        guard let awaited else { return }
        self.awaited = nil
        awaited.timer.cancel()
        awaited.continuation.resume(returning: result)
    }

    private func receive(_ bytes: [UInt8]) {
        let message: XIMMessage
        do {
            message = try XIMMessage(bytes)
        } catch {
            return Log.debug("A message of the input method server is malformed: \(error).")
        }
        guard let awaited else {
            messageHandler?(message)
            return
        }
        if awaited.accepts(message) { return finish(.success(message)) }
        switch message {
        case .error(let code, let detail): finish(.failure(.refused(code: code, detail: detail)))
        case .authenticationRequired: finish(.failure(.authenticationRequired))
        default: messageHandler?(message)
        }
    }

    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        finish(.failure(.ended))
        endHandler?()
    }

    /// Ends the connection politely: some servers don't survive replies to a window that doesn't exist any more.
    func close(_ identity: XIMIdentity) {
        guard !hasEnded else { return }
        hasEnded = true
        messageHandler = nil
        endHandler = nil
        let channel = channel
        let timer = timeSource.schedule(after: InputMethods.timeLimit) { channel.close() }
        channel.endHandler = { timer.cancel() }
        channel.messageHandler = { [weak channel] bytes in
            guard (try? XIMMessage(bytes)) == .disconnectReply else { return }
            timer.cancel()
            channel?.close()
        }
        if identity.context != 0 { channel.send(XIMRequest.destroyContext(identity).message()) }
        if identity.method != 0 { channel.send(XIMRequest.close(method: identity.method).message()) }
        channel.send(XIMRequest.disconnect.message())
    }
}
