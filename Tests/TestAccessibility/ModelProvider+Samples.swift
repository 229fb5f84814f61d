// SPDX-License-Identifier: MIT
public import AccessibilityTree

extension ModelProvider {
    /// The objects of a sample window by their names.
    public struct Sample {
        public var window: AccessibilityID
        public var byName: [String: AccessibilityID]

        public subscript(_ name: String) -> AccessibilityID {
            byName[name] ?? AccessibilityID(rawValue: .max)
        }
    }

    /// Adds a window with objects of most kinds.
    public func addSample() -> Sample {
        let focusable: AccessibilityStates = [.enabled, .visible, .showing, .focusable]
        let window = add(.window, "Sample", to: .application, states: [.enabled, .visible, .showing, .active]) {
            $0.frame = AccessibilityFrame(x: 100, y: 50, width: 640, height: 480)
        }
        let label = add(.staticText, "Volume label", to: window) {
            $0.frame = AccessibilityFrame(x: 10, y: 10, width: 100, height: 20)
        }
        add(.button, "Send", to: window, states: focusable) {
            $0.actions = [AccessibilityAction(name: "activate", title: "Activate", shortcut: "<Control>s")]
            $0.details = "Sends the message"
            $0.identifier = "send"
            $0.frame = AccessibilityFrame(x: 10, y: 40, width: 80, height: 30)
        }
        add(.switchControl, "Wi-Fi", to: window, states: focusable.union([.checkable, .checked])) {
            $0.actions = [AccessibilityAction(name: "activate", title: "Toggle")]
        }
        let slider = add(.slider, "Volume", to: window, states: focusable.union(.horizontal)) {
            $0.range = AccessibilityRange(minimum: 0, maximum: 100, current: 50, step: 5)
            $0.value = "50 percent"
            $0.relations = [.labelledBy: [label]]
        }
        let field = add(
            .textView, "Notes", to: window, states: focusable.union([.editable, .multiLine, .selectableText]),
            text: "One bold 😀 word. Second.\nשלום world\n")
        let list = add(.list, "Fruits", to: window, states: focusable.union(.multiselectable)) {
            $0.hasSelection = true
        }
        for name in ["Apple", "Banana", "Cherry"] {
            add(.listItem, name, to: list, states: focusable.union(.selectable))
        }
        let table = add(.table, "Prices", to: window, states: focusable) {
            $0.tableSize = AccessibilityTableSize(rows: 3, columns: 2)
            $0.hasSelection = true
        }
        for row in 0..<3 {
            let line = add(.tableRow, "", to: table)
            for column in 0..<2 {
                let role: AccessibilityRole = row == 0 ? .columnHeader : column == 0 ? .rowHeader : .tableCell
                add(role, "Cell \(row) \(column)", to: line, states: focusable) {
                    $0.cell = AccessibilityCell(table: table, row: row, column: column)
                }
            }
        }
        add(.heading, "Chapter", to: window) { $0.level = 2 }
        add(.passwordField, "Password", to: window, states: focusable.union([.editable, .singleLine]), text: "••••")
        focused = nodes.values.first { $0.element.name == "Send" }?.element.id
        _ = (slider, field)
        return Sample(
            window: window,
            byName: Dictionary(nodes.values.map { ($0.element.name, $0.element.id) }) { first, _ in first })
    }
}
