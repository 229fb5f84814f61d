// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// A surface's buffers, reused when the compositor releases them.
@RenderActor
final class BufferPool {
    /// Two suffice for most compositors; one that shows frames late and keeps a copy for another output needs four.
    nonisolated static let capacity = 4
    /// The number of buffers kept for later frames; more are needed only briefly.
    nonisolated static let idleCapacity = 2
    /// The maximum side length in pixels: compositors' textures are not larger, and four bytes times its square fits
    /// the wire format.
    nonisolated static let maximumSide = 16_384

    /// Called when a reusable buffer has been released.
    var onRelease: (@RenderActor () -> Void)?

    /// The source of memory; released when the window is closed, so that the connection can end.
    private var memory: WlShm?
    private var queue: EventQueue?
    private var buffers: [SurfaceBuffer] = []
    private var lastIdentifier = 0
    /// The number of frames presented so far.
    private var frameCount = 0

    nonisolated init(memory: WlShm, queue: EventQueue) {
        self.memory = memory
        self.queue = queue
    }

    /// The number of allocated buffers.
    var count: Int { buffers.count }

    /// Whether the maximum number of buffers is in use.
    var isExhausted: Bool {
        buffers.count >= Self.capacity && !buffers.contains { $0.holder == .nobody }
    }

    /// Returns a buffer of that size to draw into, preferring the one that misses the fewest frames.
    ///
    /// Returns `nil` if all are in use, the size is not supported, or memory can't be allocated.
    func take(_ size: PixelSize) -> PixelBuffer? {
        let sides = 1...Self.maximumSide
        guard sides.contains(size.width), sides.contains(size.height) else { return nil }
        if buffers.contains(where: { $0.size != size && !$0.isOutdated }) { outdate(exceptFor: size) }
        let idle = buffers.filter { $0.holder == .nobody && !$0.isOutdated }
        guard let buffer = idle.max(by: { ($0.frameNumber ?? 0) < ($1.frameNumber ?? 0) }) ?? makeBuffer(size) else {
            return nil
        }
        buffer.holder = .renderer
        return buffer.pixels(frameCount: frameCount)
    }

    /// Marks the buffer as used by the compositor with the surface's next frame; `nil` if it was not handed out.
    func present(_ identifier: Int) -> SurfaceBuffer? {
        guard let buffer = drawn(identifier) else { return nil }
        frameCount += 1
        buffer.frameNumber = frameCount
        buffer.holder = .display
        return buffer
    }

    /// Takes back a buffer that was presented but never sent; its content stays valid.
    func reclaim(_ buffer: SurfaceBuffer) {
        buffer.holder = .nobody
        trim()
    }

    /// Takes back a buffer that will not be shown.
    func abandon(_ identifier: Int) {
        guard let buffer = drawn(identifier) else { return }
        buffer.frameNumber = nil
        buffer.holder = .nobody
        trim()
    }

    /// Destroys the compositor's buffers without waiting for their release.
    func forgetShown() {
        for buffer in buffers where buffer.holder == .display { buffer.object.handler = nil }
        buffers.removeAll { $0.holder == .display }
    }

    /// Releases all buffers and creates no more; the compositor keeps the pixels that it still needs.
    func close() {
        for buffer in buffers { buffer.object.handler = nil }
        buffers = []
        onRelease = nil
        memory = nil
        queue = nil
    }

    private func drawn(_ identifier: Int) -> SurfaceBuffer? {
        buffers.first { $0.identifier == identifier && $0.holder == .renderer }
    }

    private func makeBuffer(_ size: PixelSize) -> SurfaceBuffer? {
        guard let memory, let queue, buffers.count < Self.capacity else { return nil }
        lastIdentifier += 1
        let buffer = try? SurfaceBuffer(identifier: lastIdentifier, size: size, memory: memory, queue: queue)
        guard let buffer else { return nil }
        buffer.object.handler = { [weak self, weak buffer] _ in
            RenderActor.assumeIsolated {
                if let buffer { self?.didRelease(buffer) }
            }
        }
        buffers.append(buffer)
        return buffer
    }

    private func didRelease(_ buffer: SurfaceBuffer) {
        guard buffer.holder == .display else { return }
        buffer.holder = .nobody
        trim()
        onRelease?()
    }

    private func outdate(exceptFor size: PixelSize) {
        // Buffers of this size that were outdated earlier miss an unknown number of changes.
        for buffer in buffers where buffer.size != size { buffer.isOutdated = true }
        trim()
    }

    /// Frees unneeded idle buffers, those with the oldest content first.
    private func trim() {
        buffers.removeAll { $0.isOutdated && $0.holder == .nobody }
        let idle = buffers.filter { $0.holder == .nobody }.sorted { ($0.frameNumber ?? 0) > ($1.frameNumber ?? 0) }
        let surplus = Set(idle.dropFirst(Self.idleCapacity).map(\.identifier))
        if !surplus.isEmpty { buffers.removeAll { surplus.contains($0.identifier) } }
    }
}
