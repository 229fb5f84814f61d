// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import LayerTree

/// The preparation of a layout pass: updates constraints, innermost views first, and then solves them.
///
/// Where a frame is about to change, solving is deferred to the layout pass itself, which proceeds from the outside in
/// and knows the final sizes.
@MainActor
enum LayoutPass {
    private static var engines: [LayoutEngine] = []
    private static var views: [WeakView] = []
    private static var isScheduled = false
    /// The nesting depth of views being laid out.
    private static var depth = 0
    private static var isUpdating = false
    /// The maximum number of rounds in which constraint updates may request further updates.
    private static let maximumRounds = 100

    private struct WeakView {
        weak var view: UIView?
    }

    // MARK: - Scheduling

    static func enlist(_ engine: LayoutEngine) {
        if depth > 0 {
            engine.root?.layer.setNeedsLayout()
        }
        guard !engine.isListed else { return }
        engine.isListed = true
        engines.append(engine)
        schedule()
    }

    static func enlist(_ view: UIView) {
        views.append(WeakView(view: view))
        if depth > 0 { view.layer.setNeedsLayout() }
        schedule()
    }

    private static func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        CATransaction.addCommitHandler {
            isScheduled = false
            prepare(around: nil)
        }
    }

    // MARK: - Preparing

    /// Updates and solves scheduled constraints; with a view, only those of its ancestors and descendants.
    static func prepare(around view: UIView?) {
        updateConstraints(around: view)
        guard !engines.isEmpty else { return }
        let listed = engines
        engines = []
        var due: [(engine: LayoutEngine, root: UIView, depth: Int)] = []
        for engine in listed {
            guard engine.isDirty, let root = engine.root else {
                engine.isListed = false
                continue
            }
            if let view, !view.isDescendant(of: root), !root.isDescendant(of: view) {
                engines.append(engine)
                continue
            }
            engine.isListed = false
            due.append((engine, root, root.hierarchyDepth))
        }
        // Ancestors first, because they determine the sizes of their descendants.
        if due.count > 1 { due.sort { $0.depth < $1.depth } }
        for (engine, root, _) in due {
            if root.isAwaitingLayout {
                root.layer.setNeedsLayout()
            } else {
                engine.solve(layingOut: nil)
            }
        }
    }

    /// Makes the pending calls of `updateConstraints()`, or of the controllers' `updateViewConstraints()`.
    static func updateConstraints(around view: UIView?) {
        guard !views.isEmpty, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        for _ in 0..<maximumRounds {
            var due: [(view: UIView, depth: Int)] = []
            var others: [WeakView] = []
            for entry in views {
                guard let candidate = entry.view, candidate.layoutState?.needsUpdateConstraints == true else {
                    entry.view?.layoutState?.isUpdateScheduled = false
                    continue
                }
                if let view, !view.isDescendant(of: candidate), !candidate.isDescendant(of: view) {
                    others.append(entry)
                } else {
                    candidate.layoutState?.isUpdateScheduled = false
                    due.append((candidate, candidate.hierarchyDepth))
                }
            }
            views = others
            if due.isEmpty { return }
            due.sort { $0.depth > $1.depth }
            for (view, _) in due { view.performConstraintUpdate() }
        }
        Log.misuse("Updating constraints asked for another update \(maximumRounds) times over; it has to wait.")
    }

    // MARK: - Layout

    /// Lays out one view.
    ///
    /// Work scheduled by `body` is done before the pass ends.
    static func whileLayingOut(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
    }
}

extension UIView {
    fileprivate var hierarchyDepth: Int {
        var depth = 0
        var view = superview
        while let current = view {
            depth += 1
            view = current.superview
        }
        return depth
    }

    /// Whether the view or an ancestor is waiting for layout, so that its size may be about to change.
    fileprivate var isAwaitingLayout: Bool {
        var view: UIView? = self
        while let current = view {
            if current.layer.needsLayout() { return true }
            view = current.superview
        }
        return false
    }
}
