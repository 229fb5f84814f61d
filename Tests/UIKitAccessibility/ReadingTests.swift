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
struct ReadingTests {
    private final class Rows: NSObject, UITableViewDataSource {
        var count = 5000
        var made = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func table(_ rows: Rows, on stage: Stage) -> UITableView {
        let table = UITableView(frame: stage.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        stage.show(table)
        return table
    }

    /// Shows a control of each kind that has properties of its own.
    private func showControls(on stage: Stage) -> Rows {
        let root = UIView(frame: stage.window.bounds)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        label.text = "Label"
        let (toggle, slider, field) = (UISwitch(), UISlider(), UITextField())
        slider.accessibilityLabel = "Volume"
        field.text = "Text"
        let image = UIImageView(frame: CGRect(x: 0, y: 160, width: 40, height: 40))
        image.isAccessibilityElement = true
        image.accessibilityLabel = "Photo"
        for (index, view) in ([label, toggle, slider, field, image] as [UIView]).enumerated() {
            view.frame = CGRect(x: 0, y: CGFloat(index) * 40, width: 90, height: 30)
            root.addSubview(view)
        }
        let rows = Rows()
        rows.count = 30
        let table = UITableView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        root.addSubview(table)
        stage.show(root)
        return rows
    }

    @Test("Each property is the same whether it is asked for alone or with all others")
    func parts() throws {
        let stage = Stage()
        let rows = showControls(on: stage)
        let tree = stage.makeAccessibilityTree()
        let elements = tree.elements { _ in true }
        #expect(elements.count > 8)
        for whole in elements {
            func part(_ parts: AccessibilityParts) -> AccessibilityElement {
                tree.element(whole.id, parts) ?? AccessibilityElement(id: .application, parent: nil, role: .unknown)
            }
            #expect(part(.parent).parent == whole.parent)
            #expect(part(.role).role == whole.role)
            #expect(part(.name).name == whole.name)
            #expect(part(.details).details == whole.details)
            let value = part(.value)
            #expect(value.value == whole.value && value.range == whole.range)
            #expect(part(.states).states == whole.states)
            #expect(part(.frame).frame == whole.frame)
            #expect(part(.childCount).childCount == whole.childCount)
            #expect(part(.actions).actions == whole.actions)
            let text = part(.text)
            #expect(text.hasText == whole.hasText)
            #expect(text.states.contains(.editable) == whole.states.contains(.editable))
            let collection = part(.collection)
            #expect(collection.hasSelection == whole.hasSelection && collection.tableSize == whole.tableSize)
            #expect(collection.cell == whole.cell)
            let attributes = part(.attributes)
            #expect(attributes.attributes == whole.attributes && attributes.level == whole.level)
            #expect(attributes.identifier == whole.identifier && attributes.relations == whole.relations)
        }
        withExtendedLifetime(rows) {}
    }

    @Test("Without an observer, changes are seen at once, and identities stay")
    func currentChildren() throws {
        let stage = Stage()
        let root = UIView(frame: stage.window.bounds)
        root.accessibilityContainerType = .list
        let first = UILabel(frame: CGRect(x: 0, y: 40, width: 90, height: 20))
        first.text = "First"
        root.addSubview(first)
        stage.show(root)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: root))
        let child = try #require(tree.child(of: id, at: 0))
        try stage.settle()
        let second = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        second.text = "Second"
        root.addSubview(second)
        #expect(tree.children(of: id, in: 0..<9).compactMap { tree.element($0)?.name } == ["Second", "First"])
        #expect(tree.child(of: id, at: 1) == child)
        first.text = "Last"
        #expect(tree.element(child, .name)?.name == "Last")
        second.isHidden = true
        #expect(tree.children(of: id, in: 0..<9) == [child])
        first.removeFromSuperview()
        #expect(tree.element(id)?.childCount == 0)
    }

