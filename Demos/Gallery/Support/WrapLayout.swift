// SPDX-License-Identifier: MIT
import UIKit

/// Lays out views in lines, as words are wrapped.
@MainActor
enum WrapLayout {
    static let spacing: CGFloat = 8

    /// Lays out the views at their natural sizes from the area's upper left corner, centered vertically in each line.
    ///
    /// - Returns: The height of all lines.
    @discardableResult
    static func place(
        _ views: [UIView], in area: CGRect, spacing: CGFloat = spacing, lineSpacing: CGFloat = spacing,
        measuresOnly: Bool = false
    ) -> CGFloat {
        var line: [(view: UIView, size: CGSize)] = []
        var y = area.minY
        var width: CGFloat = 0

        func finishLine() {
            let height = line.map(\.size.height).max() ?? 0
            var x = area.minX
            for (view, size) in line {
                if !measuresOnly {
                    view.frame = CGRect(
                        x: x, y: (y + (height - size.height) / 2).rounded(), width: size.width, height: size.height)
                }
                x += size.width + spacing
            }
            y += height + lineSpacing
            line = []
            width = 0
        }

        for view in views {
            var size = view.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
            size.width = min(size.width.rounded(.up), area.width)
            if !line.isEmpty, width + size.width > area.width { finishLine() }
            line.append((view, size))
            width += size.width + spacing
        }
        if !line.isEmpty { finishLine() }
        return max(0, y - lineSpacing - area.minY)
    }

    static func height(of views: [UIView], forWidth width: CGFloat) -> CGFloat {
        place(views, in: CGRect(x: 0, y: 0, width: width, height: 0), measuresOnly: true)
    }
}
