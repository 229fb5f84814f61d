// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@MainActor
@Suite("Text views: the outline of the edited one")
struct TextViewOutlineTests {
    private func isMarked(_ view: UIView, on stage: Stage) throws -> Bool {
        let pixel = try #require(stage.pixel(at: CGPoint(x: view.frame.minX + 1, y: view.frame.midY)))
        return Int(pixel.blue) - Int(pixel.red) > 60
    }

    private func scene(_ prepare: (UITextView) -> Void) -> (Stage, UITextView) {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let view = UITextView(frame: CGRect(x: 50, y: 50, width: 200, height: 80))
        view.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
        prepare(view)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        root.backgroundColor = .white
        root.addSubview(view)
        stage.show(root)
        return (stage, view)
    }

    @Test("A text view with a shape is outlined while it is edited, also after scrolling, and has no ring")
    func outline() throws {
        let (stage, view) = scene {
            $0.backgroundColor = .systemGray5
            $0.layer.cornerRadius = 10
        }
        #expect(try !isMarked(view, on: stage))
        try stage.click(view)
        #expect(view.isFirstResponder)
        #expect(try isMarked(view, on: stage))
        let outside = try #require(stage.pixel(at: CGPoint(x: view.frame.minX - 3, y: view.frame.midY)))
        #expect(outside.red > 250)
        view.contentOffset.y = 120
        stage.advance(by: 0.1)
        #expect(try isMarked(view, on: stage))
        view.resignFirstResponder()
        stage.advance(by: 0.1)
        #expect(try !isMarked(view, on: stage))
    }

    @Test("A text view without a shape, and one that is only read, aren't outlined")
    func noOutline() throws {
        for prepare in [
            { _ in },
            {
                $0.backgroundColor = .systemGray5
                $0.layer.cornerRadius = 10
                $0.isEditable = false
            },
        ] as [(UITextView) -> Void] {
            let (stage, view) = scene(prepare)
            view.becomeFirstResponder()
            stage.advance(by: 0.1)
            #expect(try !isMarked(view, on: stage))
        }
    }
}
