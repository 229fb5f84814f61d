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
    private var readSource: (any DispatchSourceRead)?
    /// Exists while the socket is full.
    private var writeSource: (any DispatchSourceWrite)?
    private var isStopped = false

    nonisolated init(display: Display, renderQueue: EventQueue, handlers: Handlers) {
        self.display = display
        self.renderQueue = renderQueue
        self.handlers = handlers
    }

    func start() {
        guard readSource == nil, !isStopped else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: display.fileDescriptor, queue: RenderActor.queue)
        source.setEventHandler { [weak self] in
            RenderActor.assumeIsolated { self?.read() }
        }
        // A source must not outlive its descriptor, which the display closes.
        source.setCancelHandler { [display] in withExtendedLifetime(display) {} }
        readSource = source
        source.activate()
        // What came along with the last answers of the start-up.
        if display.queue.hasPending { notifyMain() }
    }

    /// Ends reading; the connection closes once nothing else uses it.
    func stop() {
        isStopped = true
        readSource?.cancel()
        readSource = nil
        writeSource?.cancel()
        writeSource = nil
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
            // A source whose peer has hung up does not fire again: what came before the end is read together with it.
            repeat {
                while true {
                    if let intent = renderQueue.prepareRead() {
                        try intent.read()
                        break
                    }
                    try renderQueue.dispatchPending()
                }
                try renderQueue.dispatchPending()
            } while display.hasInput && !isStopped
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
        guard writeSource == nil, !isStopped else { return }
        let source = DispatchSource.makeWriteSource(fileDescriptor: display.fileDescriptor, queue: RenderActor.queue)
        source.setEventHandler { [weak self] in
            RenderActor.assumeIsolated { self?.writableAgain() }
        }
        source.setCancelHandler { [display] in withExtendedLifetime(display) {} }
        writeSource = source
        source.activate()
    }

    private func writableAgain() {
        do {
            guard try display.flush() else { return }
            writeSource?.cancel()
            writeSource = nil
        } catch {
            fail(error)
        }
    }
}
