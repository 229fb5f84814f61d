// SPDX-License-Identifier: MIT
internal import Foundation

extension NSLayoutConstraint {
    var items: [any LayoutItem] { first.items + (second?.items ?? []) }

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
        guard !first.isGone, second.map({ !$0.isGone }) ?? true else {
            Log.misuse("A constraint cannot be activated once one of its items is gone: \(summary)")
            return
        }
        guard let holder = commonAncestor() else {
            Log.misuse(
                "A constraint cannot be activated while its items have no view in common; add them to their superviews first: \(summary)"
            )
            return
        }
        self.holder = holder
        holder.ensureLayoutBox().held.append(self)
        for item in items {
            item.layoutView?.ensureLayoutBox(of: item).mentions.append(self)
            (item as? SystemLayoutGuide)?.isUsed = true
        }
        changeCrossings(by: 1)
        holder.surroundingEngine.enqueue(self)
    }

    func uninstall() {
        guard let holder else { return }
        engine?.forget(self)
        changeCrossings(by: -1)
        forgetHolder()
        holder.layoutState?.held.removeFirst(identicalTo: self)
    }

    /// The rest of deactivating, for when the holder lets go of all at once.
    func forgetHolder() {
        engine = nil
        encoded = nil
        holder = nil
        for item in items {
            (item.layoutBox ?? item.layoutView?.layoutState)?.mentions.removeFirst(identicalTo: self)
        }
    }

    // MARK: - Hierarchy

    /// The nearest view that is, or holds, every item.
    private func commonAncestor() -> UIView? {
        var ancestor: UIView?
        for (index, item) in items.enumerated() {
            guard let view = item.layoutView else { return nil }
            guard index > 0 else {
                ancestor = view
                continue
            }
            while let candidate = ancestor, !view.isDescendant(of: candidate) { ancestor = candidate.superview }
            if ancestor == nil { return nil }
        }
        return ancestor
    }

    /// A view laid out by its frame closes its inside off, unless a constraint reaches through it.
    private func changeCrossings(by amount: Int) {
        guard let holder else { return }
        for item in items where item.layoutView !== holder {
            var view = item.layoutContainer
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
