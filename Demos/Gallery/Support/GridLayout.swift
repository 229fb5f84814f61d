// SPDX-License-Identifier: MIT
import UIKit

/// Sets views in cells of one size, row by row.
@MainActor
enum GridLayout {
    static let spacing: CGFloat = 8

    /// Places the views so that `columns` of them fill the area's width.
    static func place(_ views: [UIView], in area: CGRect, columns: Int, rowHeight: CGFloat, spacing: CGFloat = spacing)
    {
        let pitch = (area.width + spacing) / CGFloat(columns)
        for (index, view) in views.enumerated() {
            let left = (CGFloat(index % columns) * pitch).rounded()
            let right = (CGFloat(index % columns + 1) * pitch).rounded() - spacing
            view.frame = CGRect(
                x: area.minX + left, y: area.minY + CGFloat(index / columns) * (rowHeight + spacing),
                width: right - left, height: rowHeight)
        }
    }

    static func height(count: Int, columns: Int, rowHeight: CGFloat, spacing: CGFloat = spacing) -> CGFloat {
        let rows = (count + columns - 1) / max(columns, 1)
        return CGFloat(rows) * (rowHeight + spacing) - spacing
    }

    /// As many columns, at most `most`, as there is room for at `least` points each; a number that fills all rows.
    static func columns(for count: Int, width: CGFloat, least: CGFloat, most: Int) -> Int {
        let fitting = max(1, min(most, Int((width + spacing) / (least + spacing))))
        return (1...fitting).last { count % $0 == 0 } ?? 1
    }
}
