// SPDX-License-Identifier: MIT
internal import Windowing

/// A window's buffers, recycled when the server has read them.
@RenderActor
final class BufferPool {
    /// One shown, one pending, one being drawn, and a fourth for servers that keep a frame for longer.
    nonisolated static let capacity = 4
    /// The number of buffers kept for later frames in addition to the shown one.
    nonisolated static let idleCapacity = 1
    /// The maximum side length in pixels: the protocol uses signed 16-bit coordinates.
    nonisolated static let maximumSide = 32_767

    /// The frame shown by the window, from which exposed areas are redrawn.
    private(set) var front: SurfaceBuffer?

    private var canvas: Canvas?
    private var buffers: [SurfaceBuffer] = []
    private var lastIdentifier = 0
    /// The number of frames presented so far.
    private var frameCount = 0

    nonisolated init(_ canvas: Canvas) {
        self.canvas = canvas
    }

    /// The number of allocated buffers.
    var count: Int { buffers.count }

    /// Whether the maximum number of buffers is in use.
    var isExhausted: Bool {
        buffers.count >= Self.capacity && !buffers.contains { $0.isIdle && $0 !== front }
    }

    /// Returns a buffer of that size to draw into, preferring the one that misses the fewest frames.
    ///
    /// Returns `nil` if all are in use, the size is not supported, or memory can't be allocated.
    func take(_ size: PixelSize) -> PixelBuffer? {
        let sides = 1...Self.maximumSide
        guard sides.contains(size.width), sides.contains(size.height) else { return nil }
        for buffer in buffers where buffer.size != size { buffer.isOutdated = true }
        trim()
        let idle = buffers.filter { $0.isIdle && !$0.isOutdated && $0 !== front }
        guard let buffer = idle.max(by: { ($0.frameNumber ?? 0) < ($1.frameNumber ?? 0) }) ?? makeBuffer(size) else {
            return nil
        }
        buffer.isWithRenderer = true
        return buffer.pixels(frameCount: frameCount)
    }

    /// Makes the buffer the window's front buffer with the next frame; `nil` if it was not handed out.
    func present(_ identifier: Int) -> SurfaceBuffer? {
        guard let buffer = drawn(identifier) else { return nil }
        frameCount += 1
        buffer.frameNumber = frameCount
        buffer.isWithRenderer = false
        front = buffer
        return buffer
    }

    /// Takes back a buffer that will not be shown.
    func abandon(_ identifier: Int) {
        guard let buffer = drawn(identifier) else { return }
        buffer.frameNumber = nil
        buffer.isWithRenderer = false
        trim()
    }

    /// Called when the server has read a buffer that satisfies the condition; returns `true` if there was one.
    func didRead(_ condition: (SurfaceBuffer) -> Bool) -> Bool {
        guard let buffer = buffers.first(where: condition), buffer.readCount > 0 else { return false }
        buffer.readCount -= 1
        trim()
        return true
    }

    /// Releases all buffers and creates no more.
    func close() {
        buffers = []
        front = nil
        canvas = nil
    }

    private func drawn(_ identifier: Int) -> SurfaceBuffer? {
        buffers.first { $0.identifier == identifier && $0.isWithRenderer }
    }

    private func makeBuffer(_ size: PixelSize) -> SurfaceBuffer? {
        guard let canvas, buffers.count < Self.capacity else { return nil }
        lastIdentifier += 1
        let buffer = try? SurfaceBuffer(identifier: lastIdentifier, size: size, canvas: canvas)
        if let buffer { buffers.append(buffer) }
        return buffer
    }

    /// Frees unneeded idle buffers, those with the oldest content first.
    private func trim() {
        buffers.removeAll { $0.isOutdated && $0.isIdle && $0 !== front }
        let idle = buffers.filter { $0.isIdle && $0 !== front }
            .sorted { ($0.frameNumber ?? 0) > ($1.frameNumber ?? 0) }
        let surplus = Set(idle.dropFirst(Self.idleCapacity).map(\.identifier))
        if !surplus.isEmpty { buffers.removeAll { surplus.contains($0.identifier) } }
    }
}
