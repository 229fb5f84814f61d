// SPDX-License-Identifier: MIT
package import RenderThread
package import Windowing

/// One buffer of a surface: its memory, and who has it.
@RenderActor
package protocol PooledBuffer: AnyObject {
    var identifier: Int { get }
    var size: PixelSize { get }
    /// Whether the render server draws into it.
    var isWithRenderer: Bool { get set }
    /// Whether it can be drawn into: neither the renderer nor the display has it.
    var isIdle: Bool { get }
    /// The number of the surface's frame that it holds; `nil` while it holds none.
    var frameNumber: Int? { get set }
    /// Whether its size is not used any more: it is freed as soon as it is idle.
    var isOutdated: Bool { get set }
    /// The buffer as the render server sees it, when `frameCount` frames have been presented.
    func pixels(frameCount: Int) -> PixelBuffer
}

extension PooledBuffer {
    /// The number of frames since the buffer's content was the newest one, as `PixelBuffer` counts them.
    package func age(frameCount: Int) -> Int {
        frameNumber.map { frameCount - $0 + 1 } ?? 0
    }
}

/// A surface's buffers, used again as the display gives them back.
@RenderActor
package final class BufferPool<Buffer: PooledBuffer> {
    /// The largest numbers that a display allows, or has use for.
    package struct Limits: Sendable {
        /// Buffers at a time.
        var capacity: Int
        /// Idle buffers that are kept for the next frames; more were needed for a moment only.
        var idleCapacity: Int
        /// Pixels on one side.
        var maximumSide: Int

        package init(capacity: Int, idleCapacity: Int, maximumSide: Int) {
            self.capacity = capacity
            self.idleCapacity = idleCapacity
            self.maximumSide = maximumSide
        }
    }

    /// The number of frames presented so far.
    package private(set) var frameCount = 0

    private let limits: Limits
    /// Makes a buffer with that identifier and size; `nil` once the pool is closed.
    private var makeBuffer: (@RenderActor (Int, PixelSize) -> Buffer?)?
    private var buffers: [Buffer] = []
    private var lastIdentifier = 0

    /// Creates an empty pool.
    ///
    /// `makeBuffer` makes a buffer with an identifier and a size; it returns `nil` if there is no memory for it.
    nonisolated package init(
        _ limits: Limits, makeBuffer: @escaping @RenderActor (Int, PixelSize) -> Buffer?
    ) {
        self.limits = limits
        self.makeBuffer = makeBuffer
    }

    /// Buffers that take up memory at the moment.
    package var count: Int { buffers.count }

    /// Whether all buffers that there may be are out.
    package var isExhausted: Bool {
        buffers.count >= limits.capacity && !buffers.contains { $0.isIdle }
    }

    /// A buffer of that size to draw into; the one that misses the fewest frames, if there is a choice.
    ///
    /// `nil` if all are out, the size is out of bounds, or there is no memory.
    package func take(_ size: PixelSize) -> PixelBuffer? {
        let sides = 1...limits.maximumSide
        guard sides.contains(size.width), sides.contains(size.height) else { return nil }
        // Those of this size went out of use before; what the frames in between changed in them is not known.
        for buffer in buffers where buffer.size != size { buffer.isOutdated = true }
        trim()
        let idle = buffers.filter { $0.isIdle && !$0.isOutdated }
        guard let buffer = idle.max(by: { ($0.frameNumber ?? 0) < ($1.frameNumber ?? 0) }) ?? add(size) else {
            return nil
        }
        buffer.isWithRenderer = true
        return buffer.pixels(frameCount: frameCount)
    }

    /// The buffer with the surface's next frame in it, which is the caller's to show; `nil` if it was not given out.
    package func present(_ identifier: Int) -> Buffer? {
        guard let buffer = drawn(identifier) else { return nil }
        frameCount += 1
        buffer.frameNumber = frameCount
        buffer.isWithRenderer = false
        return buffer
    }

    /// Takes back a buffer that was drawn into for nothing; `false` if it was not given out.
    @discardableResult
    package func abandon(_ identifier: Int) -> Bool {
        guard let buffer = drawn(identifier) else { return false }
        buffer.frameNumber = nil
        buffer.isWithRenderer = false
        trim()
        return true
    }

    /// The first buffer for which `condition` holds.
    package func first(where condition: (Buffer) -> Bool) -> Buffer? {
        buffers.first(where: condition)
    }

    /// Calls `body` with each buffer.
    package func forEach(_ body: (Buffer) -> Void) {
        buffers.forEach(body)
    }

    /// Discards the buffers for which `condition` holds, even those in use.
    package func removeAll(where condition: (Buffer) -> Bool) {
        buffers.removeAll(where: condition)
    }

    /// Discards all buffers and makes no more.
    package func close() {
        buffers = []
        makeBuffer = nil
    }

    /// Frees idle buffers that are of no use, or more than are needed; the oldest content goes first.
    ///
    /// To be called when a buffer has become idle.
    package func trim() {
        if buffers.contains(where: { $0.isOutdated && $0.isIdle }) {
            buffers.removeAll { $0.isOutdated && $0.isIdle }
        }
        // Closures, because key paths in generic code are created at each call.
        let idle = buffers.filter { $0.isIdle }
        guard idle.count > limits.idleCapacity else { return }
        let newestFirst = idle.sorted { ($0.frameNumber ?? 0) > ($1.frameNumber ?? 0) }
        let surplus = Set(newestFirst.dropFirst(limits.idleCapacity).map { $0.identifier })
        buffers.removeAll { surplus.contains($0.identifier) }
    }

    private func drawn(_ identifier: Int) -> Buffer? {
        buffers.first { $0.identifier == identifier && $0.isWithRenderer }
    }

    private func add(_ size: PixelSize) -> Buffer? {
        guard let makeBuffer, buffers.count < limits.capacity else { return nil }
        lastIdentifier += 1
        guard let buffer = makeBuffer(lastIdentifier, size) else { return nil }
        buffers.append(buffer)
        return buffer
    }
}
