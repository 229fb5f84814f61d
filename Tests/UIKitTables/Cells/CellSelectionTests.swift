// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCells
import UIKitCore
import UIKitTesting

@testable import UIKitTables

@Suite("Cells: selection and highlighting")
@MainActor
struct CellSelectionTests {
    private func place(_ cell: UITableViewCell, in stand: CellStand) -> CGPoint {
        CGPoint(x: 300, y: cell.frame.midY)
    }

    @Test("Highlighted, selected, and hovered rows differ, unless the selection style is none (S-TV-50)")
    func looks() throws {
        let stand = CellStand()
        let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        let rest = try #require(stand.stage.pixel(at: place(cell, in: stand)))
        stand.stage.hover(at: place(cell, in: stand))
        let hovered = try #require(stand.stage.pixel(at: place(cell, in: stand)))
        cell.isHighlighted = true
        let pressed = try #require(stand.stage.pixel(at: place(cell, in: stand)))
        #expect(hovered.red < rest.red && pressed.red < hovered.red)
        cell.selectionStyle = .none
        #expect(stand.stage.pixel(at: place(cell, in: stand)) == hovered)
        cell.isHighlighted = false
        stand.stage.hover(at: CGPoint(x: 10, y: 280))
        stand.stage.advance(by: 0.5)
        #expect(stand.stage.pixel(at: place(cell, in: stand)) == rest)
    }

    @Test("Animated deselection fades over 0.3 seconds; otherwise, it is immediate")
    func fading() throws {
        let stand = CellStand()
        let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        let rest = try #require(stand.stage.pixel(at: place(cell, in: stand)))
        cell.setSelected(true, animated: true)
        let full = try #require(stand.stage.pixel(at: place(cell, in: stand)))
        #expect(full.red < rest.red)
        cell.setSelected(false, animated: true)
        stand.stage.advance(by: 0.15)
        let half = try #require(stand.stage.pixel(at: place(cell, in: stand)))
        #expect(half.red > full.red && half.red < rest.red)
        stand.stage.advance(by: 0.2)
        #expect(stand.stage.pixel(at: place(cell, in: stand)) == rest)
        cell.isSelected = true
        cell.isSelected = false
        #expect(stand.stage.pixel(at: place(cell, in: stand)) == rest)
    }

    @Test("Views in the content are highlighted with the row (S-TV-52, S-TV-63)")
    func content() throws {
        let stand = CellStand()
        let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        let own = Lamp(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let box = UIView()
        let button = UIButton(type: .system)
        box.addSubview(button)
        cell.contentView.addSubview(own)
        cell.contentView.addSubview(box)
        cell.textLabel?.text = "Row"
        cell.isHighlighted = true
        #expect(own.isHighlighted && button.isHighlighted)
        #expect(cell.textLabel?.isHighlighted == true)
        cell.isSelected = true
        cell.isHighlighted = false
        #expect(own.isHighlighted)
        cell.isSelected = false
        #expect(!own.isHighlighted && !button.isHighlighted)
        #expect(cell.textLabel?.isHighlighted == false)
    }

    @Test("Background views are below the content, each in its state (S-TV-54)")
    func backgrounds() throws {
        let stand = CellStand()
        let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: nil))
        let (usual, selected) = (UIView(), UIView())
        usual.backgroundColor = .green
        selected.backgroundColor = .blue
        cell.backgroundView = usual
        cell.selectedBackgroundView = selected
        stand.stage.advance(by: 0)
        let before = try #require(stand.stage.pixel(at: place(cell, in: stand)))
        #expect(before.green == 255 && before.blue == 0)
        cell.isSelected = true
        let during = try #require(stand.stage.pixel(at: place(cell, in: stand)))
        #expect(during.blue == 255 && during.green == 0)
        let order = cell.subviews
        let content = try #require(order.firstIndex { $0 === cell.contentView })
        #expect(order[..<content].contains { $0 === usual } && order[..<content].contains { $0 === selected })
        cell.isSelected = false
        #expect(stand.stage.pixel(at: place(cell, in: stand)) == before)
    }

    @Test("The background is the cell's own or that of the table's style (S-TV-55)")
    func fill() throws {
        let stand = CellStand()
        let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: nil)) { $0.tableStyle = .plain }
        #expect(cell.backgroundColor == nil)
        cell.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try #require(stand.stage.pixel(at: place(cell, in: stand))).green == 0)
        cell.backgroundColor = nil
        #expect(try #require(stand.stage.pixel(at: place(cell, in: stand))).green == 255)
    }

    @Test("Reuse resets what the table has set, and keeps the content")
    func reuse() {
        let stand = CellStand()
        let cell = stand.add(UITableViewCell(style: .default, reuseIdentifier: "row"))
        cell.textLabel?.text = "Kept"
        cell.isSelected = true
        cell.isHighlighted = true
        cell.prepareForReuse()
        #expect(!cell.isSelected && !cell.isHighlighted)
        #expect(cell.textLabel?.text == "Kept" && cell.textLabel?.isHighlighted == false)
    }

    @Test("The labels of a row with interaction disabled are dimmed")
    func disabled() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.isUserInteractionEnabled = false
        #expect(cell.textLabel?.isEnabled == false)
        #expect(cell.detailTextLabel?.isEnabled == false)
        cell.isUserInteractionEnabled = true
        #expect(cell.textLabel?.isEnabled == true)
    }
}

private final class Lamp: UIView, UICellHighlighting {
    var isHighlighted = false
}
