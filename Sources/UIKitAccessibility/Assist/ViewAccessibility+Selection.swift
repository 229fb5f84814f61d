// SPDX-License-Identifier: MIT
package import AccessibilityTree
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension ViewAccessibility {
    /// The way in which an object's children are selected.
    enum SelectionKind {
        case items(any AccessibilityItemContainer)
        /// Children that are selected when they are activated, such as segments and tabs.
        case children
    }

    func selectionKind(of object: UIResponder) -> SelectionKind? {
        if let container = object as? any AccessibilityItemContainer {
            return container.accessibilityAllowsSelection ? .items(container) : nil
        }
        return object is UISegmentedControl || object is UITabBar ? .children : nil
    }

    package func selectedChildren(of id: AccessibilityID) -> [Int] {
        guard let node = node(id), let object = node.view, let kind = selectionKind(of: object) else { return [] }
        let children = children(of: node)
        switch kind {
        case .items(let container):
            return container.accessibilitySelection.compactMap { container.accessibilityIndex(of: $0) }
                .map { $0 + children.before.count }.sorted()
        case .children:
            return children.before.indices.filter {
                children.before[$0].view?.accessibilityTraits.contains(.selected) == true
            }
        }
    }

    package func setSelected(_ isSelected: Bool, childAt index: Int, of id: AccessibilityID) -> Bool {
        guard let node = node(id), let object = node.view, let kind = selectionKind(of: object),
            let child = child(of: node, at: index)
        else { return false }
        switch kind {
        case .items(let container):
            guard let item = child.item else { return false }
            return container.accessibilitySetSelected(isSelected, item)
        case .children:
            guard isSelected, let view = child.view else { return false }
            return perform(.activate, on: view, child)
        }
    }

    package func setAllSelected(_ isSelected: Bool, of id: AccessibilityID) -> Bool {
        guard let object = node(id)?.view, case .items(let container)? = selectionKind(of: object) else { return false }
        guard isSelected else {
            return container.accessibilitySelection.allSatisfy { container.accessibilitySetSelected(false, $0) }
        }
        guard container.accessibilityAllowsMultipleSelection,
            container.accessibilityItemCount <= Self.maximumElements
        else { return false }
        for index in 0..<container.accessibilityItemCount {
            guard let item = container.accessibilityItem(at: index), case .row = item else { continue }
            _ = container.accessibilitySetSelected(true, item)
        }
        return true
    }

    // MARK: - Tables

    package func cell(row: Int, column: Int, of table: AccessibilityID) -> AccessibilityID? {
        guard let data = node(table)?.view as? any UIAccessibilityContainerDataTable, row >= 0, column >= 0,
            row < data.accessibilityRowCount(), column < data.accessibilityColumnCount(),
            let cell = data.accessibilityDataTableCellElement(forRow: row, column: column) as? UIResponder
        else { return nil }
        return nearestNode(cell)?.id
    }

    package func headers(row: Int?, column: Int?, of table: AccessibilityID) -> [AccessibilityID] {
        guard let data = node(table)?.view as? any UIAccessibilityContainerDataTable else { return [] }
        var headers: [any UIAccessibilityContainerDataTableCell] = []
        if let row, row >= 0, row < data.accessibilityRowCount() {
            headers += data.accessibilityHeaderElements(forRow: row) ?? []
        }
        if let column, column >= 0, column < data.accessibilityColumnCount() {
            headers += data.accessibilityHeaderElements(forColumn: column) ?? []
        }
        return headers.compactMap { ($0 as? UIResponder).flatMap(nearestNode)?.id }
    }
}
