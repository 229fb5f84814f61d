// SPDX-License-Identifier: MIT

/// Memory from which the compositor reads buffers of pixels.
///
/// Its size is fixed; who needs more makes another pool and lets this one go when its buffers are back. The memory
/// stays while any buffer of the pool, or the pool, is referred to.
public final class SharedMemoryPool: Sendable {
    public let memory: MemoryFile
    /// The compositor's side of it.
    public let object: WlShmPool

    /// A pool of `size` bytes (1 to 2^31 − 1), zero; events of its buffers wait in `queue`, by default that of `shm`.
    public init(_ shm: WlShm, size: Int, on queue: EventQueue? = nil) throws(SharedMemoryError) {
        memory = try MemoryFile(size: size)
        object = shm.createPool(fd: memory.descriptor, size: Int32(size), on: queue)
    }

    /// The bytes from one row to the next for `width` pixels of 4 bytes, or `nil` if the wire cannot say it.
    ///
    /// Rows start at multiples of 64 bytes, a cache line, so that no two of them share one.
    public static func stride(width: Int) -> Int? {
        guard width > 0, width <= Int(Int32.max) / 4 - 16 else { return nil }
        return (width * 4 + 63) & ~63
    }

    /// A buffer of `width` × `height` pixels of 4 bytes, `stride` bytes from row to row, `offset` bytes into the pool.
    public func makeBuffer(
        offset: Int = 0, width: Int, height: Int, stride: Int, format: WlShm.Format
    ) throws(SharedMemoryError) -> WlBuffer {
        let (rows, overflows) = stride.multipliedReportingOverflow(by: height)
        let (end, endOverflows) = rows.addingReportingOverflow(offset)
        let (row, rowOverflows) = width.multipliedReportingOverflow(by: 4)
        let isSane =
            offset >= 0 && width > 0 && height > 0 && !overflows && !endOverflows && !rowOverflows && stride >= row
        guard isSane, end <= memory.size else {
            throw .outsidePool(needed: isSane ? end : nil, available: memory.size)
        }
        return object.createBuffer(
            offset: Int32(offset), width: Int32(width), height: Int32(height), stride: Int32(stride), format: format)
    }
}
