// SPDX-License-Identifier: MIT
import UIKit

/// A list of rows that are used again, scrolled by a fifth of a row a frame; then the same, going on by itself.
final class RowsScenario: Scenario {
    private static let rowHeight: CGFloat = 44
    private let scrollView = UIScrollView(frame: .zero)
    private var rows: [Int: UILabel] = [:]
    private var spare: [UILabel] = []

    func run(in view: UIView) async -> [TableRow] {
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 1_000_000)
        scrollView.delegate = self
        view.addSubview(scrollView)
        placeRows()
        let byHand = await FrameMeter.measure { [self] frame in
            scrollView.contentOffset.y = CGFloat(frame) * 9
        }
        // Always on its way to somewhere else, so that it never comes to rest.
        let byItself = await FrameMeter.measure { [self] frame in
            guard frame % 15 == 0 else { return }
            scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat(frame + 15) * 9), animated: true)
        }
        return [
            byHand.row("rows that a hand scrolls", "ms/frame", target: 4),
            byItself.row("rows that scroll by themselves", "ms/frame", target: 4),
        ]
    }

    private func placeRows() {
        let visible = scrollView.bounds
        let first = max(0, Int(visible.minY / Self.rowHeight))
        let last = Int(visible.maxY / Self.rowHeight)
        for (index, row) in rows where !(first...last).contains(index) {
            rows[index] = nil
            spare.append(row)
        }
        for index in first...last where rows[index] == nil {
            let row = spare.popLast() ?? UILabel(frame: .zero)
            row.text = "Row number \(index)"
            row.frame = CGRect(
                x: 16, y: CGFloat(index) * Self.rowHeight, width: visible.width - 32, height: Self.rowHeight)
            if row.superview == nil { scrollView.addSubview(row) }
            rows[index] = row
        }
    }
}

extension RowsScenario: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }
}
