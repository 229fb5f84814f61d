// SPDX-License-Identifier: MIT
internal import Foundation

extension NSLayoutConstraint {
    /// Visits what the constraint mentions, two or up to four items.
    func forEachReference(_ body: (LayoutItemReference) -> Void) {
        body(first.reference)
        if let origin = first.origin { body(origin) }
        guard let second else { return }
        body(second.reference)
        if let origin = second.origin { body(origin) }
    }

    /// Whether one of the items satisfies the condition.
    func mentions(_ condition: (any LayoutItem) -> Bool) -> Bool {
        var isFound = false
        forEachReference { reference in
            if !isFound, let item = reference.item { isFound = condition(item) }
        }
        return isFound
    }

    /// Traps where the attributes cannot be compared: no values would make sense of it.
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

    /// Whether an edge or the middle of `view` itself has a part in it.
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

    /// The rest of deactivating, for when the holder lets go of all at once.
    func forgetHolder() {
        engine = nil
        encoded = nil
        holder = nil
        forEachReference { $0.box.mentions.removeFirst(identicalTo: self) }
    }

    // MARK: - Hierarchy

    /// The nearest view that is, or holds, every item.
    private func commonAncestor() -> UIView? {
        guard var ancestor = first.reference.view else { return nil }
        var isCommon = true
        forEachReference { reference in
            guard isCommon, reference.box !== first.reference.box else { return }
            guard let view = reference.view else {
                isCommon = false
                return
            }
            // Nearly always one is in the other, or beside it.
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

    /// A view laid out by its frame closes its inside off, unless a constraint reaches through it.
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
        // The latest are the first to go, more often than not.
        if let index = lastIndex(where: { $0 === element }) { remove(at: index) }
    }
}
