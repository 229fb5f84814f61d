// SPDX-License-Identifier: MIT
public import SystemFiles

/// Shared memory from which the compositor reads pixel buffers.
///
/// Its size is fixed; for more memory, create another pool and release this one when its buffers are no longer used.
/// The memory exists as long as the pool or any of its buffers is referenced.
public final class SharedMemoryPool: Sendable {
    /// The memory.
    public let memory: MemoryFile
    /// The protocol object.
    public let object: WlShmPool

    /// Creates a pool of `size` zero bytes (1 to 2^31 − 1).
    ///
    /// Its buffers' events are queued in `queue`, by default that of `shm`.
    public init(_ shm: WlShm, size: Int, on queue: EventQueue? = nil) throws(SharedMemoryError) {
        guard size > 0, size <= Int(Int32.max) else { throw .invalidSize(size) }
        do {
            memory = try MemoryFile(size: size)
        } catch {
            throw .system(error)
        }
        object = shm.createPool(fd: memory.descriptor, size: Int32(size), on: queue)
    }

    /// Returns the number of bytes from one row to the next for `width` pixels of 4 bytes, or `nil` if it exceeds the
    /// wire format.
    ///
    /// Rows follow each other without a gap: KWin 5.27 updates a damaged part of a buffer as if they always did, so
    /// that a buffer with longer rows is shown skewed.
    public static func stride(width: Int) -> Int? {
        guard width > 0, width < Int(Int32.max) / 4 else { return nil }
        return width * 4
    }

    /// Creates a buffer of `width` × `height` pixels of 4 bytes, with `stride` bytes per row, `offset` bytes into the
    /// pool.
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
