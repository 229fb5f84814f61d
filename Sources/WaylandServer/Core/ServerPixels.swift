// SPDX-License-Identifier: MIT
internal import CWaylandServer

/// A copy of the pixels of a `wl_shm` buffer.
public struct ServerPixels: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The number of bytes from row to row.
    public let stride: Int
    /// The pixel format.
    public let format: WlShmResource.Format
    /// `stride * height` bytes.
    public let bytes: [UInt8]

    /// Copies the buffer's content; `nil` if the buffer has been destroyed or isn't from `wl_shm`.
    ///
    /// A client that has truncated its memory is disconnected, and zeros are read.
    public init?(_ buffer: WlBufferResource) {
        guard let pointer = unsafe buffer.pointer, let shared = unsafe wl_shm_buffer_get(pointer) else { return nil }
        width = Int(unsafe wl_shm_buffer_get_width(shared))
        height = Int(unsafe wl_shm_buffer_get_height(shared))
        stride = Int(unsafe wl_shm_buffer_get_stride(shared))
        format = WlShmResource.Format(rawValue: unsafe wl_shm_buffer_get_format(shared))
        unsafe wl_shm_buffer_begin_access(shared)
        defer { unsafe wl_shm_buffer_end_access(shared) }
        guard let data = unsafe wl_shm_buffer_get_data(shared) else { return nil }
        bytes = unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: stride * height))
    }
}
