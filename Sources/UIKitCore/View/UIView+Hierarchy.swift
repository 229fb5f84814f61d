// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIView {
    /// Whether this view is `view` or one of those below it.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// Visits this view and all below it, parents first, in the order of subviews.
    func forEachDescendant(_ body: (UIView) -> Void) {
        descend { view in
            body(view)
            return true
        }
    }

    /// Visits this view and those below it, parents first; below a view for which `body` says no, nothing is visited.
    ///
    /// Trees of any depth are walked without recursion.
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

    func insert(_ view: UIView, at index: Int) {
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
        // The hooks may have moved any view anywhere.
        if view.superview !== self, canHold(view) {
            view.superview?.willRemoveSubview(view)
            view.detachQuietly()
            hold(view, at: index)
        }
        for controller in controllers { controller.viewDidEnter(window: enteredWindow) }
        for controller in leaving { controller.viewDidLeave(window: leftWindow) }
    }

    private func canHold(_ view: UIView) -> Bool {
        // Only a view that holds others can hold this one: building a deep tree from the top costs no walks.
        if view !== self, view.subviewList.isEmpty || !isDescendant(of: view) { return true }
        Log.misuse("A view cannot be added to itself or to a view inside it; the call is ignored.")
        return false
    }

    /// Takes in a view that is nowhere; a hook that takes it out again ends the news of its arrival.
    private func hold(_ view: UIView, at index: Int) {
        let place = max(0, min(index, subviewList.count))
        if place < subviewList.count {
            layer.insertSublayer(view.layer, below: subviewList[place].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviewList.insert(view, at: place)
        view.superview = self
        view.constrainedSuperviewDidChange()
        view.updateSafeArea()
        view.updateTraits()
        view.updateTint()
        if view.superview === self { view.propagateWindow(window) }
        if view.superview === self { view.didMoveToSuperview() }
        if view.superview === self { didAddSubview(view) }
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard let place = subviewList.firstIndex(where: { $0 === sibling }), view !== sibling else {
            Log.misuse("The view to insert beside is not a subview of this one; the call is ignored.")
            return
        }
        guard let present = subviewList.firstIndex(where: { $0 === view }) else {
            insert(view, at: place + offset)
            return
        }
        reorder(view, to: place + offset - (present < place ? 1 : 0))
    }

    // MARK: - Reordering

    func reorder(_ view: UIView, to index: Int) {
        guard let present = subviewList.firstIndex(where: { $0 === view }) else { return }
        let place = max(0, min(index, subviewList.count - 1))
        guard place != present else { return }
        subviewList.remove(at: present)
        subviewList.insert(view, at: place)
        restackLayers()
    }

    func exchange(_ first: Int, _ second: Int) {
        guard subviewList.indices.contains(first), subviewList.indices.contains(second) else {
            Log.misuse("There are \(subviewList.count) subviews; \(first) and \(second) cannot be exchanged.")
            return
        }
        guard first != second else { return }
        subviewList.swapAt(first, second)
        restackLayers()
    }

    /// Puts the subviews' layers into the order of the subviews; other sublayers stay behind the views they were behind.
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
        // A hook may have put the view somewhere else.
        if superview === holder {
            detachQuietly()
            updateTint()
            if superview == nil { propagateWindow(nil) }
            if superview == nil { didMoveToSuperview() }
        }
        for controller in controllers { controller.viewDidLeave(window: leftWindow) }
    }

    /// Unhooks the view from its superview without a word to anybody.
    private func detachQuietly() {
        guard let holder = superview else { return }
        constrainedSuperviewWillChange()
        layer.removeFromSuperlayer()
        holder.subviewList.removeAll { $0 === self }
        superview = nil
        constrainedSuperviewDidLeave()
    }

    // MARK: - Window

    private func notifyWillMove(toWindow newWindow: UIWindow?) {
        guard window !== newWindow else { return }
        if newWindow == nil { window?.viewWillLeave(self) }
        var pending: [(view: UIView, holder: UIView?)] = [(self, superview)]
        while let (view, holder) = pending.popLast() {
            // A hook may have taken out a view whose turn was to come.
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
            if newWindow != nil { view.constrainedViewDidEnterWindow() }
            view.needsDidMoveToWindow = true
            moved.append(view)
        }
        if newWindow != nil {
            for view in moved { view.applyAppearance() }
        }
        // A hook may move views on; those have heard of where they came by then.
        for view in moved where view.needsDidMoveToWindow {
            view.needsDidMoveToWindow = false
            view.didMoveToWindow()
        }
    }

    /// Lets go of a tree of views without recursion, so that a very deep one does not exhaust the stack.
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
