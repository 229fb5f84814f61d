// SPDX-License-Identifier: MIT
internal import Foundation
internal import RenderThread
internal import WaylandClient
internal import Windowing
internal import WindowingBackends

/// The frame target of a surface, which requests frames from the compositor and shows them.
///
/// Used on the render thread, on which its frame callbacks and buffer releases are dispatched.
@RenderActor
final class WaylandFrameTarget: FrameTarget, PacedTarget {
    /// The objects for sending frames; released when the window is closed.
    struct Objects: Sendable {
        let surface: WlSurface
        let shellSurface: XdgSurface
        let compositor: WlCompositor
        let viewport: WpViewport?
        let presentation: PresentationClock?
        let queue: EventQueue
        let reader: DisplayReader
    }

    private(set) var objects: Objects?
    let buffers: BufferPool<SurfaceBuffer>
    let pacer: FramePacer

    /// The state that has been sent to the compositor.
    var surfaceState = SurfaceState()
    /// The pending presentation feedback; one at a time.
    var feedback: WpPresentationFeedback?

    /// Pending until the compositor is ready for another frame.
    private var callback: WlCallback?
    private var isOpen = false
    private let releases: BufferReleases
    /// The latest frame presented before one could be shown.
    private var earlyFrame: SurfaceBuffer?
    private var mapHandlers: [@RenderActor (SurfaceState) -> Void] = []
    private var showHandlers: [@RenderActor () -> Void] = []

    nonisolated init(objects: Objects, memory: WlShm, timeSource: any TimeSource) {
        self.objects = objects
        pacer = FramePacer(timeSource: timeSource)
        let (queue, releases) = (objects.queue, BufferReleases())
        self.releases = releases
        buffers = BufferPool(
            BufferPool<SurfaceBuffer>.Limits(
                capacity: SurfaceBuffer.capacity, idleCapacity: SurfaceBuffer.idleCapacity,
                maximumSide: SurfaceBuffer.maximumSide)
        ) { identifier, size in
            let buffer = try? SurfaceBuffer(identifier: identifier, size: size, memory: memory, queue: queue)
            if let buffer { releases.watch(buffer) }
            return buffer
        }
    }

    // MARK: - FrameTarget

    func requestFrame(_ handler: @escaping @RenderActor (FrameTime) -> Void) {
        guard objects != nil else { return }
        pacer.request(handler, for: self)
    }

    func nextBuffer(size: PixelSize) -> PixelBuffer? {
        guard objects != nil else { return nil }
        // Before the first buffer is made, and so before one can come back.
        if releases.target == nil { releases.target = self }
        return pacer.nextBuffer(of: buffers, size: size)
    }

    func present(_ buffer: PixelBuffer, damage: [PixelRect], configuration: FrameConfiguration?) {
        guard let objects else { return }
        let configuration = configuration ?? surfaceState.configuration
        if surfaceState.mayAttach(answering: configuration?.serial) {
            guard let configuration, let placement = placement(buffer.size, configuration, objects) else {
                return abandon(buffer)
            }
            guard let pixels = take(buffer) else { return }
            show(pixels, damage: damage, configuration, placement, objects)
        } else if let pixels = take(buffer) {
            // Kept for the next configuration: the render server treats the frame as shown.
            replaceEarlyFrame(with: pixels)
            pacer.answer(after: pacer.clock.nominalInterval)
        }
    }

    /// The buffer that was drawn, as the compositor's.
    private func take(_ buffer: PixelBuffer) -> SurfaceBuffer? {
        let pixels = buffers.present(buffer.identifier)
        pixels?.holder = .display
        return pixels
    }

    func abandon(_ buffer: PixelBuffer) {
        buffers.abandon(buffer.identifier)
        pacer.answerSoon()
    }

