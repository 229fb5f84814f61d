// SPDX-License-Identifier: MIT
internal import RenderThread
internal import Windowing
internal import WindowingBackends

/// One buffer's memory, freed with it.
@RenderActor
final class HeadlessBuffer: PooledBuffer {
    /// One shown, one waiting, one being drawn: a fourth would only hide a renderer that runs ahead.
    nonisolated static let capacity = 3
    /// The widest and tallest picture that image libraries take.
    nonisolated static let maximumSide = 32_767

    let identifier: Int
    let size: PixelSize
    private let memory: Memory
    var isWithRenderer = false
    /// Whether the display shows it, or holds on to it.
    var isShown = false
    var frameNumber: Int?
    var isOutdated = false

    /// `nil` where a shared-memory pool of a real display, whose length is a signed 32-bit number, could not hold it.
    init?(identifier: Int, size: PixelSize) {
        let length = size.width * size.height * 4
        guard length <= Int(Int32.max) else { return nil }
        self.identifier = identifier
        self.size = size
        memory = Memory(length: length)
    }

    var isIdle: Bool { !isWithRenderer && !isShown }

    func pixels(frameCount: Int) -> PixelBuffer {
        PixelBuffer(
            baseAddress: memory.start, size: size, bytesPerRow: size.width * 4, age: age(frameCount: frameCount),
            identifier: identifier)
    }
}

/// Memory that may be freed on any thread.
private final class Memory {
    let start: UnsafeMutableRawPointer

    init(length: Int) {
        // A cache line, so that rows written by vector instructions start well.
        start = .allocate(byteCount: length, alignment: 64)
        start.initializeMemory(as: UInt8.self, repeating: 0, count: length)
    }

    deinit {
        start.deallocate()
    }
}
