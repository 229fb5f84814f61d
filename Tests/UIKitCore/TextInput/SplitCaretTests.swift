// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Text fields: split carets and invisible characters")
struct SplitCaretTests {
    private func scene(_ text: String, caret: Int) throws -> TextFieldScene {
        let scene = TextFieldScene(text)
        scene.field.becomeFirstResponder()
        scene.select(caret..<caret)
        try scene.stage.settle()
        return scene
    }

    @Test("The caret is split between characters of opposite directions, and nowhere else")
    func split() throws {
        let scene = try scene("abc שלום def", caret: 4)
        let upper = try #require(scene.field.content.caretFrame)
        let lower = try #require(scene.field.content.secondaryCaretFrame)
        #expect(lower.minX > upper.maxX + 10)
        #expect(abs(lower.minY - upper.maxY) < 0.01)
        #expect(abs(lower.height - upper.height) < 0.01)
        scene.select(5..<5)
        try scene.stage.settle()
        #expect(scene.field.content.secondaryCaretFrame == nil)
        #expect(try #require(scene.field.content.caretFrame).height > upper.height * 1.9)
    }

    @Test("Selection rectangles have the directions of their characters, from which split carets follow")
    func directions() throws {
        let scene = try scene("abc שלום def", caret: 4)
        let field = scene.field
        let whole = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        let rects = field.selectionRects(for: whole).sorted { $0.rect.minX < $1.rect.minX }
        let directions = rects.map(\.writingDirection).reduce(into: [NSWritingDirection]()) {
            if $0.last != $1 { $0.append($1) }
        }
        #expect(directions == [.leftToRight, .rightToLeft, .leftToRight])
        for offset in 0...12 {
            let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
            let own = field.secondaryCaretFrame(at: offset)
            let derived = field.secondaryCaretRect(for: position, caret: field.caretRect(for: position))
            #expect((own == nil) == (derived == nil), "\(offset)")
            if let own, let derived { #expect(abs(own.minX - derived.minX) < 1.5) }
        }
    }

    @Test("A control of the writing direction is shown in a field that can be edited, without an effect on the text")
    func controls() throws {
        let scene = try scene("photo\u{202E}gpj.exe", caret: 0)
        var places: [CGFloat] = []
        for offset in 0...13 {
            let position = try #require(scene.field.position(from: scene.field.beginningOfDocument, offset: offset))
            places.append(scene.field.caretRect(for: position).midX)
        }
        #expect(places == places.sorted())
        #expect(places[6] - places[5] > 5)
        #expect(scene.field.text == "photo\u{202E}gpj.exe")
        scene.field.resignFirstResponder()
        scene.field.isEnabled = false
        let last = try #require(scene.field.position(from: scene.field.beginningOfDocument, offset: 7))
        #expect(scene.field.caretRect(for: last).midX > places[7] + 10)
    }

    @Test("Secure text shows only bullets")
    func secure() throws {
        let scene = try scene("ab", caret: 2)
        scene.field.isSecureTextEntry = true
        let plain = scene.field.caretRect(for: scene.field.endOfDocument)
        scene.field.text = "a\u{202E}"
        #expect(scene.field.caretRect(for: scene.field.endOfDocument) == plain)
    }
}
