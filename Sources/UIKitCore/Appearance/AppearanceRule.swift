// SPDX-License-Identifier: MIT
internal import Foundation

/// The conditions under which an appearance applies.
@MainActor
struct AppearanceScope {
    /// The classes that must contain the object, innermost first.
    var containers: [any UIAppearanceContainer.Type] = []
    /// The traits that the object must have.
    var traits: UITraitCollection?

    /// Returns whether the scope includes an object with the given traits, contained in `chain`, which starts with its
    /// immediate container.
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

    /// The specificity of the scope.
    var weight: (Int, Int) { (containers.count, traits == nil ? 0 : 1) }

    func isSame(as other: AppearanceScope) -> Bool {
        containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
            && traits == other.traits
    }
}

/// A value for a property of the instances of a class.
@MainActor
struct AppearanceRule {
    let target: AnyClass
    let scope: AppearanceScope
    let property: AnyHashable
    let value: Any
    let matches: (AnyObject) -> Bool
    let get: (AnyObject) -> Any?
    let set: (AnyObject) -> Void
    /// The default value of the property, if it is known.
    let standard: () -> Any?

    /// The number of superclasses of the target; the greater, the more specific the rule.
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

/// Instances of framework classes, from which default values are read.
///
/// Initializers of other classes may have side effects.
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

/// Returns whether two property values are equal, as far as can be determined.
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
