// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// A transfer of content from another application.
///
/// It uses a separate window, so that responses to a canceled transfer can't be confused with another one's.
///
/// An incremental transfer that isn't wanted any more continues unread until the owner has sent everything: owners wait
/// for each chunk to be accepted, and some serve no other request meanwhile.
@MainActor
final class SelectionTransfer {
    /// The received content and the atom of its type.
    struct Content {
        var form: UInt32
        var format: Int
        var bytes: [UInt8]
    }

    private let session: Session
    private weak var system: X11WindowSystem?
    private let selection: UInt32
    private let target: UInt32
    /// The type for errors.
    let type: String
    private let limits: TransferLimits
    private let window: UInt32
    private var bytes: [UInt8] = []
    private var format = 8
    private var form: UInt32 = 0
    private var isIncremental = false
    /// The number of unread bytes of a transfer that isn't wanted any more; `nil` while it is.
    private var discarded: Int?
    private var isReading = false
    /// Another chunk was written while the previous one, or the announcement, was still being read: the server's
    /// replies can be dispatched after later events.
    private var hasMore = false
    private var timeout: ScheduledCall?
    private var continuation: CheckedContinuation<Content, any Error>?
    /// Called when the owner has nothing more to send.
    var onEnd: (() -> Void)?

    init?(
        _ selection: UInt32, target: UInt32, type: String, limits: TransferLimits, session: Session,
        system: X11WindowSystem
    ) {
        guard let window = session.connection.makeIdentifier() else { return nil }
        self.window = window
        self.selection = selection
        self.target = target
        self.type = type
        self.limits = limits
        self.session = session
        self.system = system
    }

