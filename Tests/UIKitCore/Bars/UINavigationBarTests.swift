// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Navigation bars")
struct UINavigationBarTests {
    private final class Delegate: UINavigationBarDelegate {
        var refuses = false
        var heard: [String] = []
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { !refuses }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            heard.append("popped \(item.title ?? "")")
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            heard.append("pushed \(item.title ?? "")")
        }
    }

    private func bar(_ titles: String..., width: CGFloat = 400) -> (Stage, UINavigationBar) {
        let stage = Stage(size: CGSize(width: width, height: 600))
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = titles.map { UINavigationItem(title: $0) }
        stage.show(bar)
        return (stage, bar)
    }

    @Test("A title that is shorter than its item's longest one stays at the edge of the bar", arguments: [false, true])
    func possibleTitles(isMirrored: Bool) throws {
        let (stage, bar) = bar("First")
        if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
        let items = ["Left", "Right"].map { title in
            let item = UIBarButtonItem(title: title)
            item.possibleTitles = [title, "A very long title"]
            return item
        }
        bar.topItem?.leftBarButtonItem = items[0]
        bar.topItem?.rightBarButtonItem = items[1]
        stage.advance(by: 0)
        let labels = try ["Left", "Right"].map { title in
            try #require(try stage.view(named: title).subviews.first { ($0 as? UILabel)?.text == title } as? UILabel)
        }
        #expect(labels.map(\.textAlignment) == (isMirrored ? [.right, .left] : [.left, .right]))
        #expect(labels.allSatisfy { $0.bounds.width > 2 * $0.intrinsicContentSize.width })
    }

    @Test("The back button pops unless the delegate refuses")
    func backButton() throws {
        let (stage, bar) = bar("First", "Second")
        let delegate = Delegate()
        bar.delegate = delegate
        delegate.refuses = true
        try stage.tap("Back")
        #expect(bar.topItem?.title == "Second")
        delegate.refuses = false
        try stage.tap("Back")
        try stage.settle()
        #expect(bar.topItem?.title == "First")
        #expect(delegate.heard == ["popped Second"])
        bar.pushItem(UINavigationItem(title: "Third"), animated: true)
        #expect(bar.topItem?.title == "Third")
        try stage.settle()
        #expect(delegate.heard.last == "pushed Third")
        try stage.expect("Third")
    }

    @Test("An item on the stack isn't pushed again, and the root item isn't popped")
    func misuse() throws {
        let (stage, bar) = bar("First")
        defer { stage.end() }
        let item = try #require(bar.topItem)
        bar.pushItem(item, animated: false)
        #expect(bar.items?.count == 1)
        #expect(bar.popItem(animated: true) == nil)
        bar.items = nil
        #expect(bar.topItem == nil)
    }

    @Test("The back button's menu goes back by several steps")
    func menu() throws {
        let (stage, bar) = bar("First", "Second", "Third")
        try stage.click(try stage.view(named: "Back"), secondary: true)
        stage.advance(by: 1)
        try stage.tap("First")
        try stage.settle()
        #expect(bar.items?.map(\.title) == ["First"])
    }

    @Test("The title is centered, and moves if items need the space")
    func title() throws {
        let (stage, bar) = bar("Centred")
        let label = try stage.view(named: "Centred")
        #expect(abs(label.convert(label.bounds, to: bar).midX - 200) <= 1)
        bar.topItem?.rightBarButtonItems = (1...4).map { UIBarButtonItem(title: "Item \($0)") }
        stage.advance(by: 0)
        let last = try stage.view(named: "Item 4")
        #expect(label.convert(label.bounds, to: bar).maxX <= last.frame.minX)
    }

    @Test("A prompt and a large title increase the bar's height")
    func heights() {
        let (stage, bar) = bar("Title")
        defer { stage.end() }
        #expect(bar.sizeThatFits(.zero).height == 44)
        bar.topItem?.prompt = "Choose one"
        #expect(bar.sizeThatFits(.zero).height == 76)
        bar.prefersLargeTitles = true
        #expect(bar.sizeThatFits(.zero).height == 128)
        bar.topItem?.largeTitleDisplayMode = .never
        #expect(bar.sizeThatFits(.zero).height == 76)
    }

    @Test("A back button shortens its title to fit", arguments: [(700, "A title of some length"), (320, "Back")])
    func backTitle(width: CGFloat, said: String) throws {
        let (stage, _) = bar("A title of some length", "B", width: width)
        let button = try stage.view(named: "Back")
        let texts = button.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts == [said])
    }
}
