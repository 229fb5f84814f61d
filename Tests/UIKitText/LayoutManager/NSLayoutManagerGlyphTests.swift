// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import UIKitText

@Suite("Glyphs and backgrounds of layout managers")
@MainActor
struct NSLayoutManagerGlyphTests {
    private let storage = NSTextStorage(string: "")
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 200, height: 0))

    init() {
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
    }

    private func set(_ text: String) {
        let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
        storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
    }

    @Test("Equal characters have equal glyphs; marks, tabs, and spaces are known by their properties")
    func glyphs() {
        set("aba e\u{301}\tא")
        #expect(manager.cgGlyph(at: 0) != 0 && manager.cgGlyph(at: 0) == manager.cgGlyph(at: 2))
        #expect(manager.cgGlyph(at: 0) != manager.glyph(at: 1))
        var isValid: ObjCBool = true
        #expect(manager.glyph(at: 99, isValidIndex: &isValid) == 0 && !isValid.boolValue)
        #expect(manager.propertyForGlyph(at: 3) == .elastic && manager.propertyForGlyph(at: 0) == [])
        #expect(manager.propertyForGlyph(at: 5) == [.null, .nonBaseCharacter])
        #expect(manager.propertyForGlyph(at: 6) == .controlCharacter && manager.notShownAttribute(forGlyphAt: 6))
        var levels = [UInt8](repeating: 9, count: 8)
        var indexes = [Int](repeating: 9, count: 8)
        let count = manager.getGlyphs(
            in: NSRange(location: 0, length: 99), glyphs: nil, properties: nil, characterIndexes: &indexes,
            bidiLevels: &levels)
        #expect(count == 8 && indexes == Array(0..<8) && levels[0] == 0 && levels[7] == 1)
        #expect(manager.attachmentSize(forGlyphAt: 0).width == -1)
    }

    @Test("Lines that haven't been laid out have estimated areas if no layout is wanted")
    func estimates() {
        set((0..<5000).map { "line \($0)" }.joined(separator: "\n"))
        var range = NSRange()
        let estimate = manager.lineFragmentRect(
            forGlyphAt: 30_000, effectiveRange: &range, withoutAdditionalLayout: true)
        #expect(estimate.height > 0 && NSLocationInRange(30_000, range))
        let first = manager.firstUnlaidCharacterIndex()
        #expect(first < 30_000)
        #expect(manager.lineFragmentRect(forGlyphAt: 30_000, effectiveRange: nil).height > 0)
    }

    private final class Rounded: NSLayoutManager {
        var filled: [(NSRange, Int)] = []

        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count: Int, forCharacterRange charRange: NSRange, color: UIColor
        ) {
            filled.append((charRange, count))
            super.fillBackgroundRectArray(rectArray, count: count, forCharacterRange: charRange, color: color)
        }
    }

    @Test("A subclass fills the backgrounds of runs line by line")
    func backgrounds() {
        let rounded = Rounded()
        let storage = NSTextStorage(string: "one two\nthree four")
        storage.addLayoutManager(rounded)
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        rounded.addTextContainer(container)
        storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 4, length: 9))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60)).image { _ in
            rounded.drawBackground(forGlyphRange: NSRange(location: 0, length: 18), at: .zero)
            rounded.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 18), at: .zero)
        }
        #expect(image.size.width == 200)
        #expect(rounded.filled.count == 1 && rounded.filled[0] == (NSRange(location: 4, length: 9), 2))
    }

    private final class Watcher: NSLayoutManagerDelegate {
        var sizes: [CGSize] = []
        var invalidations = 0

        func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { invalidations += 1 }

        func layoutManager(
            _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
        ) { sizes.append(oldSize) }
    }

    @Test("The delegate is notified of a container's new size, with the old one")
    func geometry() {
        let watcher = Watcher()
        manager.delegate = watcher
        container.size.width = 300
        container.lineFragmentPadding = 3
        container.size.width = 250
        #expect(watcher.sizes.map(\.width) == [200, 300])
    }

    @Test("Exclusion paths that are set again, as in each layout of a view, don't invalidate the layout")
    func equalPaths() {
        let watcher = Watcher()
        manager.delegate = watcher
        let start = watcher.invalidations
        for _ in 0..<3 { container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 20))] }
        #expect(watcher.invalidations == start + 1)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 20))]
        #expect(watcher.invalidations == start + 2)
    }

    @Test("Marks of spaces and newlines are drawn in a text view if they are wanted")
    func marks() {
        let stage = Stage(size: CGSize(width: 200, height: 80), scale: 1)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        stage.show(view)
        view.text = "  \n"
        stage.advance(by: 0.1)
        let before = stage.screenshot(of: view)
        view.layoutManager.showsInvisibleCharacters = true
        stage.advance(by: 0.1)
        #expect(stage.screenshot(of: view) != before)
    }
}
