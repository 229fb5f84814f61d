// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import RenderThread
import Synchronization
import Windowing

/// A display in memory whose frames the test produces.
@RenderActor
final class MemoryTarget: FrameTarget {
    struct Presented {
        let damage: [PixelRect]
        let configuration: FrameConfiguration?
        /// The pixels as the display shows them.
        let pixels: [UInt32]
        let size: PixelSize
        let timestamp: TimeInterval
    }

    private final class Buffer {
        let memory: UnsafeMutableRawBufferPointer
        let size: PixelSize
        var presentedAt: Int?

        init(size: PixelSize) {
            self.size = size
            memory = .allocate(byteCount: size.width * size.height * 4, alignment: 16)
            // A display's buffers are not blank, so unpainted pixels are visible.
            memory.initializeMemory(as: UInt8.self, repeating: 0xAB)
        }

        deinit {
            memory.deallocate()
        }
    }

    /// The number of buffers.
    private let bufferCount: Int
    /// Whether buffers are available.
    var hasBuffers = true
    /// Chooses the buffer for the next frame; the least recently shown one if `nil`.
    var chooseBuffer: ((_ count: Int) -> Int)?
    private var buffers: [Buffer] = []
    private var handler: (@RenderActor (FrameTime) -> Void)?
    private(set) var requestCount = 0
    private(set) var presented: [Presented] = []
    private(set) var applied: [FrameConfiguration] = []
    private(set) var abandonedCount = 0
    private var timestamp: TimeInterval = 0

    nonisolated init(bufferCount: Int = 2) {
        self.bufferCount = bufferCount
    }

    var isFrameRequested: Bool { handler != nil }

    /// Produces a frame, if one was requested.
    func tick(_ timestamp: TimeInterval) {
        self.timestamp = timestamp
        let handler = self.handler
        self.handler = nil
        handler?(FrameTime(timestamp: timestamp))
    }

    func requestFrame(_ handler: @escaping @RenderActor (FrameTime) -> Void) {
        requestCount += 1
        self.handler = handler
    }

    func nextBuffer(size: PixelSize) -> PixelBuffer? {
        guard hasBuffers else { return nil }
        if buffers.first?.size != size { buffers = (0..<bufferCount).map { _ in Buffer(size: size) } }
        let index =
            chooseBuffer?(bufferCount) ?? buffers.indices.min { left, right in
                (buffers[left].presentedAt ?? -1) < (buffers[right].presentedAt ?? -1)
            } ?? 0
        let buffer = buffers[index]
        guard let address = buffer.memory.baseAddress else { return nil }
        return PixelBuffer(
            baseAddress: address, size: size, bytesPerRow: size.width * 4,
            age: buffer.presentedAt.map { presented.count - $0 } ?? 0, identifier: index)
    }

    func present(_ buffer: PixelBuffer, damage: [PixelRect], configuration: FrameConfiguration?) {
        let own = buffers[buffer.identifier]
        own.presentedAt = presented.count
        presented.append(
            Presented(
                damage: damage, configuration: configuration, pixels: Array(own.memory.bindMemory(to: UInt32.self)),
                size: buffer.size, timestamp: timestamp))
    }

    func abandon(_ buffer: PixelBuffer) {
        abandonedCount += 1
        buffers[buffer.identifier].presentedAt = nil
    }

    func apply(_ configuration: FrameConfiguration) {
        applied.append(configuration)
    }
}

extension MemoryTarget.Presented {
    /// Returns the pixel as premultiplied 0xAARRGGBB.
    func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * size.width + x] }
}
