// SPDX-License-Identifier: MIT
import Foundation
import StringCatalog
import Testing

@Suite("Strings files")
struct StringsFileTests {
    private func strings(_ text: String, _ encoding: String.Encoding = .utf8) throws -> [String: String] {
        try StringsFile(data: try #require(text.data(using: encoding))).strings
    }

    @Test("Comments, quotation marks, and escapes are read")
    func syntax() throws {
        let text = #"""
            /* A comment
               "not" = "read"; */
            "hi" = "Hallo \"Welt\"\n\tè";  // the rest
            plain.key = 'it is "quoted"';
            "same";
            "\U00e9\101" = "\Ud83d\Ude00 \\";
            "hi2"="a
            b";
            """#
        #expect(
            try strings(text) == [
                "hi": "Hallo \"Welt\"\n\tè", "plain.key": "it is \"quoted\"", "same": "same", "éA": "😀 \\",
                "hi2": "a\nb",
            ])
    }

    @Test(
        "A file is UTF-8 or UTF-16 in either order, with or without a mark",
        arguments: [.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian] as [String.Encoding])
    func encodings(_ encoding: String.Encoding) throws {
        #expect(try strings("\"ключ\" = \"значение\";", encoding) == ["ключ": "значение"])
        #expect(try strings("\u{FEFF}\"a\" = \"é\";", .utf8) == ["a": "é"])
        #expect(try strings("", encoding) == [:])
    }

    @Test("A compiled file, a property list, is read")
    func compiled() throws {
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: format, options: 0)
            #expect(try StringsFile(data: data).strings == ["a": "b"])
        }
    }

    @Test("Written strings are read again unchanged")
    func writing() throws {
        let strings = ["a\"b\\": "line\nline\t\u{1}\r", "é": "😀", "": ""]
        #expect(try self.strings(StringsFile(strings).text) == strings)
    }

    @Test("A mistake is reported with its line")
    func mistakes() throws {
        #expect(throws: StringTableError.syntax(line: 2, expected: "“;”")) {
            try strings("\"a\" = \"b\"\n\"c\" = \"d\";")
        }
        #expect(throws: StringTableError.syntax(line: 1, expected: "“\"”")) { try strings("\"a\" = \"b") }
        #expect(throws: StringTableError.syntax(line: 1, expected: "“*/”")) { try strings("/* a") }
        #expect(throws: StringTableError.notText) { try StringsFile(data: Data([0x22, 0xC3, 0x28, 0x22])) }
        #expect(throws: StringTableError.tooLarge(bytes: StringTableFile.maximumSize + 1)) {
            try StringsFile(data: Data(count: StringTableFile.maximumSize + 1))
        }
    }
}
