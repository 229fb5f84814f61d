// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@Suite("Alignment of labels", .serialized)
@MainActor
struct UILabelAlignmentTests {
    private func show(_ text: String, on stage: Stage) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        label.text = text
        stage.window.addSubview(label)
        return label
    }

    /// Expects the text to be in the right half of the label, or in the left one.
    private func expect(
        _ label: UILabel, on stage: Stage, isAtRight: Bool, at location: SourceLocation = #_sourceLocation
    ) throws {
        stage.advance(by: 0)
        let picture = stage.screenshot().cropped(to: label.frame)
        var columns: [Int] = []
        for x in 0..<picture.width {
            let isInk = (0..<picture.height).contains { (picture[x, $0]?.red ?? 255) < 128 }
            if isInk { columns.append(x) }
        }
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        #expect(isAtRight ? first >= 150 : last < 150, sourceLocation: location)
    }

    @Test("Natural alignment follows the layout direction, not the text", arguments: ["Tea", "שלום", "12"])
    func natural(text: String) throws {
        for (language, isAtRight) in [("en_US", false), ("he_IL", true)] {
            let stage = Stage(languages: [language])
            let label = show(text, on: stage)
            try expect(label, on: stage, isAtRight: isAtRight)
            label.attributedText = NSAttributedString(string: text)
            try expect(label, on: stage, isAtRight: isAtRight)
            #expect(label.textAlignment == .natural)
        }
    }

    @Test("A change of the direction moves the text")
    func change() throws {
        let stage = Stage(languages: ["en_US"])
        let label = show("Tea", on: stage)
        try expect(label, on: stage, isAtRight: false)
        label.semanticContentAttribute = .forceRightToLeft
        try expect(label, on: stage, isAtRight: true)
        label.semanticContentAttribute = .unspecified
        try expect(label, on: stage, isAtRight: false)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        try expect(label, on: stage, isAtRight: true)
    }

    @Test("An alignment or a base writing direction of the text prevails")
    func explicit() throws {
        let stage = Stage(languages: ["he_IL"])
        let label = show("Tea", on: stage)
        label.textAlignment = .left
        try expect(label, on: stage, isAtRight: false)
        label.textAlignment = .natural
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .leftToRight
        label.attributedText = NSAttributedString(string: "Tea", attributes: [.paragraphStyle: style])
        try expect(label, on: stage, isAtRight: false)
    }
}
