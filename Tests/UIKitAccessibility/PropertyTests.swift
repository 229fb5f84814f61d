// SPDX-License-Identifier: MIT
import AccessibilityTree
import Diagnostics
import Foundation
import Testing
import UIKitAccessibility
import UIKitCore
import UIKitTesting

@Suite(.serialized)
@MainActor
struct PropertyTests {
    private func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    @Test("The elements of columns are read one column after the other, and overlapping ones by their tops")
    func order() throws {
        let stage = Stage(size: CGSize(width: 400, height: 400))
        let root = UIView(frame: stage.window.bounds)
        for view in [
            label("c2", CGRect(x: 200, y: 210, width: 90, height: 20)),
            label("c1", CGRect(x: 220, y: 100, width: 90, height: 20)),
            label("side", CGRect(x: 0, y: 60, width: 100, height: 300)),
            label("bar", CGRect(x: 0, y: 0, width: 400, height: 44)),
        ] {
            root.addSubview(view)
        }
        stage.show(root)
        let tree = stage.makeAccessibilityTree()
        #expect(tree.elements { $0.role == .staticText }.map(\.name) == ["bar", "side", "c1", "c2"])
        root.semanticContentAttribute = .forceRightToLeft
        tree.forget()
        #expect(tree.elements { $0.role == .staticText }.map(\.name) == ["bar", "c1", "c2", "side"])
    }

    @Test("Objects say that they are laid out from right to left", arguments: [("en_US", nil), ("ar_EG", "rtl")])
    func direction(language: String, direction: String?) throws {
        let stage = Stage(languages: [language])
        stage.window.addSubview(label("c1", CGRect(x: 0, y: 0, width: 90, height: 20)))
        let found = stage.makeAccessibilityTree().elements { [.window, .staticText].contains($0.role) }
        #expect(found.count == 2 && found.allSatisfy { $0.attributes["direction"] == direction })
    }

    @Test("A container that contains itself is left out there, and reported once")
    func cycles() throws {
        let stage = Stage()
        let root = UIView(frame: stage.window.bounds)
        let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
        second.frame = first.frame
        first.accessibilityElements = [second, label("inside", first.frame)]
        second.accessibilityElements = [first]
        root.addSubview(first)
        stage.show(root)
        let tree = stage.makeAccessibilityTree()
        let recorder = LogRecorder()
        recorder.record {
            #expect(tree.elements { $0.name == "inside" }.count == 1)
            tree.forget()
            _ = tree.elements { _ in true }
        }
        #expect(recorder.messages.count == 1)
    }

