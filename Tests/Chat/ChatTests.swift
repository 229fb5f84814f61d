// SPDX-License-Identifier: MIT
import AccessibilityAudit
import Foundation
import Testing
import UIKitCore
import UIKitTables
import UIKitTesting
import UIKitText

@testable import Chat

@MainActor
@Suite("Chat")
struct ChatTests {
    @Test("The conversations pass the accessibility audit, also with stickers", arguments: [1000.0, 380])
    func audit(width: CGFloat) throws {
        let desk = ChatDesk(width: width, scale: 1)
        #expect(desk.stage.audit().map(\.description) == [])
        if width < 600 { try desk.tap("Noor Haddad") }
        try desk.tap("Stickers")
        #expect(desk.stage.audit().map(\.description) == [])
    }

    @Test("Return sends the text, and the partner answers after a while")
    func answer() throws {
        let desk = ChatDesk(width: 1000)
        try desk.write("Hello")
        try desk.stage.key("return")
        #expect(desk.texts.last == "Hello" && desk.bar.text.isEmpty)
        desk.stage.advance(by: Partner.readingTime + 0.1)
        try desk.stage.expect("typing…")
        #expect(try desk.lastCell() is TypingCell)
        desk.stage.advance(by: 3)
        #expect(desk.texts.last == "Hello! How are you?")
        #expect(try desk.lastCell() is MessageCell)
    }

    @Test("A message is aligned by the direction in which it is written")
    func direction() {
        let texts = ["Hello שלום", "… 12", "שלום Hello", "١٢ محمد", "👋🏽 مرحبا"]
        #expect(texts.map(\.isRightToLeft) == [false, false, true, true, true])
    }

    @Test("Shift+Return breaks the line, and white space alone isn't sent")
    func lineBreak() throws {
        let desk = ChatDesk(width: 1000)
        let count = desk.texts.count
        try desk.write(" ")
        try desk.key("return")
        #expect(desk.texts.count == count)
        desk.stage.type("one")
        try desk.key("shift+return")
        desk.stage.type("two")
        #expect(desk.bar.text == " one\ntwo")
        try desk.key("return")
        #expect(desk.texts.last == "one\ntwo")
    }

    @Test("The bar grows with its text up to a limit, and keeps the latest message in sight")
    func growing() throws {
        let desk = ChatDesk(width: 1000)
        try desk.write("1")
        var heights = [desk.bar.frame.height]
        for _ in 0..<12 {
            try desk.key("shift+return")
            heights.append(desk.bar.frame.height)
            let last = desk.frame(of: try desk.lastCell())
            #expect(last.maxY <= desk.frame(of: desk.bar).minY)
        }
        #expect(heights == heights.sorted() && heights[1] > heights[0])
        #expect(heights.last == heights[8] && desk.bar.textView.isScrollEnabled)
        #expect(desk.frame(of: desk.bar).maxY == 700)
        try desk.stage.key("ctrl+a")
        try desk.key("delete")
        #expect(desk.bar.frame.height == heights[0] && !desk.bar.textView.isScrollEnabled)
    }

    @Test("Stickers replace the keyboard, and are dragged down with the messages while the bar stays")
    func stickers() throws {
        let desk = ChatDesk(width: 380)
        try desk.tap("Noor Haddad")
        try desk.tap("Stickers")
        #expect(desk.frame(of: desk.bar).maxY < 500)
        try desk.tap("Umbrella")
        #expect(desk.texts.last == "Umbrella")
        desk.stage.advance(by: 3)
        #expect(desk.texts.last == "Heart")
        desk.stage.drag(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 190, y: 690), duration: 0.4)
        try desk.stage.settle()
        #expect(desk.frame(of: desk.bar).maxY == 700 && desk.conversation.isFirstResponder)
        try desk.tap("Stickers")
        try desk.tap("Keyboard")
        #expect(desk.frame(of: desk.bar).maxY == 700 && desk.bar.isEditing)
    }

    @Test("A narrow window shows the list first; widening it shows a conversation next to the list")
    func narrow() throws {
        let desk = ChatDesk(width: 380)
        #expect(desk.conversation.view.window == nil && desk.root.list.view.window != nil)
        try desk.tap("Kenji Sato")
        #expect(desk.root.list.view.window == nil && desk.bar.window != nil)
        desk.stage.resize(to: CGSize(width: 1000, height: 700))
        try desk.stage.settle()
        #expect(desk.root.list.view.window != nil && desk.conversation.title == "Kenji Sato")
        #expect(desk.frame(of: desk.bar.textView).minX > desk.frame(of: desk.conversation.view).minX)
        desk.stage.resize(to: CGSize(width: 380, height: 700))
        try desk.stage.settle()
        try desk.key("alt+left")
        #expect(desk.root.list.view.window != nil && desk.bar.window == nil)
    }

    @Test("A conversation keeps the text that isn't sent, and keys open the next one")
    func drafts() throws {
        let desk = ChatDesk(width: 1000)
        try desk.write("later")
        try desk.key("ctrl+pagedown")
        #expect(desk.conversation.title != "Noor Haddad" && desk.bar.text.isEmpty)
        try desk.key("ctrl+pageup")
        #expect(desk.conversation.title == "Noor Haddad" && desk.bar.text == "later")
    }

    @Test("An answer to a conversation that isn't shown is counted as unread")
    func unread() throws {
        let desk = ChatDesk(width: 1000)
        try desk.write("Hello")
        try desk.stage.key("return")
        try desk.tap("Mia Weber")
        desk.stage.advance(by: 5)
        #expect(desk.inbox.conversation(with: "Noor Haddad")?.unreadCount == 1)
        try desk.tap("Noor Haddad")
        #expect(desk.inbox.conversation(with: "Noor Haddad")?.unreadCount == 0)
    }

    @Test("A context menu copies a message")
    func copying() throws {
        let desk = ChatDesk(width: 1000)
        try desk.stage.click(desk.stage.view(named: "At noon, then."), secondary: true)
        try desk.stage.settle()
        try desk.tap("Copy")
        #expect(UIPasteboard.general.string == "At noon, then.")
    }

    @Test("Outgoing messages are at the trailing edge in both directions")
    func directions() throws {
        for language in ["en", "ar"] {
            let desk = ChatDesk(width: 1000, language: language)
            let view = try desk.stage.view(named: "At noon, then.")
            let cell = try #require(view as? MessageCell)
            let isRight = desk.frame(of: cell.bubble).midX > desk.frame(of: desk.table).midX
            #expect(isRight == (language == "en"))
        }
    }

    @Test("Another conversation replaces all messages of the one before")
    func switching() throws {
        let desk = ChatDesk(width: 600, height: 980)
        try desk.tap("Kenji Sato")
        try desk.key("ctrl+pageup")
        let cells = desk.table.subviews.filter { $0 is MessageCell && !$0.isHidden }
        #expect(cells.count == desk.table.visibleCells.count && desk.conversation.title == "Noor Haddad")
    }
}
