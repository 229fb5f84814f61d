// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// A surface as the render server sees it: asks the compositor for frames, and shows them.
///
/// It lives on the render thread; its frame callbacks and buffer releases are dispatched there.
@RenderActor
final class WaylandFrameTarget: FrameTarget {
    /// The objects that a frame is sent through; gone when the window is closed.
    struct Objects: Sendable {
        let surface: WlSurface
        let shellSurface: XdgSurface
        let compositor: WlCompositor
        let viewport: WpViewport?
        let presentation: PresentationClock?
        let queue: EventQueue
        let reader: DisplayReader
    }

    let timeSource: any TimeSource
    private(set) var objects: Objects?
    let buffers: BufferPool
    var clock = FrameClock()

    /// What the compositor has been told so far.
    var surfaceState = SurfaceState()
    /// The measured refresh, on its way; one at a time.
    var feedback: WpPresentationFeedback?

    private var waiting: (@RenderActor (FrameTime) -> Void)?
    /// Outstanding until the compositor wants the frame after the last one.
    private var callback: WlCallback?
    private var isAnswering = false
    private var isOpen = false
    /// The latest frame that was presented before one could be shown.
    private var earlyFrame: SurfaceBuffer?
    private var mapHandlers: [@RenderActor (SurfaceState) -> Void] = []
    private var showHandlers: [@RenderActor () -> Void] = []

    nonisolated init(objects: Objects, memory: WlShm, timeSource: any TimeSource) {
        self.objects = objects
        self.timeSource = timeSource
        buffers = BufferPool(memory: memory, queue: objects.queue)
    }

    // MARK: - FrameTarget

    func requestFrame(_ handler: @escaping @RenderActor (FrameTime) -> Void) {
        guard objects != nil else { return }
        // Not by `??`, which is generic: it would wrap the closure that is there once more with each request.
        if buffers.onRelease == nil { buffers.onRelease = { [weak self] in self?.answerSoon() } }
        waiting = handler
        answerSoon()
    }

    func nextBuffer(size: PixelSize) -> PixelBuffer? {
        guard objects != nil else { return nil }
        if let buffer = buffers.take(size) { return buffer }
        if !buffers.isExhausted {
            // No memory, or no such size: asking again at once would only keep the processor busy.
            answer(after: 0.5)
        }
        return nil
    }

    func present(_ buffer: PixelBuffer, damage: [PixelRect], configuration: FrameConfiguration?) {
        guard let objects else { return }
        let configuration = configuration ?? surfaceState.configuration
        if surfaceState.mayAttach(answering: configuration?.serial) {
            guard let configuration, let placement = placement(buffer.size, configuration, objects) else {
                return abandon(buffer)
            }
            guard let pixels = buffers.present(buffer.identifier) else { return }
            show(pixels, damage: damage, configuration, placement, objects)
        } else if let pixels = buffers.present(buffer.identifier) {
            // Kept for the configuration that is yet to come: the render server counts the frame as shown.
            replaceEarlyFrame(with: pixels)
            answer(after: clock.nominalInterval)
        }
    }

    func abandon(_ buffer: PixelBuffer) {
        buffers.abandon(buffer.identifier)
        answerSoon()
    }

    func apply(_ configuration: FrameConfiguration) {
        guard let objects else { return }
        if let pixels = earlyFrame {
            guard surfaceState.mayAttach(answering: configuration.serial),
                let placement = placement(pixels.size, configuration, objects)
            else { return }
            return show(pixels, damage: [PixelRect(pixels.size)], configuration, placement, objects)
        }
        // Before the first frame there is nothing to commit: the first frame will answer.
        guard let size = surfaceState.attachedSize else { return }
        surfaceState.apply(configuration, to: objects)
        if let placement = placement(size, configuration, objects) { surfaceState.apply(placement, to: objects) }
        objects.surface.commit()
        objects.reader.flush()
    }

    // MARK: - For the window

    /// The compositor has sent the first configure: frames can be shown from now on.
    ///
    /// Until then no request is answered; a frame would be drawn for nothing.
    func open() {
        isOpen = true
        answerSoon()
    }

    /// Calls `handler` once the surface has shown a frame, now if it has.
    func whenMapped(_ handler: @escaping @RenderActor (SurfaceState) -> Void) {
        guard objects != nil else { return }
        if surfaceState.attachedSize == nil {
            mapHandlers.append(handler)
        } else {
            handler(surfaceState)
        }
    }

