// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCore
import UIKitTesting

@testable import UIKitTables

/// Stacks cells without a table, and records what they report to their host.
@MainActor
final class CellStand: TableCellHost {
    let stage: Stage
    let board = UIView()
    var cells: [UITableViewCell] = []
    var events: [String] = []

    init(
        size: CGSize = CGSize(width: 320, height: 300), scale: CGFloat = 1,
        appearance: UIUserInterfaceStyle = .light
    ) {
        stage = Stage(size: size, scale: scale, appearance: appearance)
        board.frame = CGRect(origin: .zero, size: size)
        board.backgroundColor = .systemBackground
        stage.show(board)
    }

    @discardableResult
    func add(
        _ cell: UITableViewCell, height: CGFloat = 44, _ change: (inout RowSetting) -> Void = { _ in }
    ) -> UITableViewCell {
        let top = cells.last?.frame.maxY ?? 0
        cell.frame = CGRect(x: 0, y: top, width: board.bounds.width, height: height)
        var setting = RowSetting()
        setting.separatorStyle = .singleLine
        setting.isSelectable = true
        change(&setting)
        cell.setting = setting
        cell.host = self
        cells.append(cell)
        board.addSubview(cell)
        stage.advance(by: 0)
        return cell
    }

    func accessoryTapped(in cell: UITableViewCell) { events.append("accessory") }

    func editingControlTapped(in cell: UITableViewCell) { events.append("control") }

    func cellSizeDidChange(_ cell: UITableViewCell, fromConstraints: Bool) { cell.setNeedsLayout() }

    func willShowActions(of cell: UITableViewCell) {}

    func canBecomeFocused(_ cell: UITableViewCell) -> Bool { true }

    func reorder(_ cell: UITableViewCell, phase: UIGestureRecognizer.State, at point: CGPoint) {
        events.append("\(phase) \(Int(point.y))")
    }
}
