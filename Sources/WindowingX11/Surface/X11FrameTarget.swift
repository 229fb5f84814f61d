// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import RenderThread
internal import Windowing
internal import WindowingBackends

/// The frame target of a window, which requests frames from the server and shows them.
///
/// Used on the render thread, to which the events about its frames are dispatched.
@RenderActor
final class X11FrameTarget: FrameTarget, PacedTarget {
    let buffers: BufferPool<SurfaceBuffer>
    let pacer: FramePacer

    private(set) var canvas: Canvas?
    private let reader: EventReader
    /// The frame on the window.
    private var front: SurfaceBuffer?
    /// Whether the first configuration has been delivered, so that frames can be shown.
    private var isOpen = false
    private var wantsMapping = false
    private var isMapped = false
    private var isObscured = false
    /// Whether the window's shape is empty.
    private var isShapedAway = false
    /// Whether the window's content differs from the front buffer.
    private var isStale = true

    /// The Present serial of the pending frame or refresh.
    private var awaited: UInt32?
    private var lastSerial: UInt32 = 0
    private var lastRefresh: (microseconds: UInt64, count: UInt64)?
    private var measuredInterval: UInt64 = 0

    private var configuration: FrameConfiguration?
    let synchronization = FrameSynchronization()
    let pacing = FramePacing()
    private let fitting: (any FrameFitting)?

    nonisolated init(
        canvas: Canvas, reader: EventReader, timeSource: any TimeSource, fitting: (any FrameFitting)? = nil
    ) {
        self.canvas = canvas
        self.reader = reader
        self.fitting = fitting
        pacer = FramePacer(timeSource: timeSource)
        buffers = BufferPool(
            BufferPool<SurfaceBuffer>.Limits(
                capacity: SurfaceBuffer.capacity, idleCapacity: SurfaceBuffer.idleCapacity,
                maximumSide: SurfaceBuffer.maximumSide)
        ) { try? SurfaceBuffer(identifier: $0, size: $1, canvas: canvas) }
    }

    // MARK: - FrameTarget

    func requestFrame(_ handler: @escaping @RenderActor (FrameTime) -> Void) {
        guard canvas != nil else { return }
        pacer.request(handler, for: self)
    }

    func nextBuffer(size: PixelSize) -> PixelBuffer? {
        canvas == nil ? nil : pacer.nextBuffer(of: buffers, size: size)
    }

    func present(_ buffer: PixelBuffer, damage: [PixelRect], configuration: FrameConfiguration?) {
        guard let canvas, let pixels = buffers.present(buffer.identifier) else { return }
        front?.isFront = false
        pixels.isFront = true
        front = pixels
        if let configuration { take(configuration) }
        fit(canvas, to: pixels, damage: damage)
        guard isMapped else {
            isStale = true
            mapIfNeeded(canvas)
            return
        }
        let whole = PixelRect(pixels.size)
        let damage = isStale ? [whole] : damage.map { $0.intersection(whole) }.filter { !$0.isEmpty }
        show(pixels, damage: damage, canvas)
    }

    func abandon(_ buffer: PixelBuffer) {
        buffers.abandon(buffer.identifier)
        pacer.answerSoon()
    }

    func apply(_ configuration: FrameConfiguration) {
        guard canvas != nil else { return }
        take(configuration)
        fitAgain()
        if awaited == nil { _ = synchronization.finish(on: canvas) }
        reader.flush()
    }

    private func take(_ configuration: FrameConfiguration) {
        self.configuration = configuration
        if let canvas { fitting?.fit(canvas, to: configuration) }
        synchronization.answer(configuration.serial)
    }

    private func fit(_ canvas: Canvas, to pixels: SurfaceBuffer, damage: [PixelRect]) {
        isShapedAway = fitting?.fit(canvas, to: pixels, damage: damage) == false
    }

    // MARK: - Called by the window

    /// Called when the first configuration has been delivered: frames can be drawn from now on, and the first one maps
    /// the window.
    func open() {
        guard !isOpen else { return }
        isOpen = true
        wantsMapping = true
        pacer.answerSoon()
    }

    /// Releases all resources; later calls do nothing.
    func close() {
        pacer.stop()
        awaited = nil
        buffers.close()
        front = nil
        if let canvas { reader.setTarget(nil, of: canvas.window) }
        canvas = nil
    }

    /// Fits the window again because its surroundings changed without a new frame.
    func fitAgain() {
        guard let canvas, let front else { return }
        fit(canvas, to: front, damage: [])
        reader.flush()
    }

    func setMapped(_ isMapped: Bool) {
        guard isMapped != self.isMapped else { return }
        self.isMapped = isMapped
        isStale = true
        awaited = nil
        pacing.forget()
        // A pending frame of an unmapped window is not shown, and must not be waited for.
        if !isMapped, synchronization.finish(on: canvas) { reader.flush() }
        if isMapped {
            isObscured = false
            showFrontAgain()
            pacer.answerSoon()
        }
    }

