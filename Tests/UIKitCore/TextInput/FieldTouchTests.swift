// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@Suite("Text fields: handles and loupe")
@MainActor
struct FieldTouchTests {
    private func doubleTap(_ scene: TextFieldScene, at offset: Int) throws {
        scene.stage.tap(at: scene.place(offset))
        scene.stage.tap(at: scene.place(offset))
        try scene.stage.settle()
    }

    private func loupe(_ scene: TextFieldScene) -> LoupeView? {
        (scene.stage.application.windows.first?.subviews ?? []).lazy.compactMap { $0 as? LoupeView }
            .first { !$0.isLeaving }
    }

    private func hasBar(_ scene: TextFieldScene) -> Bool {
        scene.stage.application.popups.popups.contains { $0 is EditMenuPopup }
    }

    @Test("A selection by finger has handles; one by pointer or keys has none")
    func visibility() throws {
        let scene = TextFieldScene("one two three")
        scene.stage.click(at: scene.place(5), count: 2)
        try scene.stage.settle()
        #expect(scene.field.editor.handles == nil)
        scene.stage.advance(by: 1)
        try doubleTap(scene, at: 5)
        #expect(scene.selection == 4..<7)
        let frames = try #require(scene.field.editor.handles).frames
        #expect(frames.count == 2)
        let ends = [4, 7].map { scene.field.convert(scene.place($0), from: nil).x }
        #expect(zip(frames, ends).allSatisfy { abs($0.midX - $1) < 1 })
        try scene.keys("shift+right")
        try scene.stage.settle()
        #expect(scene.field.editor.handles?.frames.isEmpty == true)
    }

    @Test("A finger drags a handle that it touches 20 points below the field, and the menu is shown again")
    func dragging() throws {
        let scene = TextFieldScene("one two three")
        // With space for the menu above it.
        scene.field.frame.origin.y = 120
        try doubleTap(scene, at: 5)
        let grip = CGPoint(x: scene.place(7).x + 8, y: scene.place(7).y + 30)
        #expect(grip.y > scene.field.frame.maxY)
        var shown: CGRect?
        scene.stage.schedule(after: 0.2) { shown = loupe(scene)?.frame }
        scene.stage.drag(from: grip, to: CGPoint(x: grip.x + scene.place(13).x - scene.place(7).x, y: grip.y))
        #expect(scene.selection == 4..<13)
        #expect(shown != nil)
        try scene.stage.settle()
        #expect(loupe(scene) == nil)
        #expect(hasBar(scene))
        #expect(UIPasteboard.selection.string == "two three")
        // Without handles, the point belongs to whatever is below the field.
        scene.field.resignFirstResponder()
        #expect(!scene.field.point(inside: scene.field.convert(grip, from: nil), with: nil))
    }

    @Test("A long press shows a loupe until it ends")
    func longPress() throws {
        let scene = TextFieldScene("one two three")
        var frame: CGRect?
        scene.stage.schedule(after: 0.8) { frame = loupe(scene)?.frame }
        scene.stage.press(at: scene.place(5))
        #expect(try #require(frame).minX > 0)
        try scene.stage.settle()
        #expect(loupe(scene) == nil)
        #expect(hasBar(scene))
        #expect(scene.selection == 5..<5)
    }

    @Test("A secure selection dragged by its handles is not offered as the primary selection")
    func secure() throws {
        let scene = TextFieldScene("secret")
        scene.field.isSecureTextEntry = true
        UIPasteboard.selection.string = "kept"
        try doubleTap(scene, at: 2)
        #expect(scene.selection == 0..<6)
        let end = scene.place(6)
        scene.stage.drag(from: CGPoint(x: end.x, y: end.y + 12), to: CGPoint(x: scene.place(3).x, y: end.y + 12))
        #expect(scene.selection == 0..<3)
        #expect(UIPasteboard.selection.string == "kept")
    }
}
