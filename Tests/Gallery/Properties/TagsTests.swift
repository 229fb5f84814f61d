// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Tags and order")
@MainActor
struct TagsTests {
    private func card(_ store: TagStore) -> (Stage, TagsCard) {
        let stage = Stage(size: CGSize(width: 460, height: 260))
        let card = TagsCard("Tags", store: store)
        card.frame = CGRect(x: 0, y: 0, width: 460, height: 220)
        stage.show(card)
        return (stage, card)
    }

    private func temporaryStore() -> TagStore {
        TagStore(file: FileManager.default.temporaryDirectory.appendingPathComponent("tags-\(UUID().uuidString).json"))
    }

    @Test("S-V-25: After a restart exactly the views with saved tags are visible")
    func restart() throws {
        let store = temporaryStore()
        defer { try? FileManager.default.removeItem(at: store.file) }
        let (first, firstCard) = card(store)
        try first.tap("tile 2")
        try first.tap("tile 5")
        try first.expectNot("tile 2")
        try first.tap("Save")
        try first.expect("Saved")
        // Hidden after saving, so not what is restored.
        try first.tap("tile 1")
        first.end()
        #expect(firstCard.viewWithTag(1)?.isHidden == true)

        let (second, secondCard) = card(store)
        let hidden = (1...6).filter { secondCard.viewWithTag($0)?.isHidden == true }
        #expect(hidden == [2, 5])
        try second.tap("Show all")
        try second.expect("tile 5")
        try second.tap("Restore")
        try second.expectNot("tile 5")
        try second.expect("tile 1")
    }

    @Test("A missing or broken file leaves everything visible")
    func brokenFile() throws {
        let store = temporaryStore()
        defer { try? FileManager.default.removeItem(at: store.file) }
        let (stage, _) = card(store)
        try stage.tap("Restore")
        try stage.expect("Nothing saved")
        try Data("[1, \"two\"".utf8).write(to: store.file)
        let (other, _) = card(store)
        for tag in 1...6 { try other.expect("tile \(tag)") }
    }

    @Test("Sheets are brought to the front, sent to the back, and exchanged")
    func order() throws {
        let stage = Stage.showing { PropertiesPage() }
        let order: UILabel = try stage.find("order")
        #expect(order.text == "[A, B, C]")
        try stage.tap("sheet A")
        #expect(order.text == "[B, C, A]")
        try stage.tap("Send to back")
        #expect(order.text == "[A, B, C]")
        try stage.tap("Exchange")
        #expect(order.text == "[C, B, A]")
    }
}
