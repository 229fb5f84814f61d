// SPDX-License-Identifier: MIT
internal import Foundation

/// A scrolling vertical list of tabs.
final class TabListView: UIScrollView {
    private let style: TabRow.Style
    private(set) var rows: [TabRow] = []
    /// Called when the user chooses a tab.
    var onChoose: ((UITabBarItem) -> Void)?

    init(_ style: TabRow.Style) {
        self.style = style
        super.init(frame: .zero)
        alwaysBounceVertical = style != .sidebar
        // The arrow keys move between the rows.
        focusGroupIdentifier = "rows of \(ObjectIdentifier(self))"
    }

    required init?(coder: NSCoder) { nil }

    private func style(of kind: TabListEntry.Kind) -> TabRow.Style { kind == .caption ? .caption : style }

    /// Shows a list of `items` without groups.
    func show(_ items: [UITabBarItem]) {
        show(items.map { TabListEntry(item: $0, kind: .tab) }, selected: nil)
    }

    /// Shows a list of `entries`; in a sidebar, `selected` is highlighted.
    func show(_ entries: [TabListEntry], selected: UITabBarItem?) {
        let isSame = entries.elementsEqual(rows) { $0.item === $1.item && style(of: $0.kind) == $1.style }
        if !isSame {
            for row in rows { row.removeFromSuperview() }
            let kept = rows
            rows = entries.map { entry in
                let (item, style) = (entry.item, style(of: entry.kind))
                let row = kept.first { $0.item === item && $0.style == style } ?? TabRow(item, style: style)
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
        let heights = rows.map { $0.height(forWidth: bounds.width) }
        let size = CGSize(width: bounds.width, height: heights.reduce(0, +))
        if contentSize != size { contentSize = size }
        var top: CGFloat = 0
        for (row, height) in zip(rows, heights) {
            row.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            top += height
        }
    }
}

/// A row of a tab list.
struct TabListEntry {
    enum Kind {
        case tab
        /// A selectable group, above its tabs.
        case destination
        /// The title of a group, above its tabs.
        case caption
    }

    let item: UITabBarItem
    let kind: Kind
}
