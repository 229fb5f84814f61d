// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// One buffer of a window's surface: its memory, and who has it.
@RenderActor
final class SurfaceBuffer {
    enum Holder {
        /// Nobody: it may be drawn into.
        case nobody
        /// The render server draws into it.
        case renderer
        /// The compositor reads from it until `wl_buffer.release`.
        case display
    }

    let identifier: Int
    let size: PixelSize
    let object: WlBuffer
    var holder = Holder.nobody
    /// Which of the surface's frames it holds; `nil` while it holds none.
    var frameNumber: Int?
    /// Of a size that is not used any more: freed as soon as nobody has it.
    var isOutdated = false

    private let pool: SharedMemoryPool
    private let bytesPerRow: Int

    /// Throws where the system has no memory, or the wire no number, for that size.
    init(identifier: Int, size: PixelSize, memory: WlShm, queue: EventQueue) throws(SharedMemoryError) {
        guard let stride = SharedMemoryPool.stride(width: size.width) else { throw .invalidSize(size.width) }
        let (byteCount, overflows) = stride.multipliedReportingOverflow(by: size.height)
        guard !overflows else { throw .invalidSize(.max) }
        self.identifier = identifier
        self.size = size
        bytesPerRow = stride
        pool = try SharedMemoryPool(memory, size: byteCount, on: queue)
        object = try pool.makeBuffer(width: size.width, height: size.height, stride: stride, format: .argb8888)
    }

    /// The buffer as the render server sees it, when `frameCount` frames have been presented; `nil` never happens to
    /// a buffer that was made.
    func pixels(frameCount: Int) -> PixelBuffer? {
        guard let base = unsafe pool.memory.bytes.baseAddress else { return nil }
        return unsafe PixelBuffer(
            baseAddress: base, size: size, bytesPerRow: bytesPerRow,
            age: frameNumber.map { frameCount - $0 + 1 } ?? 0, identifier: identifier)
    }
}
