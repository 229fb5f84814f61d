// SPDX-License-Identifier: MIT
internal import Windowing

/// The memory behind one window's buffers, recycled as a compositor would: the shown one is kept until the next is shown.
struct BufferPool {
    /// One shown, one waiting, one being drawn: a fourth would only hide a renderer that runs ahead.
    static let capacity = 3

    /// The widest and tallest picture that image libraries take.
    static let maximumSideLength = 32_767

    private var buffers: [Buffer] = []
    private var lastIdentifier = 0
    /// How many frames have been shown.
    private(set) var presentCount = 0

    /// While set, what has been shown is not given back, as by a compositor that is slow or holds on to its buffers.
    var keepsShownBuffers = false {
        didSet {
            if !keepsShownBuffers { releaseShown(except: presentCount) }
        }
    }

    /// Whether `next(size:)` has a buffer to give.
    var hasFreeBuffer: Bool {
        buffers.count < Self.capacity || buffers.contains { $0.state == .free }
    }

    /// A free buffer of that size, the one shown last first; `nil` if all are taken or the size cannot be had.
    mutating func next(size: PixelSize) -> PixelBuffer? {
        guard let length = Self.byteCount(size) else { return nil }
        // Buffers of an earlier size are of no more use once they are back.
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

    /// Takes `buffer` as the shown one and frees the one before; false if it had not been given out.
    mutating func present(_ buffer: PixelBuffer) -> Bool {
        guard let drawn = drawn(buffer) else { return false }
        presentCount += 1
        drawn.state = .shown
        drawn.shownAt = presentCount
        if !keepsShownBuffers { releaseShown(except: presentCount) }
        return true
    }

    /// Takes `buffer` back with its content lost; false if it had not been given out.
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

    /// The length of a buffer's memory, or `nil` where a shared-memory pool of a real display, whose length is a
    /// signed 32-bit number, could not hold it.
    private static func byteCount(_ size: PixelSize) -> Int? {
        guard !size.isEmpty, size.width <= maximumSideLength, size.height <= maximumSideLength else { return nil }
        let count = size.width * size.height * 4
        return count <= Int(Int32.max) ? count : nil
    }
}

/// One buffer's memory, freed with it.
private final class Buffer {
    enum State {
        case free
        /// With the renderer.
        case drawn
        /// With the display.
        case shown
    }

    let identifier: Int
    let size: PixelSize
    let memory: UnsafeMutableRawPointer
    var state = State.free
    /// The number of the frame that it held last, from 1; 0 if its content is lost.
    var shownAt = 0

    init(identifier: Int, size: PixelSize, length: Int) {
        self.identifier = identifier
        self.size = size
        // A cache line, so that rows written by vector instructions start well.
        memory = .allocate(byteCount: length, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: length)
    }

    deinit {
        memory.deallocate()
    }
}
