// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIView {
    /// Resolves the traits of this view and its descendants, and notifies those whose traits changed.
    ///
    /// A view's controller is resolved between the view and its superview. Subviews are always consistent with their
    /// superview, so a subtree whose root doesn't change is skipped.
    func updateTraits() {
        var changed: [(teller: any TraitChangeNotifier, traits: UITraitCollection, previous: UITraitCollection)] = []
        descend { view in
            var traits = view.inheritedTraits
            if let controller = view.viewController {
                let previous = controller.knownTraits ?? view.resolvedTraits
                traits = controller.adapted(traits)
                controller.knownTraits = traits
                if traits != previous { changed.append((controller, traits, previous)) }
            }
            traits = view.limitingTextSize(of: traits.merging(view.ownTraits))
            let previous = view.resolvedTraits
            guard traits != previous else { return false }
            view.resolvedTraits = traits
            view.adapt(from: previous)
            changed.append((view, traits, previous))
            return true
        }
        for change in changed {
            UITraitCollection.performAsCurrent(change.traits) {
                change.teller.notifyTraitChange(from: change.previous)
            }
        }
    }

    /// The traits that the view inherits, before its own overrides.
    var inheritedTraits: UITraitCollection {
        (superview ?? maskedView)?.resolvedTraits ?? window?.surroundings(of: self) ?? UITraitCollection.current
    }

    /// The view's own overrides.
    private var ownTraits: UITraitOverrides {
        guard overrideUserInterfaceStyle != .unspecified else { return traitOverrides }
        var traits = traitOverrides
        traits.values.userInterfaceStyle = overrideUserInterfaceStyle
        return traits
    }

    /// Returns the traits with the text size within the view's limits.
    private func limitingTextSize(of traits: UITraitCollection) -> UITraitCollection {
        guard minimumContentSizeCategory != nil || maximumContentSizeCategory != nil || barSizeLimit != nil else {
            return traits
        }
        var category = traits.preferredContentSizeCategory
        if let minimumContentSizeCategory { category = max(category, minimumContentSizeCategory) }
        if let maximumContentSizeCategory { category = min(category, maximumContentSizeCategory) }
        if let barSizeLimit { category = min(category, barSizeLimit) }
        return traits.replacing(UITraitPreferredContentSizeCategory.self, value: category)
    }

    private func adapt(from previous: UITraitCollection) {
        mask?.updateTraits()
        if AppearanceStore.shared.dependsOnTraits, window != nil { applyAppearance() }
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
        if resolvedTraits.preferredContentSizeCategory != previous.preferredContentSizeCategory { setNeedsLayout() }
        if resolvedTraits.legibilityWeight != previous.legibilityWeight {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
            setNeedsLayout()
        }
        if resolvedTraits.layoutDirection != previous.layoutDirection { layoutDirectionDidChange() }
        adaptContent(from: previous)
    }
}

extension UIWindow {
    /// The traits that a window inherits from the screen and scene; a view without a superview and window inherits
    /// none.
    fileprivate func surroundings(of view: UIView) -> UITraitCollection? {
        view === self ? surroundings : nil
    }

    func sizeClassesDidChange() {
        if traitCollection != surroundings { updateTraits() }
    }
}
