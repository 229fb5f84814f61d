// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// A surface's buffers, used again as the compositor gives them back.
@RenderActor
final class BufferPool {
    /// Two suffice for most compositors; one that shows a frame late and holds its copy on another output needs four.
    nonisolated static let capacity = 4
    /// Buffers kept for the next frames; more were needed for a moment only.
    nonisolated static let idleCapacity = 2
    /// Pixels on one side: no compositor's textures are larger, and four bytes times its square is what the wire can say.
    nonisolated static let maximumSide = 16_384

    /// Told when a buffer that can be used again has come back.
    var onRelease: (@RenderActor () -> Void)?

    /// Where memory comes from; gone when the window is closed, so that the connection can end.
    private var memory: WlShm?
    private var queue: EventQueue?
    private var buffers: [SurfaceBuffer] = []
    private var lastIdentifier = 0
    /// Frames presented so far.
    private var frameCount = 0

    nonisolated init(memory: WlShm, queue: EventQueue) {
        self.memory = memory
        self.queue = queue
    }

    /// Buffers that take up memory at the moment.
    var count: Int { buffers.count }

    /// Whether all buffers that there may be are out.
    var isExhausted: Bool {
        buffers.count >= Self.capacity && !buffers.contains { $0.holder == .nobody }
    }

    /// A buffer of that size to draw into; the one that misses the fewest frames, if there is a choice.
    ///
    /// `nil` if all are out, the size is out of bounds, or there is no memory.
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

    /// Marks the buffer as the compositor's, with the surface's next frame in it; `nil` if it is none of these.
    func present(_ identifier: Int) -> SurfaceBuffer? {
        guard let buffer = drawn(identifier) else { return nil }
        frameCount += 1
        buffer.frameNumber = frameCount
        buffer.holder = .display
        return buffer
    }

    /// Takes back a buffer that was presented but never sent; its content stays what it is.
    func reclaim(_ buffer: SurfaceBuffer) {
        buffer.holder = .nobody
        trim()
    }

    /// Takes back a buffer that was drawn into for nothing.
    func abandon(_ identifier: Int) {
        guard let buffer = drawn(identifier) else { return }
        buffer.frameNumber = nil
        buffer.holder = .nobody
        trim()
    }

    /// Frees what the display has, without waiting for it to come back.
    func forgetShown() {
        for buffer in buffers where buffer.holder == .display { buffer.object.handler = nil }
        buffers.removeAll { $0.holder == .display }
    }

    /// Forgets all buffers and makes no more; the compositor keeps the pixels that it still needs.
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
        // Those of this size went out of use before; what the frames in between changed in them is not known.
        for buffer in buffers where buffer.size != size { buffer.isOutdated = true }
        trim()
    }

    /// Frees idle buffers that are of no use, or more than are needed; the oldest content goes first.
    private func trim() {
        buffers.removeAll { $0.isOutdated && $0.holder == .nobody }
        let idle = buffers.filter { $0.holder == .nobody }.sorted { ($0.frameNumber ?? 0) > ($1.frameNumber ?? 0) }
        let surplus = Set(idle.dropFirst(Self.idleCapacity).map(\.identifier))
        if !surplus.isEmpty { buffers.removeAll { surplus.contains($0.identifier) } }
    }
}