    @Test("A custom rotor is an action to the next and the previous result")
    func rotors() throws {
        let stage = Stage()
        let root = UIView(frame: stage.window.bounds)
        let labels = (0..<3).map { label("Heading \($0)", CGRect(x: 0, y: CGFloat($0) * 40, width: 90, height: 20)) }
        for label in labels { root.addSubview(label) }
        let rotor = UIAccessibilityCustomRotor(systemType: .heading) { predicate in
            let current = labels.firstIndex { $0 === predicate.currentItem.targetElement }
            let next = predicate.searchDirection == .next ? (current ?? -1) + 1 : (current ?? labels.count) - 1
            guard labels.indices.contains(next) else { return nil }
            return UIAccessibilityCustomRotorItemResult(targetElement: labels[next], targetRange: nil)
        }
        root.accessibilityContainerType = .landmark
        root.accessibilityCustomRotors = [rotor]
        stage.show(root)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: root))
        let actions = try #require(tree.element(id)?.actions)
        #expect(actions.map(\.title) == ["Next: Headings", "Previous: Headings"])
        #expect(tree.focus(try #require(tree.id(of: labels[0]))))
        #expect(tree.perform(actionAt: 0, of: id) && tree.focused == tree.id(of: labels[1]))
        #expect(labels[1].accessibilityElementIsFocused() && !labels[0].accessibilityElementIsFocused())
        #expect(tree.perform(actionAt: 1, of: id) && tree.focused == tree.id(of: labels[0]))
        #expect(!tree.perform(actionAt: 1, of: id))
    }

    @Test("Elements are notified when they gain and lose the focus, and observers receive both")
    func focus() throws {
        final class Watched: UILabel {
            var log: [String] = []
            override func accessibilityElementDidBecomeFocused() { log.append("gained") }
            override func accessibilityElementDidLoseFocus() { log.append("lost") }
        }
        let stage = Stage()
        let root = UIView(frame: stage.window.bounds)
        let watched = Watched(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        watched.text = "Watched"
        let other = label("Other", CGRect(x: 0, y: 40, width: 90, height: 20))
        root.addSubview(watched)
        root.addSubview(other)
        stage.show(root)
        var posted: [String?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { notification in
            let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIView
            MainActor.assumeIsolated { posted.append(element?.accessibilityLabel) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let tree = stage.makeAccessibilityTree()
        #expect(tree.focus(try #require(tree.id(of: watched))))
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === watched)
        #expect(watched.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
        #expect(tree.focus(try #require(tree.id(of: other))))
        #expect(watched.log == ["gained", "lost"] && posted == ["Watched", "Other"])
    }

    private final class Cell: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
        var place = (row: 0, column: 0)
        func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
        func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
    }

    private final class Grid: UIView, UIAccessibilityContainerDataTable {
        lazy var cells = (0..<6).map { index in
            let cell = Cell(accessibilityContainer: self)
            cell.accessibilityLabel = "cell \(index)"
            cell.place = (index / 3, index % 3)
            return cell
        }
        func accessibilityDataTableCellElement(
            forRow row: Int, column: Int
        ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row * 3 + column] }
        func accessibilityRowCount() -> Int { 2 }
        func accessibilityColumnCount() -> Int { 3 }
        func accessibilityHeaderElements(
            forColumn column: Int
        ) -> [any UIAccessibilityContainerDataTableCell]? { [cells[column]] }
    }

    @Test("A data table has rows, columns, cells, and headers")
    func dataTable() throws {
        let stage = Stage()
        let grid = Grid(frame: stage.window.bounds)
        stage.show(grid)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: grid))
        let element = try #require(tree.element(id))
        #expect(element.role == .table && element.tableSize == AccessibilityTableSize(rows: 2, columns: 3))
        let cell = try #require(tree.cell(row: 1, column: 2, of: id))
        #expect(tree.element(cell)?.name == "cell 5" && tree.element(cell)?.role == .tableCell)
        #expect(tree.element(cell)?.cell == AccessibilityCell(table: id, row: 1, column: 2))
        #expect(tree.headers(row: nil, column: 1, of: id).compactMap(tree.element).map(\.name) == ["cell 1"])
        #expect(tree.cell(row: 2, column: 0, of: id) == nil && tree.headers(row: 9, column: nil, of: id).isEmpty)
    }

    @Test("Blocks compute properties, and custom content and contexts are attributes")
    func blocks() throws {
        final class Photo: UIView, AXCustomContentProvider {
            // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
            var accessibilityCustomContent: [AXCustomContent]! = []
        }
        let stage = Stage()
        let photo = Photo(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        photo.isAccessibilityElementBlock = { true }
        var name = "First"
        photo.accessibilityLabelBlock = { name }
        photo.accessibilityTraitsBlock = { .image }
        photo.accessibilityTextualContext = .sourceCode
        photo.accessibilityExpandedStatus = .collapsed
        let place = AXCustomContent(label: "Place", value: "Oslo")
        place.importance = .high
        photo.accessibilityCustomContent = [place, AXCustomContent(label: "Size", value: "2 MB")]
        stage.show(photo)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: photo))
        let element = try #require(tree.element(id))
        #expect(element.name == "First" && element.role == .image && element.details == "Place: Oslo")
        #expect(element.attributes["Size"] == "2 MB")
        #expect(element.states.contains(.expandable) && !element.states.contains(.expanded))
        name = "Second"
        #expect(tree.element(id)?.name == "Second")
        photo.accessibilityActivateBlock = {
            name = "Activated"
            return true
        }
        try stage.activate("Second")
        #expect(name == "Activated")
    }

    @Test("The parts of a combined container are one object with their names")
    func combined() throws {
        let stage = Stage()
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        row.accessibilityNavigationStyle = .combined
        row.addSubview(label("Oslo", CGRect(x: 0, y: 0, width: 90, height: 20)))
        row.addSubview(label("4°", CGRect(x: 100, y: 0, width: 90, height: 20)))
        stage.show(row)
        let tree = stage.makeAccessibilityTree()
        let element = try #require(tree.id(of: row).flatMap(tree.element))
        #expect(element.name == "Oslo, 4°" && element.childCount == 0)
    }

    @Test(
        "Colors have names in the user's language",
        arguments: [
            (UIColor.red, "red"), (.black, "black"), (.white, "white"), (.gray, "gray"), (.clear, "transparent"),
            (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
            (UIColor(red: 0.7, green: 1, blue: 0.7, alpha: 1), "light green"), (.brown, "brown"), (.orange, "orange"),
        ])
    func colors(color: UIColor, name: String) {
        let stage = Stage()
        #expect(color.accessibilityName == name)
        stage.end()
    }

    @Test("The Play key performs the magic tap while nothing else uses it")
    func playKey() throws {
        final class Player: UIViewController {
            var count = 0
            override func accessibilityPerformMagicTap() -> Bool {
                count += 1
                return true
            }
        }
        let stage = Stage()
        let player = Player()
        stage.show(player)
        try stage.key("play")
        #expect(player.count == 1)
        UIAccessibility.setVoiceOverRunning(true)
        defer { UIAccessibility.setVoiceOverRunning(false) }
        try stage.key("play")
        #expect(player.count == 2)
    }
}
