// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
    var layoutContainer: UIView? { superview }
    var layoutBox: ConstraintState? { layoutState }

    var layoutName: String {
        let kind = "\(type(of: self))"
        if let accessibilityIdentifier { return "\(kind) \"\(accessibilityIdentifier)\"" }
        if let text = accessibilityLabel, !text.isEmpty { return "\(kind) \"\(text.prefix(24))\"" }
        return "\(kind):\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue) & 0xFFFFFF, radix: 16))"
    }

    @discardableResult
    func ensureLayoutBox() -> ConstraintState {
        if let layoutState { return layoutState }
        let box = ConstraintState(view: self)
        layoutState = box
        if window != nil { scheduleConstraintUpdate() }
        return box
    }

    func ensureMentionBox() -> ConstraintState { ensureLayoutBox() }

    // MARK: - Layout boundaries

    /// Whether constraints inside the view depend on nothing outside except the view's size, so that they are solved
    /// separately.
    var isLayoutBoundary: Bool {
        guard superview != nil, let layoutState else { return true }
        return layoutState.isMeasuredApart || (layoutState.translatesAutoresizing && layoutState.crossings == 0)
    }

    /// The nearest layout boundary that is this view or an ancestor.
    var layoutBoundary: UIView {
        var view = self
        while !view.isLayoutBoundary, let superview = view.superview { view = superview }
        return view
    }

    /// The engine for the constraints that this view holds and for its subviews.
    var surroundingEngine: LayoutEngine {
        let boundary = layoutBoundary
        let box = boundary.ensureLayoutBox()
        if let engine = box.innerEngine { return engine }
        let engine = LayoutEngine(root: boundary)
        box.innerEngine = engine
        return engine
    }

    /// Called when a constraint that crosses the view is activated or deactivated.
    func changeCrossings(by amount: Int) {
        let box = ensureLayoutBox()
        let wasBoundary = isLayoutBoundary
        box.crossings = max(0, box.crossings + amount)
        guard isLayoutBoundary != wasBoundary else { return }
        rehome()
    }

    // MARK: - Changing engines

    /// Moves the constraints and items inside the view, up to nested layout boundaries, to the engine that they now
    /// belong to.
    func rehome() {
        guard let box = layoutState else { return }
        var constraints: [NSLayoutConstraint] = []
        var boxes: [ConstraintState] = []
        collectInside(&constraints, &boxes)
        for constraint in constraints { constraint.engine?.forget(constraint) }
        for inner in boxes where inner !== box { inner.engine?.unregister(inner) }
        if !isLayoutBoundary {
            box.innerEngine?.abandon()
            box.innerEngine = nil
        }
        settle(constraints, boxes.filter { $0 !== box })
    }

    private func settle(_ constraints: [NSLayoutConstraint], _ boxes: [ConstraintState]) {
        for constraint in constraints where constraint.engine == nil {
            constraint.holder?.surroundingEngine.enqueue(constraint)
        }
        for box in boxes { box.view?.joinEngine() }
    }

    /// Collects the constraints held inside and the boxes of all views and guides.
    ///
    /// Nested layout boundaries are included but not entered.
    private func collectInside(_ constraints: inout [NSLayoutConstraint], _ boxes: inout [ConstraintState]) {
        var stack = [self]
        while let view = stack.popLast() {
            if let box = view.layoutState {
                boxes.append(box)
                guard view === self || !view.isLayoutBoundary else { continue }
                boxes.append(contentsOf: box.guides.map(\.box))
                constraints.append(contentsOf: box.held)
            } else if view !== self {
                continue
            }
            stack.append(contentsOf: view.subviewList)
        }
    }

    /// A view that isn't laid out by its frame gets its natural size even if no constraint refers to it.
    private func joinEngine() {
        guard let superview, let box = layoutState, !box.translatesAutoresizing, box.engine == nil else { return }
        superview.surroundingEngine.register(box)
    }

    func setTranslatesAutoresizing(_ newValue: Bool) {
        guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
        let wasBoundary = isLayoutBoundary
        let box = ensureLayoutBox()
        box.engine?.unregister(box)
        box.translatesAutoresizing = newValue
        if isLayoutBoundary != wasBoundary { rehome() }
        if superview == nil { box.innerEngine?.rootPriorityDidChange() }
        joinEngine()
        superview?.setNeedsLayout()
    }

    // MARK: - Hierarchy

    /// Called after the view was added to a superview.
    func constrainedSuperviewDidChange() {
        guard layoutState != nil else { return }
        // The view was a layout boundary while it had no superview, and may no longer be one.
        if isLayoutBoundary { layoutState?.innerEngine?.rootPriorityDidChange() } else { rehome() }
        joinEngine()
    }

    /// Called before the view leaves its superview.
    ///
    /// Constraints to outside items are deactivated; those inside stay with the view.
    func constrainedSuperviewWillChange() {
        guard superview != nil, let box = layoutState else { return }
        var constraints: [NSLayoutConstraint] = []
        var boxes = [box]
        let isClosed = isLayoutBoundary
        if !isClosed {
            boxes = []
            collectInside(&constraints, &boxes)
        }
        for box in boxes {
            for constraint in box.mentions {
                if let holder = constraint.holder, !holder.isDescendant(of: self) { constraint.uninstall() }
            }
        }
        box.engine?.unregister(box)
        guard !isClosed else { return }
        for constraint in constraints { constraint.engine?.forget(constraint) }
        for inner in boxes { inner.engine?.unregister(inner) }
        box.inTransit = (constraints, boxes.filter { $0 !== box })
    }

    /// Assigns an engine, the view's own, to the constraints and items removed together with the view.
    func constrainedSuperviewDidLeave() {
        guard let box = layoutState else { return }
        let (constraints, boxes) = box.inTransit
        box.inTransit = ([], [])
        settle(constraints, boxes)
        box.innerEngine?.rootPriorityDidChange()
    }
}
