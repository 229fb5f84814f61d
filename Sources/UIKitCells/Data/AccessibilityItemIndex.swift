// SPDX-License-Identifier: MIT
package import Foundation
@_spi(Toolkit) package import UIKitCore

/// The order in which the headers, rows, and footers of a list are read.
package struct AccessibilityItemIndex: Equatable {
    package struct Section: Equatable {
        package var hasHeader: Bool
        package var rows: Int
        package var hasFooter: Bool

        package init(hasHeader: Bool, rows: Int, hasFooter: Bool) {
            self.hasHeader = hasHeader
            self.rows = rows
            self.hasFooter = hasFooter
        }

        var count: Int { rows + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }
    }

    /// The value of the content for which the order was determined.
    package let generation: Int
    private let sections: [Section]
    /// The index of the first item of each section, followed by the number of items.
    private let starts: [Int]
    /// The number of rows before each section, followed by the number of rows.
    private let rowStarts: [Int]

    package init(generation: Int, sections: [Section]) {
        self.generation = generation
        self.sections = sections
        var starts = [0]
        starts.reserveCapacity(sections.count + 1)
        for section in sections { starts.append((starts.last ?? 0) + section.count) }
        self.starts = starts
        var rowStarts = [0]
        rowStarts.reserveCapacity(sections.count + 1)
        for section in sections { rowStarts.append((rowStarts.last ?? 0) + section.rows) }
        self.rowStarts = rowStarts
    }

    package var count: Int { starts.last ?? 0 }

    /// Returns the position of a row among all rows, and their number.
    package func position(ofRow path: IndexPath) -> (index: Int, count: Int) {
        let start = path.count == 2 && sections.indices.contains(path.section) ? rowStarts[path.section] + path.item : 0
        return (start, rowStarts.last ?? 0)
    }

    package func item(at index: Int) -> AccessibilityItemKey? {
        guard index >= 0, index < count else { return nil }
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= index { low = middle } else { high = middle - 1 }
        }
        // Of sections that begin at the same index, only the last can have items.
        let section = sections[low]
        var row = index - starts[low]
        if section.hasHeader {
            if row == 0 { return .header(low) }
            row -= 1
        }
        return row < section.rows ? .row(IndexPath(item: row, section: low)) : .footer(low)
    }

    package func index(of item: AccessibilityItemKey) -> Int? {
        switch item {
        case .header(let index):
            guard sections.indices.contains(index), sections[index].hasHeader else { return nil }
            return starts[index]
        case .row(let path):
            guard path.count == 2, sections.indices.contains(path.section), path.item >= 0,
                path.item < sections[path.section].rows
            else { return nil }
            return starts[path.section] + (sections[path.section].hasHeader ? 1 : 0) + path.item
        case .footer(let index):
            guard sections.indices.contains(index), sections[index].hasFooter else { return nil }
            return starts[index + 1] - 1
        }
    }
}

extension UIContextualAction {
    /// Returns the swipe action as an action for assistive technology; `nil` without a title.
    package func accessibilityAction(of view: @escaping @MainActor () -> UIView?) -> UIAccessibilityCustomAction? {
        guard let title else { return nil }
        return UIAccessibilityCustomAction(name: title, image: image) { _ in
            guard let view = view() else { return false }
            self.handler(self, view) { _ in }
            return true
        }
    }
}
