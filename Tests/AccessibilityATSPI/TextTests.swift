// SPDX-License-Identifier: MIT
import AccessibilityTree
import DesktopBus
import TestAccessibility
import TestProcesses
import Testing

@Suite("AT-SPI: texts", .enabled(if: Program.areInstalled("dbus-daemon")))
@MainActor
struct TextTests {
    /// An application with a text, and the functions that clients call.
    @MainActor
    private struct Remote {
        let desktop: AccessibilityDesktop
        let remote: RemoteApplication
        let id: AccessibilityID
        let text: ModelText

        init(_ string: String) async throws {
            desktop = try await AccessibilityDesktop()
            let window = desktop.model.add(.window, "Window", to: .application) {
                $0.frame = AccessibilityFrame(x: 100, y: 100, width: 500, height: 500)
            }
            id = desktop.model.add(.textView, "Text", to: window, states: [.enabled, .editable], text: string)
            text = try #require(desktop.model.nodes[id]?.text)
            remote = try await desktop.remote()
        }

        func call(_ member: String, _ arguments: BusArgument..., interface: String = "Text") async throws -> [BusValue]
        {
            try await remote.call(id, interface, member, arguments)
        }

        /// Returns a part of the text with its offsets.
        func part(_ member: String, _ offset: Int32, _ unit: UInt32) async throws -> String {
            let values = try await call(member, .integer(offset), .unsigned(unit))
            guard values.count == 3 else { return "" }
            return "\(values[0].text ?? "") \(values[1].integer ?? -1) \(values[2].integer ?? -1)"
        }
    }

    @Test("Offsets count Unicode scalars, in text of any direction")
    func offsets() async throws {
        let text = try await Remote("a😀b שלום\n")
        #expect(try await text.remote.get(text.id, "Text", "CharacterCount") == .integer(9))
        #expect(try await text.call("GetText", .integer(0), .integer(-1)) == [.text("a😀b שלום\n")])
        #expect(try await text.call("GetText", .integer(1), .integer(2)) == [.text("😀")])
        #expect(try await text.call("GetText", .integer(.min), .integer(.max)) == [.text("a😀b שלום\n")])
        #expect(try await text.call("GetText", .integer(5), .integer(2)) == [.text("b ש")])
        #expect(try await text.call("GetCharacterAtOffset", .integer(1)) == [.integer(0x1F600)])
        #expect(try await text.call("GetCharacterAtOffset", .integer(4)) == [.integer(0x5E9)])
        for offset: Int32 in [-1, 9, .max] {
            #expect(try await text.call("GetCharacterAtOffset", .integer(offset)) == [.integer(0)])
        }
    }

    @Test("Parts of a text are found by granularity and by boundary")
    func parts() async throws {
        let text = try await Remote("One two, three. Four\nfive")
        #expect(try await text.part("GetStringAtOffset", 5, 0) == "w 5 6")
        #expect(try await text.part("GetStringAtOffset", 5, 1) == "two,  4 9")
        #expect(try await text.part("GetStringAtOffset", 7, 1) == "two,  4 9")
        #expect(try await text.part("GetStringAtOffset", 5, 2) == "One two, three.  0 16")
        #expect(try await text.part("GetStringAtOffset", 5, 3) == "One two, three. Four\n 0 21")
        #expect(try await text.part("GetStringAtOffset", 99, 3) == "five 21 25")
        #expect(try await text.part("GetTextAtOffset", 5, 2) == " two 3 7")
        #expect(try await text.part("GetTextBeforeOffset", 5, 1) == "One  0 4")
        #expect(try await text.part("GetTextAfterOffset", 5, 1) == "three.  9 16")
        #expect(try await text.part("GetTextBeforeOffset", 22, 5) == "One two, three. Four\n 0 21")
        #expect(try await text.part("GetTextAfterOffset", 22, 5) == " 25 25")
        #expect(try await text.part("GetTextBeforeOffset", 0, 5) == " 0 0")
        let path = RemoteApplication.path(text.id)
        for member in ["GetStringAtOffset", "GetTextAtOffset"] {
            #expect(await text.remote.refusal(path, "Text", member, [.integer(0), .unsigned(7)]) == "InvalidArgs")
        }
    }

    @Test("An empty text answers every request")
    func empty() async throws {
        let text = try await Remote("")
        for offset: Int32 in [-1, 0, 1, .max] {
            for unit: UInt32 in 0..<5 {
                #expect(try await text.part("GetStringAtOffset", offset, unit) == " 0 0")
                #expect(try await text.part("GetTextBeforeOffset", offset, unit) == " 0 0")
            }
        }
    }

