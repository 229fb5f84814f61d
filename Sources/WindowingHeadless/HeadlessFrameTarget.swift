// SPDX-License-Identifier: MIT
internal import Foundation
public import RenderThread
public import Windowing
internal import WindowingBackends

/// A window's content in memory, and the source of its frames.
///
/// With a `ManualTimeSource`, frames are only produced by `fireFrame(at:)`. With any other clock there are sixty a
/// second, at multiples of the refresh interval, and only while a request is pending.
@RenderActor
public final class HeadlessFrameTarget: OnDemandFrameTarget {
    /// The window's content as composited, or `nil` before the first frame.
    ///
    /// Like a compositor that uploads only the damage, it keeps the old pixels outside: damage that is too small is
    /// visible here. With `paintsOnDemand`, reading the content paints what has changed since the last read.
    public var picture: HeadlessPicture? {
        paintPending()
        return shownPicture
    }
    /// The damage of the last frame, in buffer pixels, as passed to `present`.
    public private(set) var lastDamage: [PixelRect] = []
    /// The age of the last frame's buffer when it was handed out.
    public private(set) var lastBufferAge = 0
    /// The current geometry.
    public private(set) var configuration: FrameConfiguration?
    /// The number of frames shown since the window was created.
    public var presentCount: Int { pool.frameCount + unpaintedCount }
    /// Whether a frame request is pending.
    public var hasRequest: Bool { request != nil }

    public nonisolated let paintsOnDemand: Bool

    private var shownPicture: HeadlessPicture?
    /// The last frame, if its pixels haven't been read yet.
    private var pending: PendingFrame?
    /// The number of frames presented without pixels.
    private var unpaintedCount = 0
    private let pool = BufferPool(
        BufferPool<HeadlessBuffer>.Limits(
            capacity: HeadlessBuffer.capacity, idleCapacity: HeadlessBuffer.capacity,
            maximumSide: HeadlessBuffer.maximumSide)
    ) { HeadlessBuffer(identifier: $0, size: $1) }
    private var request: (@RenderActor (FrameTime) -> Void)?
    private var isClosed = false
    private var isHidden = false
    private let clock: (any TimeSource)?
    private var timer: (RenderTimer)?
    private var isTickPlanned = false
    private let refreshInterval: TimeInterval

    /// Creates a target with frames aligned to `clock`; with `nil` they are fired explicitly.
    nonisolated init(
        clock: (any TimeSource)?, refreshInterval: TimeInterval = 1 / 60, paintsOnDemand: Bool = false
    ) {
        self.clock = clock
        self.paintsOnDemand = paintsOnDemand
        self.refreshInterval = refreshInterval
    }

    public func requestFrame(_ handler: @escaping @RenderActor (FrameTime) -> Void) {
        guard !isClosed else { return }
        request = handler
        scheduleTick()
    }

    public func nextBuffer(size: PixelSize) -> PixelBuffer? {
        isClosed ? nil : pool.take(size)
    }

    /// Shows `buffer`.
    ///
    /// Pixels outside `damage` are kept unless the size changed.
    ///
    /// - Precondition: The buffer was returned by `nextBuffer(size:)`, and has not been presented or abandoned since.
    public func present(_ buffer: PixelBuffer, damage: [PixelRect], configuration: FrameConfiguration?) {
        guard !isClosed else { return }
        guard let drawn = pool.present(buffer.identifier) else {
            preconditionFailure("Buffer \(buffer.identifier) is not out for drawing.")
        }
        drawn.isShown = true
        if !keepsShownBuffers { releaseShown() }
        var shown = shownPicture ?? HeadlessPicture(size: PixelSize(width: 0, height: 0))
        // Released before it is written to, or every frame would copy it.
        shownPicture = nil
        var rects = damage
        if shown.size != buffer.size {
            shown = HeadlessPicture(size: buffer.size)
            rects = [PixelRect(buffer.size)]
        }
        for rect in rects {
            shown.copy(rect, from: buffer.baseAddress, bytesPerRow: buffer.bytesPerRow)
        }
        shownPicture = shown
        lastDamage = damage
        lastBufferAge = buffer.age
        if let configuration { self.configuration = configuration }
        scheduleTick()
    }

