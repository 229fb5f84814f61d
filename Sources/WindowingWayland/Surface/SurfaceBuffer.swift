// SPDX-License-Identifier: MIT
internal import RenderThread
internal import SystemFiles
internal import WaylandClient
internal import Windowing
internal import WindowingBackends

/// One buffer of a window's surface: its memory and its current user.
@RenderActor
final class SurfaceBuffer: PooledBuffer {
    /// Two suffice for most compositors; one that shows a frame late and holds its copy on another output needs four.
    nonisolated static let capacity = 4
    /// Buffers kept for the next frames; more were needed for a moment only.
    nonisolated static let idleCapacity = 2
    /// Pixels on one side: no compositor's textures are larger, and four bytes times its square is what the wire can say.
    nonisolated static let maximumSide = 16_384

    enum Holder {
        /// Idle: it can be drawn into.
        case free
        /// The render server draws into it.
        case renderer
        /// The compositor reads from it until `wl_buffer.release`.
        case display
    }

    let identifier: Int
    let size: PixelSize
    let object: WlBuffer
    var holder = Holder.free
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

    var isIdle: Bool { holder == .free }

    var isWithRenderer: Bool {
        get { holder == .renderer }
        set { holder = newValue ? .renderer : .free }
    }

    func pixels(frameCount: Int) -> PixelBuffer {
        unsafe PixelBuffer(
            baseAddress: pool.memory.start, size: size, bytesPerRow: bytesPerRow, age: age(frameCount: frameCount),
            identifier: identifier)
    }
}
