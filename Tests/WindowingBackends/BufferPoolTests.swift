// SPDX-License-Identifier: MIT
import RenderThread
import Testing
import Windowing
import WindowingBackends

@Suite("Buffer pools")
struct BufferPoolTests {
    /// A buffer without memory, which the test takes and gives back for the display.
    @RenderActor
    private final class Buffer: PooledBuffer {
        let identifier: Int
        let size: PixelSize
        var isWithRenderer = false
        var isWithDisplay = false
        var frameNumber: Int?
        var isOutdated = false

        init(identifier: Int, size: PixelSize) {
            self.identifier = identifier
            self.size = size
        }

        var isIdle: Bool { !isWithRenderer && !isWithDisplay }

        func pixels(frameCount: Int) -> PixelBuffer {
            PixelBuffer(
                baseAddress: UnsafeMutableRawPointer(bitPattern: 64) ?? .allocate(byteCount: 1, alignment: 1),
                size: size,
                bytesPerRow: size.width * 4, age: age(frameCount: frameCount), identifier: identifier)
        }
    }

    private static let size = PixelSize(width: 4, height: 4)

    @RenderActor
    private func makePool() -> BufferPool<Buffer> {
        BufferPool(BufferPool<Buffer>.Limits(capacity: 3, idleCapacity: 1, maximumSide: 100)) {
            Buffer(identifier: $0, size: $1)
        }
    }

    /// Draws and shows a frame; the display then has the buffer.
    @RenderActor
    private func show(_ pool: BufferPool<Buffer>, _ size: PixelSize = Self.size) -> (age: Int, buffer: Buffer)? {
        guard let pixels = pool.take(size), let buffer = pool.present(pixels.identifier) else { return nil }
        buffer.isWithDisplay = true
        return (pixels.age, buffer)
    }

    @RenderActor
    private func giveBack(_ buffer: Buffer?, to pool: BufferPool<Buffer>) {
        buffer?.isWithDisplay = false
        pool.trim()
    }

    @Test("A buffer that comes back is used again, with the number of frames since as its age")
    @RenderActor
    func ages() {
        let pool = makePool()
        let first = show(pool)
        #expect(first?.age == 0)
        giveBack(first?.buffer, to: pool)
        let again = show(pool)
        #expect(again?.age == 1 && again?.buffer === first?.buffer)
        _ = show(pool)
        giveBack(first?.buffer, to: pool)
        #expect(show(pool)?.age == 2)
    }

    @Test("A pool whose buffers are all out has none to give, until one comes back")
    @RenderActor
    func exhaustion() {
        let pool = makePool()
        let shown = (0..<3).map { _ in show(pool) }
        #expect(pool.isExhausted && pool.take(Self.size) == nil)
        giveBack(shown[0]?.buffer, to: pool)
        #expect(!pool.isExhausted && pool.take(Self.size)?.identifier == shown[0]?.buffer.identifier)
    }

    @Test("An abandoned buffer has lost its content; one that was not given out cannot be presented or abandoned")
    @RenderActor
    func abandoning() throws {
        let pool = makePool()
        giveBack(show(pool)?.buffer, to: pool)
        let drawn = try #require(pool.take(Self.size))
        #expect(pool.abandon(drawn.identifier) && !pool.abandon(drawn.identifier))
        #expect(pool.present(drawn.identifier) == nil)
        #expect(pool.take(Self.size)?.age == 0)
    }

    @Test("Idle buffers are kept up to a limit, and those of another size are freed")
    @RenderActor
    func trimming() {
        let pool = makePool()
        let shown = (0..<3).map { _ in show(pool) }
        for frame in shown { giveBack(frame?.buffer, to: pool) }
        #expect(pool.count == 1)
        #expect(show(pool, PixelSize(width: 5, height: 5))?.age == 0)
        #expect(pool.count == 1)
    }

    @Test("A size out of bounds has no buffer, and a closed pool has none at all")
    @RenderActor
    func refusals() {
        let pool = makePool()
        for side in [0, -1, 101, Int.max] {
            #expect(pool.take(PixelSize(width: side, height: 4)) == nil)
            #expect(pool.take(PixelSize(width: 4, height: side)) == nil)
        }
        pool.close()
        #expect(pool.take(Self.size) == nil && pool.count == 0)
    }
}
