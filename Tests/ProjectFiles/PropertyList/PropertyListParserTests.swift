// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectFiles

@Suite("Old-style property lists")
struct PropertyListParserTests {
    private func parse(_ text: String) throws -> PropertyListNode {
        try PropertyListParser.parse(Array(text.utf8), file: "list")
    }

    @Test("Strings, arrays, dictionaries, data, and comments")
    func values() throws {
        let node = try parse("// c\n{ a /* b */ = \"x\\n\\\"\\U00e9\"; b = (1, 'two', ); c = <0a fF>; }")
        let fields = try #require(node.dictionary)
        #expect(fields["a"]?.string == "x\n\"é")
        #expect(fields["b"]?.array?.map(\.string) == ["1", "two"])
        guard case .data(let bytes) = fields["c"]?.value else { throw CocoaError(.coderReadCorrupt) }
        #expect(bytes == [0x0A, 0xFF])
        #expect(node.line == 2)
    }

    @Test(
        "Errors name the line, what was needed, and what there was",
        arguments: [
            ("{\na = 1\n}", 3, "Expected \";\", found \"}\"."), ("{ a = \n", 2, "found the end of the file"),
            ("(1,\n\"x", 2, "no closing quote"), ("/* x", 1, "comment has no end"), ("{} x", 1, "Expected the end"),
            ("", 1, "Expected a value"), ("<0g>", 1, "Expected a digit"),
            (String(repeating: "(", count: 100_000), 1, "nested more than"),
        ])
    func errors(text: String, line: Int, message: String) throws {
        let error = try #require(throws: ProjectError.self) { try parse(text) }
        #expect(error.line == line)
        #expect(error.message.contains(message), "\(error)")
    }
}