    func apply(_ configuration: FrameConfiguration) {
        guard let objects else { return }
        if let pixels = earlyFrame {
            guard surfaceState.mayAttach(answering: configuration.serial),
                let placement = placement(pixels.size, configuration, objects)
            else { return }
            return show(pixels, damage: [PixelRect(pixels.size)], configuration, placement, objects)
        }
        // Before the first frame there is nothing to commit; the first frame will acknowledge.
        guard let size = surfaceState.attachedSize else { return }
        surfaceState.apply(configuration, to: objects)
        if let placement = placement(size, configuration, objects) { surfaceState.apply(placement, to: objects) }
        objects.surface.commit()
        objects.reader.flush()
    }

    // MARK: - Called by the window

    /// Called when the compositor has sent the first configure event, so that frames can be shown.
    ///
    /// Requests are not answered before, because the frame would be drawn in vain.
    func open() {
        isOpen = true
        pacer.answerSoon()
    }

    /// Calls `handler` once the surface has shown a frame; immediately if it has.
    func whenMapped(_ handler: @escaping @RenderActor (SurfaceState) -> Void) {
        guard objects != nil else { return }
        if surfaceState.attachedSize == nil {
            mapHandlers.append(handler)
        } else {
            handler(surfaceState)
        }
    }

    /// Calls `handler` once the compositor has shown the surface's next frame.
    func whenShown(_ handler: @escaping @RenderActor () -> Void) {
        if objects != nil { showHandlers.append(handler) }
    }

    /// Continues with another surface, which has not been configured yet.
    func start(anewWith objects: Objects) {
        guard self.objects != nil else { return }
        self.objects = objects
        endFrame()
        isOpen = false
        surfaceState = SurfaceState()
        // Buffers of the old surface might never be released.
        buffers.forEach { if $0.holder == .display { $0.object.handler = nil } }
        buffers.removeAll { $0.holder == .display }
    }

    /// Applies pending state, such as a minimum size, without a new frame.
    func commitState() {
        guard let objects, surfaceState.attachedSize != nil else { return }
        objects.surface.commit()
        objects.reader.flush()
    }

    /// Releases all resources; later calls do nothing.
    func close() {
        endFrame()
        pacer.stop()
        mapHandlers = []
        showHandlers = []
        // The compositor keeps the pixels that it still needs.
        buffers.forEach { $0.object.handler = nil }
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
        // Earlier frames might have been drawn without being shown.
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
        if let earlyFrame {
            // Presented but never sent: its content stays what it is.
            earlyFrame.holder = .free
            buffers.trim()
        }
        earlyFrame = pixels
    }

    // MARK: - Pacing

    private func listenForNextFrame(_ objects: Objects) {
        // A frame that isn't waited for replaces the previous one; its callback has the same meaning.
        callback?.handler = nil
        let callback = objects.surface.frame(on: objects.queue)
        callback.handler = { [weak self] _ in
            RenderActor.assumeIsolated { self?.didShowFrame() }
        }
        self.callback = callback
    }

    private func didShowFrame() {
        callback = nil
        pacer.clock.didRefresh()
        let handlers = showHandlers
        showHandlers = []
        for handler in handlers { handler() }
        // Delayed, because buffers released after this event avoid allocating another one.
        pacer.answerSoon()
    }

    fileprivate func didRelease(_ buffer: SurfaceBuffer) {
        guard buffer.holder == .display else { return }
        buffer.holder = .free
        buffers.trim()
        pacer.answerSoon()
    }

    var canAnswer: Bool { isOpen && callback == nil && !buffers.isExhausted }
}

/// Reports the buffers that the compositor gives back to the target that they belong to.
@RenderActor
private final class BufferReleases {
    weak var target: WaylandFrameTarget?

    nonisolated init() {}

    func watch(_ buffer: SurfaceBuffer) {
        buffer.object.handler = { [weak self, weak buffer] _ in
            RenderActor.assumeIsolated {
                if let buffer { self?.target?.didRelease(buffer) }
            }
        }
    }
}
