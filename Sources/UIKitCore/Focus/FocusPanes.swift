// SPDX-License-Identifier: MIT

/// The panes of a window, between which F6 moves the focus: its bars, and the views of its controllers.
@MainActor
struct FocusPanes {
    /// The panes with something to focus, in reading order, each with the views at which Tab stops.
    private(set) var panes: [(pane: UIView, stops: [UIView])] = []

    init(_ stops: [UIView]) {
        for stop in stops {
            let pane = Self.pane(of: stop)
            if let index = panes.firstIndex(where: { $0.pane === pane }) {
                panes[index].stops.append(stop)
            } else {
                panes.append((pane, [stop]))
            }
        }
    }

    /// Returns the innermost pane around a view.
    static func pane(of view: UIView) -> UIView {
        let ancestors = view.ancestors
        return ancestors.first { $0.isFocusPane || $0.viewController != nil } ?? ancestors.last ?? view
    }
}

extension UIFocusSystem {
    /// Moves the focus to the next or previous pane: to the view there that had it last, or else to its preferred one.
    func moveToPane(_ heading: UIFocusHeading) -> Bool {
        guard let window else { return false }
        let recent = recentViews
        let panes = FocusPanes(FocusOrder(window).stops(present: focusedView, recent: recent)).panes
        guard !panes.isEmpty else { return false }
        let step = heading == .previous ? -1 : 1
        let present = focusedView.map(FocusPanes.pane(of:)).flatMap { pane in panes.firstIndex { $0.pane === pane } }
        var index = present.map { $0 + step } ?? (step > 0 ? 0 : panes.count - 1)
        for _ in panes {
            index = (index + panes.count) % panes.count
            let (pane, stops) = panes[index]
            let last = recent.last { view in stops.contains { $0 === view } }
            let environment: any UIFocusEnvironment = pane.viewController ?? pane
            let preferred = preferredView(in: environment).flatMap { view in stops.first { $0 === view } }
            if let target = last ?? preferred ?? stops.first, move(to: target, heading: heading) { return true }
            index += step
        }
        return true
    }
}
