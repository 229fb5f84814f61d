// SPDX-License-Identifier: MIT
internal import Foundation
public import Windowing

/// A window's picture in memory, and the clock of its frames.
///
/// On a `ManualTimeSource`, frames come from `fireFrame(at:)` alone. On any other clock they come sixty times a second,
/// on multiples of the refresh interval, and only while a request is outstanding.
@RenderActor
public final class HeadlessFrameTarget: FrameTarget {
    /// The window's picture as the desktop sees it, or `nil` before the first frame.
    ///
    /// As on a desktop that uploads only what it is told has changed, pixels outside a frame's damage keep their old
    /// values: damage that is too small shows here.
    public private(set) var picture: HeadlessPicture?
    /// The damage of the last frame, in buffer pixels, as it was given.
    public private(set) var lastDamage: [PixelRect] = []
    /// The age that the last frame's buffer had when it was given out.
    public private(set) var lastBufferAge = 0
    /// The geometry shown at the moment.
    public private(set) var configuration: FrameConfiguration?
    /// Frames that were shown since the window was made.
    public var presentCount: Int { pool.presentCount }
    /// Whether somebody waits for the next frame.
    public var hasRequest: Bool { request != nil }

    private var pool = BufferPool()
    private var request: (@RenderActor (FrameTime) -> Void)?
    private var isClosed = false
    private var isHidden = false
    private let clock: (any TimeSource)?
    private var timer: (RenderTimer)?
    private var isTickPlanned = false
    private let refreshInterval: TimeInterval

    /// Aligns frames to `clock`; with `nil` they are fired by hand.
    nonisolated init(clock: (any TimeSource)?, refreshInterval: TimeInterval = 1 / 60) {
        self.clock = clock
        self.refreshInterval = refreshInterval
    }

    public func requestFrame(_ handler: @escaping @RenderActor (FrameTime) -> Void) {
        guard !isClosed else { return }
        request = handler
        scheduleTick()
    }

    public func nextBuffer(size: PixelSize) -> PixelBuffer? {
        isClosed ? nil : pool.next(size: size)
    }

    /// Shows `buffer`; what lies outside `damage` keeps its old pixels unless the size changed.
    ///
    /// - Precondition: The buffer came from `nextBuffer(size:)` and was neither presented nor abandoned since.
    public func present(_ buffer: PixelBuffer, damage: [PixelRect], configuration: FrameConfiguration?) {
        guard !isClosed else { return }
        precondition(pool.present(buffer), "Buffer \(buffer.identifier) is not out for drawing.")
        var shown = picture ?? HeadlessPicture(size: PixelSize(width: 0, height: 0))
        // Given up while it is written to, or every frame would copy it.
        picture = nil
        var rects = damage
        if shown.size != buffer.size {
            shown = HeadlessPicture(size: buffer.size)
            rects = [PixelRect(buffer.size)]
        }
        for rect in rects {
            shown.copy(rect, from: buffer.baseAddress, bytesPerRow: buffer.bytesPerRow)
        }
        picture = shown
        lastDamage = damage
        lastBufferAge = buffer.age
        if let configuration { self.configuration = configuration }
        scheduleTick()
    }

    public func abandon(_ buffer: PixelBuffer) {
        guard !isClosed else { return }
        precondition(pool.abandon(buffer), "Buffer \(buffer.identifier) is not out for drawing.")
        scheduleTick()
    }

    public func apply(_ configuration: FrameConfiguration) {
        guard !isClosed else { return }
        self.configuration = configuration
    }

    /// Answers the outstanding request, if there is one and the window can show a frame.
    ///
    /// A hidden window is not answered, nor one whose buffers the display holds.
    ///
    /// - Returns: Whether a request was answered.
    @discardableResult
    public func fireFrame(at time: FrameTime) -> Bool {
        guard let request, !isClosed, !isHidden, pool.hasFreeBuffer else { return false }
        self.request = nil
        request(time)
        return true
    }

    /// While set, the display gives no shown buffer back, until none is left to draw into.
    public var keepsShownBuffers: Bool {
        get { pool.keepsShownBuffers }
        set {
            pool.keepsShownBuffers = newValue
            scheduleTick()
        }
    }

    func setHidden(_ hidden: Bool) {
        isHidden = hidden
        scheduleTick()
    }

    func close() {
        isClosed = true
        request = nil
        picture = nil
        pool = BufferPool()
        timer?.set(nil)
        timer = nil
    }

    // MARK: - The system's clock

    /// Sets the timer to the next multiple of the refresh interval, if there will be something to answer then.
    private func scheduleTick() {
        guard let clock, request != nil, !isTickPlanned, !isClosed, !isHidden, pool.hasFreeBuffer else { return }
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
