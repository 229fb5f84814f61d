// SPDX-License-Identifier: MIT
import Testing

@testable import WindowingX11

@Suite("Messages of input method servers on X11")
struct XIMAssemblyTests {
    private typealias Failure = XIMAssembly.Failure

    @Test("Client messages are joined up to the last part")
    func parts() throws {
        var assembly = XIMAssembly()
        try assembly.add([1, 2], isLast: false)
        #expect(assembly.take().isEmpty)
        try assembly.add([3], isLast: true)
        try assembly.add([4], isLast: true)
        #expect(assembly.take() == [[1, 2, 3], [4]])
        #expect(assembly.take().isEmpty)
    }

    @Test("Messages wait for the property of an earlier one")
    func order() throws {
        var assembly = XIMAssembly()
        try assembly.add([1], isLast: true)
        try assembly.add(atom: 5, byteCount: 4)
        try assembly.add([2], isLast: true)
        #expect(assembly.take() == [[1]])
        try assembly.fill([9, 9, 9, 9])
        #expect(assembly.take() == [[9, 9, 9, 9], [2]])
    }

    @Test("A property with several messages is divided among them")
    func sharedProperty() throws {
        var assembly = XIMAssembly()
        for _ in 0..<2 { try assembly.add(atom: 5, byteCount: 4) }
        try assembly.add(atom: 6, byteCount: 5)
        try assembly.fill([1, 1, 1, 1, 2, 2, 2, 2])
        try assembly.fill([])
        #expect(assembly.take() == [[1, 1, 1, 1], [2, 2, 2, 2]])
        try assembly.fill([3, 3, 3, 3, 3])
        #expect(assembly.take() == [[3, 3, 3, 3, 3]])
    }

    @Test("Missing content, and content that isn't expected, are errors")
    func content() throws {
        var assembly = XIMAssembly()
        #expect(throws: Failure()) { try assembly.fill([1]) }
        try assembly.add(atom: 5, byteCount: 4)
        #expect(throws: Failure()) { try assembly.fill([1, 2, 3]) }
    }

    @Test("Sizes are limited", arguments: [-1, 0, 3, XIMAssembly.maximumByteCount + 1, .max])
    func sizes(byteCount: Int) {
        var assembly = XIMAssembly()
        #expect(throws: Failure()) { try assembly.add(atom: 5, byteCount: byteCount) }
    }

    @Test("Endless parts, messages, and remainders are errors")
    func floods() {
        var assembly = XIMAssembly()
        #expect(throws: Failure()) {
            while true { try assembly.add([UInt8](repeating: 0, count: 20), isLast: false) }
        }
        assembly = XIMAssembly()
        #expect(throws: Failure()) {
            while true { try assembly.add(atom: 5, byteCount: 4) }
        }
        assembly = XIMAssembly()
        #expect(throws: Failure()) {
            for atom: UInt32 in 1... {
                try assembly.add(atom: atom, byteCount: 4)
                try assembly.fill([UInt8](repeating: 0, count: 5))
                _ = assembly.take()
            }
        }
    }
}
