// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

/// Applies random keys, clicks, and edits of an input method to a text field.
@MainActor
@Suite("Text fields: random editing")
struct TextFieldWalkTests {
    private static let length = ProcessInfo.processInfo.environment["SHOJI_WALK_LENGTH"].flatMap(Int.init) ?? 400

    private static let pieces = [
        "a", " ", "word", "e\u{301}", "\u{301}", "😀", "👨‍👩‍👧", "🇫🇷", "שלום", "مرحبا", "日本", "สวัสดี", "\r\n", "\u{202E}",
    ]

    private static let keys = [
        "left", "right", "shift+left", "shift+right", "ctrl+left", "ctrl+right", "ctrl+shift+left", "up", "down",
        "BackSpace", "Delete", "ctrl+BackSpace", "ctrl+Delete", "ctrl+z", "ctrl+shift+z", "ctrl+a", "a", "b", "space",
    ]

    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let mixed = (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
            return mixed ^ mixed >> 33
        }
    }

    private func edit(_ random: inout Random) -> TextInputEdit {
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: return TextInputEdit(commit: piece)
        case 2, 3:
            let caret = Int.random(in: -1...piece.utf8.count + 1, using: &random)
            return TextInputEdit(preedit: piece, preeditSelection: caret..<caret)
        case 4:
            let (before, after) = (Int.random(in: 0...5, using: &random), Int.random(in: 0...5, using: &random))
            return TextInputEdit(deleteBefore: before, deleteAfter: after)
        default: return TextInputEdit()
        }
    }

    @Test("The caret stays between characters, and undoing everything restores the text", arguments: [false, true])
    func walk(isSecure: Bool) throws {
        let start = "Some text, שלום עולם"
        let scene = TextFieldScene(start)
        scene.field.isSecureTextEntry = isSecure
        scene.field.becomeFirstResponder()
        let method = try #require(scene.stage.system.windows.last?.textInputMethod() as? HeadlessTextInputMethod)
        var random = Random(state: isSecure ? 2 : 1)
        for step in 0..<Self.length {
            let length = (scene.field.text ?? "").utf16.count
            switch Int.random(in: 0..<10, using: &random) {
            case 0...4: try scene.keys(Self.keys.randomElement(using: &random) ?? "a")
            case 5...7: method.send(edit(&random))
            case 8:
                let (first, second) = (
                    Int.random(in: 0...length, using: &random), Int.random(in: 0...length, using: &random)
                )
                scene.select(min(first, second)..<max(first, second))
            default: scene.stage.click(at: scene.place(Int.random(in: 0...length, using: &random)))
            }
            let text = scene.field.text ?? ""
            let units = Array(text.utf16)
            #expect(!text.contains("\u{FFFD}") && !text.contains(where: \.isNewline))
            for offset in [scene.selection.lowerBound, scene.selection.upperBound] {
                #expect((0...units.count).contains(offset), "step \(step)")
                #expect(offset >= units.count || !UTF16.isTrailSurrogate(units[max(offset, 0)]), "step \(step)")
            }
            if let marked = scene.marked { #expect(!marked.isEmpty && marked.upperBound <= units.count) }
            if units.count > 300 {
                scene.select(0..<units.count)
                try scene.keys("Delete")
            }
        }
        method.send(TextInputEdit())
        let manager = try #require(scene.field.undoManager)
        let end = scene.field.text
        while manager.canUndo { manager.undo() }
        // A longer walk has more undo groups than are kept.
        if Self.length <= 1000 { #expect(scene.field.text == start) }
        var states = [scene.field.text]
        while manager.canRedo {
            manager.redo()
            states.append(scene.field.text)
        }
        #expect(states.contains(end))
    }
}
