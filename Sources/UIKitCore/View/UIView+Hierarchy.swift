// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import LayerTree

extension UIView {
    /// Returns whether this view is `view` or one of its descendants.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// Visits this view and all its descendants, parents first, in subview order.
    func forEachDescendant(_ body: (UIView) -> Void) {
        descend { view in
            body(view)
            return true
        }
    }

    /// Visits this view and its descendants, parents first.
    ///
    /// The descendants of a view for which `body` returns `false` are skipped.
    ///
    /// The traversal isn't recursive, so the depth of the hierarchy is unlimited.
    func descend(_ body: (UIView) -> Bool) {
        var pending = [self]
        while let view = pending.popLast() {
            if body(view) { pending.append(contentsOf: view.subviewList.reversed()) }
        }
    }

    func firstDescendant(where matches: (UIView) -> Bool) -> UIView? {
        var pending = [self]
        while let view = pending.popLast() {
            if matches(view) { return view }
            pending.append(contentsOf: view.subviewList.reversed())
        }
        return nil
    }

    // MARK: - Adding

    package func insert(_ view: UIView, at index: Int) {
        guard canHold(view) else { return }
        if view.superview === self {
            reorder(view, to: min(index, subviewList.count - 1))
            return
        }
        let enteredWindow = window
        let controllers = enteredWindow == nil ? [] : view.outermostControllers
        for controller in controllers { controller.viewWillEnter(window: enteredWindow) }
        let leftWindow = enteredWindow == nil ? view.window : nil
        let leaving = leftWindow == nil ? [] : view.outermostControllers
        for controller in leaving { controller.viewWillLeave(window: leftWindow) }
        view.notifyWillMove(toWindow: enteredWindow)
        view.willMove(toSuperview: self)
        // The callbacks may have moved any view.
        if view.superview !== self, canHold(view) {
            view.superview?.willRemoveSubview(view)
            view.detachQuietly()
            hold(view, at: index)
        }
        for controller in controllers { controller.viewDidEnter(window: enteredWindow) }
        for controller in leaving { controller.viewDidLeave(window: leftWindow) }
    }

    private func canHold(_ view: UIView) -> Bool {
        // Only a view with subviews can contain this one, so building a deep hierarchy from the top down needs no
        // searches.
        if view !== self, view.subviewList.isEmpty || !isDescendant(of: view) { return true }
        Log.misuse("A view cannot be added to itself or to a view inside it; the call is ignored.")
        return false
    }

