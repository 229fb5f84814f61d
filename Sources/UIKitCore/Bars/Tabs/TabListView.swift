// SPDX-License-Identifier: MIT
internal import Foundation

/// Tabs below each other, which scroll where there is no room for all of them.
final class TabListView: UIScrollView {
    private let style: TabRow.Style
    private(set) var rows: [TabRow] = []
    /// The user chose a tab.
    var onChoose: ((UITabBarItem) -> Void)?

    init(_ style: TabRow.Style) {
        self.style = style
        super.init(frame: .zero)
        alwaysBounceVertical = style != .sidebar
        // The arrow keys go from row to row.
        focusGroupIdentifier = "rows of \(ObjectIdentifier(self))"
    }

    required init?(coder: NSCoder) { nil }

    private var rowHeight: CGFloat { style == .sidebar ? Theme.Tabs.sidebarRowHeight : Theme.Tabs.listRowHeight }

    /// Shows `items`, of which `selected` stands out in a sidebar.
    func show(_ items: [UITabBarItem], selected: UITabBarItem? = nil) {
        if items != rows.map(\.item) {
            for row in rows { row.removeFromSuperview() }
            let kept = rows
            rows = items.map { item in
                let row = kept.first { $0.item === item } ?? TabRow(item, style: style)
                row.onChoose = { [weak self] in self?.onChoose?(item) }
                addSubview(row)
                return row
            }
            setNeedsLayout()
        }
        for row in rows {
            row.isSelected = row.item === selected
            row.showsLine = style != .sidebar && row !== rows.last
            row.update()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: rowHeight * CGFloat(rows.count))
        if contentSize != size { contentSize = size }
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
        }
    }
}
