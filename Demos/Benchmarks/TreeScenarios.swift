// SPDX-License-Identifier: MIT
import UIKit

/// A tree of plain views in rows of a hundred.
@MainActor
struct ViewTree {
    let root: UIView
    let leaves: [UIView]

    init(count: Int, size: CGSize) {
        root = UIView(frame: CGRect(origin: .zero, size: size))
        let rows = max(1, count / 100)
        let cell = CGSize(width: size.width / 100, height: size.height / CGFloat(rows))
        var leaves: [UIView] = []
        leaves.reserveCapacity(count)
        for row in 0..<rows {
            let line = UIView(
                frame: CGRect(x: 0, y: CGFloat(row) * cell.height, width: size.width, height: cell.height))
            for column in 0..<100 {
                let leaf = UIView(
                    frame: CGRect(x: CGFloat(column) * cell.width, y: 0, width: cell.width, height: cell.height))
                leaf.backgroundColor = UIColor(white: CGFloat((row + column) % 10) / 10, alpha: 1)
                line.addSubview(leaf)
                leaves.append(leaf)
            }
            root.addSubview(line)
        }
        self.leaves = leaves
    }

    func setNeedsLayout() {
        root.setNeedsLayout()
        for line in root.subviews {
            line.setNeedsLayout()
            for leaf in line.subviews { leaf.setNeedsLayout() }
        }
    }

    /// Hit-tests a thousand evenly distributed points.
    func hitTest() {
        let size = root.bounds.size
        for index in 0..<1000 {
            let point = CGPoint(
                x: size.width * CGFloat(index % 40) / 40, y: size.height * CGFloat(index / 40) / 25)
            _ = root.hitTest(point, with: nil)
        }
    }
}

/// Ten thousand plain views: layout, hit-testing, and commit.
final class ManyViewsScenario: Scenario {
    private static let repetitions = 15

    func run(in view: UIView) async -> [TableRow] {
        var (layout, hits, commits): ([TimeInterval], [TimeInterval], [TimeInterval]) = ([], [], [])
        for _ in 0..<Self.repetitions {
            let tree = ViewTree(count: 10_000, size: view.bounds.size)
            view.addSubview(tree.root)
            tree.setNeedsLayout()
            layout.append(ProcessorTime.of { tree.root.layoutIfNeeded() })
            hits.append(ProcessorTime.of { tree.hitTest() })
            commits.append(ProcessorTime.of { CATransaction.flush() })
            tree.root.removeFromSuperview()
            CATransaction.flush()
        }
        let all = zip(zip(layout, hits), commits).map { $0.0 + $0.1 + $1 }
        return [
            Figures(layout).row("10,000 views laid out"), Figures(hits).row("1,000 hit tests in them"),
            Figures(commits).row("all of them committed"), Figures(all).row("all three together", target: 15),
        ]
    }
}

/// A change of one view's color per frame, among ten thousand views and among a hundred.
final class PropertyChangeScenario: Scenario {
    func run(in view: UIView) async -> [TableRow] {
        let few = await measure(count: 100, in: view)
        let many = await measure(count: 10_000, in: view)
        return [
            many.commits.row("one of 10,000 views changed, committed", target: 0.2),
            many.frames.row("one of 10,000 views changed, shown", "ms/frame"),
            many.frames.ratio(to: few.frames, "the same relative to one of 100 views"),
        ]
    }

    private func measure(count: Int, in view: UIView) async -> (commits: Figures, frames: Figures) {
        let tree = ViewTree(count: count, size: view.bounds.size)
        view.addSubview(tree.root)
        defer { tree.root.removeFromSuperview() }
        // The same area regardless of the number of views.
        let changing = UIView(frame: CGRect(x: 100, y: 100, width: 8, height: 6))
        tree.root.addSubview(changing)
        func change(_ index: Int) {
            changing.backgroundColor = UIColor(white: CGFloat(index % 20) / 20, alpha: 1)
        }
        CATransaction.flush()
        let commits = (0..<100).map { index in
            ProcessorTime.of {
                change(index)
                CATransaction.flush()
            }
        }
        return (Figures(commits), await FrameMeter.measure(change))
    }
}

/// The cost of layout, hit-testing, and commit for twice as many views.
final class DoublingScenario: Scenario {
    func run(in view: UIView) async -> [TableRow] {
        let single = measure(count: 5_000, in: view)
        let double = measure(count: 10_000, in: view)
        return [double.ratio(to: single, "10,000 views relative to 5,000", target: 2)]
    }

    private func measure(count: Int, in view: UIView) -> Figures {
        Figures(
            (0..<11).map { _ in
                let tree = ViewTree(count: count, size: view.bounds.size)
                view.addSubview(tree.root)
                tree.setNeedsLayout()
                let time = ProcessorTime.of {
                    tree.root.layoutIfNeeded()
                    tree.hitTest()
                    CATransaction.flush()
                }
                tree.root.removeFromSuperview()
                CATransaction.flush()
                return time
            })
    }
}
