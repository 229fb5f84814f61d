// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@MainActor
@Suite("Text views: undo of styled text")
struct TextViewStyleUndoTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() {
        let text = NSMutableAttributedString(string: "red blue ")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 4))
        text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage())))
        view.attributedText = text
        stage.show(view)
        view.becomeFirstResponder()
    }

    /// The colors of the characters, and "picture" for an attachment.
    private var looks: [String] {
        (0..<view.textStorage.length).map { index in
            let attributes = view.textStorage.attributes(at: index, effectiveRange: nil)
            let color = attributes[.foregroundColor] as? UIColor
            let name = color == .red ? "red" : color == .blue ? "blue" : "plain"
            return attributes[.attachment] == nil ? name : "picture"
        }
    }

    @Test("Undo restores the attributes and attachments of deleted text, and redo deletes it again")
    func deletion() throws {
        let before = looks
        try stage.key("ctrl+a")
        try stage.key("delete")
        #expect(view.text.isEmpty)
        try stage.key("ctrl+z")
        #expect(looks == before && before.contains("picture"))
        try stage.key("ctrl+shift+z")
        #expect(view.text.isEmpty)
        try stage.key("ctrl+z")
        #expect(looks == before)
    }

    @Test("Characters that were deleted one by one get their own attributes, forward and backward", arguments: [0, 8])
    func oneByOne(start: Int) throws {
        let before = looks
        view.selectedRange = NSRange(location: start, length: 0)
        for _ in 0..<7 { try stage.key(start == 0 ? "delete" : "backspace") }
        #expect(looks != before)
        for _ in 0..<7 where looks != before { try stage.key("ctrl+z") }
        #expect(looks == before)
    }

    @Test("Redo restores the attributes of typed text, and undo those of the text that it replaced")
    func typing() throws {
        let before = looks
        view.selectedRange = NSRange(location: 2, length: 4)
        view.typingAttributes = [.foregroundColor: UIColor.blue]
        stage.type("xy")
        let after = looks
        try stage.key("ctrl+z")
        for _ in 0..<3 where looks != before { try stage.key("ctrl+z") }
        #expect(looks == before)
        for _ in 0..<3 where looks != after { try stage.key("ctrl+shift+z") }
        #expect(looks == after)
    }
}
