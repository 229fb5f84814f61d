// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import Keyboard

@Suite("Keymap files")
struct KeymapFileTests {
    /// Returns the keymap of a file with these bytes and the announced size `byteCount`.
    private func keymap(_ bytes: [UInt8], byteCount: Int? = nil, format: UInt32 = 1) throws -> Keymap? {
        var path = Array("/tmp/keymap-XXXXXX".utf8CString)
        let descriptor = mkstemp(&path)
        try #require(descriptor >= 0)
        unlink(path)
        _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        let file = KeymapFile(taking: descriptor, format: format, byteCount: UInt32(byteCount ?? bytes.count))
        return try file.keymap()
    }

    @Test("The text is read from the beginning of the file, regardless of its offset")
    func good() throws {
        let keymap = try keymap(Array(sampleKeymap.utf8) + [0])
        #expect(try #require(keymap).repeats(30))
    }

    @Test("Format 0 and size 0 mean that there is no keymap")
    func none() throws {
        #expect(try keymap([], format: 0) == nil)
        #expect(try keymap([], byteCount: 0) == nil)
        #expect(try KeymapFile(taking: -1, format: 0, byteCount: 0).keymap() == nil)
    }

    @Test("A file shorter than announced is an error")
    func truncated() {
        #expect(throws: KeymapError.truncated(expected: 4096, available: 3)) {
            try keymap([1, 2, 3], byteCount: 4096)
        }
    }

    @Test("A size beyond the limit is rejected without reading the file")
    func huge() {
        #expect(throws: KeymapError.tooLarge(byteCount: Int(UInt32.max), limit: Keymap.maximumByteCount)) {
            try keymap([], byteCount: Int(UInt32.max))
        }
    }

    @Test("An unknown format is an error")
    func format() {
        #expect(throws: KeymapError.unsupportedFormat(7)) { try keymap([1, 2, 3], format: 7) }
    }

    @Test("A closed descriptor is an error")
    func unreadable() {
        let file = KeymapFile(taking: -1, format: 1, byteCount: 10)
        #expect(throws: KeymapError.unreadable(code: EBADF)) { try file.keymap() }
    }
}
