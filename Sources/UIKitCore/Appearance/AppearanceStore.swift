// SPDX-License-Identifier: MIT
internal import LayerTree

/// Stores all appearance rules and applies them to objects.
@MainActor
final class AppearanceStore {
    static let shared = AppearanceStore()

    /// The rules, least specific first.
    private var rules: [AppearanceRule] = []
    /// The rules for the instances of a class, cached.
    private var rulesByClass: [ObjectIdentifier: [AppearanceRule]] = [:]

    var isEmpty: Bool { rules.isEmpty }
    /// Whether any rule depends on traits.
    private(set) var dependsOnTraits = false
    private var appliesBeforeCommit = false

    func add(_ rule: AppearanceRule) {
        rules.removeAll { $0.isSame(as: rule) }
        let weight = (rule.depth, rule.scope.weight.0, rule.scope.weight.1)
        let place = rules.firstIndex { weight < ($0.depth, $0.scope.weight.0, $0.scope.weight.1) } ?? rules.count
        rules.insert(rule, at: place)
        rulesByClass = [:]
        if rule.scope.traits != nil { dependsOnTraits = true }
        applyBeforeCommit()
    }

    /// Views that have entered a window since the last commit haven't been seen yet, and take what is set meanwhile.
    private func applyBeforeCommit() {
        guard !appliesBeforeCommit, let application = UIApplication.running else { return }
        appliesBeforeCommit = true
        CATransaction.addCommitHandler { [self] in
            appliesBeforeCommit = false
            for window in application.windows {
                window.forEachDescendant { view in
                    if view.windowEntryCommit == CATransaction.commitCount { view.applyAppearance() }
                }
            }
        }
    }

    func removeAll() {
        rules = []
        rulesByClass = [:]
        dependsOnTraits = false
    }

    func value(of property: AnyHashable, target: AnyClass, scope: AppearanceScope) -> Any? {
        rules.last { $0.target == target && $0.property == property && $0.scope.isSame(as: scope) }?.value
    }

    /// Applies the rules for `object`, except to properties that were set to another value.
    ///
    /// `chain` returns the object's containers, innermost first, and is called only if there are rules. `applied`
    /// contains the values applied earlier, by property.
    func apply(
        to object: AnyObject, chain: @autoclosure () -> [AnyObject], traits: UITraitCollection,
        applied: inout [AnyHashable: Any]
    ) {
        let candidates = rules(for: object)
        guard !candidates.isEmpty else { return }
        let chain = chain()
        for rule in candidates where rule.scope.holds(chain: chain, traits: traits) {
            guard let present = rule.get(object) else { continue }
            let isUntouched: Bool
            if applied.values.contains(where: { isSameAppearanceValue($0, present) }) {
                isUntouched = true
            } else if let standard = rule.standard() {
                isUntouched = isSameAppearanceValue(standard, present)
            } else {
                isUntouched = applied[rule.property] == nil
            }
            guard isUntouched else { continue }
            applied[rule.property] = rule.value
            if !isSameAppearanceValue(present, rule.value) { rule.set(object) }
        }
    }

    private func rules(for object: AnyObject) -> [AppearanceRule] {
        guard !rules.isEmpty else { return [] }
        let key = ObjectIdentifier(type(of: object))
        if let known = rulesByClass[key] { return known }
        let found = rules.filter { $0.matches(object) }
        rulesByClass[key] = found
        return found
    }
}

extension UIView {
    /// Applies the appearance rules for this view.
    func applyAppearance() {
        guard !AppearanceStore.shared.isEmpty else { return }
        AppearanceStore.shared.apply(
            to: self, chain: appearanceContainers, traits: traitCollection, applied: &appliedAppearance)
    }

    /// The view's containers, innermost first: its superviews, each preceded by its controller.
    private var appearanceContainers: [AnyObject] {
        var containers: [AnyObject] = []
        if let viewController { containers.append(viewController) }
        var view = superview
        while let holder = view {
            containers.append(holder)
            if let controller = holder.viewController { containers.append(controller) }
            view = holder.superview
        }
        return containers
    }
}
