// SPDX-License-Identifier: MIT
internal import CXCB
internal import Dispatch
internal import RenderThread
internal import Synchronization
internal import Windowing

/// Reads the connection on the render thread.
///
/// Frame events are dispatched there directly, all others are passed to the main actor. Frames therefore continue while
/// the main actor is busy, and the main actor is woken only if there is an event for it.
@RenderActor
final class EventReader {
    /// The callbacks of the reader.
    struct Handlers: Sendable {
        /// Called when the inbox has items.
        var onItems: @MainActor @Sendable () -> Void
        /// Called once when the connection has ended.
        var onFailure: @MainActor @Sendable (ConnectionError) -> Void
    }

    nonisolated let inbox = Inbox()
    private let connection: XConnection
    private let decoder: EventDecoder
    private let frames: FrameEvents
    private let handlers: Handlers
    private let isReadPending = Atomic<Bool>(false)
    private var watch: RenderWatch?
    private var questions = ReplyQueue<Handler>()
    private var isStopped = false

    private enum Handler {
        case main(@MainActor @Sendable (WireBytes?) -> Void)
        case render(@RenderActor () -> Void)
    }

    nonisolated init(connection: XConnection, extensions: Extensions, atoms: Atoms, handlers: Handlers) {
        self.connection = connection
        self.handlers = handlers
        decoder = EventDecoder(extensions: extensions)
        frames = FrameEvents(extensions: extensions, atoms: atoms)
    }

    isolated deinit {
        // Canceled before the connection closes the descriptor.
        watch?.cancel()
    }

    func start() {
        guard watch == nil, !isStopped else { return }
        watch = RenderWatch(connection.fileDescriptor, for: .reading) { [weak self] in self?.read() }
        // Processes events that were read together with the last replies of the setup.
        read()
    }

    /// Stops reading.
    ///
    /// The connection closes when nothing else uses it.
    func stop() {
        isStopped = true
        watch?.cancel()
        watch = nil
        frames.removeAll()
        // Pending requests are answered with `nil`.
        for handler in questions.takeAll() { deliver(call(handler, nil)) }
    }

    func setTarget(_ target: X11FrameTarget?, of window: UInt32) {
        frames[window] = target
    }

    // MARK: - Thread-safe calls

    /// Sends queued requests.
    ///
    /// While libxcb writes, it can also read events into its own queue, which doesn't make the descriptor readable; so
    /// the queue is checked here.
    nonisolated func flush() {
        _ = unsafe xcb_flush(connection.pointer)
        readSoon()
    }

    /// Calls `handler` with the reply to a request, or `nil` if the server reports an error or disconnects.
    nonisolated func answer(to sequence: UInt32, _ handler: @escaping @MainActor @Sendable (WireBytes?) -> Void) {
        _ = unsafe xcb_flush(connection.pointer)
        RenderActor.async {
            if self.isStopped {
                self.deliver([.answer(handler, nil)])
            } else {
                self.questions.add(sequence, .main(handler))
                self.read()
            }
        }
    }

    /// Calls `handler` on the render thread when a request has been answered, with a reply or an error.
    func answerOnRenderThread(to sequence: UInt32, _ handler: @escaping @RenderActor () -> Void) {
        guard !isStopped else { return }
        questions.add(sequence, .render(handler))
    }

    private nonisolated func readSoon() {
        guard !isReadPending.exchange(true, ordering: .sequentiallyConsistent) else { return }
        RenderActor.async { self.read() }
    }

    // MARK: - Reading

    private func read() {
        isReadPending.store(false, ordering: .sequentiallyConsistent)
        guard !isStopped else { return }
        var items: [Inbox.Item] = []
        while let bytes = connection.nextEvent() {
            if frames.dispatch(bytes) { continue }
            if let event = decoder.decode(bytes) { items.append(.event(event)) }
        }
        for (handler, reply) in questions.takeAnswered(connection.poll) { items += call(handler, reply) }
        deliver(items)
        if let error = connection.error { fail(error) }
    }

    /// Calls a handler on this thread, or returns the item for the main actor.
    private func call(_ handler: Handler, _ reply: WireBytes?) -> [Inbox.Item] {
        switch handler {
        case .main(let handler):
            return [.answer(handler, reply)]
        case .render(let handler):
            handler()
            return []
        }
    }

    private func deliver(_ items: [Inbox.Item]) {
        guard inbox.add(items) else { return }
        let handlers = handlers
        DispatchQueue.main.async { MainActor.assumeIsolated { handlers.onItems() } }
    }

    private func fail(_ error: ConnectionError) {
        guard !isStopped else { return }
        stop()
        let handlers = handlers
        DispatchQueue.main.async { MainActor.assumeIsolated { handlers.onFailure(error) } }
    }
}
