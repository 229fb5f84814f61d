// SPDX-License-Identifier: MIT
internal import Foundation

extension UINavigationController {
    /// Starts the transition to the top of the stack if another child is shown and no transition is running.
    func updateShownChild(isInteractive: Bool = false) {
        guard let contentView, transition == nil, !isSettling else { return }
        let top = topViewController
        guard top !== shownChild || (top != nil && top?.viewIfLoaded?.superview !== contentView) else {
            pending = nil
            completionHolds = []
            return stackBelowDidChange()
        }
        let (operation, animated) = pending ?? (.none, false)
        pending = nil
        let isSeen = view.window != nil && isSeen
        let transition = NavigationTransition(
            self, content: contentView, from: shownChild === top ? nil : shownChild, to: top,
            operation: shownChild == nil ? .none : operation,
            isAnimated: animated && isSeen && shownChild != nil && UIView.areAnimationsEnabled,
            isInteractive: isInteractive)
        transition.completionHolds = completionHolds
        completionHolds = []
        self.transition = transition
        let formerSize = shownChild?.preferredContentSize
        shownChild = top
        if let top, top.preferredContentSize != formerSize {
            preferredContentSizeDidChange(forChildContentContainer: top)
        }
        transition.start()
        view.window?.updateTitle()
    }

    /// Applies changes below the top of the stack, of which only the back button is visible.
    private func stackBelowDidChange() {
        let items = barItemStack
        if items != navigationBar.stack { showItems() }
        let gone = leaving
        dismissLeaving()
        guard !gone.isEmpty || stack.contains(where: { unsettled.contains(ObjectIdentifier($0)) }) else { return }
        notifyOfParent()
    }

    /// The frame of a child that is on top, and the insets by which the bars cover it.
    func place(of child: UIViewController?) -> (frame: CGRect, insets: UIEdgeInsets) {
        let height = navigationBar.fullHeight(of: child?.navigationItem)
        let hidesToolbar = !showsToolbar || child?.hidesBottomBarWhenPushed == true
        var bars = CoveringBars(
            insets: UIEdgeInsets(
                top: showsNavigationBar ? height : 0, left: 0,
                bottom: hidesToolbar ? 0 : Theme.Bars.height(for: traitCollection), right: 0),
            safeArea: viewIfLoaded?.safeAreaInsets ?? .zero)
        if !navigationBar.isTranslucent { bars.opaqueEdges.insert(.top) }
        if storedToolbar?.isTranslucent == false { bars.opaqueEdges.insert(.bottom) }
        let bounds = contentView?.bounds ?? .zero
        return child?.place(in: bounds, under: bars) ?? (bounds, bars.insets)
    }

    func showsToolbarItems(of child: UIViewController?, animated: Bool) {
        guard let storedToolbar, !bars.isToolbarHidden else { return }
        storedToolbar.setItems(child?.toolbarItems, animated: animated)
    }

    /// Updates the state at the end of a transition, before any callback is sent.
    func transitionDidEnd(_ transition: NavigationTransition, isCompleted: Bool) {
        self.transition = nil
        isSettling = true
        if !isCompleted {
            shownChild = transition.from
            restoreStack(transition)
            viewIfLoaded?.window?.updateTitle()
        }
        layOut()
    }

    /// Restores the stack after an interactive pop was canceled.
    private func restoreStack(_ transition: NavigationTransition) {
        guard let from = transition.from, transition.operation == .pop,
            let index = leaving.firstIndex(where: { $0 === from })
        else { return }
        stack += leaving[index...]
        for child in leaving[index...] { child.willMove(toParent: self) }
        leaving.removeSubrange(index...)
        showItems()
    }

    /// Finishes a transition after its callbacks were sent: updates the containment, then starts changes that were
    /// requested meanwhile.
    func settle(after transition: NavigationTransition, isCompleted: Bool) {
        let shown = shownChild
        isSettling = false
        dismissLeaving()
        notifyOfParent()
        if isCompleted, let shown {
            delegate?.navigationController(
                self, didShow: shown, animated: transition.coordinator.isAnimated)
        }
        (parent as? UISplitViewController)?.stackDidSettle(self)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Calls `didMove(toParent:)` on children that joined the stack.
    private func notifyOfParent() {
        for child in stack where unsettled.remove(ObjectIdentifier(child)) != nil {
            // A child below the top later becomes visible by a pop, not by joining the stack.
            if child !== shownChild { child.joinsParent = false }
            child.didMove(toParent: self)
        }
    }
}
