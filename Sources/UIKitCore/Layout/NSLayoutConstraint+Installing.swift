// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension NSLayoutConstraint {
    /// Visits the two to four items that the constraint refers to.
    func forEachReference(_ body: (LayoutItemReference) -> Void) {
        body(first.reference)
        if let origin = first.origin { body(origin) }
        guard let second else { return }
        body(second.reference)
        if let origin = second.origin { body(origin) }
    }

    /// Whether any of the items satisfies the condition.
    func mentions(_ condition: (any LayoutItem) -> Bool) -> Bool {
        var isFound = false
        forEachReference { reference in
            if !isFound, let item = reference.item { isFound = condition(item) }
        }
        return isFound
    }

    /// Traps if the attributes can't be compared, because no values could satisfy the constraint.
    static func check(_ first: Attribute, _ second: Attribute?) {
        guard first != .notAnAttribute else {
            preconditionFailure("A constraint's first attribute cannot be notAnAttribute.")
        }
        guard let second else {
            precondition(
                first.isLength,
                "A constraint with no second item can only be about a width or height; \(first.name) is a place, which needs another to be compared with."
            )
            return
        }
        guard second != .notAnAttribute else {
            preconditionFailure("A constraint with a second item needs an attribute of it.")
        }
        precondition(
            !(first.isLogicalEdge && second.isAbsoluteEdge) && !(first.isAbsoluteEdge && second.isLogicalEdge),
            "\(first.name) and \(second.name) cannot be compared: only one of them follows the reading direction.")
    }

    func install() {
        guard holder == nil else { return }
        guard let holder = commonAncestor() else {
            let isGone = first.isGone || second?.isGone == true
            Log.misuse(
                isGone
                    ? "A constraint cannot be activated once one of its items is gone: \(summary)"
                    : "A constraint cannot be activated while its items have no view in common; add them to their superviews first: \(summary)"
            )
            return
        }
        self.holder = holder
        holder.ensureLayoutBox().held.append(self)
        forEachReference { $0.box.mentions.append(self) }
        noteUses(of: first)
        if let second { noteUses(of: second) }
        changeCrossings(by: 1, below: holder)
        if let scrollView = holder as? UIScrollView, usesPlace(of: scrollView) { _ = scrollView.contentLayoutGuide }
        holder.surroundingEngine.enqueue(self)
    }

    private func noteUses(of operand: LayoutOperand) {
        operand.reference.noteUse(of: operand.attribute)
        operand.origin?.noteUse(of: operand.originAttribute)
    }

    /// Whether the constraint refers to the position of an edge or center of `view` itself.
    private func usesPlace(of view: UIView) -> Bool {
        (first.item === view && !first.attribute.isLength)
            || (second?.item === view && second?.attribute.isLength == false)
    }

    func uninstall() {
        guard let holder else { return }
        engine?.forget(self)
        changeCrossings(by: -1, below: holder)
        forgetHolder()
        holder.layoutState?.held.removeFirst(identicalTo: self)
    }

    /// Completes deactivation when the holder removes all its constraints at once.
    func forgetHolder() {
        engine = nil
        encoded = nil
        holder = nil
        forEachReference { $0.box.mentions.removeFirst(identicalTo: self) }
    }

    // MARK: - Hierarchy

    /// The nearest view that is or contains every item.
    private func commonAncestor() -> UIView? {
        guard var ancestor = first.reference.view else { return nil }
        var isCommon = true
        forEachReference { reference in
            guard isCommon, reference.box !== first.reference.box else { return }
            guard let view = reference.view else {
                isCommon = false
                return
            }
            // In almost all cases, one item contains the other, or they are siblings.
            let (container, next) = (view.superview, ancestor.superview)
            if view === ancestor || container === ancestor { return }
            if let next, view === next || container === next {
                ancestor = next
                return
            }
            while !view.isDescendant(of: ancestor) {
                guard let superview = ancestor.superview else {
                    isCommon = false
                    return
                }
                ancestor = superview
            }
        }
        return isCommon ? ancestor : nil
    }

    /// A view laid out by its frame is a layout boundary unless a constraint crosses it.
    private func changeCrossings(by amount: Int, below holder: UIView) {
        forEachReference { reference in
            var view = reference.view === holder ? nil : reference.container
            while let current = view, current !== holder {
                current.changeCrossings(by: amount)
                view = current.superview
            }
        }
    }
}

extension Array where Element: AnyObject {
    mutating func removeFirst(identicalTo element: Element) {
        // Recently added elements are most likely to be removed first.
        if let index = lastIndex(where: { $0 === element }) { remove(at: index) }
    }
}
