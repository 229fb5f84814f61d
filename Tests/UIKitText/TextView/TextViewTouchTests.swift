// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting
import UIKitText

@testable import UIKitCore

@MainActor
@Suite("Text views: handles")
struct TextViewTouchTests {
    private func doubleTap(_ scene: TextViewScene, at offset: Int) throws {
        scene.stage.tap(at: scene.place(offset))
        scene.stage.tap(at: scene.place(offset))
        try scene.stage.settle()
    }

    @Test("A finger drags the handles across lines instead of scrolling")
    func dragging() throws {
        let scene = TextViewScene(
            "one two\nthree four\nfive\nsix\nseven\neight\nnine\nten", in: CGSize(width: 400, height: 240))
        try doubleTap(scene, at: 5)
        #expect(scene.selection == 4..<7)
        let handles = try #require(scene.view.editor.handles)
        #expect(handles.frames.count == 2)
        let (end, target) = (scene.place(7), scene.place(23))
        scene.stage.drag(
            from: CGPoint(x: end.x, y: end.y + 12), to: CGPoint(x: target.x, y: target.y + 12), duration: 0.5)
        #expect(scene.selection == 4..<23)
        #expect(scene.view.contentOffset.y == 0)
        try scene.stage.settle()
        #expect(handles.frames.count == 2)
    }

    @Test("Handles scroll with the text, and those out of sight are hidden")
    func scrolling() throws {
        let scene = TextViewScene((1...30).map { "line \($0)" }.joined(separator: "\n"))
        try doubleTap(scene, at: 1)
        let handles = try #require(scene.view.editor.handles)
        let frames = handles.frames
        #expect(frames.count == 2)
        scene.view.contentOffset.y = 10
        try scene.stage.settle()
        #expect(handles.frames.count <= 2)
        scene.view.contentOffset.y = 200
        try scene.stage.settle()
        #expect(handles.frames.isEmpty)
        scene.view.contentOffset.y = 0
        try scene.stage.settle()
        #expect(handles.frames == frames)
    }
}
