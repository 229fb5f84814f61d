// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting
import Windowing
import WindowingHeadless

@MainActor
@Suite("Pasteboards")
struct UIPasteboardTests {
    @Test("Copied content is offered under the type names that applications use")
    func offering() throws {
        let stage = Stage()
        let before = UIPasteboard.general.changeCount
        UIPasteboard.general.string = "héllo"
        #expect(UIPasteboard.general.changeCount == before + 1)
        let offer = try #require(stage.system.headlessSelection(.clipboard).content)
        #expect(offer.types == ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"])
        #expect(UIPasteboard.general.string == "héllo" && UIPasteboard.general.hasStrings)
        #expect(UIPasteboard.general.data(forPasteboardType: "public.utf8-plain-text") == Data("héllo".utf8))
        UIPasteboard.general.string = nil
        #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.numberOfItems == 0)
        #expect(stage.system.headlessSelection(.clipboard).content == nil)
    }

    @Test("Texts, URLs, images, and data are read back unchanged")
    func kinds() throws {
        _ = Stage()
        let board = UIPasteboard.general
        board.strings = ["one", "two"]
        #expect(board.strings == ["one", "two"] && board.string == "one" && board.numberOfItems == 2)
        let url = try #require(URL(string: "https://example.org/a?b=c"))
        board.url = url
        #expect(board.url == url && board.hasURLs && board.string == url.absoluteString)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        board.image = image
        #expect(board.image?.cgImage?.width == image.cgImage?.width && board.hasImages && !board.hasStrings)
        board.setData(Data([1, 2, 3]), forPasteboardType: "application/x-own")
        #expect(board.data(forPasteboardType: "application/x-own") == Data([1, 2, 3]))
        #expect(board.contains(pasteboardTypes: ["application/x-own"]) && board.image == nil)
        #expect(board.types == ["application/x-own"])
    }

    @Test("Content of another application replaces the application's own, and each change is posted once")
    func foreign() {
        let stage = Stage()
        let board = UIPasteboard.general
        var changes = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        board.string = "ours"
        #expect(changes == 1)
        let offer = DataOffer(types: ["text/plain"]) { _ in Data("theirs".utf8) }
        stage.system.headlessSelection(.clipboard).offerFromElsewhere(offer)
        #expect(changes == 2 && board.string == nil && board.hasStrings)
    }

    @Test("Content of other applications is loaded asynchronously, and unavailable content throws an error")
    func loading() async throws {
        let system = HeadlessWindowSystem(screens: [], timeSource: ManualTimeSource())
        let selection = system.headlessSelection(.clipboard)
        let board = UIPasteboard.reading(selection)
        #expect(try await board.loadString() == nil)
        selection.offerFromElsewhere(DataOffer(types: ["image/png", "text/plain"]) { Data("\($0) \0".utf8) })
        #expect(try await board.loadString() == "text/plain ")
        #expect(try await board.loadData(forPasteboardType: "public.png") == Data("image/png \0".utf8))
        await #expect(throws: TransferError.self) { try await board.loadData(forPasteboardType: "text/html") }
        selection.offerFromElsewhere(
            DataOffer(types: ["UTF8_STRING"]) { throw TransferError.failed(type: $0, reason: "gone") })
        await #expect(throws: TransferError.self) { try await board.loadString() }
    }

    @Test("Pasteboards can be private to the application")
    func named() throws {
        let name = UIPasteboard.Name(rawValue: "test")
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard.named(name, create: false) == nil)
        let board = try #require(UIPasteboard.named(name, create: true))
        board.string = "a"
        #expect(UIPasteboard.named(name, create: false)?.string == "a" && board.changeCount == 1)
        #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard.named(name, create: false) == nil)
    }
}
