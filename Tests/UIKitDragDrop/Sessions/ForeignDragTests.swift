// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitDragDrop
import Windowing
import WindowingHeadless

@Suite("Content of other applications")
@MainActor
struct ForeignDragTests {
    /// Waits until the items of a drag are known.
    private func items(of drag: ForeignDrag) async -> [UIDragItem] {
        await withCheckedContinuation { continuation in
            drag.whenItemsAreKnown { continuation.resume() }
        }
        return drag.items
    }

    @Test("The MIME types of an offer become one item with uniform types, and the best name of each is read")
    func types() async throws {
        let offer = TestOffer(["TEXT", "text/plain", "UTF8_STRING", "image/png", "application/x-own"]) {
            Data("\($0)\0".utf8)
        }
        let drag = ForeignDrag(offer)
        let item = try #require(drag.items.first?.itemProvider)
        #expect(drag.items.count == 1)
        #expect(item.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.png", "application/x-own"])
        #expect(try await item.data(forTypeIdentifier: "public.plain-text") == Data("UTF8_STRING".utf8))
        #expect(try await item.data(forTypeIdentifier: "application/x-own") == Data("application/x-own\0".utf8))
        #expect(offer.readTypes == ["UTF8_STRING", "application/x-own"])
    }

    @Test("Files become an item each, with their type and name")
    func files() async throws {
        let offer = TestOffer(["text/uri-list", "text/plain"]) { _ in
            Data("# files\r\nfile:///tmp/a%20b.png\r\nfile://localhost/tmp/c.txt\r\n\r\n".utf8)
        }
        let items = await items(of: ForeignDrag(offer))
        #expect(items.map(\.itemProvider.suggestedName) == ["a b.png", "c.txt"])
        #expect(items[0].itemProvider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(items[1].itemProvider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.file-url"])
        #expect(items[0].itemProvider.canLoadObject(ofClass: URL.self))
    }

    @Test(
        "Invalid lists of files leave the content as one item",
        arguments: [
            "", "\0\0", "no scheme", "file://elsewhere.invalid/etc/passwd", "file:relative", "file:///a%00b", "#",
            "https://example.org/a.png",
        ])
    func invalidLists(list: String) async throws {
        let offer = TestOffer(["text/uri-list"]) { _ in Data(list.utf8) }
        let drag = ForeignDrag(offer)
        let items = await items(of: drag)
        #expect(items.count == 1)
        #expect(items[0].itemProvider.registeredTypeIdentifiers == ["public.url"])
    }

    @Test("A list of countless files is cut off, and one that fails or is too large leaves one item with an error")
    func hugeLists() async throws {
        let line = Data("file:///tmp/x\n".utf8)
        let many = TestOffer(["text/uri-list"]) { _ in Data(repeatElement(line, count: 20_000).joined()) }
        #expect(await items(of: ForeignDrag(many)).count == 4096)
        let huge = TestOffer(["text/uri-list"]) { _ in Data(count: 4 << 20) }
        #expect(await items(of: ForeignDrag(huge)).count == 1)
        let gone = TestOffer(["text/uri-list"]) { throw TransferError.failed(type: $0, reason: "gone") }
        let drag = ForeignDrag(gone)
        let item = try #require(await items(of: drag).first?.itemProvider)
        await #expect(throws: TransferError.failed(type: "text/uri-list", reason: "gone")) {
            try await item.data(forTypeIdentifier: "public.url")
        }
    }

    @Test("Content that has left the window can't be loaded any more")
    func leaving() async throws {
        let drag = ForeignDrag(TestOffer(["text/plain"]) { _ in Data() })
        let item = try #require(drag.items.first?.itemProvider)
        drag.invalidate()
        await #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) {
            try await item.data(forTypeIdentifier: "public.plain-text")
        }
    }

    @Test("The source is notified of the result once, after everything was loaded")
    func finishing() async throws {
        let clock = ManualTimeSource()
        let before = LayerClock.timeSource
        LayerClock.timeSource = clock
        defer { LayerClock.timeSource = before }
        let offer = TestOffer(["text/plain"]) { _ in Data("late".utf8) }
        let drag = ForeignDrag(offer)
        let item = try #require(drag.items.first?.itemProvider)
        async let data = item.data(forTypeIdentifier: "public.plain-text")
        drag.didPerform(.move)
        #expect(try await data == Data("late".utf8))
        #expect(offer.result == nil)
        clock.advance(by: 1)
        #expect(offer.result == .some(.move))
        await #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) {
            try await item.data(forTypeIdentifier: "public.plain-text")
        }
        let refused = TestOffer(["text/plain"]) { _ in Data() }
        ForeignDrag(refused).didPerform(nil)
        #expect(refused.result == .some(nil))
    }
}