    /// Sets whether the window is completely obscured, so that nothing needs to be drawn.
    func setObscured(_ isObscured: Bool) {
        guard isObscured != self.isObscured else { return }
        self.isObscured = isObscured
        pacer.answerSoon()
    }

    // MARK: - Showing

    private func mapIfNeeded(_ canvas: Canvas) {
        guard wantsMapping else { return }
        wantsMapping = false
        unsafe _ = xcb_map_window(canvas.connection.pointer, canvas.window)
        reader.flush()
    }

    private func showFrontAgain() {
        guard let canvas, let front else { return }
        show(front, damage: [PixelRect(front.size)], canvas)
    }

    private func show(_ pixels: SurfaceBuffer, damage: [PixelRect], _ canvas: Canvas) {
        isStale = false
        lastSerial &+= 1
        synchronization.begin(on: canvas)
        canvas.show(pixels, damage: damage, serial: lastSerial, isImmediate: isPacedByManager)
        if canvas.transport == .pixmap {
            awaited = lastSerial
        } else if isPacedByManager {
            // The counter is increased after the pixels in the request stream.
            finish()
        } else if canvas.hasPresent {
            awaited = lastSerial
            canvas.notifyRefresh(lastRefresh.map { $0.count + 1 } ?? 0, serial: lastSerial)
        } else {
            // After the pixels in the request stream: the event shows that they have been read.
            awaited = lastSerial
            let serial = lastSerial
            let interval = pacer.clock.nominalInterval
            let earliest = SystemTimeSource.shared.now + interval
            reader.answerOnRenderThread(to: unsafe xcb_get_input_focus(canvas.connection.pointer).sequence) {
                [weak self] in
                RenderActor.async(after: earliest - SystemTimeSource.shared.now) { self?.didComplete(serial) }
            }
        }
        reader.flush()
    }

    /// Redraws an exposed area from the front buffer.
    func didExpose(_ rect: PixelRect) {
        guard let canvas, isMapped, let front else { return }
        canvas.copy(front, rect)
        reader.flush()
    }

    // MARK: - Pacing

    func didComplete(serial: UInt32, microseconds: UInt64, count: UInt64) {
        if !isPacedByManager {
            measure(microseconds, count)
            pacer.clock.didPresent(
                at: TimeInterval(microseconds) / 1e6, refresh: UInt32(clamping: measuredInterval))
        }
        didComplete(serial)
    }

    private func didComplete(_ serial: UInt32) {
        guard serial == awaited else { return }
        awaited = nil
        pacer.clock.didRefresh()
        finish()
        reader.flush()
        // Delayed, because buffers released after this event avoid allocating another one.
        pacer.answerSoon()
    }

    /// Called when the frame is on the window, so that the window manager can draw it.
    private func finish() {
        let before = synchronization.value
        guard synchronization.finish(on: canvas), synchronization.value != before else { return }
        pacing.wait(for: synchronization.value)
    }

    /// Whether the compositing window manager determines when the next frame is due.
    private var isPacedByManager: Bool { pacing.isOn && synchronization.counters != nil }

    /// Called when the window manager changes between sending and not sending frame messages.
    func setFramesAreTold(_ areTold: Bool) {
        guard areTold != pacing.isPromised else { return }
        pacing.setPromised(areTold)
        pacing.onSilence = { [weak self] in self?.pacer.answerSoon() }
        pacer.answerSoon()
    }

    func receive(_ message: FrameMessage) {
        let wasWaiting = pacing.isWaiting
        if let (seen, interval) = pacing.receive(message) {
            pacer.clock.didPresent(at: seen, refresh: UInt32(clamping: UInt64(interval) * 1000))
        }
        if wasWaiting, !pacing.isWaiting { pacer.clock.didRefresh() }
        pacer.answerSoon()
    }

    /// Measures the refresh interval from refreshes close to each other; a longer gap can contain a change of the rate.
    private func measure(_ microseconds: UInt64, _ count: UInt64) {
        defer { lastRefresh = (microseconds, count) }
        guard let last = lastRefresh, count > last.count, count - last.count <= 4, microseconds > last.microseconds
        else { return }
        measuredInterval = (microseconds - last.microseconds) * 1000 / (count - last.count)
    }

    func didRead(pixmap: UInt32) {
        didRead { $0.pixmap?.identifier == pixmap }
    }

    func didRead(segment: UInt32) {
        didRead { $0.segment?.identifier == segment }
    }

    /// The server has read a buffer for which `condition` holds.
    private func didRead(_ condition: (SurfaceBuffer) -> Bool) {
        guard let buffer = buffers.first(where: condition), buffer.readCount > 0 else { return }
        buffer.readCount -= 1
        buffers.trim()
        pacer.answerSoon()
    }

    var canAnswer: Bool {
        // Before it is mapped, a window has one frame to draw: the one that maps it, or its replacement.
        isOpen && awaited == nil && !pacing.isWaiting && !buffers.isExhausted
            && (isMapped ? !isObscured || isShapedAway : front == nil)
    }
}
