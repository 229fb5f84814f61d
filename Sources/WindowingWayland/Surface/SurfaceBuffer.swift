// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// One buffer of a window's surface: its memory and its current user.
@RenderActor
final class SurfaceBuffer {
    enum Holder {
        /// Idle: it can be drawn into.
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
    /// The number of the surface's frame that it contains; `nil` if none.
    var frameNumber: Int?
    /// Whether its size is no longer used, so that it is freed when it becomes idle.
    var isOutdated = false

    private let pool: SharedMemoryPool
    private let bytesPerRow: Int

    /// Allocates a buffer.
    ///
    /// - Throws: `SharedMemoryError` if memory can't be allocated, or the size exceeds the wire format.
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

    /// Returns the buffer for the render server, after `frameCount` frames have been presented; never `nil` for an
    /// allocated buffer.
    func pixels(frameCount: Int) -> PixelBuffer? {
        guard let base = unsafe pool.memory.bytes.baseAddress else { return nil }
        return unsafe PixelBuffer(
            baseAddress: base, size: size, bytesPerRow: bytesPerRow,
            age: frameNumber.map { frameCount - $0 + 1 } ?? 0, identifier: identifier)
    }
}
