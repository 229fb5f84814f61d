// SPDX-License-Identifier: MIT
internal import Diagnostics

extension UIViewController {
    /// Returns the traits that override those of `child`, if it is a child of this controller and any were set.
    public func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child.parent === self && child.parentOverride?.parent === self ? child.parentOverride?.traits : nil
    }

    /// Sets the traits that override those of `child` and its views while it is a child of this controller; `nil`
    /// removes them.
    ///
    /// Traits that `collection` doesn't specify are inherited.
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        guard child.parent === self else {
            Log.misuse("Traits can be overridden for a controller's own children only; the call is ignored.")
            return
        }
        child.parentOverride = collection.map { ParentTraitOverride(parent: self, traits: $0) }
        child.viewIfLoaded?.updateTraits()
    }

    /// Returns the controller's traits, given those of the view above it.
    func adapted(_ traits: UITraitCollection) -> UITraitCollection {
        var traits = traits
        if let parentOverride, parentOverride.parent != nil, parentOverride.parent === parent {
            traits = traits.merging(parentOverride.traits)
        }
        if overrideUserInterfaceStyle != .unspecified {
            traits = traits.with { $0.userInterfaceStyle = overrideUserInterfaceStyle }
        }
        return traits.merging(traitOverrides)
    }

    /// The controller's traits at its present position in the hierarchy.
    var resolvedTraits: UITraitCollection {
        adapted(storedView?.inheritedTraits ?? parent?.traitCollection ?? UITraitCollection.current)
    }
}

/// A parent's trait overrides for a child.
///
/// They apply as long as it is a child of that parent.
struct ParentTraitOverride {
    weak var parent: UIViewController?
    let traits: UITraitCollection
}
