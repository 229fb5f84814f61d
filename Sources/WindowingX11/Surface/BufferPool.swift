// SPDX-License-Identifier: MIT
internal import Windowing

/// A window's buffers, used again as the server has read them.
@RenderActor
final class BufferPool {
    /// One shown, one on its way, one being drawn; the fourth is for servers that hold on to a frame for longer.
    nonisolated static let capacity = 4
    /// Buffers kept for the next frames besides the one that is shown.
    nonisolated static let idleCapacity = 1
    /// Pixels on one side: the protocol's sizes and places are numbers of 16 bits with a sign.
    nonisolated static let maximumSide = 32_767

    /// The frame on the window, out of which parts that come to light are drawn again.
    private(set) var front: SurfaceBuffer?

    private var canvas: Canvas?
    private var buffers: [SurfaceBuffer] = []
    private var lastIdentifier = 0
    /// Frames presented so far.
    private var frameCount = 0

    nonisolated init(_ canvas: Canvas) {
        self.canvas = canvas
    }

    /// Buffers that take up memory at the moment.
    var count: Int { buffers.count }

    /// Whether all buffers that there may be are out.
    var isExhausted: Bool {
        buffers.count >= Self.capacity && !buffers.contains { $0.isIdle && $0 !== front }
    }

    /// A buffer of that size to draw into; the one that misses the fewest frames, if there is a choice.
    ///
    /// `nil` if all are out, the size is out of bounds, or there is no memory.
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

    /// Makes the buffer the window's front, with the next frame in it; `nil` if it was not given out.
    func present(_ identifier: Int) -> SurfaceBuffer? {
        guard let buffer = drawn(identifier) else { return nil }
        frameCount += 1
        buffer.frameNumber = frameCount
        buffer.isWithRenderer = false
        front = buffer
        return buffer
    }

    /// Takes back a buffer that was drawn into for nothing.
    func abandon(_ identifier: Int) {
        guard let buffer = drawn(identifier) else { return }
        buffer.frameNumber = nil
        buffer.isWithRenderer = false
        trim()
    }

    /// The server has read a buffer for which this holds; `true` if there was one.
    func didRead(_ condition: (SurfaceBuffer) -> Bool) -> Bool {
        guard let buffer = buffers.first(where: condition), buffer.readCount > 0 else { return false }
        buffer.readCount -= 1
        trim()
        return true
    }

    /// Forgets all buffers and makes no more.
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

    /// Frees idle buffers that are of no use, or more than are needed; the oldest content goes first.
    private func trim() {
        buffers.removeAll { $0.isOutdated && $0.isIdle && $0 !== front }
        let idle = buffers.filter { $0.isIdle && $0 !== front }
            .sorted { ($0.frameNumber ?? 0) > ($1.frameNumber ?? 0) }
        let surplus = Set(idle.dropFirst(Self.idleCapacity).map(\.identifier))
        if !surplus.isEmpty { buffers.removeAll { surplus.contains($0.identifier) } }
    }
}
