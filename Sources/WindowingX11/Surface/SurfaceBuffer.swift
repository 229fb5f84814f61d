// SPDX-License-Identifier: MIT
internal import CXCB
internal import Windowing

/// One buffer of a window: its memory, and who reads or writes it.
@RenderActor
@safe
final class SurfaceBuffer {
    let identifier: Int
    let size: PixelSize
    let bytesPerRow: Int
    let memory: MemoryFile
    /// `nil` where pixels are sent over the connection.
    let segment: SharedSegment?
    /// The memory as a pixmap; `nil` where it cannot be one.
    let pixmap: SharedPixmap?

    var isWithRenderer = false
    /// Reads by the server that were asked for and have not ended.
    var readCount = 0
    /// Which of the window's frames it holds; `nil` while it holds none.
    var frameNumber: Int?
    /// Of a size that is not used any more: freed as soon as nobody has it.
    var isOutdated = false

    /// Throws where there is no memory for that size.
    init(identifier: Int, size: PixelSize, canvas: Canvas) throws(WindowingError) {
        // Servers pad rows to whole words, which 4 bytes a pixel are; pixmaps in shared memory have no other gaps.
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
            throw .system(operation: "Sharing a buffer", code: 0, reason: "the connection has no more numbers")
        }
    }

    var isIdle: Bool { !isWithRenderer && readCount == 0 }

    /// The pixels of the row with that number, from the top.
    func row(_ number: Int) -> UnsafeBufferPointer<UInt32> {
        let start = unsafe (memory.start + number * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        return unsafe UnsafeBufferPointer(start: start, count: size.width)
    }

    /// The buffer as the render server sees it, when `frameCount` frames have been presented.
    func pixels(frameCount: Int) -> PixelBuffer {
        unsafe PixelBuffer(
            baseAddress: memory.start, size: size, bytesPerRow: bytesPerRow,
            age: frameNumber.map { frameCount - $0 + 1 } ?? 0, identifier: identifier)
    }
}

/// A pixmap whose pixels are a shared segment's.
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
