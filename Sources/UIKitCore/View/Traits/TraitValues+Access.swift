// SPDX-License-Identifier: MIT

extension TraitValues {
    /// The value of a trait, or its default if none is specified.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        if let system = trait as? any SystemTrait.Type {
            return value(ofSystem: system) as? Trait.Value ?? Trait.defaultValue
        }
        return customValues[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
    }

    mutating func setValue<Trait: UITraitDefinition>(_ value: Trait.Value, for trait: Trait.Type) {
        if let system = trait as? any SystemTrait.Type {
            setValue(value, ofSystem: system)
        } else {
            customValues[ObjectIdentifier(trait)] = CustomTraitValue(
                value: value, affectsColorAppearance: Trait.affectsColorAppearance)
        }
    }

    private func value<Trait: SystemTrait>(ofSystem trait: Trait.Type) -> any Sendable {
        self[keyPath: Trait.path]
    }

    private mutating func setValue<Trait: SystemTrait>(_ value: Any, ofSystem trait: Trait.Type) {
        if let value = value as? Trait.Value { self[keyPath: Trait.path] = value }
    }

    /// Returns a copy with the changes that `mutations` makes.
    func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = UITraitOverrides(values: self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }
}
