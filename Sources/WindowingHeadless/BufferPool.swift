// SPDX-License-Identifier: MIT
internal import Windowing

/// The buffers of one window, recycled as by a compositor: the shown one is kept until the next is shown.
struct BufferPool {
    /// One shown, one waiting, one being drawn: a fourth would only hide a renderer that runs ahead.
    static let capacity = 3

    /// The maximum width and height that image libraries support.
    static let maximumSideLength = 32_767

    private var buffers: [Buffer] = []
    private var lastIdentifier = 0
    /// The number of frames shown.
    private(set) var presentCount = 0

    /// Whether shown buffers are not released, as by a slow compositor or one that keeps its buffers.
    var keepsShownBuffers = false {
        didSet {
            if !keepsShownBuffers { releaseShown(except: presentCount) }
        }
    }

    /// Whether `next(size:)` can return a buffer.
    var hasFreeBuffer: Bool {
        buffers.count < Self.capacity || buffers.contains { $0.state == .free }
    }

    /// Returns a free buffer of that size, the most recently shown one first; `nil` if all are in use or the size is
    /// not supported.
    mutating func next(size: PixelSize) -> PixelBuffer? {
        guard let length = Self.byteCount(size) else { return nil }
        // Buffers of an earlier size are useless once they are released.
        buffers.removeAll { $0.state == .free && $0.size != size }
        let free = buffers.filter { $0.state == .free }.max { $0.shownAt < $1.shownAt }
        let buffer: Buffer
        if let free {
            buffer = free
        } else {
            guard buffers.count < Self.capacity else { return nil }
            lastIdentifier += 1
            buffer = Buffer(identifier: lastIdentifier, size: size, length: length)
            buffers.append(buffer)
        }
        buffer.state = .drawn
        return PixelBuffer(
            baseAddress: buffer.memory, size: size, bytesPerRow: size.width * 4,
            age: buffer.shownAt == 0 ? 0 : presentCount + 1 - buffer.shownAt, identifier: buffer.identifier)
    }

    /// Makes `buffer` the shown one and frees the previous one.
    ///
    /// Returns false if it had not been handed out.
    mutating func present(_ buffer: PixelBuffer) -> Bool {
        guard let drawn = drawn(buffer) else { return false }
        presentCount += 1
        drawn.state = .shown
        drawn.shownAt = presentCount
        if !keepsShownBuffers { releaseShown(except: presentCount) }
        return true
    }

    /// Frees `buffer` with its content lost.
    ///
    /// Returns false if it had not been handed out.
    mutating func abandon(_ buffer: PixelBuffer) -> Bool {
        guard let drawn = drawn(buffer) else { return false }
        drawn.state = .free
        drawn.shownAt = 0
        return true
    }

    private func drawn(_ buffer: PixelBuffer) -> Buffer? {
        buffers.first { $0.identifier == buffer.identifier && $0.state == .drawn }
    }

    private func releaseShown(except frame: Int) {
        for buffer in buffers where buffer.state == .shown && buffer.shownAt != frame {
            buffer.state = .free
        }
    }

    /// Returns the size of a buffer's memory, or `nil` if it exceeds the signed 32-bit size of a shared-memory pool on
    /// a real display.
    private static func byteCount(_ size: PixelSize) -> Int? {
        guard !size.isEmpty, size.width <= maximumSideLength, size.height <= maximumSideLength else { return nil }
        let count = size.width * size.height * 4
        return count <= Int(Int32.max) ? count : nil
    }
}

/// The memory of one buffer, freed with it.
private final class Buffer {
    enum State {
        case free
        /// Handed out to the renderer.
        case drawn
        /// Shown by the display.
        case shown
    }

    let identifier: Int
    let size: PixelSize
    let memory: UnsafeMutableRawPointer
    var state = State.free
    /// The number of the last frame that it contained, from 1; 0 if its content is lost.
    var shownAt = 0

    init(identifier: Int, size: PixelSize, length: Int) {
        self.identifier = identifier
        self.size = size
        // Aligned to a cache line for vector instructions.
        memory = .allocate(byteCount: length, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: length)
    }

    deinit {
        memory.deallocate()
    }
}