    /// Requests the content and waits for it.
    ///
    /// Canceling the task ends the transfer.
    func run(time: UInt32) async throws -> Content {
        try Task.checkCancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                self.continuation = continuation
                start(time: time)
            }
        } onCancel: {
            Task { @MainActor in self.abandon(throwing: CancellationError()) }
        }
    }

    private func start(time: UInt32) {
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        unsafe _ = xcb_create_window(
            session.connection.pointer, 0, window, session.screen.root, -1, -1, 1, 1, 0,
            UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0, XCB_CW_EVENT_MASK.rawValue, &mask)
        unsafe _ = xcb_convert_selection(
            session.connection.pointer, window, selection, target, session.atoms[.transfer], time)
        system?.transfers[window] = self
        session.flush()
        waitLonger()
        if Task.isCancelled { abandon(throwing: CancellationError()) }
    }

    // MARK: - Events

    /// Handles the owner's response, or the server's if the owner no longer exists.
    func receive(_ answer: XEvent.SelectionAnswer) {
        guard answer.selection == selection, answer.target == target else { return }
        guard answer.property != 0 else {
            if discarded != nil { return end() }
            return finish(throwing: TransferError.failed(type: type, reason: "the owner does not give it"))
        }
        if discarded == nil { read() } else { discard() }
    }

    /// Called when the next chunk is available.
    func propertyDidChange(_ change: XEvent.PropertyChange) {
        guard !change.isDeleted, change.property == session.atoms[.transfer] else { return }
        if isReading {
            hasMore = true
        } else if discarded != nil {
            // Before the owner's answer, the announcement of a transfer isn't complete.
            if isIncremental { discard() }
        } else if isIncremental {
            read()
        }
    }

    /// Reads and deletes the property, which requests the next chunk.
    private func read() {
        isReading = true
        hasMore = false
        // One byte above the limit would be enough; requests are for whole words.
        let limit = max(0, min(limits.size, 1 << 30) - bytes.count) + 8
        session.property(session.atoms[.transfer], of: window, limit: limit, deletes: true) { [weak self] value in
            self?.isReading = false
            self?.take(value)
        }
    }

    /// Reads the next chunk, now or when it is available.
    private func goOn() {
        waitLonger()
        if hasMore { read() }
    }

    private func take(_ value: PropertyValue?) {
        guard discarded == nil else { return didDiscard(value, isDeleted: value?.remaining == 0) }
        guard continuation != nil else { return }
        guard let value, value.type != 0 else {
            return finish(throwing: TransferError.failed(type: type, reason: "what the owner gave is gone"))
        }
        if value.type == session.atoms[.incremental], !isIncremental {
            isIncremental = true
            // The number is a lower bound of the size.
            if let size = value.numbers.first, Int(size) > limits.size {
                return abandon(throwing: TransferError.tooLarge(type: type, limit: limits.size))
            }
            return goOn()
        }
        form = value.type
        format = value.format
        bytes += value.bytes.bytes
        guard bytes.count <= limits.size, value.remaining == 0 else {
            let error = TransferError.tooLarge(type: type, limit: limits.size)
            guard isIncremental else { return finish(throwing: error) }
            // The server deletes only properties that were read completely.
            if value.remaining > 0 { session.connection.deleteProperty(session.atoms[.transfer], of: window) }
            return abandon(throwing: error)
        }
        if isIncremental, value.bytes.count > 0 { return goOn() }
        finish(.success(Content(form: form, format: format, bytes: bytes)))
    }

    // MARK: - End

    private func waitLonger() {
        timeout?.cancel()
        timeout = system?.timeSource.schedule(after: limits.timeLimit) { [weak self] in
            guard let self else { return }
            finish(
                throwing: TransferError.timedOut(
                    type: type, received: bytes.count, timeLimit: limits.timeLimit))
        }
    }

    func finish(throwing error: any Error) {
        finish(.failure(error))
    }

    private func finish(_ result: Result<Content, any Error>) {
        guard let continuation else { return }
        self.continuation = nil
        end()
        continuation.resume(with: result)
    }

    private func end() {
        timeout?.cancel()
        system?.transfers[window] = nil
        system?.abandonedTransfers[window] = nil
        // xsel sends another notification after the last chunk, and dies with its content if the window is gone.
        _ = system?.timeSource.schedule(after: Self.lingerTime) { [weak session, window] in
            guard let session else { return }
            unsafe _ = xcb_destroy_window(session.connection.pointer, window)
            session.flush()
        }
        session.flush()
        let handler = onEnd.take()
        handler?()
    }

    /// The time for which the window outlives the transfer, in seconds.
    private static let lingerTime: TimeInterval = 5

    // MARK: - Discarding

    /// The time without data after which an owner isn't waited for any more, in seconds.
    private static let discardTimeLimit: TimeInterval = 5
    /// The size in bytes from which an owner is assumed never to end.
    private static let discardLimit = TransferLimits().size

    /// Ends the wait for the content, and continues the transfer without reading it.
    private func abandon(throwing error: any Error) {
        guard let continuation else { return }
        self.continuation = nil
        discarded = 0
        bytes = []
        system?.transfers[window] = nil
        system?.abandonedTransfers[window] = self
        waitForDiscarding()
        session.flush()
        continuation.resume(throwing: error)
        if hasMore, !isReading { discard() }
    }

    private func waitForDiscarding() {
        timeout?.cancel()
        timeout = system?.timeSource.schedule(after: Self.discardTimeLimit) { [weak self] in self?.end() }
    }

    /// Inquires the size of the next chunk, without its content.
    private func discard() {
        isReading = true
        hasMore = false
        // The announcement is one number; the empty chunk at the end has no bytes at all.
        session.property(session.atoms[.transfer], of: window, limit: 4) { [weak self] value in
            self?.isReading = false
            self?.didDiscard(value, isDeleted: false)
        }
    }

    /// Accepts a chunk, unless the request that read it has done so.
    private func didDiscard(_ value: PropertyValue?, isDeleted: Bool) {
        guard let value, value.type != 0 else { return isIncremental ? discardMore() : end() }
        if !isDeleted {
            session.connection.deleteProperty(session.atoms[.transfer], of: window)
            session.flush()
        }
        let count = value.bytes.count + value.remaining
        if value.type == session.atoms[.incremental], !isIncremental {
            isIncremental = true
        } else if !isIncremental || count == 0 || (discarded ?? 0) + count > Self.discardLimit {
            return end()
        } else {
            discarded = (discarded ?? 0) + count
        }
        discardMore()
    }

    private func discardMore() {
        waitForDiscarding()
        if hasMore { discard() }
    }
}
