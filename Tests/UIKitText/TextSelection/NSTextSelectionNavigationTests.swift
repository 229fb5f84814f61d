// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitText

@Suite("Navigation of text selections")
@MainActor
struct NSTextSelectionNavigationTests {
    private let content = NSTextContentStorage()
    private let manager = NSTextLayoutManager()
    private var navigation: NSTextSelectionNavigation { manager.textSelectionNavigation }

    init() {
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
    }

    private func set(_ text: String) {
        let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
        content.attributedString = NSAttributedString(string: text, attributes: [.font: font])
    }

    private func location(_ offset: Int) throws -> any NSTextLocation {
        try #require(content.location(content.documentRange.location, offsetBy: offset))
    }

    private func offset(_ location: any NSTextLocation) -> Int {
        content.offset(from: content.documentRange.location, to: location)
    }

    private func offsets(_ range: NSTextRange) -> Range<Int> { offset(range.location)..<offset(range.endLocation) }

    /// Returns the range after a movement from a caret.
    private func move(
        _ start: Int, _ direction: NSTextSelectionNavigation.Direction,
        _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false
    ) throws -> Range<Int>? {
        let caret = NSTextSelection(try location(start), affinity: .downstream)
        return navigation.destinationSelection(
            for: caret, direction: direction, destination: destination, extending: extending, confined: false
        )?.textRanges.first.map { offsets($0) }
    }

    @Test("A caret moves by characters, words, sentences, lines, and paragraphs")
    func movement() throws {
        set("One two. Three\ne\u{301}a four")
        #expect(try move(0, .forward, .character) == 1..<1)
        #expect(try move(15, .right, .character) == 17..<17)
        #expect(try move(17, .backward, .character) == 15..<15)
        #expect(try move(1, .forward, .word) == 3..<3)
        #expect(try move(3, .forward, .word) == 7..<7)
        #expect(try move(5, .backward, .word) == 4..<4)
        #expect(try move(2, .forward, .sentence) == 9..<9)
        #expect(try move(3, .forward, .line) == 14..<14)
        #expect(try move(3, .backward, .line) == 0..<0)
        #expect(try move(14, .forward, .paragraph) == 23..<23)
        #expect(try move(3, .forward, .document) == 23..<23)
        #expect(try move(23, .forward, .character) == nil)
        #expect(try move(0, .backward, .character) == nil)
    }

    @Test("In text from right to left, the right arrow moves backward")
    func rightToLeft() throws {
        set("שלום עולם")
        manager.ensureLayout(for: manager.documentRange)
        #expect(try move(3, .right, .character) == 2..<2)
        #expect(try move(3, .left, .character) == 4..<4)
    }

    @Test("A caret keeps its column while it moves across a short line")
    func columns() throws {
        set("long line\nab\nother line")
        var selection = NSTextSelection(try location(7), affinity: .downstream)
        func down(_ direction: NSTextSelectionNavigation.Direction) throws -> Int {
            selection = try #require(
                navigation.destinationSelection(
                    for: selection, direction: direction, destination: .character, extending: false, confined: false))
            return offset(selection.textRanges[0].location)
        }
        #expect(try down(.down) == 12)
        #expect(try down(.down) == 20)
        #expect(try down(.down) == 23)
        #expect(try down(.up) == 12)
    }

    @Test("An extended selection grows from its anchor, and changes sides")
    func extending() throws {
        set("one two three")
        var selection = NSTextSelection(try location(5), affinity: .downstream)
        func extend(_ direction: NSTextSelectionNavigation.Direction) throws -> Range<Int> {
            selection = try #require(
                navigation.destinationSelection(
                    for: selection, direction: direction, destination: .word, extending: true, confined: false))
            return offsets(selection.textRanges[0])
        }
        #expect(try extend(.forward) == 5..<7)
        #expect(try extend(.backward) == 4..<5)
        #expect(try extend(.backward) == 0..<5)
        let collapsed = navigation.destinationSelection(
            for: selection, direction: .forward, destination: .character, extending: false, confined: false)
        #expect(collapsed?.textRanges.first.map { offsets($0) } == 5..<5)
    }

    @Test("A click places the caret, a drag selects from it, and words are selected as a whole")
    func pointer() throws {
        set("one two three\nfour")
        func point(_ offset: Int) throws -> CGPoint {
            var place = CGPoint.zero
            let range = NSTextRange(location: try location(offset))
            manager.enumerateTextSegments(in: range, type: .standard) { _, rect, _, _ in
                place = CGPoint(x: rect.minX + 1, y: rect.midY)
                return false
            }
            return place
        }
        func select(
            _ offset: Int, _ anchors: [NSTextSelection], _ modifiers: NSTextSelectionNavigation.Modifier = [],
            dragging: Bool = false
        ) throws -> [NSTextSelection] {
            navigation.textSelections(
                interactingAt: try point(offset), inContainerAt: content.documentRange.location, anchors: anchors,
                modifiers: modifiers, selecting: dragging, bounds: .zero)
        }
        let caret = try select(5, [])
        #expect(caret.map { offsets($0.textRanges[0]) } == [5..<5])
        let dragged = try select(16, caret, dragging: true)
        #expect(dragged.map { offsets($0.textRanges[0]) } == [5..<16] && dragged[0].isTransient)
        #expect(try select(2, caret, .extend).map { offsets($0.textRanges[0]) } == [2..<5])
        #expect(try select(9, caret, .multiple).count == 2)
        let word = try #require(
            navigation.textSelection(
                for: .word, enclosing: try point(5), inContainerAt: content.documentRange.location))
        #expect(offsets(word.textRanges[0]) == 4..<7)
        #expect(try select(9, [word], .extend).map { offsets($0.textRanges[0]) } == [4..<13])
        #expect(try select(1, [word], .extend).map { offsets($0.textRanges[0]) } == [0..<7])
    }

    @Test("Deletion at a caret removes a character, its last mark, or a word; that of a selection removes it")
    func deletion() throws {
        set("one e\u{301}")
        func ranges(
            _ start: Int, _ end: Int, _ direction: NSTextSelectionNavigation.Direction,
            _ destination: NSTextSelectionNavigation.Destination, decomposing: Bool = false
        ) throws -> [Range<Int>] {
            let range = try #require(NSTextRange(location: location(start), end: location(end)))
            return navigation.deletionRanges(
                for: NSTextSelection(range: range, affinity: .downstream, granularity: .character),
                direction: direction, destination: destination, allowsDecomposition: decomposing
            ).map { offsets($0) }
        }
        #expect(try ranges(6, 6, .backward, .character) == [4..<6])
        #expect(try ranges(6, 6, .backward, .character, decomposing: true) == [5..<6])
        #expect(try ranges(0, 0, .forward, .word) == [0..<3])
        #expect(try ranges(1, 3, .forward, .word) == [1..<3])
        #expect(try ranges(0, 0, .backward, .character).isEmpty)
    }
}
