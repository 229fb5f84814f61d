// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

/// Only what a change affects is drawn again, and the result is the same as that of drawing everything.
@MainActor
@Suite("Text views: drawing after changes")
struct TextViewDrawingTests {
    nonisolated private static let prose = (1...60).map {
        "\($0): jumping foxes quickly query the big, lazy dogs by the Ångström river, and again \(String(repeating: "fg ", count: $0 % 9))"
    }.joined(separator: "\n")
    nonisolated private static let storms = (1...40).map {
        "Line \($0) with \($0 % 7 == 3 ? "Z" + String(repeating: "\u{0301}\u{0323}", count: 12) : "plain") text, 日本語 and שלום"
    }.joined(separator: "\n")

    private func expectSame(_ scene: TextViewScene, sourceLocation: SourceLocation = #_sourceLocation) {
        scene.view.resignFirstResponder()
        scene.stage.advance(by: 1)
        let shown = scene.stage.screenshot()
        // Draws everything.
        let color = scene.view.textColor
        scene.view.textContainerInset.left += 1
        scene.stage.advance(by: 0.1)
        scene.view.textContainerInset.left -= 1
        scene.view.textColor = color
        scene.stage.advance(by: 0.1)
        #expect(shown == scene.stage.screenshot(), sourceLocation: sourceLocation)
    }

    @Test("Typing, deleting, and new lines in the middle leave nothing behind", arguments: [prose, storms])
    func typing(text: String) throws {
        let scene = TextViewScene(text, size: CGSize(width: 500, height: 700))
        scene.view.becomeFirstResponder()
        scene.stage.advance(by: 0.1)
        for step in 0..<24 {
            scene.select(step * 37 + 10..<step * 37 + 10)
            switch step % 6 {
            case 0: scene.view.insertText("\n")
            case 1: scene.view.insertText("jÅg")
            case 2: scene.view.deleteBackward()
            case 3: scene.view.insertText(String(repeating: "wrapping ", count: 12))
            case 4:
                scene.select(step * 30..<step * 30 + 90)
                scene.view.deleteBackward()
            default: scene.view.insertText("x")
            }
            scene.stage.advance(by: 0.1)
        }
        expectSame(scene)
    }

    @Test("A line below text with many marks above it is drawn without cutting them")
    func marks() throws {
        let scene = TextViewScene(Self.storms, size: CGSize(width: 500, height: 700))
        scene.view.becomeFirstResponder()
        scene.stage.advance(by: 0.1)
        let second = try #require(Self.storms.range(of: "Line 2"))
        let offset = Self.storms.utf16.distance(from: Self.storms.startIndex, to: second.lowerBound)
        scene.select(offset..<offset)
        for _ in 0..<5 {
            scene.view.insertText("g")
            scene.stage.advance(by: 0.1)
        }
        expectSame(scene)
    }

    @Test("Attributes, search highlights, and larger lines are drawn again where they were")
    func attributes() {
        let scene = TextViewScene(Self.prose, size: CGSize(width: 500, height: 700))
        scene.stage.advance(by: 0.1)
        let storage = scene.view.textStorage
        storage.addAttribute(.underlineStyle, value: NSUnderlineStyle.thick, range: NSRange(location: 200, length: 40))
        scene.stage.advance(by: 0.1)
        storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 700, length: 20))
        scene.stage.advance(by: 0.1)
        storage.removeAttribute(.underlineStyle, range: NSRange(location: 210, length: 10))
        scene.stage.advance(by: 0.1)
        storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 705, length: 400))
        scene.stage.advance(by: 0.1)
        storage.removeAttribute(.font, range: NSRange(location: 700, length: 10))
        scene.stage.advance(by: 0.1)
        expectSame(scene)
    }
}
