// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@Suite("Views of attachments")
@MainActor
struct AttachmentViewTests {
    private final class Box: UIView {}

    private final class BoxProvider: NSTextAttachmentViewProvider {
        override init(
            textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
            location: any NSTextLocation
        ) {
            super.init(
                textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
                location: location)
            tracksTextAttachmentViewBounds = true
        }

        override func loadView() {
            view = Box(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        }
    }

    private final class Line: NSTextAttachment {
        override func attachmentBounds(
            for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
            textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
        ) -> CGRect { CGRect(x: 0, y: 0, width: proposedLineFragment.width, height: 12) }
    }

    private func text(_ attachment: NSTextAttachment, lines: Int = 0) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "on ")
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: " end" + String(repeating: "\nmore", count: lines)))
        return text
    }

    @Test("A registered class provides a view in the text, which moves with it and leaves with its line")
    func views() throws {
        NSTextAttachment.registerViewProviderClass(BoxProvider.self, forFileType: "org.example.box")
        let attachment = NSTextAttachment(data: nil, ofType: "org.example.box")
        #expect(attachment.usesTextAttachmentView)
        let stage = Stage(size: CGSize(width: 240, height: 140), scale: 1)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 140))
        stage.show(view)
        view.attributedText = text(attachment, lines: 100)
        stage.advance(by: 0.1)
        let shown = try #require(view.subviews.compactMap { $0 as? Box }.first)
        let caret = view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: 3)))
        #expect(shown.frame.size == CGSize(width: 60, height: 30))
        #expect(abs(shown.frame.minX - caret.minX) <= 1 && shown.frame.maxY <= caret.maxY)
        let top = shown.frame.minY
        view.textStorage.insert(NSAttributedString(string: "\n"), at: 0)
        stage.advance(by: 0.1)
        #expect(shown.superview === view && shown.frame.minY > top + 10)
        view.contentOffset.y = 900
        stage.advance(by: 0.1)
        #expect(shown.superview == nil)
        view.contentOffset.y = 0
        stage.advance(by: 0.1)
        #expect(shown.superview === view)
        view.text = "plain"
        stage.advance(by: 0.1)
        #expect(shown.superview == nil)
    }

    @Test("An attachment can be as wide as the line of its container")
    func bounds() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 140))
        let stage = Stage(size: CGSize(width: 240, height: 140), scale: 1)
        stage.show(view)
        view.attributedText = NSAttributedString(attachment: Line())
        stage.advance(by: 0.1)
        let end = view.caretRect(for: view.endOfDocument)
        #expect(end.minX >= 234)
    }
}
