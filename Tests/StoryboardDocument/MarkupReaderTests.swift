// SPDX-License-Identifier: MIT
import Testing

@testable import StoryboardDocument

@Suite("XML parsing")
struct MarkupReaderTests {
    private func read(_ text: String, limits: MarkupLimits = MarkupLimits()) throws -> InterfaceElement {
        try MarkupReader.read(Array(text.utf8), limits: limits)
    }

    private func failure(_ text: String, limits: MarkupLimits = MarkupLimits()) -> InterfaceDocumentError? {
        do throws(InterfaceDocumentError) {
            _ = try MarkupReader.read(Array(text.utf8), limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test("Elements, attributes and text are read, with their lines")
    func elements() throws {
        let root = try read(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <!-- A comment with <tags> & more -->
            <a one="1"
               two='2"'><b/>
              <c d:e="f" >text</c  ></a>
            <!-- after -->

            """)
        #expect(root.name == "a")
        #expect(root.attributes.map(\.name) == ["one", "two"] && root.attributes.map(\.value) == ["1", "2\""])
        #expect(root.children.map(\.name) == ["b", "c"])
        #expect(root.children.map(\.line) == [4, 5])
        #expect(root.children.last?.text == "text")
        #expect(root.children.last?["d:e"] == "f")
        #expect(root.line == 3)
    }

    @Test("Characters can be literal, or named or numeric references")
    func references() throws {
        let root = try read("<a b='&lt;&#65;&#x1F600;&amp;amp;&quot;&apos;&gt;'>x&#10;y<![CDATA[<&amp;>]]>z</a>")
        #expect(root["b"] == "<A😀&amp;\"'>")
        #expect(root.text == "x\ny<&amp;>z")
    }

    @Test("All line endings are supported, and are spaces in attributes")
    func lines() throws {
        let root = try read("<a b='1\r\n2\t3\n4'>1\r\n2\r3\t4</a>")
        #expect(root["b"] == "1 2 3 4")
        #expect(root.text == "1\n2\n3\t4")
    }

    @Test("A byte order mark is skipped")
    func byteOrderMark() throws {
        #expect(try MarkupReader.read([0xEF, 0xBB, 0xBF] + Array("<ä/>".utf8)).name == "ä")
    }

    @Test(
        "Malformed XML is an error with its line",
        arguments: [
            "", "  \n ", "text", "<", "<a", "<a>", "<a><b></a>", "</a>", "<a></a", "<a/><b/>", "<a/>text", "<a b/>",
            "<a b=c/>", "<a b='c/>", "<a b='c'd='e'/>", "<a b='1' b='2'/>", "<a b='<'/>", "<a>&nbsp;</a>", "<a>&</a>",
            "<a>&#0;</a>", "<a>&#xD800;</a>", "<a>&#x110000;</a>", "<a>&#;</a>", "<a>&#x;</a>", "<a>&#-1;</a>",
            "<a>\u{1}</a>", "<a>]]></a>", "<a><!-- </a>", "<a><![CDATA[</a>", "<a><? </a>", "<?xml", "<1/>", "< a/>",
            "<a></ a>",
            "<a><!ELEMENT b></a>", "<a><!ENTITY b 'c'></a>", "<!ENTITY b 'c'><a/>", "<![CDATA[a]]><a/>",
        ])
    func malformed(text: String) throws {
        guard case .malformed(let line, let sentence)? = failure("\n" + text) else {
            Issue.record("\(text) is read, or fails otherwise: \(String(describing: failure("\n" + text)))")
            return
        }
        #expect(line >= 1 && line <= 3)
        #expect(sentence.hasSuffix("."))
    }

    @Test(
        "Document types are rejected with their declarations",
        arguments: [
            "<!DOCTYPE a>", "<!DOCTYPE a SYSTEM 'file:///etc/passwd'>", "<!DOCTYPE a PUBLIC 'b' 'http://c/d'>",
            "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>", "<!DOCTYPE a [<!ENTITY % b 'c'> %b;]>",
            "<!DOCTYPE a [<!ENTITY b 'bbbbbbbb'><!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;'>]>",
            "<!DOCTYPE a [<!ATTLIST a b CDATA 'c'>]>", "<!DOCTYPE a [ what is this",
        ])
    func documentTypes(type: String) {
        #expect(
            failure("\n" + type + "<a>&b;</a>")
                == .malformed(line: 2, "document types and declarations are not accepted."))
    }

    @Test("The number of character references is unlimited")
    func manyReferences() throws {
        let names = String(repeating: "&lt;", count: 10_000)
        let root = try read("<a b='\(names)'>\(names)</a>")
        #expect(root.text == String(repeating: "<", count: 10_000))
        #expect(root["b"] == root.text)
    }

    @Test("An error reports the line of the problem")
    func errorLine() {
        guard case .malformed(let line, let sentence)? = failure("<a>\n<b>\n</c>\n</a>") else {
            Issue.record("The wrong closing tag is taken.")
            return
        }
        #expect(line == 3)
        #expect(sentence == "mismatched tag in b, which begins on line 2.")
    }

    @Test("Files beyond the limits of size, depth and number of nodes are rejected")
    func limits() {
        var limits = MarkupLimits()
        limits.bytes = 10
        #expect(failure("<a></a>    ", limits: limits) == .tooLarge(bytes: 11, limit: 10))
        limits = MarkupLimits()
        limits.depth = 3
        #expect(failure("<a><b><c/></b></a>", limits: limits) == nil)
        #expect(failure("<a><b><c>\n<d/></c></b></a>", limits: limits) == .tooDeep(line: 2, limit: 3))
        limits.elements = 3
        #expect(failure("<a><b/><b/></a>", limits: limits) == nil)
        #expect(failure("<a><b/><b/><b/></a>", limits: limits) == .tooManyElements(line: 1, limit: 3))
        #expect(failure(String(repeating: "<a>", count: 100_000)) == .tooDeep(line: 1, limit: MarkupLimits().depth))
    }

    @Test("Other encodings are read as declared or marked")
    func encodings() throws {
        let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a b='".utf8) + [0xE4] + Array("'/>".utf8)
        #expect(try MarkupReader.read(latin)["b"] == "ä")
        let units = Array("\u{FEFF}<a>ä😀</a>".utf16)
        let lowFirst = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        let highFirst = units.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        #expect(try MarkupReader.read(lowFirst).text == "ä😀")
        #expect(try MarkupReader.read(highFirst).text == "ä😀")
    }

    @Test("Content that is not text is identified in the error")
    func binary() {
        func found(_ bytes: [UInt8]) -> InterfaceDocumentError? {
            do throws(InterfaceDocumentError) {
                _ = try MarkupReader.read(bytes)
                return nil
            } catch {
                return error
            }
        }
        #expect(found(Array("NIBArchive\u{1}\0".utf8)) == .notText(found: "a compiled nib"))
        #expect(found(Array("bplist00".utf8)) == .notText(found: "a compiled nib"))
        #expect(found([0x3C, 0, 0x61]) == .notText(found: "binary"))
        #expect(
            found(Array("<?xml version='1.0' encoding='KOI8-R'?><a/>".utf8))
                == .notText(found: "in the encoding KOI8-R"))
        #expect(
            found(Array("<a>\n<b c='".utf8) + [0xC3, 0x28] + Array("'/></a>".utf8))
                == .malformed(line: 2, "not well-formed (invalid token) in a, which begins on line 1."))
        #expect(found([0xFF, 0xFE, 0x3C]) == .malformed(line: 1, "unclosed token."))
    }
}
