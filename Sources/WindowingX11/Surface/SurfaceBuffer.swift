// SPDX-License-Identifier: MIT
internal import CXCB
internal import Glibc
internal import RenderThread
internal import SystemFiles
internal import Windowing
internal import WindowingBackends

/// One buffer of a window: its memory and its use by the application and the server.
@RenderActor
@safe
final class SurfaceBuffer: PooledBuffer {
    /// One shown, one on its way, one being drawn; the fourth is for servers that hold on to a frame for longer.
    nonisolated static let capacity = 4
    /// Buffers kept for the next frames besides the one that is shown.
    nonisolated static let idleCapacity = 1
    /// Pixels on one side: the protocol's sizes and places are numbers of 16 bits with a sign.
    nonisolated static let maximumSide = 32_767

    let identifier: Int
    let size: PixelSize
    let bytesPerRow: Int
    let memory: MemoryFile
    /// `nil` if pixels are sent over the connection.
    let segment: SharedSegment?
    /// The memory as a pixmap; `nil` if that is not supported.
    let pixmap: SharedPixmap?

    var isWithRenderer = false
    /// Whether it holds the frame on the window, out of which parts that come to light are drawn again.
    var isFront = false
    /// The number of pending reads by the server.
    var readCount = 0
    /// The number of the window's frame that it contains; `nil` if none.
    var frameNumber: Int?
    /// Whether its size is no longer used, so that it is freed when it becomes idle.
    var isOutdated = false

    /// Allocates a buffer.
    ///
    /// - Throws: `OperationError` if memory can't be allocated.
    init(identifier: Int, size: PixelSize, canvas: Canvas) throws(SystemError) {
        // Rows are padded to whole words, which is always the case with 4 bytes per pixel; shared pixmaps have no other
        // padding.
        let bytesPerRow = size.width * 4
        let memory = try MemoryFile(size: bytesPerRow * size.height)
        self.identifier = identifier
        self.size = size
        self.bytesPerRow = bytesPerRow
        self.memory = memory
        let segment = canvas.transport == .image ? nil : SharedSegment(memory, on: canvas.connection)
        self.segment = segment
        pixmap = canvas.transport == .pixmap ? segment.flatMap { SharedPixmap(size, of: $0, for: canvas) } : nil
        if canvas.transport != .image, segment == nil || (canvas.transport == .pixmap && pixmap == nil) {
            throw SystemError(operation: "sharing a buffer with the X server", code: ENOMEM)
        }
    }

    var isIdle: Bool { !isWithRenderer && readCount == 0 && !isFront }

    /// Returns a row's pixels, counted from the top.
    func row(_ number: Int) -> UnsafeBufferPointer<UInt32> {
        let start = unsafe (memory.start + number * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        return unsafe UnsafeBufferPointer(start: start, count: size.width)
    }

    /// Returns the buffer for the render server, after `frameCount` frames have been presented.
    func pixels(frameCount: Int) -> PixelBuffer {
        unsafe PixelBuffer(
            baseAddress: memory.start, size: size, bytesPerRow: bytesPerRow,
            age: age(frameCount: frameCount), identifier: identifier)
    }
}

/// A pixmap in shared memory.
final class SharedPixmap: Sendable {
    let identifier: UInt32
    private let connection: XConnection

    init?(_ size: PixelSize, of segment: SharedSegment, for canvas: Canvas) {
        guard let identifier = canvas.connection.makeIdentifier() else { return nil }
        self.identifier = identifier
        connection = canvas.connection
        unsafe _ = xcb_shm_create_pixmap(
            canvas.connection.pointer, identifier, canvas.window, UInt16(size.width), UInt16(size.height),
            canvas.depth, segment.identifier, 0)
    }

    deinit {
        unsafe _ = xcb_free_pixmap(connection.pointer, identifier)
    }
}
