// SPDX-License-Identifier: MIT

extension UIViewController {
    /// The traits that `child`'s surroundings are overridden with, if this is its parent and any were set.
    public func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child.parent === self && child.parentOverride?.parent === self ? child.parentOverride?.traits : nil
    }

    /// Overrides the traits that `child` and its views have while they are this controller's; `nil` ends that.
    ///
    /// What `collection` does not specify comes from the surroundings as before.
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        guard child.parent === self else {
            Log.misuse("Traits can be overridden for a controller's own children only; the call is ignored.")
            return
        }
        child.parentOverride = collection.map { ParentTraitOverride(parent: self, traits: $0) }
        child.viewIfLoaded?.updateTraits()
    }

    /// `traits` of the view above as the controller has them.
    func adapted(_ traits: UITraitCollection) -> UITraitCollection {
        var traits = traits
        if let parentOverride, parentOverride.parent != nil, parentOverride.parent === parent {
            traits = traits.merging(parentOverride.traits)
        }
        if overrideUserInterfaceStyle != .unspecified { traits.userInterfaceStyle = overrideUserInterfaceStyle }
        return traits.merging(traitOverrides.collection)
    }

    /// The traits that the controller has where it is now.
    var resolvedTraits: UITraitCollection {
        adapted(storedView?.inheritedTraits ?? parent?.traitCollection ?? UITraitCollection.current)
    }
}

/// What a parent says about the traits of a child; it counts while that is its child.
struct ParentTraitOverride {
    weak var parent: UIViewController?
    let traits: UITraitCollection
}
