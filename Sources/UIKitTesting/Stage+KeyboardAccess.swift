// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitAutomation
@_spi(Toolkit) package import UIKitCore

extension Stage {
    /// Presses Tab, and returns the views of the key window at which it stops, from the first one until it returns there
    /// or to a view at which `isLast` returns `true`.
    package func keyboardStops(until isLast: (UIView) -> Bool = { _ in false }) throws -> [UIView] {
        var stops: [UIView] = []
        for _ in 0..<200 {
            // Text that is edited takes Tab, and leaves Ctrl+Tab.
            let isEdited = (window.focusedView as? any UITextInput & UIView)?.isFirstResponder == true
            let takesTab = isEdited && !(window.focusedView is UIControl)
            try key(takesTab ? "ctrl+tab" : "tab")
            advance(by: 0.5)
            guard let view = window.focusedView, !stops.contains(where: { $0 === view }) else { break }
            stops.append(view)
            if isLast(view) { break }
        }
        return stops
    }

    /// Presses Tab until a view with a label or an identifier has the focus.
    ///
    /// - Throws: `StageError.notFound` with the names of the views at which Tab stops.
    package func tab(to name: String) throws {
        var names: [String] = []
        let stops = try keyboardStops { view in
            names += [view.accessibilityLabel, view.accessibilityIdentifier].compactMap(\.self)
            return view.accessibilityLabel == name || view.accessibilityIdentifier == name
        }
        guard let last = stops.last, [last.accessibilityLabel, last.accessibilityIdentifier].contains(name) else {
            throw StageError.notFound(name: name, visible: names)
        }
    }

    /// Returns the descriptions of the visible controls, lists, and texts of the key window that Tab doesn't reach.
    ///
    /// A focus group counts as reached if Tab stops at one of its views.
    package func viewsOutOfKeyboardReach() throws -> [String] {
        let stops = try keyboardStops()
        // Bars may show the same item in another button later.
        let names = Set(stops.map(\.nameOfControl))
        let groups = Set(stops.compactMap(\.nearestFocusGroup))
        let presented = sequence(first: window.rootViewController) { $0?.presentedViewController }
        let root = presented.compactMap { $0?.viewIfLoaded }.last ?? window
        var found: [String] = []
        var waiting: [UIView] = [root]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { continue }
            waiting += view.subviews.reversed()
            guard view.canBecomeFocused, view.touchPoint != nil else { continue }
            let isReached =
                stops.contains { $0 === view || $0.isDescendant(of: view) || view.isDescendant(of: $0) }
                || names.contains(view.nameOfControl) || view.nearestFocusGroup.map(groups.contains) == true
            if !isReached { found.append(view.nameOfControl) }
        }
        return found
    }
}

extension UIView {
    fileprivate var nameOfControl: String { "\(Swift.type(of: self)) “\(accessibilityLabel ?? "")”" }

    /// The focus group of the view, of which Tab visits one view.
    fileprivate var nearestFocusGroup: String? {
        sequence(first: self) { $0.superview }.lazy.compactMap(\.focusGroupIdentifier).first
    }
}
