// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import LayerTree
internal import Localization

extension UIViewController {
    /// The nearest ancestor that is a navigation controller.
    public var navigationController: UINavigationController? { ancestor() }

    /// Whether a presented controller blocks touches on this one.
    ///
    /// Keys still reach it.
    var isBehindPresentation: Bool { nearestPresentation?.blocksPresenter == true }

    /// Returns the nearest ancestor of a type.
    func ancestor<Container: UIViewController>() -> Container? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
    }
}

extension UINavigationController {
    func setUp() {
        navigationBar.controller = self
        navigationBar.delegate = self
    }

    /// The top child, or the last controller in the chain that it presents.
    var frontOfStack: UIViewController? {
        var front = topViewController
        while let next = front?.presentedViewController { front = next }
        return front
    }

    // MARK: - Changes

    func push(_ child: UIViewController, animated: Bool) {
        guard mayHold(child) else { return }
        guard !stack.contains(where: { $0 === child }) else {
            return Log.misuse("\(type(of: child)) is on the navigation controller's stack already; it is not pushed.")
        }
        setStack(stack + [child], operation: .push, animated: animated)
    }

    func cutStack(after index: Int, animated: Bool) -> [UIViewController]? {
        guard stack.indices.contains(index) else { return nil }
        let gone = Array(stack[(index + 1)...])
        if !gone.isEmpty { setStack(Array(stack[...index]), operation: .pop, animated: animated) }
        return gone
    }

    func replaceStack(with children: [UIViewController], animated: Bool) {
        var new: [UIViewController] = []
        for child in children where mayHold(child) {
            guard !new.contains(where: { $0 === child }) else {
                Log.misuse("\(type(of: child)) can be on the stack only once; it is put there once.")
                continue
            }
            new.append(child)
        }
        guard !new.elementsEqual(stack, by: ===) else { return }
        let goesBack = new.last.map { top in stack.dropLast().contains { $0 === top } } ?? true
        setStack(new, operation: goesBack ? .pop : .push, animated: animated)
    }

    private func mayHold(_ child: UIViewController) -> Bool {
        if child is UITabBarController || child is UISplitViewController {
            Log.misuse("\(type(of: child)) cannot be on a navigation controller's stack; it is not put there.")
            return false
        }
        guard !sequence(first: self as UIViewController, next: \.parent).contains(child) else {
            Log.misuse("A navigation controller cannot be on its own stack; the call is ignored.")
            return false
        }
        return true
    }

    func setStack(_ new: [UIViewController], operation: Operation, animated: Bool) {
        let old = stack
        stack = new
        // Sets keep a push linear in the depth of the stack.
        let before = Set(old.map(ObjectIdentifier.init))
        let after = Set(new.map(ObjectIdentifier.init))
        for child in new where !before.contains(ObjectIdentifier(child)) {
            if let index = leaving.firstIndex(where: { $0 === child }) {
                // The child returns to the stack before its removal was completed.
                leaving.remove(at: index)
                child.willMove(toParent: self)
            } else {
                addChild(child)
                unsettled.insert(ObjectIdentifier(child))
            }
        }
        for child in old where !after.contains(ObjectIdentifier(child)) {
            child.willMove(toParent: nil)
            leaving.append(child)
        }
        // Changes in the same run-loop iteration are combined; the last operation determines the animation.
        pending = (operation, animated || pending?.animated == true && operation != .none)
        if isViewLoaded {
            if animated, viewIfLoaded?.window != nil { completionHolds.append(CompletionHold()) }
            viewIfLoaded?.setNeedsLayout()
        } else {
            dismissLeaving()
            navigationBar.transition?.finish(true)
            showItems()
        }
    }

    /// Removes the children from `index` on immediately and without a transition, so that another container can add
    /// them.
    func releaseStack(from index: Int) -> [UIViewController] {
        settleStack()
        let released = Array(stack.dropFirst(index))
        release(released)
        return released
    }

    /// Removes `children` immediately and without a transition, including those already being removed, so that another
    /// container can add them.
    func release(_ children: [UIViewController]) {
        func isReleased(_ child: UIViewController) -> Bool { children.contains { $0 === child } }
        finishTransition()
        let released = stack.filter(isReleased)
        stack.removeAll(where: isReleased)
        for child in released { child.willMove(toParent: nil) }
        leaving += released
        // Children removed while the stack wasn't visible are otherwise released in the next layout.
        guard leaving.contains(where: isReleased) else { return }
        pending = nil
        completionHolds = []
        dismissLeaving()
        showItems()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Completes the current transition immediately, and releases the children that were removed.
    func settleStack() {
        finishTransition()
        dismissLeaving()
    }

    private func finishTransition() {
        if let transition { UIView.performWithoutAnimation { transition.coordinator.finishAtOnce() } }
    }

    /// Ends the containment of removed children that are no longer visible.
    func dismissLeaving() {
        let gone = leaving
        leaving = []
        if gone.contains(where: { $0 === shownChild }) { shownChild = nil }
        for child in gone {
            if child.isViewLoaded, child.view.superview === contentView { child.view.removeFromSuperview() }
            child.containerInsets = .zero
            unsettled.remove(ObjectIdentifier(child))
            if child.parent === self { child.removeFromParent() }
        }
        if !gone.isEmpty { didRelease(gone) }
    }

    /// The items of the bar: the item that leads out of the stack, if any, and those of the stack.
    var barItemStack: [UINavigationItem] {
        (outerPlace.map { [$0.item] } ?? []) + stack.map(\.navigationItem)
    }

    /// Updates the bar's items without animation.
    func showItems() {
        guard navigationBar.transition == nil else { return }
        NavigationBarTransition(bar: navigationBar, to: barItemStack, isForward: true).finish(true)
    }

    // MARK: - Back navigation

    static let backAction = Selector("navigationController.goBack")

    /// Goes back for the back button or a key.
    ///
    /// The bar's delegate may refuse.
    func goBack() {
        guard leadsBack, transition == nil, let item = topViewController?.navigationItem,
            navigationBar(navigationBar, shouldPop: item)
        else { return }
        if stack.count > 1 { popViewController(animated: true) } else { outerPlace?.goBack() }
    }

    /// Whether there is a controller or an outer place to go back to.
    private var leadsBack: Bool { stack.count > 1 || (outerPlace != nil && !stack.isEmpty) }

    var backCommands: [UIKeyCommand]? {
        guard leadsBack, topViewController?.navigationItem.hidesBackButton == false else { return nil }
        return [
            UIKeyCommand(
                title: Phrase.back.text, action: Self.backAction, input: UIKeyCommand.inputLeftArrow,
                modifierFlags: .alternate),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.backAction),
        ]
    }
}
