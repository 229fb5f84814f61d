// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops
import TestProcesses
import Testing
import Windowing
import WindowingWayland

/// Data exchange between applications, and input methods.
@Suite(
    "Data exchange on sway", .enabled(if: Sway.isInstalled, "Needs sway and grim."), .serialized)
@MainActor
struct DataExchangeTests {
    @Test(
        "Content copied in one application is pasted in another, whatever its size", arguments: SelectionKind.allCases)
    func selections(kind: SelectionKind) async throws {
        let sway = try await Sway()
        try sway.hand.move(to: Sway.corner)
        let giver = try BareApplication("Giver", on: sway.compositor)
        await giver.waitUntilActive()
        // Provides the application with the input serial that it must send.
        try sway.hand.type(.space)
        await giver.wait { giver.events.contains { if case .key = $0 { true } else { false } } }
        let content = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try giver.system.selection(kind).offer(
            DataOffer(types: ["text/plain;charset=utf-8", "image/x-test"]) { type in
                type == "image/x-test" ? content : Data("Grüße".utf8)
            }, serial: nil)
        giver.system.flush()

        let taker = try BareApplication("Taker", on: sway.compositor)
        let selection = try taker.system.selection(kind)
        selection.changeHandler = { taker.check() }
        await taker.wait { selection.types == ["text/plain;charset=utf-8", "image/x-test"] }
        #expect(
            try await selection.read("text/plain;charset=utf-8", limits: TransferLimits()) == Data("Grüße".utf8))
        #expect(try await selection.read("image/x-test", limits: TransferLimits()) == content)
        await #expect(throws: TransferError.tooLarge(type: "image/x-test", limit: 1000)) {
            try await selection.read("image/x-test", limits: TransferLimits(size: 1000))
        }
        // The source sees that its content is still in the selection.
        #expect(try giver.system.selection(kind).changeCount == 1)
        #expect(try giver.system.selection(kind).types == selection.types)
    }

    @Test("Content is dragged from one application to another")
    func drag() async throws {
        let sway = try await Sway()
        try sway.hand.move(to: Sway.corner)
        let giver = try BareApplication("Giver", on: sway.compositor)
        await giver.waitUntilActive()
        let taker = try BareApplication("Taker", on: sway.compositor)
        await taker.waitUntilActive()
        try await sway.message(#"[app_id="Taker"] move position 300 300"#)

        try sway.hand.move(to: CGPoint(x: 50, y: 50))
        try sway.hand.press()
        await giver.wait { giver.pressSerial != nil }
        var news: [DragProgress] = []
        let image = DragImage(
            pixels: [UInt32](repeating: 0xffff_0000, count: 100), size: PixelSize(width: 10, height: 10), scale: 1,
            hotspot: CGPoint(x: 5, y: 5))
        try giver.window.beginDrag(
            DragAttributes(
                offer: DataOffer(types: ["text/plain"]) { _ in Data("dragged".utf8) }, operations: [.copy, .move],
                serial: try #require(giver.pressSerial), image: image)
        ) {
            news.append($0)
            giver.check()
        }
        giver.system.flush()
        try sway.hand.move(to: CGPoint(x: 350, y: 320))
        try sway.hand.move(to: CGPoint(x: 350, y: 350))
        await taker.wait { taker.dragLog == ["enter"] }
        await giver.wait { news.last == .wouldDo(.move) }
        try sway.hand.release()
        await taker.wait { taker.dropped != nil }
        let offer = try #require(taker.dropped)
        #expect(offer.types == ["text/plain"])
        #expect(try await offer.read("text/plain", limits: TransferLimits()) == Data("dragged".utf8))
        offer.finish(.move)
        await giver.wait { news.last == .ended(.move) }
        #expect(news.contains(.dropped))
    }

    @Test("An input method composes and commits into a window")
    func inputMethod() async throws {
        let sway = try await Sway()
        let method = try TestInputMethod(display: sway.compositor.display)
        let application = try BareApplication("Editor", on: sway.compositor)
        await application.waitUntilActive()
        let input = try application.window.textInputMethod()
        var edits: [TextInputEdit] = []
        input.editHandler = {
            edits.append($0)
            application.check()
        }
        input.update(
            TextInputState(purpose: .name, surroundingText: "Grüße", cursor: 4, anchor: 4), isOwnChange: false)
        try await method.wait { $0.isActive }
        #expect(method.state == TestInputMethod.State(isActive: true, text: "Grüße", cursor: 4, purpose: 7))
        try method.compose("ni")
        await application.wait { edits.count == 1 }
        // Two bytes are one ü.
        try method.insert("你", deletingBefore: 2)
        await application.wait { edits.count == 2 }
        #expect(
            edits == [
                TextInputEdit(preedit: "ni", preeditSelection: 2..<2),
                TextInputEdit(deleteBefore: 2, commit: "你", preeditSelection: 0..<0),
            ])
        input.end()
        try await method.wait { !$0.isActive }
    }

    @Test("Typed text arrives as keys with their characters", .enabled(if: Program.areInstalled("wtype")))
    func typing() async throws {
        let sway = try await Sway()
        let application = try BareApplication("Editor", on: sway.compositor)
        await application.waitUntilActive()
        try await ChildProcess.run(
            Program.required("wtype"), ["Grüße, 漢"], environment: sway.compositor.environment)
        await application.wait { application.typed.count >= 8 }
        #expect(application.typed == "Grüße, 漢")
    }
}

extension BareApplication {
    /// The serial of the latest key press.
    fileprivate var pressSerial: UInt32? {
        events.compactMap {
            if case .pointer(let event) = $0, case .pressed = event.kind { event.serial } else { nil }
        }.last
    }

    /// The text that keys have produced.
    fileprivate var typed: String {
        events.compactMap {
            if case .key(let event) = $0, event.phase == .down { event.characters } else { nil }
        }.joined()
    }
}
