// SPDX-License-Identifier: MIT
import AccessibilityTree
import Foundation
import Testing
import UIKitAccessibility
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite(.serialized)
@MainActor
struct ChangeTests {
    private func label(_ text: String, y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: y, width: 90, height: 20))
        label.text = text
        return label
    }

    @Test("Changes of what was read are reported in one batch at the end of the iteration, and others aren't")
    func properties() throws {
        let stage = Stage()
        let root = UIView(frame: stage.window.bounds)
        let (read, unread) = (label("one", y: 0), label("two", y: 40))
        let toggle = UISwitch(frame: CGRect(x: 0, y: 80, width: 60, height: 30))
        for view in [read, unread, toggle] as [UIView] { root.addSubview(view) }
        stage.show(root)
        let tree = stage.makeAccessibilityTree()
        let observer = Observer(tree)
        let id = try #require(tree.id(of: read))
        let other = try #require(tree.id(of: toggle))
        _ = tree.element(id)
        _ = tree.element(other)
        read.text = "uno"
        unread.text = "dos"
        toggle.isOn = true
        #expect(observer.batches.isEmpty)
        try stage.settle()
        #expect(observer.changes.contains(.name(id, "uno")))
        #expect(observer.changes.contains(.state(other, .checked, true)))
        #expect(!observer.changes.contains { if case .name(_, "dos") = $0 { true } else { false } })
        observer.clear()
        toggle.isEnabled = false
        read.isHidden = true
        try stage.settle()
        #expect(observer.changes.contains(.state(other, .enabled, false)))
        tree.observer = nil
        read.text = "eins"
        try stage.settle()
        #expect(!observer.changes.contains(.name(id, "eins")))
    }

    @Test("Added and removed children are reported with their indices, and ended objects once")
    func children() throws {
        let stage = Stage()
        let root = UIView(frame: stage.window.bounds)
        root.accessibilityContainerType = .list
        root.addSubview(label("one", y: 0))
        stage.show(root)
        let tree = stage.makeAccessibilityTree()
        let observer = Observer(tree)
        let id = try #require(tree.id(of: root))
        #expect(tree.children(of: id, in: 0..<9).count == 1)
        var added: UILabel? = label("two", y: 40)
        root.addSubview(try #require(added))
        try stage.settle()
        let child = try #require(added.flatMap { tree.id(of: $0) })
        #expect(observer.changes.contains(.childAdded(child, parent: id, index: 1)))
        observer.clear()
        added?.removeFromSuperview()
        added = nil
        try stage.settle()
        #expect(observer.changes.contains(.childRemoved(child, parent: id, index: 1)))
        #expect(tree.element(child) == nil)
        root.addSubview(label("three", y: 40))
        try stage.settle()
        #expect(observer.changes.filter { $0 == .ended(child) }.count <= 1)
    }

    @Test("The focus of the keyboard is reported with the text's changes and caret")
    func typing() throws {
        let stage = Stage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        let root = UIView(frame: stage.window.bounds)
        root.addSubview(field)
        stage.show(root)
        let tree = stage.makeAccessibilityTree()
        let observer = Observer(tree)
        let id = try #require(tree.id(of: field))
        _ = tree.element(id)
        field.becomeFirstResponder()
        try stage.settle()
        #expect(observer.changes.contains(.focus(id)) && tree.focused == id)
        #expect(tree.element(id)?.states.contains(.focused) == true)
        observer.clear()
        stage.type("h😀")
        try stage.settle()
        #expect(observer.changes.contains(.textInserted(id, offset: 0, text: "h")))
        #expect(observer.changes.contains(.textInserted(id, offset: 1, text: "😀")))
        #expect(observer.changes.contains(.caret(id, offset: 2)))
        observer.clear()
        try stage.key("backspace")
        try stage.settle()
        #expect(observer.changes.contains(.textRemoved(id, offset: 1, text: "😀")))
    }

    @Test("Windows and popups are reported as they open and close, and which one is active")
    func windows() throws {
        let stage = Stage(size: CGSize(width: 800, height: 600))
        let root = UIViewController()
        stage.show(root)
        let tree = stage.makeAccessibilityTree()
        let observer = Observer(tree)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = root.view
        root.present(content, animated: false)
        try stage.settle()
        let popover = try #require(content.view.window.flatMap { tree.id(of: $0) })
        #expect(observer.changes.contains(.windowOpened(popover)))
        root.dismiss(animated: false)
        try stage.settle()
        #expect(observer.changes.contains(.windowClosed(popover)))
    }

    @Test("Announcements are passed on with their priority, and a paused technology isn't notified")
    func announcements() throws {
        let stage = Stage()
        let tree = stage.makeAccessibilityTree()
        let observer = Observer(tree)
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        let quiet = NSAttributedString(
            string: "Later",
            attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low])
        UIAccessibility.post(notification: .announcement, argument: quiet)
        try stage.settle()
        func heard() -> [String] {
            observer.changes.compactMap {
                if case .announcement(_, let text, let interrupts) = $0 { "\(text) \(interrupts)" } else { nil }
            }
        }
        #expect(heard() == ["Saved true", "Later false"])
        observer.clear()
        UIAccessibility.post(
            notification: .pauseAssistiveTechnology,
            argument: UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver)
        UIAccessibility.post(notification: .announcement, argument: "Held")
        try stage.settle()
        #expect(heard().isEmpty)
        UIAccessibility.post(notification: .resumeAssistiveTechnology, argument: nil)
        try stage.settle()
        #expect(heard() == ["Held true"])
    }

    @Test("The selection of a table and the rows that scroll into sight are reported")
    func scrolling() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let stage = Stage()
        let rows = Rows()
        let table = UITableView(frame: stage.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        stage.show(table)
        let tree = stage.makeAccessibilityTree()
        let observer = Observer(tree)
        let id = try #require(tree.id(of: table))
        let first = try #require(tree.child(of: id, at: 0))
        _ = tree.element(first)
        _ = tree.element(id)
        #expect(tree.setSelected(true, childAt: 1, of: id))
        try stage.settle()
        #expect(observer.changes.contains(.selection(id)))
        table.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
        try stage.settle()
        #expect(observer.changes.contains(.state(first, .showing, false)))
    }
}
