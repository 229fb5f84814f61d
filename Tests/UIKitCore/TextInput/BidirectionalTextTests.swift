// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("Text fields: bidirectional text")
struct BidirectionalTextTests {
    private func caret(_ scene: TextFieldScene, _ offset: Int) throws -> CGFloat {
        let position = try #require(scene.field.position(from: scene.field.beginningOfDocument, offset: offset))
        return scene.field.caretRect(for: position).midX
    }

    @Test("Hebrew text starts on the right, and arrow keys move visually")
    func hebrew() throws {
        let scene = TextFieldScene("שלום")
        scene.field.becomeFirstResponder()
        #expect(try caret(scene, 0) > caret(scene, 4))
        #expect(try caret(scene, 0) > 150)
        try scene.keys("right")
        #expect(scene.selection == 3..<3)
        try scene.keys("left")
        #expect(scene.selection == 4..<4)
        try scene.keys("ctrl+right")
        #expect(scene.selection == 0..<0)
        try scene.keys("end")
        #expect(scene.selection == 4..<4)
        try scene.keys("shift+right", "shift+right")
        #expect(scene.selection == 2..<4)
        try scene.keys("right")
        #expect(scene.selection == 2..<2)
    }

    @Test("In mixed text, each arrow key press moves the caret in its direction until the end")
    func mixed() throws {
        let scene = TextFieldScene("abc שלום def")
        scene.field.becomeFirstResponder()
        try scene.keys("home")
        var places: [CGFloat] = []
        for _ in 0..<12 {
            try scene.keys("right")
            places.append(try caret(scene, scene.selection.lowerBound))
        }
        #expect(scene.selection == 12..<12)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + 0.5 })
        for _ in 0..<12 { try scene.keys("left") }
        #expect(scene.selection == 0..<0)
    }

    @Test("An empty field, or one with digits, starts where its interface does")
    func empty() throws {
        let scene = TextFieldScene("")
        scene.field.semanticContentAttribute = .forceRightToLeft
        #expect(try caret(scene, 0) > 150)
        scene.field.text = "123"
        #expect(try caret(scene, 0) > 150)
        scene.field.text = "abc"
        #expect(try caret(scene, 0) < 50)
        scene.field.setBaseWritingDirection(
            .rightToLeft,
            for: try #require(
                scene.field.textRange(from: scene.field.beginningOfDocument, to: scene.field.endOfDocument)))
        #expect(try caret(scene, 3) > 100)
    }

    @Test("A selection across a change of direction has several rectangles")
    func pieces() throws {
        let scene = TextFieldScene("abc שלום def")
        scene.select(2..<6)
        let range = try #require(scene.field.selectedTextRange)
        let rects = scene.field.selectionRects(for: range)
        #expect(rects.count == 2)
        #expect(rects.allSatisfy { $0.rect.width > 0 && $0.rect.height > 15 })
        #expect(rects.contains { $0.containsStart })
    }
}
