// SPDX-License-Identifier: MIT
internal import Foundation

/// Where an appearance holds.
@MainActor
struct AppearanceScope {
    /// The classes that the object is contained in, the innermost first.
    var containers: [any UIAppearanceContainer.Type] = []
    /// What the object's traits contain.
    var traits: UITraitCollection?

    /// Whether the scope is that of an object inside `chain`, which begins with what holds it.
    func holds(chain: [AnyObject], traits: UITraitCollection) -> Bool {
        if let wanted = self.traits, !traits.containsTraits(in: wanted) { return false }
        var rest = chain[...]
        for container in containers {
            guard let place = rest.firstIndex(where: { isInstance($0, of: container) }) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }

    private func isInstance(_ object: AnyObject, of container: any UIAppearanceContainer.Type) -> Bool {
        func check<Container>(_ type: Container.Type) -> Bool { object is Container }
        return check(container)
    }

    /// How much more an appearance of this scope counts than those of others.
    var weight: (Int, Int) { (containers.count, traits == nil ? 0 : 1) }

    func isSame(as other: AppearanceScope) -> Bool {
        containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
            && traits == other.traits
    }
}

/// One value for one property of the objects of a class.
@MainActor
struct AppearanceRule {
    let target: AnyClass
    let scope: AppearanceScope
    let property: AnyHashable
    let value: Any
    let matches: (AnyObject) -> Bool
    let get: (AnyObject) -> Any?
    let set: (AnyObject) -> Void
    /// The class's own value, if it is known.
    let standard: () -> Any?

    /// How many classes the target descends from: the more, the more particular the rule.
    var depth: Int {
        var depth = 0
        var superclass: AnyClass? = _getSuperclass(target)
        while let next = superclass {
            depth += 1
            superclass = _getSuperclass(next)
        }
        return depth
    }

    func isSame(as other: AppearanceRule) -> Bool {
        target == other.target && property == other.property && scope.isSame(as: other.scope)
    }
}

/// Objects of the toolkit's own classes, to learn the defaults from; the initializers of others may do anything.
@MainActor
enum AppearancePrototypes {
    private static var objects: [ObjectIdentifier: AnyObject] = [:]

    static func object<Target: UIAppearance>(of type: Target.Type) -> Target? {
        if let object = objects[ObjectIdentifier(type)] { return object as? Target }
        guard isOwn(type), let viewClass = type as? UIView.Type else { return nil }
        let object = viewClass.init(coder: NSCoder())
        objects[ObjectIdentifier(type)] = object
        return object as? Target
    }

    private static func isOwn(_ type: AnyClass) -> Bool {
        let module = String(reflecting: UIView.self).prefix { $0 != "." }
        return String(reflecting: type).prefix { $0 != "." } == module
    }
}

/// Whether two values of a property are the same, as far as can be told.
func isSameAppearanceValue(_ one: Any, _ other: Any) -> Bool {
    func isNil(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }
    if isNil(one) || isNil(other) { return isNil(one) && isNil(other) }
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { other as? Value == value }
    if let one = one as? any Equatable { return isEqual(one) }
    if let one = one as? [AnyHashable: Any], let other = other as? [AnyHashable: Any] {
        return one.count == other.count
            && one.allSatisfy { key, value in other[key].map { isSameAppearanceValue(value, $0) } == true }
    }
    return false
}
