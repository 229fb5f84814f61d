// SPDX-License-Identifier: MIT
import Foundation
import Testing
import WaylandProtocolModel

@Suite("Protocol parsing")
struct ProtocolParserTests {
    private func parse(_ text: String) throws -> ProtocolDescription {
        try ProtocolParser.parse(Data(text.utf8), file: "/somewhere/wl-thing-v1.xml")
    }

    private func inInterface(_ text: String) -> String {
        "<protocol name=\"p\">\n<interface name=\"i\" version=\"3\">\n\(text)\n</interface></protocol>"
    }

    @Test("All elements are read")
    func allElementsAreRead() throws {
        let read = try parse(
            """
            <?xml version="1.0"?>
            <protocol name="thing_v1">
              <copyright>Words &amp; <b>more</b></copyright>
              <interface name="wl_thing" version="4">
                <description summary="words">A <arg/> in prose.</description>
                <request name="make">
                  <arg name="id" type="new_id" interface="wl_thing"/>
                  <arg name="near" type="object" interface="wl_thing" allow-null="true"/>
                  <arg name="shade" type="uint" enum="wl_thing.shade"/>
                </request>
                <request name="end" type="destructor" since="2" deprecated-since="3"/>
                <event name="told" since="4"><arg name="words" type="string" allow-null="false"/></event>
                <enum name="shade" bitfield="true">
                  <entry name="90" value="0x10" since="2"/>
                  <entry name="none" value="4294967295"><description summary="words"/></entry>
                </enum>
              </interface>
              <interface name="wl_other" version="1"/>
            </protocol>
            """)
        #expect(read.source == "wl-thing-v1" && read.name == "thing_v1")
        #expect(read.interfaces.map(\.name) == ["wl_thing", "wl_other"])
        let thing = try #require(read.interfaces.first)
        #expect(thing.version == 4 && thing.line == 4)
        #expect(
            thing.requests == [
                MessageDescription(
                    name: "make",
                    arguments: [
                        ArgumentDescription(name: "id", kind: .newID, interface: "wl_thing", line: 7),
                        ArgumentDescription(
                            name: "near", kind: .object, interface: "wl_thing", allowsNull: true, line: 8),
                        ArgumentDescription(name: "shade", kind: .uint, enumeration: "wl_thing.shade", line: 9),
                    ], line: 6),
                MessageDescription(name: "end", since: 2, deprecatedSince: 3, isDestructor: true, line: 11),
            ])
        #expect(thing.events.map(\.since) == [4])
        #expect(
            thing.enums == [
                EnumDescription(
                    name: "shade", isBitfield: true,
                    entries: [
                        EntryDescription(name: "90", value: 16, since: 2),
                        EntryDescription(name: "none", value: .max),
                    ], line: 13)
            ])
    }

    @Test("Malformed XML is an error with its line")
    func malformedXMLIsErrorWithItsLine() {
        let expected = ProtocolError(
            file: "/somewhere/wl-thing-v1.xml", line: 4, element: "interface",
            problem: .malformed("a closing tag does not match the element that is open"))
        #expect(throws: expected) {
            try parse("<protocol name=\"p\">\n\n<interface name=\"i\" version=\"1\">\n</protocol>")
        }
    }

    @Test(
        "A file that isn't a protocol is rejected",
        arguments: ["", "   ", "\u{0}\u{1}\u{2}", "<protocol", "no markup", "<a/><b/>", "<protocol name=\"p\">"])
    func fileThatIsNotProtocolIsRejected(text: String) {
        #expect(throws: ProtocolError.self) { try parse(text) }
    }

    @Test("Errors contain the position and the expected content")
    func errorsContainPositionAndExpectedContent() {
        let expected = ProtocolError(
            file: "/somewhere/wl-thing-v1.xml", line: 4, element: "arg \"x\"",
            problem: .invalidAttribute(
                "type", value: "float", expected: "one of int, uint, fixed, string, object, array, fd, new_id"))
        #expect(throws: expected) {
            try parse(inInterface("<request name=\"r\">\n<arg name=\"x\" type=\"float\"/></request>"))
        }
        #expect(
            "\(expected)" == """
                /somewhere/wl-thing-v1.xml:4: arg "x": the attribute "type" is "float"; one of int, uint, fixed, string, \
                object, array, fd, new_id is needed
                """)
    }

    @Test(
        "Mistakes are reported",
        arguments: [
            ("<request/>", ProtocolError.Problem.missingAttribute("name")),
            ("<request name=\"r\"><arg name=\"a\"/></request>", .missingAttribute("type")),
            ("<request name=\"r\"/><request name=\"r\"/>", .duplicate(kind: "request", name: "r")),
            ("<event name=\"r\"/><event name=\"r\"/>", .duplicate(kind: "event", name: "r")),
            ("<enum name=\"e\"/><enum name=\"e\"/>", .duplicate(kind: "enum", name: "e")),
            ("<request name=\"r\" since=\"0\"/>", .invalidAttribute("since", value: "0", expected: "a number from 1")),
            ("<request name=\"r\" since=\"4\"/>", .contradiction("version 4 is newer than i's, 3")),
            (
                "<request name=\"r\" type=\"end\"/>",
                .invalidAttribute("type", value: "end", expected: "\"destructor\" or nothing")
            ),
            ("<enum name=\"e\"><entry name=\"x\"/></enum>", .missingAttribute("value")),
            (
                "<enum name=\"e\"><entry name=\"x\" value=\"4294967296\"/></enum>",
                .invalidAttribute("value", value: "4294967296", expected: "a number of 32 bits, decimal or 0x…")
            ),
            (
                "<enum name=\"e\" bitfield=\"yes\"/>",
                .invalidAttribute("bitfield", value: "yes", expected: "\"true\" or \"false\"")
            ),
            ("<arg name=\"a\" type=\"int\"/>", .unexpectedElement(parent: "interface")),
            ("<enum name=\"e\"><arg name=\"a\" type=\"int\"/></enum>", .unexpectedElement(parent: "enum")),
            (
                "<request name=\"r\"><arg name=\"a\" type=\"int\" allow-null=\"true\"/></request>",
                .contradiction("a value of type int cannot be null")
            ),
            (
                "<request name=\"r\"><arg name=\"a\" type=\"fd\" enum=\"e\"/></request>",
                .contradiction("a value of type fd cannot be of an enum")
            ),
            (
                "<request name=\"r\"><arg name=\"a\" type=\"uint\" interface=\"i\"/></request>",
                .contradiction("a value of type uint cannot have an interface")
            ),
        ])
    func mistakesAreReported(text: String, problem: ProtocolError.Problem) {
        #expect {
            try parse(inInterface(text))
        } throws: { error in
            (error as? ProtocolError)?.problem == problem && (error as? ProtocolError)?.line == 3
        }
    }

    @Test(
        "Names that aren't valid in Swift are rejected", arguments: ["", "Big", "a-b", "a__b", "_a", "9a", "a b", "ä"])
    func namesThatAreNotValidInSwiftAreRejected(name: String) {
        #expect(throws: ProtocolError.self) { try parse(inInterface("<request name=\"\(name)\"/>")) }
    }

    @Test("Interfaces require a version")
    func interfacesRequireVersion() {
        #expect(throws: ProtocolError.self) { try parse("<protocol name=\"p\"><interface name=\"i\"/></protocol>") }
        #expect(throws: ProtocolError.self) {
            try parse("<protocol name=\"p\"><interface name=\"i\" version=\"-1\"/></protocol>")
        }
    }

    @Test("A missing file is the system's error")
    func missingFileIsSystemsError() {
        #expect(throws: (any Error).self) {
            try ProtocolParser.parse(contentsOf: URL(fileURLWithPath: "/nonexistent.xml"))
        }
    }
}
