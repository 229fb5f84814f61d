// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout
import UIKitCore
import UIKitTesting

@testable import UIKitText

@Suite("Lists in text views")
@MainActor
struct ListMarkerTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
    private let stage = Stage(size: CGSize(width: 240, height: 200), scale: 1)

    private func show(_ lines: [String], plain: Set<Int> = []) {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
        let text = NSMutableAttributedString(string: "")
        for (index, line) in lines.enumerated() {
            let newline = index < lines.count - 1 ? "\n" : ""
            text.append(
                NSAttributedString(
                    string: line + newline, attributes: plain.contains(index) ? [:] : [.paragraphStyle: style]))
        }
        stage.show(view)
        view.attributedText = text
        stage.advance(by: 0.1)
    }

    private func markers() -> [String?] {
        (0..<view.stack.count).map { index in
            view.stack.layout(of: index).text.attributes(at: 0).paragraph.extras?.marker?.text
        }
    }

    @Test("Items are numbered, also after a paragraph is added or removed before them")
    func numbers() {
        show(["one", "two", "three", "end"], plain: [3])
        let first = markers()
        #expect(first.compactMap { $0 }.count == 3 && Set(first).count == 4 && first[3] == nil)
        view.selectedRange = NSRange(location: 3, length: 0)
        view.insertText("\n")
        stage.advance(by: 0.1)
        let longer = markers()
        #expect(view.text == "one\n\ntwo\nthree\nend")
        #expect(Array(longer.prefix(3)) == Array(first.prefix(3)) && longer[3] != nil && longer[4] == nil)
        view.deleteBackward()
        stage.advance(by: 0.1)
        #expect(markers() == first)
    }

    @Test("A new last item has a marker before it has text")
    func lastItem() {
        show(["one", "two"])
        view.selectedRange = NSRange(location: 7, length: 0)
        view.insertText("\n")
        stage.advance(by: 0.1)
        #expect(markers().compactMap { $0 }.count == 3)
    }

    @Test("A paragraph without a list ends it, and the next list begins again")
    func interrupted() {
        show(["one", "two", "plain", "again"], plain: [2])
        let markers = markers()
        #expect(markers[2] == nil && markers[3] == markers[0])
    }
}
