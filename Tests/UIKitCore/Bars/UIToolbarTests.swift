// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Toolbars")
struct UIToolbarTests {
    private final class Target: UIResponder {
        var heard: [String] = []
        func plain() { heard.append("plain") }
        func item(_ item: UIBarButtonItem) { heard.append(item.title ?? "-") }
    }

    private func toolbar(width: CGFloat, _ items: [UIBarButtonItem]) -> (Stage, UIToolbar) {
        let stage = Stage(size: CGSize(width: width, height: 300))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 256, width: width, height: 44))
        toolbar.items = items
        stage.show(toolbar)
        return (stage, toolbar)
    }

    @Test("Presses call methods and perform actions; disabled items are ignored")
    func presses() throws {
        let target = Target()
        var performed = 0
        let action = UIBarButtonItem(primaryAction: UIAction(title: "Act") { _ in performed += 1 })
        let off = UIBarButtonItem(title: "Off", target: target, action: Target.plain)
        off.isEnabled = false
        let items = [
            UIBarButtonItem(title: "One", target: target, action: Target.plain),
            UIBarButtonItem(title: "Two", target: target, action: Target.item), action, off,
        ]
        let (stage, _) = toolbar(width: 400, items)
        for name in ["One", "Two", "Act", "Off"] { try stage.tap(name) }
        #expect(target.heard == ["plain", "Two"])
        #expect(performed == 1)
        action.isHidden = true
        stage.advance(by: 0)
        try stage.expectNot("Act")
    }

    @Test("S-IPAD-36 Twelve items are side by side, and flexible spaces share the rest", arguments: [768, 1024.0])
    func manyItems(width: CGFloat) throws {
        let words = (1...12).map { number in UIBarButtonItem(title: "B\(number)") }
        let items: [UIBarButtonItem] = words.prefix(6) + [UIBarButtonItem.flexibleSpace()] + words.suffix(6)
        let (stage, toolbar) = toolbar(width: width, items)
        var last = toolbar.bounds.minX
        for index in 1...12 {
            let view = try stage.view(named: "B\(index)")
            #expect(view.frame.minX >= last)
            last = view.frame.maxX
        }
        #expect(last <= width)
        #expect(last > width - 20)
    }

    @Test("Items that don't fit are moved to the overflow menu, from the end")
    func overflow() throws {
        var heard: [String] = []
        let items = ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot"].map { word in
            UIBarButtonItem(primaryAction: UIAction(title: word) { _ in heard.append(word) })
        }
        let (stage, _) = toolbar(width: 300, items)
        try stage.expect("Alpha")
        try stage.expectNot("Foxtrot")
        try stage.tap("More")
        stage.advance(by: 1)
        try stage.tap("Foxtrot")
        #expect(heard == ["Foxtrot"])
        stage.resize(to: CGSize(width: 300, height: 300))
    }

    @Test("In right-to-left layout the first item is on the right")
    func rightToLeft() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        toolbar.semanticContentAttribute = .forceRightToLeft
        toolbar.items = [UIBarButtonItem(title: "First"), UIBarButtonItem(title: "Second")]
        stage.show(toolbar)
        #expect(try stage.view(named: "First").frame.minX > (try stage.view(named: "Second").frame.maxX))
        #expect(try stage.view(named: "First").frame.maxX > 380)
    }

    @Test("An item with possible titles keeps its position when its title changes")
    func possibleTitles() throws {
        let item = UIBarButtonItem(title: "A")
        item.possibleTitles = ["A", "A very long title"]
        let (stage, _) = toolbar(width: 400, [item, UIBarButtonItem(title: "Next")])
        let before = try stage.view(named: "Next").frame
        item.title = "A very long title"
        stage.advance(by: 0)
        #expect(try stage.view(named: "Next").frame == before)
    }
}
