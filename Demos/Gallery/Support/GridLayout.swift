// SPDX-License-Identifier: MIT
import UIKit

/// Lays out views in a grid of equal cells, row by row.
@MainActor
enum GridLayout {
    static let spacing: CGFloat = 8

    /// Lays out the views in `columns` columns that fill the area's width.
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

    /// Returns a row height in which the views have space for their titles.
    static func rowHeight(_ height: CGFloat, for views: [UIView]) -> CGFloat {
        views.reduce(height) { max($0, $1.traitCollection.hasLargeText ? $1.sizeThatFits(.zero).height : 0) }
    }

    /// Returns a number of columns in which the views have space for their titles, at most `columns`.
    static func columns(_ columns: Int, for views: [UIView], width: CGFloat) -> Int {
        guard let first = views.first, first.traitCollection.hasLargeText else { return columns }
        let widest = views.reduce(1) { max($0, $1.sizeThatFits(.zero).width) }
        return self.columns(for: views.count, width: width, minimumWidth: widest, maximum: columns)
    }

    /// The number of columns of at least `minimumWidth` points, up to `maximum`, adjusted to fill all rows.
    static func columns(for count: Int, width: CGFloat, minimumWidth: CGFloat, maximum: Int) -> Int {
        let fitting = max(1, min(maximum, Int((width + spacing) / (minimumWidth + spacing))))
        return (1...fitting).last { count % $0 == 0 } ?? 1
    }
}
