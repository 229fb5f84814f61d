// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIView {
    /// Resolves the traits of this view and all below it again, and tells those whose traits changed.
    ///
    /// Subviews always fit their superview, so nothing below a view that stays as it is needs a look.
    func updateTraits() {
        var changed: [(UIView, UITraitCollection)] = []
        descend { view in
            var traits = view.superview?.resolvedTraits ?? view.rootTraits
            if view.overrideUserInterfaceStyle != .unspecified {
                traits.userInterfaceStyle = view.overrideUserInterfaceStyle
            }
            guard traits != view.resolvedTraits else { return false }
            let previous = view.resolvedTraits
            view.resolvedTraits = traits
            view.adapt(from: previous)
            changed.append((view, previous))
            return true
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
