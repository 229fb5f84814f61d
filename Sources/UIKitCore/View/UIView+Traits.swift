// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIView {
    /// Takes the traits of the new surroundings when the view is added somewhere.
    func inheritTraits() {
        updateTraits()
    }

    /// Resolves the traits of this view and all below it again, and tells those whose traits changed.
    func updateTraits() {
        var changed: [(UIView, UITraitCollection)] = []
        forEachDescendant { view in
            var traits = view.superview?.resolvedTraits ?? view.rootTraits
            if view.overrideUserInterfaceStyle != .unspecified {
                traits.userInterfaceStyle = view.overrideUserInterfaceStyle
            }
            guard traits != view.resolvedTraits else { return }
            let previous = view.resolvedTraits
            view.resolvedTraits = traits
            view.adapt(from: previous)
            changed.append((view, previous))
        }
        for (view, previous) in changed {
            UITraitCollection.performAsCurrent(view.resolvedTraits) {
                view.viewController?.traitCollectionDidChange(previous)
                view.traitCollectionDidChange(previous)
            }
        }
    }

    private func adapt(from previous: UITraitCollection) {
        if resolvedTraits.displayScale != previous.displayScale, !hasOwnContentScale {
            layer.contentsScale = resolvedTraits.displayScale
            setNeedsDisplay()
            setNeedsLayout()
        }
        if resolvedTraits.hasDifferentColorAppearance(comparedTo: previous) {
            updateBackgroundColor()
            setNeedsDisplay()
            setNeedsLayout()
        }
    }
}

extension UIView {
    /// The traits of a view that is in no other: a window's come from its screen, others' from the application.
    private var rootTraits: UITraitCollection {
        (self as? UIWindow)?.surroundings ?? UITraitCollection.current
    }
}
