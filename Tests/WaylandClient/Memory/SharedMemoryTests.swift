// SPDX-License-Identifier: MIT
import Glibc
import SystemFiles
import Testing
import WaylandClient
import WaylandServer

@Suite("Shared memory")
struct SharedMemoryTests {
    @Test("The server sees the pixels")
    func serverSeesPixels() throws {
        let pair = try ConnectedPair()
        pair.server.offerSharedMemory()
        let (compositor, far) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
        var attached: [WlBufferResource?] = []
        far.handler = { request in
            guard case .createSurface(let surface) = request else { return }
            surface.handler = { if case .attach(let buffer, _, _) = $0 { attached.append(buffer) } }
        }
        let registry = Registry(pair.display)
        try pair.settle()
        let shm = try registry.bind(WlShm.self)
        let stride = try #require(SharedMemoryPool.stride(width: 3))
        let pool = try SharedMemoryPool(shm, size: stride * 2 + 128)
        let buffer = try pool.makeBuffer(offset: 128, width: 3, height: 2, stride: stride, format: .argb8888)
        unsafe pool.memory.bytes.storeBytes(of: 0x1122_3344, toByteOffset: 128 + stride + 8, as: UInt32.self)
        let surface = compositor.createSurface()
        surface.attach(buffer: buffer, x: 0, y: 0)
        surface.attach(buffer: buffer, x: 0, y: 0)
        surface.attach(buffer: nil, x: 0, y: 0)
        try pair.settle()
        try #require(attached.count == 3)
        let farBuffer = try #require(attached[0])
        #expect(attached[1] === farBuffer && attached[2] == nil)
        let pixels = try #require(ServerPixels(farBuffer))
        #expect(pixels.width == 3 && pixels.height == 2 && pixels.stride == stride && pixels.format == .argb8888)
        #expect(Array(pixels.bytes[(stride + 8)..<(stride + 12)]) == [0x44, 0x33, 0x22, 0x11])
        #expect(pixels.bytes.count(where: { $0 != 0 }) == 4)

        let released = Recorder<Bool>()
        buffer.handler = { if case .release = $0 { released.append(true) } }
        farBuffer.sendRelease()
        try pair.settle()
        #expect(released.values == [true])
        buffer.destroy()
        try pair.settle()
        #expect(!farBuffer.isAlive && ServerPixels(farBuffer) == nil)
    }

    @Test("Buffers outside the pool are rejected")
    func buffersOutsidePoolAreRejected() throws {
        let pair = try ConnectedPair()
        pair.server.offerSharedMemory()
        let registry = Registry(pair.display)
        try pair.settle()
        let memory = try registry.bind(WlShm.self)
        for size in [0, -1, Int(Int32.max) + 1] {
            #expect(throws: SharedMemoryError.invalidSize(size)) { try SharedMemoryPool(memory, size: size) }
        }
        let pool = try SharedMemoryPool(memory, size: 4096)
        func refuses(_ offset: Int, _ width: Int, _ height: Int, _ stride: Int, needed: Int?) {
            #expect(throws: SharedMemoryError.outsidePool(needed: needed, available: 4096)) {
                try pool.makeBuffer(offset: offset, width: width, height: height, stride: stride, format: .xrgb8888)
            }
        }
        refuses(1, 32, 32, 128, needed: 4097)
        refuses(0, 32, 33, 128, needed: 4224)
        refuses(0, 33, 1, 128, needed: nil)
        refuses(-4, 1, 1, 4, needed: nil)
        refuses(0, 0, 1, 4, needed: nil)
        refuses(0, 1, -1, 4, needed: nil)
        refuses(0, .max, 1, .max, needed: nil)
        refuses(0, 1, .max, .max, needed: nil)
        refuses(.max, 1, 1, 4, needed: nil)
        _ = try pool.makeBuffer(width: 32, height: 32, stride: 128, format: .xrgb8888)
        try pair.settle()
        #expect(pair.display.error == nil)
    }

    @Test("Rows have no gap between them, and strides can't overflow")
    func stridesCannotOverflow() {
        for width in [1, 16, 17, 700] { #expect(SharedMemoryPool.stride(width: width) == width * 4) }
        for width in [0, -5, Int(Int32.max) / 4, .max] {
            #expect(SharedMemoryPool.stride(width: width) == nil)
        }
    }

    @Test("Memory that the client truncated is not read")
    func memoryThatClientTruncatedIsNotRead() throws {
        let pair = try ConnectedPair()
        pair.server.offerSharedMemory()
        let (compositor, far) = try pair.bind(WlCompositor.self, WlCompositorResource.self, version: 6)
        var attached: WlBufferResource?
        far.handler = { request in
            guard case .createSurface(let surface) = request else { return }
            surface.handler = { if case .attach(let buffer, _, _) = $0 { attached = buffer } }
        }
        let registry = Registry(pair.display)
        try pair.settle()
        let shm = try registry.bind(WlShm.self)
        let file = OwnedFileDescriptor(adopting: try #require(temporaryFile(size: 8192)))
        let pool = shm.createPool(fd: file, size: 8192)
        let buffer = pool.createBuffer(offset: 0, width: 32, height: 64, stride: 128, format: .argb8888)
        compositor.createSurface().attach(buffer: buffer, x: 0, y: 0)
        try pair.settle()
        #expect(ftruncate(file.rawValue, 0) == 0)
        let farBuffer = try #require(attached)
        let pixels = try #require(ServerPixels(farBuffer))
        #expect(pixels.bytes.allSatisfy { $0 == 0 })
        #expect(throws: DisplayError.self) { try pair.settle() }
    }

    private func temporaryFile(size: Int) -> Int32? {
        var template = Array("/tmp/shoji-test-XXXXXX".utf8CString)
        let file = unsafe mkstemp(&template)
        unsafe unlink(template)
        return file >= 0 && ftruncate(file, off_t(size)) == 0 ? file : nil
    }

    @Test("Files are read completely")
    func filesAreReadCompletely() throws {
        let file = try #require(temporaryFile(size: 10))
        let owned = OwnedFileDescriptor(adopting: file)
        #expect(unsafe pwrite(file, "keymap", 6, 0) == 6)
        #expect(try owned.contents(count: 6) == Array("keymap".utf8))
        #expect(try owned.contents(count: 0) == [])
        #expect(throws: SystemError.self) { try owned.contents(count: 11) }
        #expect(throws: SystemError.self) { try owned.contents(count: -1) }
        #expect(throws: SystemError.self) { try owned.contents(count: .max) }
    }
}
