// SPDX-License-Identifier: MIT
import UIKit

/// Plain views, a hundred to a row, in rows.
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

    /// Hit-tests a thousand places, spread evenly.
    func hitTest() {
        let size = root.bounds.size
        for index in 0..<1000 {
            let point = CGPoint(
                x: size.width * CGFloat(index % 40) / 40, y: size.height * CGFloat(index / 40) / 25)
            _ = root.hitTest(point, with: nil)
        }
    }
}

/// Ten thousand plain views: laid out, hit and committed.
final class ManyViewsScenario: Scenario {
    private static let repetitions = 15

    func run(in view: UIView) async {
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
        Figures(layout).report("views-layout", "views=10000")
        Figures(hits).report("views-hit-test", "views=10000 tests=1000")
        Figures(commits).report("views-commit", "views=10000")
    }
}

/// One of ten thousand views changes its colour in each frame; how that compares to one of a hundred.
final class PropertyChangeScenario: Scenario {
    func run(in view: UIView) async {
        let few = await measure(count: 100, in: view)
        let many = await measure(count: 10_000, in: view)
        many.report("property-change", "views=10000 \(many.ratio(to: few, named: "ratio_to_100_views"))")
    }

    private func measure(count: Int, in view: UIView) async -> Figures {
        let tree = ViewTree(count: count, size: view.bounds.size)
        view.addSubview(tree.root)
        defer { tree.root.removeFromSuperview() }
        // The same area each time, whatever the number of views.
        let changing = UIView(frame: CGRect(x: 100, y: 100, width: 8, height: 6))
        tree.root.addSubview(changing)
        return await FrameMeter.measure { frame in
            changing.backgroundColor = UIColor(white: CGFloat(frame % 20) / 20, alpha: 1)
        }
    }
}

/// What twice as many views cost, laid out, hit-tested and committed together.
final class DoublingScenario: Scenario {
    func run(in view: UIView) async {
        let single = measure(count: 5_000, in: view)
        let double = measure(count: 10_000, in: view)
        double.report("doubling", "views=10000 \(double.ratio(to: single, named: "ratio_to_5000_views"))")
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
