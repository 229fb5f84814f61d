// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing
import WindowingHeadless

@testable import UIKitCore

@MainActor
@Suite("Types of pasteboards")
struct PasteboardTypeTests {
    /// A selection whose owner reports its types only when it is asked for them.
    private final class UnaskedSelection: PlatformSelection {
        var changeCount = 1
        var changeHandler: (() -> Void)?
        private(set) var types: [String] = []
        private(set) var knowsTypes = false

        func loadTypes() async {
            await Task.yield()
            (types, knowsTypes) = (["text/plain"], true)
        }

        func offer(_ offer: DataOffer?, serial: UInt32?) {}
        func read(_ type: String, limits: TransferLimits) async throws -> Data { Data("hello".utf8) }
    }

    @Test("Loading text waits until the owner has reported its types")
    func unknownTypes() async throws {
        let board = UIPasteboard.reading(UnaskedSelection())
        #expect(!board.hasStrings && board.mayHaveStrings)
        #expect(try await board.loadString() == "hello")
        #expect(board.hasStrings)
        let other = UIPasteboard.reading(UnaskedSelection())
        #expect(try await other.loadData(forPasteboardType: "public.plain-text") == Data("hello".utf8))
    }

    @Test(
        "Text is recognized and decoded by its type and charset, however those are spelled",
        arguments: [
            ("text/plain;charset=UTF-8", Array("é€".utf8)), ("text/plain; charset=utf-8", Array("é€".utf8)),
            ("text/plain;charset=utf8", Array("é€".utf8)), ("TEXT/PLAIN ; CHARSET=\"utf-8\"", Array("é€".utf8)),
            ("text/plain;format=flowed;charset=utf-8", Array("é€".utf8)),
            ("text/plain;charset=utf-16", [0xff, 0xfe, 0xe9, 0, 0xac, 0x20]),
            ("text/plain;charset=utf-16", [0xfe, 0xff, 0, 0xe9, 0x20, 0xac]),
            ("text/plain;charset=utf-16", [0xe9, 0, 0xac, 0x20, 0, 0]),
            ("text/plain;charset=UTF-16LE", [0xe9, 0, 0xac, 0x20]),
            ("text/plain;charset=utf-16be", [0, 0xe9, 0x20, 0xac]),
        ] as [(String, [UInt8])])
    func spelling(type: String, bytes: [UInt8]) async throws {
        let system = HeadlessWindowSystem(screens: [], timeSource: ManualTimeSource())
        let selection = system.headlessSelection(.clipboard)
        let board = UIPasteboard.reading(selection)
        selection.offerFromElsewhere(DataOffer(types: ["image/x-test", type]) { _ in Data(bytes) })
        #expect(board.hasStrings)
        #expect(try await board.loadString() == "é€")
        #expect(board.contains(pasteboardTypes: ["public.utf8-plain-text"]))
        #expect(try await board.loadData(forPasteboardType: "public.utf8-plain-text") == Data("é€".utf8))
    }

    @Test("Of several charsets, the one without loss is requested")
    func preference() {
        let utf16 = "text/plain;charset=utf-16"
        #expect(PasteboardType.text(in: ["STRING", utf16, "text/plain;charset=UTF-8"]) == "text/plain;charset=UTF-8")
        #expect(PasteboardType.text(in: ["STRING", "text/plain;charset=iso-8859-1", utf16]) == utf16)
        #expect(PasteboardType.text(in: ["text/html", "image/png"]) == nil)
        #expect(PasteboardType.text(in: ["text/plain;charset=koi8-r"]) == nil)
    }

    @Test("Damaged UTF-16 is decoded as far as it is text")
    func damagedText() {
        #expect(PasteboardType.string(Data([0x41]), type: "text/plain;charset=utf-16") == "")
        #expect(PasteboardType.string(Data([0x41, 0, 0x42]), type: "text/plain;charset=utf-16le") == "A")
        #expect(PasteboardType.string(Data([0, 0xd8]), type: "text/plain;charset=utf-16le") == "\u{fffd}")
        #expect(PasteboardType.string(Data(), type: "text/plain;charset=utf-16") == "")
    }
}
