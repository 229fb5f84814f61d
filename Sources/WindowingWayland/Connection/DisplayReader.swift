// SPDX-License-Identifier: MIT
internal import Dispatch
internal import RenderThread
internal import Synchronization
internal import WaylandClient
internal import Windowing

/// Reads the connection on the render thread.
///
/// Frame events are dispatched there directly, all others are passed to the main actor. Frames therefore continue while
/// the main actor is busy, and the main actor is woken only if there is an event for it.
@RenderActor
final class DisplayReader {
    /// The callbacks of the reader.
    struct Handlers: Sendable {
        /// Called when the main queue has events.
        var onEvents: @MainActor @Sendable () -> Void
        /// Called once when the connection has ended.
        var onFailure: @MainActor @Sendable (DisplayError) -> Void
    }

    private let display: Display
    private let renderQueue: EventQueue
    private let handlers: Handlers
    private let isMainNotified = Atomic<Bool>(false)
    private var readWatch: RenderWatch?
    /// Exists while the socket's buffer is full.
    private var writeWatch: RenderWatch?
    private var isStopped = false

    nonisolated init(display: Display, renderQueue: EventQueue, handlers: Handlers) {
        self.display = display
        self.renderQueue = renderQueue
        self.handlers = handlers
    }

    isolated deinit {
        // Canceled before the display closes the descriptor.
        readWatch?.cancel()
        writeWatch?.cancel()
    }

    func start() {
        guard readWatch == nil, !isStopped else { return }
        readWatch = RenderWatch(display.fileDescriptor, for: .reading) { [weak self] in self?.read() }
        // Processes events that were read together with the last replies of the setup.
        if display.queue.hasPending { notifyMain() }
    }

    /// Stops reading.
    ///
    /// The connection closes when nothing else uses it.
    func stop() {
        isStopped = true
        readWatch?.cancel()
        readWatch = nil
        writeWatch?.cancel()
        writeWatch = nil
    }

    /// Calls the handlers of the main queue's events.
    @MainActor
    func dispatchMain() {
        // Cleared first, so that events that arrive from now on notify again.
        isMainNotified.store(false, ordering: .sequentiallyConsistent)
        do {
            try display.queue.dispatchPending()
        } catch {
            RenderActor.async { self.fail(error) }
        }
    }

    /// Sends queued requests: now as far as the socket accepts them, the rest when it becomes writable.
    nonisolated func flush() {
        do {
            guard try !display.flush() else { return }
            RenderActor.async { self.flushWhenWritable() }
        } catch {
            RenderActor.async { self.fail(error) }
        }
    }

    private func read() {
        guard !isStopped else { return }
        do {
            while true {
                if let intent = renderQueue.prepareRead() {
                    try intent.read()
                    break
                }
                try renderQueue.dispatchPending()
            }
            try renderQueue.dispatchPending()
        } catch {
            fail(error)
        }
        if display.queue.hasPending { notifyMain() }
    }

    private func notifyMain() {
        guard !isMainNotified.exchange(true, ordering: .sequentiallyConsistent) else { return }
        let handlers = handlers
        DispatchQueue.main.async { MainActor.assumeIsolated { handlers.onEvents() } }
    }

    private func fail(_ error: DisplayError) {
        guard !isStopped else { return }
        stop()
        let handlers = handlers
        DispatchQueue.main.async { MainActor.assumeIsolated { handlers.onFailure(error) } }
    }

    private func flushWhenWritable() {
        guard writeWatch == nil, !isStopped else { return }
        writeWatch = RenderWatch(display.fileDescriptor, for: .writing) { [weak self] in self?.writableAgain() }
    }

    private func writableAgain() {
        do {
            guard try display.flush() else { return }
            writeWatch?.cancel()
            writeWatch = nil
        } catch {
            fail(error)
        }
    }
}
