// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Windowing

extension UIPickerView {
    func keyPressed(_ presses: Set<UIPress>) -> Bool {
        guard isFocused || isFirstResponder, let key = presses.first?.key, key.modifierFlags.isPlain,
            let column = column(activeComponent)
        else { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch key.keyCode {
        case .keyboardUpArrow: column.turn(by: -1)
        case .keyboardDownArrow: column.turn(by: 1)
        case .keyboardPageUp: column.turn(by: -column.pageLength)
        case .keyboardPageDown: column.turn(by: column.pageLength)
        case .keyboardHome: column.select(0, animated: true, byUser: true)
        case .keyboardEnd: column.select(column.rowCount - 1, animated: true, byUser: true)
        case .keyboardLeftArrow: moveToComponent(activeComponent + (isMirrored ? 1 : -1))
        case .keyboardRightArrow: moveToComponent(activeComponent + (isMirrored ? -1 : 1))
        default: return find(key.characters, in: column)
        }
        return true
    }

    private func moveToComponent(_ component: Int) {
        activeComponent = min(max(component, 0), max(columns.count - 1, 0))
        typed = ""
        for column in columns { column.updateRows() }
    }

    /// Selects the first row at or after the selected one whose title begins with the typed text.
    private func find(_ characters: String, in column: PickerColumn) -> Bool {
        guard let first = characters.first, first.isLetter || first.isNumber else { return false }
        typed += characters
        typingEnds?.cancel()
        typingEnds = LayerClock.timeSource.schedule(after: Theme.Picker.typingInterval) { [weak self] in
            self?.typed = ""
        }
        let count = min(column.rowCount, Theme.Picker.maximumRowsSearched)
        guard count > 0 else { return true }
        let start = typed.count > 1 ? 0 : 1
        let row = (start..<(start + count)).lazy.map { (column.target + $0) % column.rowCount }.first {
            title(ofRow: $0, component: column.component)?.range(
                of: typed, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
        }
        if let row { column.select(row, animated: true, byUser: true) }
        return true
    }

    private func title(ofRow row: Int, component: Int) -> String? {
        delegate?.pickerView(self, titleForRow: row, forComponent: component)
            ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
    }
}
