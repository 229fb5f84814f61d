// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import Windowing
import WindowingHeadless

@MainActor
@Suite("Items of pasteboards")
struct UIPasteboardItemsTests {
    @Test("Values are read back by type as they were written, also under uniform type identifiers")
    func values() throws {
        let stage = Stage()
        let board = UIPasteboard.general
        let url = try #require(URL(string: "https://example.org/a"))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        board.items = [
            ["public.utf8-plain-text": "héllo", "text/html": "<b>héllo</b>", "org.example.own": Data([1, 2])],
            ["public.url": url], ["public.png": image], ["org.example.list": ["a": 1]],
        ]
        #expect(board.numberOfItems == 4)
        let items = board.items
        #expect(items[0]["text/plain;charset=utf-8"] as? String == "héllo" && board.string == "héllo")
        #expect(items[0]["text/html"] as? Data == Data("<b>héllo</b>".utf8))
        #expect(items[0]["org.example.own"] as? Data == Data([1, 2]))
        #expect(items[1]["text/uri-list"] as? URL == url && items[1]["text/plain"] as? String == url.absoluteString)
        #expect((items[2]["image/png"] as? UIImage)?.size == CGSize(width: 3, height: 2))
        let list = try #require(items[3]["org.example.list"] as? Data)
        let decoded = try PropertyListSerialization.propertyList(from: list, format: nil)
        #expect((decoded as? [String: Int]) == ["a": 1])
        #expect(board.value(forPasteboardType: "public.text") as? String == "héllo")
        let offer = try #require(stage.system.headlessSelection(.clipboard).content)
        #expect(offer.types.contains("UTF8_STRING") && offer.types.contains("org.example.own"))
        board.items = []
        #expect(board.items.isEmpty && !board.hasStrings && stage.system.headlessSelection(.clipboard).content == nil)
    }

    @Test("Items are found by their types")
    func sets() {
        _ = Stage()
        let board = UIPasteboard.withUniqueName()
        board.setItems([["public.text": "a"], ["x/own": Data([1])], ["public.text": "b", "x/own": Data([2])]])
        #expect(board.itemSet(withPasteboardTypes: ["public.plain-text"]) == IndexSet([0, 2]))
        #expect(board.itemSet(withPasteboardTypes: ["x/own", "public.text"]) == IndexSet(0..<3))
        #expect(board.itemSet(withPasteboardTypes: ["x/none"]) == nil)
        #expect(board.contains(pasteboardTypes: ["x/own"], inItemSet: IndexSet([1, 2])))
        #expect(!board.contains(pasteboardTypes: ["x/own"], inItemSet: nil))
        #expect(!board.contains(pasteboardTypes: ["x/own"], inItemSet: IndexSet([2, 3])))
        #expect(board.types(forItemSet: IndexSet(integer: 1)) == [["x/own"]])
        #expect(board.types(forItemSet: IndexSet(integer: 3)) == nil)
        #expect(board.data(forPasteboardType: "x/own", inItemSet: nil) == [Data([1]), Data([2])])
        #expect(board.values(forPasteboardType: "public.text", inItemSet: nil) as? [String] == ["a", "b"])
        board.addItems([["public.text": "c"]])
        #expect(board.strings == ["a", "b", "c"] && board.numberOfItems == 4)
        board.setValue("d", forPasteboardType: "public.text")
        #expect(board.strings == ["d"])
    }

    @Test("Items with an expiration date are removed then, unless others have replaced them")
    func expiration() {
        let stage = Stage()
        let board = UIPasteboard.general
        func write(_ text: String, seconds: TimeInterval) {
            board.setItems(
                [["public.text": text]],
                options: [.expirationDate: Date(timeIntervalSinceNow: seconds), .localOnly: true])
        }
        write("secret", seconds: 30)
        stage.advance(by: 29)
        #expect(board.string == "secret")
        stage.advance(by: 2)
        #expect(board.string == nil && board.items.isEmpty)
        write("secret", seconds: 30)
        board.string = "other"
        stage.advance(by: 60)
        #expect(board.string == "other")
    }

    @Test("Content of another application has types, and no values until it has been read")
    func foreign() {
        let stage = Stage()
        let board = UIPasteboard.general
        board.items = [["public.text": "ours"], ["public.text": "too"]]
        let offer = DataOffer(types: ["text/plain", "text/html"]) { _ in Data("theirs".utf8) }
        stage.system.headlessSelection(.clipboard).offerFromElsewhere(offer)
        #expect(board.items.isEmpty)
        #expect(board.itemSet(withPasteboardTypes: ["public.html"]) == IndexSet(integer: 0))
        #expect(board.types(forItemSet: nil) == [["text/plain", "text/html"]])
        #expect(board.values(forPasteboardType: "public.text", inItemSet: nil) == nil)
    }
}
