// SPDX-License-Identifier: MIT
import UIKit

/// The time from a call to the first frame: pushing, popping, and presenting a controller with 200 views, and
/// expanding a split view controller from one column to two.
final class ControllersScenario: Scenario {
    private static let repetitions = 15

    /// A controller with 200 views without content.
    private final class Leaf: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            view.addSubview(ViewTree(count: 200, size: view.bounds.size).root)
        }
    }

    func run(in view: UIView) async -> [TableRow] {
        guard let window = view.window else { return [] }
        let stack = UINavigationController(rootViewController: Leaf())
        show(stack, in: window)
        var (pushes, pops, presents): ([TimeInterval], [TimeInterval], [TimeInterval]) = ([], [], [])
        for _ in 0..<Self.repetitions {
            let leaf = Leaf()
            await measure(into: &pushes, moving: stack) { stack.pushViewController(leaf, animated: true) }
            await measure(into: &pops, moving: stack) { stack.popViewController(animated: true) }
            await measure(into: &presents, moving: stack) { stack.present(Leaf(), animated: true) }
            stack.dismiss(animated: false)
        }
        return [
            Figures(pushes).row("push of 200 views, to the first frame", target: 8),
            Figures(pops).row("pop of the same", target: 8),
            Figures(presents).row("presentation of the same", target: 8),
            await crossing(in: window).row("split view from one column to two", target: 16),
        ]
    }

    /// Measures how long a split view controller takes to expand after its window is widened.
    private func crossing(in window: UIWindow) async -> Figures {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UINavigationController(rootViewController: Leaf()), for: .primary)
        split.setViewController(UINavigationController(rootViewController: Leaf()), for: .secondary)
        show(split, in: window)
        var times: [TimeInterval] = []
        for _ in 0..<Self.repetitions {
            split.traitOverrides.horizontalSizeClass = .compact
            window.layoutIfNeeded()
            CATransaction.flush()
            await measure(into: &times, moving: split) { split.traitOverrides.horizontalSizeClass = .regular }
        }
        return Figures(times)
    }

    private func show(_ controller: UIViewController, in window: UIWindow) {
        window.rootViewController = controller
        window.layoutIfNeeded()
        CATransaction.flush()
    }

    /// Measures `change` with the following layout and commit, then waits for the end of the transition.
    private func measure(
        into times: inout [TimeInterval], moving controller: UIViewController, _ change: @MainActor () -> Void
    ) async {
        times.append(
            ProcessorTime.of {
                change()
                CATransaction.flush()
            })
        guard let coordinator = controller.transitionCoordinator else { return }
        await withCheckedContinuation { continuation in
            let waits = coordinator.animate(alongsideTransition: nil) { _ in continuation.resume() }
            if !waits { continuation.resume() }
        }
    }
}
