// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@MainActor
@Suite("Text views: links and other items")
struct TextItemTests {
    /// A delegate that records the items that it is asked about.
    private final class Client: UITextViewDelegate {
        var opened: [String] = []
        var tagAction = true

        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            guard case .tag(let tag) = textItem.content, tagAction else { return defaultAction }
            return UIAction(title: tag) { [weak self] _ in self?.opened.append(tag) }
        }

        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            guard case .tag = textItem.content else { return UITextItem.MenuConfiguration(menu: defaultMenu) }
            return UITextItem.MenuConfiguration(menu: UIMenu(children: [UIAction(title: "Details") { _ in }]))
        }

        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            opened.append(URL.absoluteString)
            return false
        }
    }

    private func scene(_ client: Client, isEditable: Bool = false) -> TextViewScene {
        let scene = TextViewScene(size: CGSize(width: 320, height: 120), in: CGSize(width: 420, height: 560))
        let text = NSMutableAttributedString(string: "one two three four")
        text.addAttribute(.link, value: "https://example.org/a", range: NSRange(location: 4, length: 3))
        text.addAttribute(.textItemTag, value: "tagged", range: NSRange(location: 8, length: 5))
        scene.view.attributedText = text
        scene.view.delegate = client
        scene.view.isEditable = isEditable
        scene.stage.advance(by: 0.1)
        return scene
    }

    private func middle(_ offset: Int, _ scene: TextViewScene) -> CGPoint {
        let (first, second) = (scene.place(offset), scene.place(offset + 1))
        return CGPoint(x: (first.x + second.x) / 2, y: first.y)
    }

    @Test("A click performs the action of a link or a tag in read-only text")
    func click() {
        let client = Client()
        let scene = scene(client)
        scene.stage.click(at: middle(5, scene))
        scene.stage.advance(by: 1)
        scene.stage.click(at: middle(9, scene))
        scene.stage.advance(by: 1)
        #expect(client.opened == ["https://example.org/a", "tagged"])
        scene.stage.click(at: middle(1, scene))
        #expect(client.opened.count == 2)
    }

    @Test("In editable text, a click places the caret, and the action needs Ctrl")
    func editable() {
        let client = Client()
        let scene = scene(client, isEditable: true)
        scene.stage.click(at: middle(5, scene))
        #expect(client.opened.isEmpty && scene.view.isFirstResponder)
        #expect(scene.selection.isEmpty)
    }

    @Test("Tab selects the next item of read-only text, Return performs its action, and Tab after the last one leaves")
    func keys() throws {
        let client = Client()
        let scene = scene(client)
        scene.view.becomeFirstResponder()
        scene.select(0..<0)
        try scene.keys("tab")
        #expect(scene.selection == 4..<7)
        try scene.keys("enter")
        #expect(client.opened == ["https://example.org/a"])
        try scene.keys("tab")
        #expect(scene.selection == 8..<13)
        try scene.keys("enter", "shift+tab")
        #expect(client.opened.last == "tagged" && scene.selection == 4..<7)
    }

    @Test("A secondary click on an item adds its menu to the edit menu")
    func menu() throws {
        let client = Client()
        let scene = scene(client)
        scene.stage.click(at: middle(5, scene), secondary: true)
        scene.stage.advance(by: 0.5)
        try scene.stage.expect("Open Link")
        try scene.stage.tap("Copy Link")
        scene.stage.advance(by: 0.5)
        #expect(UIPasteboard.general.string == "https://example.org/a")
        scene.stage.click(at: middle(9, scene), secondary: true)
        scene.stage.advance(by: 0.5)
        try scene.stage.expect("Details")
        try scene.stage.expectNot("Copy Link")
    }

    @Test("Links and phone numbers are detected while the text isn't editable, and only the chosen kinds")
    func detection() async throws {
        let client = Client()
        let scene = scene(client)
        scene.view.text = "see example.org or +1 415 555 2671"
        scene.view.dataDetectorTypes = .all
        for _ in 0..<2000 where scene.view.detectedRanges.count < 2 {
            scene.stage.advance(by: 0.01)
            await Task.yield()
        }
        #expect(scene.view.detectedRanges == [4..<15, 19..<34])
        scene.stage.click(at: middle(6, scene))
        #expect(client.opened.count == 1 && client.opened.first?.contains("example.org") == true)
        scene.view.isEditable = true
        #expect(scene.view.detectedRanges.isEmpty)
    }
}