    @Test("The caret and the selection are read and set")
    func selection() async throws {
        let text = try await Remote("Hello 😀 world")
        #expect(try await text.call("SetCaretOffset", .integer(6)) == [.boolean(true)])
        #expect(try await text.remote.get(text.id, "Text", "CaretOffset") == .integer(6))
        #expect(try await text.call("GetNSelections") == [.integer(0)])
        #expect(try await text.call("AddSelection", .integer(6), .integer(7)) == [.boolean(true)])
        #expect(try await text.call("AddSelection", .integer(1), .integer(2)) == [.boolean(false)])
        #expect(try await text.call("GetSelection", .integer(0)) == [.integer(6), .integer(7)])
        #expect(
            try await text.call("SetSelection", .integer(0), .integer(.min), .integer(.max)) == [.boolean(true)])
        #expect(text.text.selections == [0..<13])
        #expect(try await text.call("RemoveSelection", .integer(0)) == [.boolean(true)])
        #expect(try await text.call("RemoveSelection", .integer(0)) == [.boolean(false)])
    }

    @Test("Attributes have the range in which they are the same, and defaults")
    func attributes() async throws {
        let text = try await Remote("a bold word")
        let family: [String: BusValue] = ["family-name": .text("Model")]
        #expect(
            try await text.call("GetAttributes", .integer(3))
                == [.dictionary(family.merging(["weight": .text("700")]) { $1 }), .integer(2), .integer(6)])
        #expect(
            try await text.call("GetAttributeRun", .integer(0), .boolean(false))
                == [.dictionary([:]), .integer(0), .integer(1)])
        #expect(try await text.call("GetDefaultAttributes") == [.dictionary(family)])
        #expect(try await text.call("GetAttributeValue", .integer(3), .text("weight")) == [.text("700")])
    }

    @Test("Characters have frames, and points have characters")
    func geometry() async throws {
        let text = try await Remote("one\ntwo\nthree")
        #expect(
            try await text.call("GetRangeExtents", .integer(4), .integer(7), .unsigned(1))
                == [.integer(0), .integer(20), .integer(30), .integer(20)])
        #expect(
            try await text.call("GetCharacterExtents", .integer(5), .unsigned(0))
                == [.integer(110), .integer(120), .integer(10), .integer(20)])
        #expect(try await text.call("GetOffsetAtPoint", .integer(115), .integer(125), .unsigned(0)) == [.integer(5)])
        #expect(try await text.call("GetOffsetAtPoint", .integer(-5), .integer(0), .unsigned(1)) == [.integer(-1)])
        let ranges = try await text.call(
            "GetBoundedRanges", .integer(0), .integer(20), .integer(100), .integer(10), .unsigned(1), .unsigned(0),
            .unsigned(0))
        #expect(ranges == [.list([.list([.integer(4), .integer(8), .text("two\n"), .text("")])])])
    }

    @Test("An editable text is changed")
    func editing() async throws {
        let text = try await Remote("one two")
        func content() -> String { text.text.string(in: 0..<text.text.count) }
        func edit(_ member: String, _ arguments: BusArgument...) async throws -> [BusValue] {
            try await text.remote.call(text.id, "EditableText", member, arguments)
        }
        #expect(try await edit("InsertText", .integer(4), .text("😀xyz"), .integer(1)) == [.boolean(true)])
        #expect(content() == "one 😀two")
        _ = try await edit("CutText", .integer(0), .integer(4))
        _ = try await edit("PasteText", .integer(.max))
        #expect(content() == "😀twoone ")
        _ = try await edit("DeleteText", .integer(1), .integer(-1))
        #expect(content() == "😀")
        #expect(try await edit("SetTextContents", .text("new")) == [.boolean(true)])
        #expect(content() == "new")
    }

    @Test("Links have ranges and addresses, and are objects")
    func links() async throws {
        let text = try await Remote("See here or there")
        text.text.links = [AccessibilityTextLink(range: 4..<8, address: "https://example.org")]
        #expect(try await text.call("GetNLinks", interface: "Hypertext") == [.integer(1)])
        #expect(try await text.call("GetLinkIndex", .integer(5), interface: "Hypertext") == [.integer(0)])
        #expect(try await text.call("GetLinkIndex", .integer(8), interface: "Hypertext") == [.integer(-1)])
        let link = try await text.call("GetLink", .integer(0), interface: "Hypertext").first?.list?.last?.text ?? ""
        #expect(
            try await text.remote.call(link, "Hyperlink", "GetURI", [.integer(0)]) == [.text("https://example.org")])
        #expect(
            try await text.remote.call(
                link, "org.freedesktop.DBus.Properties", "GetAll", [.text("org.a11y.atspi.Hyperlink")])
                == [.dictionary(["NAnchors": .integer(1), "StartIndex": .integer(4), "EndIndex": .integer(8)])])
        #expect(try await text.call("GetLink", .integer(1), interface: "Hypertext") == [RemoteApplication.null])
        text.text.links = []
        #expect(await text.remote.refusal(link, "Hyperlink", "GetURI", [.integer(0)]) == "UnknownObject")
    }

    @Test("A long text is cut at the maximum length of a reply")
    func longText() async throws {
        let text = try await Remote(String(repeating: "😀", count: 1_500_000))
        let answer = try await text.call("GetText", .integer(0), .integer(-1)).first?.text ?? ""
        #expect(answer.utf8.count == 4 * 1024 * 1024)
    }
}