    public func present(
        size: PixelSize, damage: [PixelRect], configuration: FrameConfiguration?,
        painter: @escaping @RenderActor (PixelBuffer, [PixelRect]) -> Void
    ) {
        guard !isClosed else { return }
        var rects = (pending?.rects ?? []) + damage
        if (pending?.size ?? shownPicture?.size) != size { rects = [PixelRect(size)] }
        pending = PendingFrame(size: size, rects: rects, painter: painter)
        unpaintedCount += 1
        lastDamage = damage
        if let configuration { self.configuration = configuration }
        scheduleTick()
    }

    private func paintPending() {
        guard let frame = pending else { return }
        pending = nil
        var shown = shownPicture ?? HeadlessPicture(size: frame.size)
        shownPicture = nil
        if shown.size != frame.size { shown = HeadlessPicture(size: frame.size) }
        shown.paint { buffer in frame.painter(buffer, frame.rects) }
        shownPicture = shown
    }

    public func abandon(_ buffer: PixelBuffer) {
        guard !isClosed else { return }
        precondition(pool.abandon(buffer.identifier), "Buffer \(buffer.identifier) is not out for drawing.")
        scheduleTick()
    }

    public func apply(_ configuration: FrameConfiguration) {
        guard !isClosed else { return }
        self.configuration = configuration
    }

    /// Responds to the pending request, if there is one and the window can show a frame.
    ///
    /// A hidden window gets no response, nor one whose buffers are all held by the display.
    ///
    /// - Returns: Whether there was a response.
    @discardableResult
    public func fireFrame(at time: FrameTime) -> Bool {
        guard let request, !isClosed, !isHidden, !pool.isExhausted else { return false }
        self.request = nil
        request(time)
        return true
    }

    /// Whether shown buffers are not released, until none is left to draw into.
    public var keepsShownBuffers = false {
        didSet {
            if !keepsShownBuffers { releaseShown() }
            scheduleTick()
        }
    }

    /// Releases all shown buffers but the last one.
    private func releaseShown() {
        pool.forEach { if $0.frameNumber != pool.frameCount { $0.isShown = false } }
        pool.trim()
    }

    func setHidden(_ hidden: Bool) {
        isHidden = hidden
        scheduleTick()
    }

    func close() {
        isClosed = true
        request = nil
        shownPicture = nil
        pending = nil
        pool.close()
        timer?.set(nil)
        timer = nil
    }

    // MARK: - Automatic frames

    /// Schedules the next multiple of the refresh interval, if there will be a request to respond to.
    private func scheduleTick() {
        guard let clock, request != nil, !isTickPlanned, !isClosed, !isHidden, !pool.isExhausted else { return }
        isTickPlanned = true
        let now = clock.now
        let next = ((now / refreshInterval).rounded(.down) + 1) * refreshInterval
        let timer = self.timer ?? RenderTimer { [weak self] in self?.tick() }
        timer.set(SystemTimeSource.shared.now + (next - now))
        self.timer = timer
    }

    private func tick() {
        isTickPlanned = false
        guard let clock else { return }
        let frame = (clock.now / refreshInterval).rounded(.down)
        fireFrame(at: FrameTime(timestamp: frame * refreshInterval, refreshInterval: refreshInterval))
    }
}

/// A frame that was presented without pixels, and the damage to paint when they are read.
private struct PendingFrame {
    var size: PixelSize
    var rects: [PixelRect]
    var painter: @RenderActor (PixelBuffer, [PixelRect]) -> Void

    init(
        size: PixelSize, rects: [PixelRect], painter: @escaping @RenderActor (PixelBuffer, [PixelRect]) -> Void
    ) {
        self.size = size
        self.painter = painter
        // The damage of many frames is kept as one rectangle.
        let isSimple = rects.count <= Self.maximumRectCount
        self.rects = isSimple ? rects : [rects.reduce(rects[0]) { $0.union($1) }]
    }

    private static let maximumRectCount = 32
}
