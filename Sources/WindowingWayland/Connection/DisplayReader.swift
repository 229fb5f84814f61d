// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Synchronization
internal import WaylandClient
internal import Windowing

/// Reads the connection on the render thread: frame events are dispatched there at once, all others are handed to the
/// main actor.
///
/// So frames go on while the main actor computes, and the main actor is woken only if there is something for it.
@RenderActor
final class DisplayReader {
    /// What the reader's owner does with its findings.
    struct Handlers: Sendable {
        /// The main queue has events.
        var onEvents: @MainActor @Sendable () -> Void
        /// The connection is over; called once.
        var onFailure: @MainActor @Sendable (DisplayError) -> Void
    }

    private let display: Display
    private let renderQueue: EventQueue
    private let handlers: Handlers
    private let isMainNotified = Atomic<Bool>(false)
    private var readWatch: RenderWatch?
    /// Exists while the socket is full.
    private var writeWatch: RenderWatch?
    private var isStopped = false

    nonisolated init(display: Display, renderQueue: EventQueue, handlers: Handlers) {
        self.display = display
        self.renderQueue = renderQueue
        self.handlers = handlers
    }

    isolated deinit {
        // Before the display closes the descriptor.
        readWatch?.cancel()
        writeWatch?.cancel()
    }

    func start() {
        guard readWatch == nil, !isStopped else { return }
        readWatch = RenderWatch(display.fileDescriptor, for: .reading) { [weak self] in self?.read() }
        // What came along with the last answers of the start-up.
        if display.queue.hasPending { notifyMain() }
    }

    /// Ends reading; the connection closes once nothing else uses it.
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
        // Cleared first: what arrives from here on notifies again.
        isMainNotified.store(false, ordering: .sequentiallyConsistent)
        do {
            try display.queue.dispatchPending()
        } catch {
            RenderActor.async { self.fail(error) }
        }
    }

    /// Sends what is waiting, now as far as the socket takes it, the rest as it drains.
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
