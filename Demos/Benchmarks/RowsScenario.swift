// SPDX-License-Identifier: MIT
import UIKit

/// A list with reused rows: scrolled by a fifth of a row per frame, then by an animated scroll.
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
        // Starts a new scroll before the last one ends, so that scrolling never stops.
        let byItself = await FrameMeter.measure { [self] frame in
            guard frame % 15 == 0 else { return }
            scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat(frame + 15) * 9), animated: true)
        }
        return [
            byHand.row("rows scrolled by a touch", "ms/frame", target: 4),
            byItself.row("rows scrolled by an animation", "ms/frame", target: 4),
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