    /// Calls `handler` once the compositor has shown a frame of the surface that is to come.
    func whenShown(_ handler: @escaping @RenderActor () -> Void) {
        if objects != nil { showHandlers.append(handler) }
    }

    /// Goes on with another surface, which has not been configured yet.
    func start(anewWith objects: Objects) {
        guard self.objects != nil else { return }
        self.objects = objects
        endFrame()
        isOpen = false
        surfaceState = SurfaceState()
        // What the old surface showed may never be told to be free.
        buffers.forgetShown()
    }

    /// Makes requests of the window's side, such as a minimum size, take effect without a new frame.
    func commitState() {
        guard let objects, surfaceState.attachedSize != nil else { return }
        objects.surface.commit()
        objects.reader.flush()
    }

    /// Lets go of everything; later calls do nothing.
    func close() {
        endFrame()
        waiting = nil
        mapHandlers = []
        showHandlers = []
        buffers.close()
        surfaceState = SurfaceState()
        objects = nil
    }

    private func endFrame() {
        callback?.handler = nil
        callback = nil
        replaceEarlyFrame(with: nil)
        feedback?.handler = nil
        feedback = nil
    }

    // MARK: - Showing

    private func placement(
        _ size: PixelSize, _ configuration: FrameConfiguration, _ objects: Objects
    ) -> BufferPlacement? {
        BufferPlacement(
            buffer: size, size: configuration.size, scale: configuration.scale, hasViewport: objects.viewport != nil)
    }

    private func show(
        _ pixels: SurfaceBuffer, damage: [PixelRect], _ configuration: FrameConfiguration,
        _ placement: BufferPlacement, _ objects: Objects
    ) {
        if earlyFrame === pixels { earlyFrame = nil }
        replaceEarlyFrame(with: nil)
        surfaceState.apply(configuration, to: objects)
        surfaceState.apply(placement, to: objects)
        objects.surface.attach(buffer: pixels.object, x: 0, y: 0)
        // Frames before this one may have been drawn and not shown.
        let isFirst = surfaceState.attachedSize == nil
        let damage = isFirst ? [PixelRect(pixels.size)] : damage
        for rect in damage.map({ $0.intersection(PixelRect(pixels.size)) }) where !rect.isEmpty {
            objects.surface.damageBuffer(
                x: Int32(rect.x), y: Int32(rect.y), width: Int32(rect.width), height: Int32(rect.height))
        }
        surfaceState.attachedSize = pixels.size
        listenForNextFrame(objects)
        requestFeedback(objects)
        objects.surface.commit()
        objects.reader.flush()
        guard isFirst else { return }
        let handlers = mapHandlers
        mapHandlers = []
        for handler in handlers { handler(surfaceState) }
    }

    private func replaceEarlyFrame(with pixels: SurfaceBuffer?) {
        if let earlyFrame { buffers.reclaim(earlyFrame) }
        earlyFrame = pixels
    }

    // MARK: - Pacing

    private func listenForNextFrame(_ objects: Objects) {
        // A frame that is not even waited for replaces the last one; its callback tells as much.
        callback?.handler = nil
        let callback = objects.surface.frame(on: objects.queue)
        callback.handler = { [weak self] _ in
            RenderActor.assumeIsolated { self?.didShowFrame() }
        }
        self.callback = callback
    }

    private func didShowFrame() {
        callback = nil
        clock.didRefresh()
        let handlers = showHandlers
        showHandlers = []
        for handler in handlers { handler() }
        // Not at once: the buffers that come back behind this event spare a further one.
        answerSoon()
    }

    /// Answers a request that nothing holds up, but not before the call that made it returns.
    private func answerSoon() {
        guard waiting != nil, isOpen, callback == nil, !isAnswering, !buffers.isExhausted else { return }
        isAnswering = true
        RenderActor.async { [weak self] in self?.answer() }
    }

    /// Answers no request before `delay` seconds have gone by.
    private func answer(after delay: TimeInterval) {
        isAnswering = true
        RenderActor.async(after: delay) { [weak self] in self?.answer() }
    }

    private func answer() {
        isAnswering = false
        guard isOpen, callback == nil, !buffers.isExhausted, let handler = waiting else { return }
        waiting = nil
        handler(clock.nextFrame(now: timeSource.now))
    }
}
