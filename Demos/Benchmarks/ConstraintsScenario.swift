// SPDX-License-Identifier: MIT
import UIKit

/// A thousand cells with five constraints each: the first layout, and a layout after one constant has changed.
final class ConstraintsScenario: Scenario {
    private static let count = 1000
    private static let columns = 25
    private static let repetitions = 9

    func run(in view: UIView) async -> [TableRow] {
        var (first, change): ([TimeInterval], [TimeInterval]) = ([], [])
        for _ in 0..<Self.repetitions {
            let root = UIView(frame: view.bounds)
            view.addSubview(root)
            var distance: NSLayoutConstraint?
            first.append(
                ProcessorTime.of {
                    distance = fill(root)
                    root.layoutIfNeeded()
                })
            change.append(
                ProcessorTime.of {
                    distance?.constant += 3
                    root.layoutIfNeeded()
                })
            root.removeFromSuperview()
        }
        return [
            Figures(first).row("1,000 cells by 5,000 constraints", target: 20),
            Figures(change).row("one constant of them changed", target: 1),
        ]
    }

    /// - Returns: The first cell's leading constraint, which determines the positions of its whole row.
    private func fill(_ root: UIView) -> NSLayoutConstraint? {
        var cells: [UIView] = []
        var constraints: [NSLayoutConstraint] = []
        for index in 0..<Self.count {
            let cell = UIView(frame: .zero)
            cell.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(cell)
            let isFirst = index % Self.columns == 0
            constraints += [
                isFirst
                    ? cell.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4)
                    : cell.leadingAnchor.constraint(equalTo: cells[index - 1].trailingAnchor, constant: 2),
                index < Self.columns
                    ? cell.topAnchor.constraint(equalTo: root.topAnchor, constant: 4)
                    : cell.topAnchor.constraint(equalTo: cells[index - Self.columns].bottomAnchor, constant: 2),
                index == 0
                    ? cell.widthAnchor.constraint(equalToConstant: 28)
                    : cell.widthAnchor.constraint(equalTo: cells[0].widthAnchor),
                cell.heightAnchor.constraint(equalToConstant: 12),
                cell.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            ]
            cells.append(cell)
        }
        NSLayoutConstraint.activate(constraints)
        return constraints.first
    }
}
