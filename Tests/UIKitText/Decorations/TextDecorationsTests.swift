// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@MainActor
@Suite("Text views: decorations")
struct TextDecorationsTests {
    /// Returns the color a little left of the position at `offset`, near the top of its line.
    private func color(before offset: Int, _ scene: TextViewScene) throws -> StagePicture.Pixel {
        let caret = scene.caret(offset)
        let point = CGPoint(x: caret.midX - 2, y: caret.minY + 2)
        return try #require(scene.stage.pixel(at: scene.view.convert(point, to: nil)))
    }

    private func isYellow(before offset: Int, _ scene: TextViewScene) throws -> Bool {
        let color = try color(before: offset, scene)
        return color.red > 200 && Int(color.blue) < Int(color.red) - 60
    }

    /// Returns whether there is a red pixel below the baseline of the character before `offset`.
    private func hasWave(before offset: Int, _ scene: TextViewScene) -> Bool {
        let caret = scene.caret(offset)
        for x in stride(from: caret.midX - 8, to: caret.midX, by: 1) {
            for y in stride(from: caret.midY + 3, to: caret.maxY, by: 1) {
                guard let color = scene.stage.pixel(at: scene.view.convert(CGPoint(x: x, y: y), to: nil)) else {
                    continue
                }
                if color.red > 180, color.green < 170, color.blue < 170 { return true }
            }
        }
        return false
    }

    @Test("A highlight is drawn behind its characters, and moves with them when the text is edited")
    func highlight() throws {
        let scene = TextViewScene("aaa mmm aaa mmm")
        scene.view.decorations.add(.highlight, to: 4..<7)
        scene.stage.advance(by: 0.1)
        #expect(try isYellow(before: 7, scene) && !isYellow(before: 3, scene) && !isYellow(before: 10, scene))
        scene.select(0..<0)
        scene.view.insertText("xy ")
        scene.stage.advance(by: 0.1)
        #expect(scene.view.decorations.ranges(of: .highlight) == [7..<10])
        #expect(try isYellow(before: 10, scene) && !isYellow(before: 6, scene))
        scene.view.decorations.removeAll(.highlight)
        scene.stage.advance(by: 0.1)
        #expect(try !isYellow(before: 10, scene))
    }

    @Test("A range whose characters change loses its decoration, and a new text has none")
    func changes() {
        let scene = TextViewScene("aaa mmm aaa")
        scene.view.decorations.add(.wave, to: 0..<3)
        scene.view.decorations.add(.wave, to: 4..<7)
        scene.select(5..<5)
        scene.view.insertText("x")
        #expect(scene.view.decorations.ranges(of: .wave) == [0..<3])
        scene.view.text = "aaa"
        #expect(scene.view.decorations.ranges(of: .wave).isEmpty)
    }

    @Test("A wave is drawn below its characters, also in a range over several lines")
    func waves() {
        let scene = TextViewScene("aaaa\nmmmm\nmmmm")
        scene.view.decorations.set(.wave, to: [5..<14], in: 5..<14)
        scene.stage.advance(by: 0.1)
        #expect(!hasWave(before: 4, scene) && hasWave(before: 9, scene) && hasWave(before: 14, scene))
        scene.view.decorations.set(.wave, to: [], in: 10..<14)
        scene.stage.advance(by: 0.1)
        #expect(!hasWave(before: 9, scene))
    }

    @Test("Ranges beyond the text are harmless")
    func beyond() {
        let scene = TextViewScene("aaa")
        for style in TextDecorationStyle.allCases {
            scene.view.decorations.add(style, to: 1..<900)
            scene.view.decorations.add(style, to: 2_000_000..<Int.max)
        }
        scene.stage.advance(by: 0.1)
        scene.view.insertText("b")
        scene.stage.advance(by: 0.1)
        #expect(scene.view.text == "aaab")
    }
}
