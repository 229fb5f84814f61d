// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import UIKitCore

/// An empty view that takes the position of another one in its hierarchy while that is elsewhere.
@MainActor
final class ViewPlaceholder {
    private let view: UIView
    private let placeholder = UIView(frame: .zero)
    private let mask: UIView.AutoresizingMask
    private let transform: CGAffineTransform
    private let usesMask: Bool
    /// The constraints between the view and its surroundings, and those for its own size.
    private var constraints: [NSLayoutConstraint] = []
    /// The corresponding constraints of the placeholder.
    private var substitutes: [NSLayoutConstraint] = []

    /// Creates a placeholder; `nil` for a view without a superview.
    init?(of view: UIView) {
        guard view.superview != nil else { return nil }
        self.view = view
        mask = view.autoresizingMask
        transform = view.transform
        usesMask = view.translatesAutoresizingMaskIntoConstraints
    }

    /// Replaces the view by the placeholder.
    ///
    /// The view can then be moved.
    func leave() {
        guard let superview = view.superview else { return }
        placeholder.isUserInteractionEnabled = false
        placeholder.bounds = view.bounds
        placeholder.center = view.center
        placeholder.transform = transform
        placeholder.autoresizingMask = mask
        placeholder.translatesAutoresizingMaskIntoConstraints = usesMask
        constraints = outerConstraints(from: superview)
        superview.insertSubview(placeholder, belowSubview: view)
        NSLayoutConstraint.deactivate(constraints)
        substitutes = constraints.compactMap(substitute)
        NSLayoutConstraint.activate(substitutes)
    }

    /// Returns the placeholder's frame in `cover`; `nil` while it is in another window or in none.
    func frame(in cover: UIView) -> CGRect? {
        guard placeholder.window != nil, placeholder.window === cover.window else { return nil }
        return placeholder.convert(placeholder.bounds, to: cover)
    }

    /// Returns the view to the placeholder's position; removes it from its superview if the placeholder was removed.
    func returnView() {
        NSLayoutConstraint.deactivate(substitutes)
        view.autoresizingMask = mask
        view.translatesAutoresizingMaskIntoConstraints = usesMask
        view.transform = transform
        view.bounds.size = placeholder.bounds.size
        view.center = placeholder.center
        if let superview = placeholder.superview {
            superview.insertSubview(view, aboveSubview: placeholder)
            NSLayoutConstraint.activate(constraints.filter(canReturn))
        } else {
            view.removeFromSuperview()
        }
        placeholder.removeFromSuperview()
    }

    /// Removes the placeholder without returning the view.
    func giveUp() {
        NSLayoutConstraint.deactivate(substitutes)
        placeholder.removeFromSuperview()
        view.autoresizingMask = mask
        view.translatesAutoresizingMaskIntoConstraints = usesMask
    }

    // MARK: - Constraints

    private func outerConstraints(from superview: UIView) -> [NSLayoutConstraint] {
        var found = view.constraints.filter { constraint in
            constraint.firstItem === view && (constraint.secondItem == nil || constraint.secondItem === view)
        }
        var ancestor: UIView? = superview
        while let current = ancestor {
            found += current.constraints.filter { isInside($0.firstItem) || isInside($0.secondItem) }
            ancestor = current.superview
        }
        return found
    }

    private func isInside(_ item: AnyObject?) -> Bool {
        let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return owner?.isDescendant(of: view) == true
    }

    /// Returns the constraint with the view replaced by the placeholder; `nil` if it concerns the inside of the view.
    private func substitute(for constraint: NSLayoutConstraint) -> NSLayoutConstraint? {
        let items = [constraint.firstItem, constraint.secondItem]
        guard items.allSatisfy({ $0 === view || !isInside($0) }), let first = constraint.firstItem else { return nil }
        let second = constraint.secondItem
        let copy = NSLayoutConstraint(
            item: first === view ? placeholder : first, attribute: constraint.firstAttribute,
            relatedBy: constraint.relation, toItem: second === view ? placeholder : second,
            attribute: constraint.secondAttribute, multiplier: constraint.multiplier, constant: constraint.constant)
        copy.priority = constraint.priority
        return copy
    }

    /// Returns whether both items of the constraint are still in the same hierarchy.
    private func canReturn(_ constraint: NSLayoutConstraint) -> Bool {
        guard let superview = view.superview else { return false }
        var root = superview
        while let next = root.superview { root = next }
        return [constraint.firstItem, constraint.secondItem].compactMap { $0 }.allSatisfy { item in
            (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: root) == true
        }
    }
}