    /// Adds a view that has no superview.
    ///
    /// The remaining callbacks are skipped if one of them removes it again.
    private func hold(_ view: UIView, at index: Int) {
        let place = max(0, min(index, subviewList.count))
        if place < subviewList.count {
            layer.insertSublayer(view.layer, below: subviewList[place].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviewList.insert(view, at: place)
        view.superview = self
        AccessibilityWatch.mark(self, .structure)
        view.constrainedSuperviewDidChange()
        view.updateSafeArea()
        view.updateTraits()
        view.updateTint()
        if view.superview === self { view.propagateWindow(window) }
        UIKeyboardLayoutGuide.updateAll(below: view)
        if view.superview === self { view.didMoveToSuperview() }
        if view.superview === self { didAddSubview(view) }
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard let place = subviewList.index(of: sibling), view !== sibling else {
            Log.misuse("The view to insert beside is not a subview of this one; the call is ignored.")
            return
        }
        guard let present = subviewList.index(of: view) else {
            insert(view, at: place + offset)
            return
        }
        reorder(view, to: place + offset - (present < place ? 1 : 0))
    }

    // MARK: - Reordering

    func reorder(_ view: UIView, to index: Int) {
        guard let present = subviewList.index(of: view) else { return }
        let place = max(0, min(index, subviewList.count - 1))
        guard place != present else { return }
        subviewList.remove(at: present)
        subviewList.insert(view, at: place)
        restackLayers()
        AccessibilityWatch.mark(self, .structure)
    }

    func exchange(_ first: Int, _ second: Int) {
        guard subviewList.indices.contains(first), subviewList.indices.contains(second) else {
            Log.misuse("There are \(subviewList.count) subviews; \(first) and \(second) cannot be exchanged.")
            return
        }
        guard first != second else { return }
        subviewList.swapAt(first, second)
        restackLayers()
        AccessibilityWatch.mark(self, .structure)
    }

    /// Orders the subviews' layers like the subviews.
    ///
    /// Other sublayers stay below the view that they were below.
    private func restackLayers() {
        for (index, view) in subviewList.enumerated() {
            if index == 0 {
                guard let next = subviewList.dropFirst().first else { return }
                layer.insertSublayer(view.layer, below: next.layer)
            } else {
                layer.insertSublayer(view.layer, above: subviewList[index - 1].layer)
            }
        }
    }

    // MARK: - Removing

    func detachFromSuperview() {
        guard let holder = superview, !isLeavingSuperview else { return }
        isLeavingSuperview = true
        let leftWindow = window
        let controllers = leftWindow == nil ? [] : outermostControllers
        for controller in controllers { controller.viewWillLeave(window: leftWindow) }
        holder.willRemoveSubview(self)
        notifyWillMove(toWindow: nil)
        willMove(toSuperview: nil)
        isLeavingSuperview = false
        // A callback may have moved the view.
        if superview === holder {
            detachQuietly()
            updateTint()
            if superview == nil { propagateWindow(nil) }
            if superview == nil { didMoveToSuperview() }
        }
        for controller in controllers { controller.viewDidLeave(window: leftWindow) }
    }

    /// Detaches the view from its superview without any callbacks.
    private func detachQuietly() {
        guard let holder = superview else { return }
        constrainedSuperviewWillChange()
        layer.removeFromSuperlayer()
        holder.subviewList.remove(self)
        superview = nil
        AccessibilityWatch.mark(holder, .structure)
        constrainedSuperviewDidLeave()
    }

    // MARK: - Window

    private func notifyWillMove(toWindow newWindow: UIWindow?) {
        guard window !== newWindow else { return }
        if newWindow == nil { window?.viewWillLeave(self) }
        var pending: [(view: UIView, holder: UIView?)] = [(self, superview)]
        while let (view, holder) = pending.popLast() {
            // A callback may have removed a view that hasn't been visited yet.
            guard view === self || view.superview === holder else { continue }
            view.willMove(toWindow: newWindow)
            pending.append(contentsOf: view.subviewList.reversed().map { ($0, view) })
        }
    }

    func propagateWindow(_ newWindow: UIWindow?) {
        guard window !== newWindow else { return }
        var moved: [UIView] = []
        forEachDescendant { view in
            view.window = newWindow
            view.windowEntryCommit = CATransaction.commitCount
            if newWindow != nil { view.constrainedViewDidEnterWindow() }
            view.needsDidMoveToWindow = true
            moved.append(view)
        }
        var requesters: [UIView] = []
        if newWindow != nil {
            for view in moved {
                view.applyAppearance()
                if view.becomesFirstResponderInWindow { requesters.append(view) }
            }
        }
        // A callback may move views again; those have already been notified of their new window.
        for view in moved where view.needsDidMoveToWindow {
            view.needsDidMoveToWindow = false
            view.didMoveToWindow()
        }
        for view in requesters where view.becomesFirstResponderInWindow && view.window != nil {
            view.becomesFirstResponderInWindow = false
            view.becomeFirstResponder()
        }
    }

    /// Releases a view hierarchy without recursion, so that a very deep one doesn't exhaust the stack.
    static func dismantle(_ views: inout [UIView]) {
        var pending = views
        views.removeAll()
        while var view = pending.popLast() {
            view.superview = nil
            guard isKnownUniquelyReferenced(&view) else {
                view.layer.removeFromSuperlayer()
                view.propagateWindow(nil)
                continue
            }
            pending.append(contentsOf: view.subviewList)
            view.subviewList.removeAll()
        }
    }
}

extension UIView {
    /// This view and its ancestors, up to the window.
    package var ancestors: [UIView] {
        Array(sequence(first: self, next: \.superview))
    }
}
