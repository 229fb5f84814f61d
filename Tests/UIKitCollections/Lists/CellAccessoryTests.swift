// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTesting

@MainActor
@Suite("List cells: accessories")
struct CellAccessoryTests {
    private func stand(
        _ accessories: [UICellAccessory], isEditing: Bool = false, isMirrored: Bool = false
    ) -> ListStand {
        let stand = ListStand(
            UICollectionLayoutListConfiguration(appearance: .plain), [["One", "Two"]], isMirrored: isMirrored)
        stand.adapt = { cell, _ in
            cell.accessories = accessories
            // Subviews don't inherit the attribute.
            if isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
        }
        stand.view.isEditing = isEditing
        stand.show()
        return stand
    }

    @Test("A disclosure indicator is at the trailing margin, where that of a table is")
    func disclosure() {
        let stand = stand([.disclosureIndicator()])
        let chevron = stand.cell(0)?.subviews.first { $0 is ChevronView }
        #expect(chevron?.frame == CGRect(x: 376, y: 15, width: 8, height: 14))
        #expect(stand.cell(0)?.contentView.frame.maxX == 376)
        let mirrored = self.stand([.disclosureIndicator()], isMirrored: true)
        #expect(mirrored.cell(0)?.subviews.first { $0 is ChevronView }?.frame.minX == 16)
    }

    @Test("In a sidebar, content and accessories have the same distance from the sides of the row")
    func sidebarMargins() throws {
        let stand = ListStand(UICollectionLayoutListConfiguration(appearance: .sidebar), [["One"]])
        stand.adapt = { cell, _ in cell.accessories = [.label(text: "4")] }
        stand.show()
        let cell = try #require(stand.cell(0))
        let text = try #require(cell.contentView.subviews.first { ($0 as? UILabel)?.text == "One" })
        let label = try #require(cell.subviews.first { ($0 as? UILabel)?.text == "4" })
        #expect(text.convert(text.bounds, to: cell).minX == 16 && label.frame.maxX == cell.bounds.width - 16)
    }

    @Test("The accessories of a header are centered on its text")
    func headers() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = .firstItemInSection
        let stand = ListStand(configuration, [["One", "Two"]])
        stand.adapt = { cell, path in
            var content = path.item == 0 ? UIListContentConfiguration.sidebarHeader() : .sidebarCell()
            content.text = "One"
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(), .label(text: "4", options: .init(font: .systemFont(ofSize: 12)))]
        }
        stand.show()
        for item in 0...1 {
            let cell = try #require(stand.cell(item))
            let text = try #require(cell.contentView.subviews.first { ($0 as? UILabel)?.text == "One" })
            let label = try #require(cell.subviews.first { ($0 as? UILabel)?.text == "4" })
            let button = try #require(cell.subviews.first { $0 is UIControl })
            let center = text.convert(text.bounds, to: cell).midY
            #expect(abs(label.frame.midY - center) <= 0.5 && abs(button.frame.midY - center) <= 0.5)
        }
    }

    @Test("Trailing accessories have a fixed order, and custom ones their own position")
    func order() {
        let first = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let last = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        let stand = ListStand(UICollectionLayoutListConfiguration(appearance: .plain), [["One"]])
        stand.adapt = { cell, _ in
            cell.accessories = [
                .disclosureIndicator(), .detail(), .label(text: "12"),
                .customView(
                    configuration: UICellAccessory.CustomViewConfiguration(
                        customView: last, placement: .trailing(at: UICellAccessory.Placement.position(after: .detail)))),
                .customView(
                    configuration: UICellAccessory.CustomViewConfiguration(customView: first, placement: .leading())),
            ]
        }
        stand.show()
        let cell = stand.cell(0)
        let label = cell?.subviews.first { ($0 as? UILabel)?.text == "12" }?.frame
        let detail = cell?.subviews.first { $0 is DetailButton }?.frame
        let chevron = cell?.subviews.first { $0 is ChevronView }?.frame
        #expect(label?.maxX ?? 0 < detail?.minX ?? 0)
        #expect(detail?.maxX ?? 0 < last.frame.minX)
        #expect(last.frame.maxX < chevron?.minX ?? 0)
        #expect(first.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
    }

    @Test("Editing accessories appear in editing mode and move the content aside")
    func editing() throws {
        let stand = stand([.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)])
        #expect(stand.cell(0)?.contentView.frame.minX == 0)
        stand.view.isEditing = true
        try stand.stage.settle()
        #expect(stand.cell(0)?.contentView.frame == CGRect(x: 40, y: 0, width: 308, height: 43.5))
        #expect(stand.cell(0)?.subviews.contains { $0 is ReorderHandle } == true)
        #expect(stand.cell(0)?.subviews.contains { $0 is ChevronView } == false)
        stand.view.isEditing = false
        try stand.stage.settle()
        #expect(stand.cell(0)?.contentView.frame.minX == 0)
        #expect(stand.cell(0)?.subviews.contains { $0 is EditControlButton } == false)
    }

    @Test("A detail button, an insert button, and an outline disclosure call their handlers")
    func handlers() throws {
        var log: [String] = []
        let stand = stand(
            [
                .detail { log.append("detail") }, .outlineDisclosure { log.append("outline") },
                .insert { log.append("insert") },
            ], isEditing: true)
        for view in stand.cell(0)?.subviews ?? [] where view is UIControl {
            stand.stage.click(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        }
        #expect(Set(log) == ["detail", "outline", "insert"])
        #expect(stand.selected.isEmpty)
    }

    @Test("Indentation moves the content, and the accessories before it unless they are exempt")
    func indentation() {
        let stand = stand([.outlineDisclosure()])
        let cell = stand.cell(0)
        let start = cell?.subviews.first { $0 is UIControl }?.frame.minX ?? 0
        cell?.indentationLevel = 2
        stand.stage.advance(by: 0)
        #expect(cell?.subviews.first { $0 is UIControl }?.frame.minX == start + 20)
        cell?.indentsAccessories = false
        stand.stage.advance(by: 0)
        #expect(cell?.subviews.first { $0 is UIControl }?.frame.minX == start)
        cell?.indentationWidth = .nan
        stand.stage.advance(by: 0)
        #expect(cell?.contentView.frame.width == 400)
    }

    @Test("Dragging a reorder handle moves the row to another position")
    func reordering() throws {
        let stand = ListStand(
            UICollectionLayoutListConfiguration(appearance: .plain), [["One", "Two", "Three", "Four"]])
        stand.adapt = { cell, _ in cell.accessories = [.reorder()] }
        stand.view.isEditing = true
        stand.show()
        stand.stage.drag(from: CGPoint(x: 374, y: 22), to: CGPoint(x: 374, y: 118), duration: 0.5)
        try stand.stage.settle()
        #expect(stand.content == [["Two", "Three", "One", "Four"]])
        #expect((0..<4).map { stand.cell($0)?.frame.minY } == [0, 44, 88, 132])
        #expect(stand.selected.isEmpty)
    }

    @Test("A selection circle shows whether the item is selected")
    func multiselect() throws {
        let stand = stand([.multiselect()], isEditing: true)
        stand.view.allowsMultipleSelectionDuringEditing = true
        stand.stage.click(at: CGPoint(x: 100, y: 22))
        try stand.stage.settle()
        let mark = stand.cell(0)?.subviews.first { $0 is SelectionMark } as? SelectionMark
        #expect(mark?.isOn == true)
        let other = stand.cell(1)?.subviews.first { $0 is SelectionMark } as? SelectionMark
        #expect(other?.isOn == false)
    }
}