    @Test(
        "A cell that is created for its description doesn't drop the descriptions of others", arguments: [false, true])
    func createdCells(isObserved: Bool) throws {
        let stage = Stage()
        let rows = Rows()
        let table = table(rows, on: stage)
        let tree = stage.makeAccessibilityTree()
        let observer = isObserved ? Observer(tree) : nil
        let id = try #require(tree.id(of: table))
        let (first, second) = (try #require(tree.child(of: id, at: 900)), try #require(tree.child(of: id, at: 901)))
        let made = rows.made
        for _ in 0..<2 {
            #expect(tree.element(first, .name)?.name == "Row 900")
            #expect(tree.element(second, .name)?.name == "Row 901")
            try stage.settle()
        }
        #expect(rows.made == made + 2)
        rows.count = 4000
        table.reloadData()
        try stage.settle()
        let reloaded = rows.made
        #expect(tree.element(first, .name)?.name == "Row 900")
        #expect(rows.made == reloaded + 1)
        withExtendedLifetime(observer) {}
    }

    @Test("Indices and points out of range have no object")
    func outOfRange() throws {
        let stage = Stage()
        let rows = Rows()
        let table = table(rows, on: stage)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: table))
        for index in [-1, Int.min, 5000, Int.max] {
            #expect(tree.child(of: id, at: index) == nil)
            #expect(!tree.setSelected(true, childAt: index, of: id))
            #expect(!tree.perform(actionAt: index, of: id))
            #expect(tree.cell(row: index, column: index, of: id) == nil)
        }
        #expect(tree.children(of: id, in: Int.min..<Int.max).count == 5000)
        #expect(tree.children(of: id, in: 6000..<7000).isEmpty)
        let window = try #require(tree.child(of: .application, at: 0))
        for number in [Double.nan, .infinity, -.infinity, 1e300] {
            _ = tree.element(atX: number, y: number, in: window)
        }
        let gone = AccessibilityID(rawValue: .max)
        #expect(tree.element(gone) == nil && tree.element(gone, .name) == nil && tree.index(of: gone) == nil)
        #expect(tree.text(of: gone) == nil && !tree.focus(gone) && !tree.setValue(1, of: gone))
    }

    @Test("Changes of a long list are reported as a number, and rows that were read and ended one by one")
    func longLists() throws {
        let stage = Stage()
        let rows = Rows()
        let table = table(rows, on: stage)
        let tree = stage.makeAccessibilityTree()
        let observer = Observer(tree)
        let id = try #require(tree.id(of: table))
        let last = try #require(tree.child(of: id, at: 4999))
        let other = try #require(tree.child(of: id, at: 10))
        let made = rows.made
        rows.count = 4998
        table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
        try stage.settle()
        #expect(observer.changes.contains(.childRemoved(last, parent: id, index: 4999)))
        #expect(observer.changes.contains(.childCount(id, from: 5000, to: 4998)))
        #expect(tree.element(last) == nil && tree.child(of: id, at: 10) == other)
        observer.clear()
        rows.count = 100_000
        table.reloadData()
        try stage.settle()
        #expect(observer.changes.contains(.childCount(id, from: 4998, to: 100_000)))
        // Rows are created because they are visible, not because they are counted.
        #expect(rows.made - made < 200)
        observer.clear()
        rows.count = 3
        table.reloadData()
        try stage.settle()
        #expect(observer.changes.contains(.childRemoved(other, parent: id, index: 10)))
        #expect(observer.changes.contains(.childCount(id, from: 100_000, to: 3)))
        #expect(tree.children(of: id, in: 0..<9).count == 3)
        observer.clear()
        rows.count = 4
        table.reloadData()
        try stage.settle()
        let added = try #require(tree.child(of: id, at: 3))
        #expect(observer.changes.contains(.childAdded(added, parent: id, index: 3)))
        #expect(!observer.changes.contains { if case .childCount = $0 { true } else { false } })
    }

    @Test("A label of a megabyte is read, and its text in parts")
    func hugeLabel() throws {
        let stage = Stage()
        let label = UILabel(frame: stage.window.bounds)
        label.numberOfLines = 1
        label.accessibilityLabel = String(repeating: "😀", count: 1 << 18)
        label.isAccessibilityElement = true
        label.accessibilityTraits = .staticText
        stage.show(label)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: label))
        #expect(tree.element(id)?.name.utf8.count == 1 << 20)
        let text = try #require(tree.text(of: id))
        #expect(text.count == 1 << 18 && text.string(in: (1 << 18) - 1..<Int.max) == "😀")
    }
}
