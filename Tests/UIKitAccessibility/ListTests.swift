// SPDX-License-Identifier: MIT
import AccessibilityTree
import Foundation
import Testing
import UIKitAccessibility
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite(.serialized)
@MainActor
struct ListTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 100_000
        var made = 0
        var deleted: [Int] = []
        var titles: [String]?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Rows" }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                    self?.deleted.append(indexPath.row)
                    done(true)
                }
            ])
        }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

        func tableView(
            _ tableView: UITableView, accessibilityLabelForSectionIndexTitleAt index: Int
        ) -> String? { index == 1 ? "Beta" : nil }
    }

    private func table(_ source: Source, on stage: Stage) -> UITableView {
        let table = UITableView(frame: stage.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        stage.show(table)
        return table
    }

    @Test("The rows of a long table are counted without being created, and described on demand")
    func counting() throws {
        let stage = Stage(size: CGSize(width: 320, height: 400))
        let source = Source()
        let table = table(source, on: stage)
        let made = source.made
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: table))
        let list = try #require(tree.element(id))
        #expect(list.role == .list && list.childCount == 100_001 && list.hasSelection)
        let row = try #require(tree.child(of: id, at: 50_001))
        #expect(source.made == made)
        let element = try #require(tree.element(row))
        #expect(element.name == "Row 50000" && element.role == .listItem && element.parent == id)
        #expect(!element.states.contains(.showing) && element.states.contains(.visible))
        #expect(element.attributes["posinset"] == "50001" && tree.index(of: row) == 50_001)
        #expect(source.made == made + 1)
        _ = tree.element(row)
        #expect(source.made == made + 1)
        #expect(tree.child(of: id, at: 50_001) == row)
        #expect(tree.child(of: id, at: 0).flatMap(tree.element)?.role == .heading)
        #expect(tree.reveal(row))
        try stage.settle()
        #expect(tree.element(row)?.states.contains(.showing) == true)
        #expect(tree.child(of: id, at: 50_001) == row)
    }

    @Test("Rows are selected, activated, and swiped as the user does, and keep their identity when cells are reused")
    func acting() throws {
        let stage = Stage(size: CGSize(width: 320, height: 400))
        let source = Source()
        let table = table(source, on: stage)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: table))
        let first = try #require(tree.child(of: id, at: 1))
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(tree.id(of: cell) == first)
        #expect(tree.setSelected(true, childAt: 3, of: id))
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(tree.selectedChildren(of: id) == [3])
        let actions = try #require(tree.element(first)?.actions.map(\.name))
        #expect(actions == ["activate", "Delete"])
        #expect(tree.perform(actionAt: 0, of: first))
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        #expect(tree.perform(actionAt: 1, of: first) && source.deleted == [0])
        table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
        try stage.settle()
        #expect(tree.child(of: id, at: 1) == first && tree.element(first)?.name == "Row 0")
        source.count = 1
        table.reloadData()
        try stage.settle()
        #expect(tree.element(id)?.childCount == 2)
        #expect(tree.element(first)?.name == "Row 0")
        let gone = tree.child(of: id, at: 3)
        #expect(gone == nil && !tree.setSelected(true, childAt: 3, of: id))
    }

    @Test("S-TV-40 An index entry with a label of its own has that name")
    func sectionIndex() throws {
        let stage = Stage(size: CGSize(width: 320, height: 400))
        let source = Source()
        source.count = 3
        source.titles = ["A", "B"]
        _ = table(source, on: stage)
        let tree = stage.makeAccessibilityTree()
        let beta = try #require(tree.element(named: "Beta"))
        #expect(tree.element(named: "A") != nil && tree.element(named: "B") == nil)
        let element = try #require(tree.id(of: beta).flatMap(tree.element))
        #expect(element.role == .listItem && element.actions.map(\.name) == ["activate"])
        #expect(tree.perform(actionAt: 0, of: element.id))
    }

    private final class WeatherCell: UITableViewCell {
        let city = UILabel()
        let temperature = UILabel()

        override func layoutSubviews() {
            super.layoutSubviews()
            for (index, label) in [city, temperature].enumerated() {
                contentView.addSubview(label)
                label.frame = CGRect(x: CGFloat(index) * 100, y: 0, width: 90, height: 30)
            }
        }

        override var accessibilityLabel: String? {
            get { "\(city.text ?? ""), \(temperature.text ?? "")" }
            set { super.accessibilityLabel = newValue }
        }
    }

    private final class Weather: NSObject, UITableViewDataSource {
        var configure: (UITableViewCell, Int) -> Void = { _, _ in }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            configure(cell, indexPath.row)
            return cell
        }
    }

    @Test("S-TV-64 The name of a cell is that of its labels in one phrase")
    func cellNames() throws {
        let stage = Stage(size: CGSize(width: 320, height: 400))
        let source = Weather()
        source.configure = { cell, _ in
            (cell as? WeatherCell)?.city.text = "Oslo"
            (cell as? WeatherCell)?.temperature.text = "4°"
        }
        let table = UITableView(frame: stage.window.bounds)
        table.register(WeatherCell.self, forCellReuseIdentifier: "Cell")
        table.dataSource = source
        stage.show(table)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: table))
        let cell = try #require(tree.child(of: id, at: 0).flatMap(tree.element))
        #expect(cell.name == "Oslo, 4°" && cell.role == .listItem && cell.childCount == 0)
    }

    @Test("S-TV-65 The parts of a cell are operated one by one, and the cell is no item")
    func cellParts() throws {
        let stage = Stage(size: CGSize(width: 320, height: 400))
        let source = Weather()
        source.configure = { cell, row in
            guard cell.contentView.subviews.isEmpty else { return }
            cell.isAccessibilityElement = false
            let description = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
            description.text = "Alarm \(row)"
            let toggle = UISwitch(frame: CGRect(x: 100, y: 0, width: 60, height: 30))
            toggle.accessibilityLabel = "On"
            let slider = UISlider(frame: CGRect(x: 180, y: 0, width: 90, height: 30))
            slider.accessibilityLabel = "Volume"
            for view in [description, toggle, slider] as [UIView] { cell.contentView.addSubview(view) }
        }
        let table = UITableView(frame: stage.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        table.dataSource = source
        stage.show(table)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: table))
        let row = try #require(tree.child(of: id, at: 1).flatMap(tree.element))
        #expect(row.role == .group && row.name.isEmpty)
        let parts = tree.children(of: row.id, in: 0..<9).compactMap(tree.element)
        #expect(parts.map(\.name) == ["Alarm 1", "On", "Volume"])
        #expect(parts.map(\.role) == [.staticText, .switchControl, .slider])
        #expect(tree.elements { $0.role == .listItem }.isEmpty)
    }

    @Test("The items of a collection view are counted, and cells without a label are named by their texts")
    func collections() throws {
        final class Items: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
                label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
                label.text = "Photo \(indexPath.item)"
                cell.contentView.addSubview(label)
                return cell
            }
        }
        let stage = Stage(size: CGSize(width: 320, height: 400))
        let source = Items()
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.show(view)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: view))
        #expect(tree.element(id)?.childCount == 1000)
        let element = try #require(tree.child(of: id, at: 3).flatMap(tree.element))
        #expect(element.name == "Photo 3" && element.role == .listItem)
        #expect(tree.perform(actionAt: 0, of: element.id))
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
        #expect(tree.child(of: id, at: 900).flatMap(tree.element)?.name == "Photo 900")
    }

    @Test("Supplementary views of an application's own kinds are read with their section, before or after its items")
    func customKinds() throws {
        final class Items: NSObject, UICollectionViewDataSource {
            func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                cell.accessibilityLabel = "Item \(indexPath.section).\(indexPath.item)"
                return cell
            }
            func collectionView(
                _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
            ) -> UICollectionReusableView {
                let edge = view.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: kind, for: path)
                edge.accessibilityLabel = "\(kind) \(path.section)"
                return edge
            }
        }
        let stage = Stage(size: CGSize(width: 320, height: 400))
        let layout = UICollectionViewCompositionalLayout { _, _ in
            @MainActor func size(_ height: CGFloat) -> NSCollectionLayoutSize {
                NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            }
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size(60), subitems: [NSCollectionLayoutItem(layoutSize: size(60))])
            let section = NSCollectionLayoutSection(group: group)
            section.boundarySupplementaryItems = [("Banner", NSRectAlignment.top), ("Note", .bottom)].map {
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size(40), elementKind: $0, alignment: $1)
            }
            return section
        }
        let source = Items()
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["Banner", "Note"] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        view.dataSource = source
        stage.show(view)
        let tree = stage.makeAccessibilityTree()
        let id = try #require(tree.id(of: view))
        let count = tree.element(id)?.childCount ?? 0
        let names = (0..<count).map { tree.child(of: id, at: $0).flatMap(tree.element)?.name }
        #expect(
            names == [
                "Banner 0", "Item 0.0", "Item 0.1", "Item 0.2", "Note 0", "Banner 1", "Item 1.0", "Item 1.1",
                "Item 1.2", "Note 1",
            ])
    }
}
