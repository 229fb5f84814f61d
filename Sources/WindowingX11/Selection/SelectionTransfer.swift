// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// A transfer of content from another application.
///
/// It uses a separate window, so that responses to a canceled transfer can't be confused with another one's.
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
    private var isReading = false
    /// Another chunk was written while the previous one, or the announcement, was still being read: the server's
    /// replies can be dispatched after later events.
    private var hasMore = false
    private var timeout: ScheduledCall?
    private var continuation: CheckedContinuation<Content, any Error>?

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
            Task { @MainActor in self.finish(throwing: CancellationError()) }
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
        if Task.isCancelled { finish(throwing: CancellationError()) }
    }

    // MARK: - Events

    /// Handles the owner's response, or the server's if the owner no longer exists.
    func receive(_ answer: XEvent.SelectionAnswer) {
        guard answer.selection == selection, answer.target == target else { return }
        guard answer.property != 0 else {
            return finish(throwing: TransferError.failed(type: type, reason: "the owner does not give it"))
        }
        read()
    }

    /// Called when the next chunk is available.
    func propertyDidChange(_ change: XEvent.PropertyChange) {
        guard !change.isDeleted, change.property == session.atoms[.transfer] else { return }
        if isReading {
            hasMore = true
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
        guard continuation != nil else { return }
        guard let value, value.type != 0 else {
            return finish(throwing: TransferError.failed(type: type, reason: "what the owner gave is gone"))
        }
        if value.type == session.atoms[.incremental], !isIncremental {
            isIncremental = true
            // The number is a lower bound of the size.
            if let size = value.numbers.first, Int(size) > limits.size {
                return finish(throwing: TransferError.tooLarge(type: type, limit: limits.size))
            }
            return goOn()
        }
        form = value.type
        format = value.format
        bytes += value.bytes.bytes
        guard bytes.count <= limits.size, value.remaining == 0 else {
            return finish(throwing: TransferError.tooLarge(type: type, limit: limits.size))
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
        timeout?.cancel()
        system?.transfers[window] = nil
        // An owner that is still sending finds that the window has been destroyed, and stops.
        unsafe _ = xcb_destroy_window(session.connection.pointer, window)
        session.flush()
        continuation.resume(with: result)
    }
}
