// SPDX-License-Identifier: MIT
import Glibc
import SystemFiles
import Testing

@Suite("Memory files")
struct MemoryFileTests {
    @Test("A memory file is zeroed, and its size is sealed")
    func sizeIsSealed() throws {
        let memory = try MemoryFile(size: 5000)
        #expect(memory.isSealed)
        #expect(ftruncate(memory.descriptor.rawValue, 100) != 0)
        #expect(ftruncate(memory.descriptor.rawValue, 10000) != 0)
        unsafe #expect(memory.bytes.count == 5000 && memory.bytes.allSatisfy { $0 == 0 })
    }

    @Test("Sizes from 1 to 2^31 - 1 are possible", arguments: [0, -1, Int.min, Int(Int32.max) + 1, Int.max])
    func impossibleSizes(size: Int) {
        #expect(throws: SystemError.self) { try MemoryFile(size: size) }
    }
}
