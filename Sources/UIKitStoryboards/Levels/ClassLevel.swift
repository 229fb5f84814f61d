// SPDX-License-Identifier: MIT
internal import StoryboardDocument
internal import UIKitCore

/// The properties that a class adds to its superclass, by their names in UI files.
///
/// They are set in the order in which they are added, because some depend on others.
@MainActor
struct ClassLevel<Object: AnyObject> {
    private(set) var entries = LevelEntries()

    init(_ type: Object.Type, _ fill: (inout ClassLevel) -> Void) {
        fill(&self)
    }

    /// Adds a property.
    mutating func set<Value: InterfaceDecodable>(
        _ name: String, _ property: ReferenceWritableKeyPath<Object, Value>
    ) {
        set(name) { (object, value: Value) in object[keyPath: property] = value }
    }

    /// Adds a property whose setter can't be expressed as a key path.
    mutating func set<Value: InterfaceDecodable>(_ name: String, _ set: @escaping @MainActor (Object, Value) -> Void) {
        read(name) { object, value in
            guard let typed = Value.decoded(value) else { return false }
            set(object, typed)
            return true
        }
    }

    /// Adds a property whose values are keywords.
    mutating func set<Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Object, Value>, words: [String: Value]
    ) {
        read(name) { object, value in
            guard let meaning = value.word(in: words) else { return false }
            object[keyPath: property] = meaning
            return true
        }
    }

    /// Adds a property that is a set of options.
    mutating func set<Value: OptionSet>(
        _ name: String, _ property: ReferenceWritableKeyPath<Object, Value>, options: [String: Value]
    ) where Value.Element == Value {
        read(name) { object, value in
            guard let names = value.options else { return false }
            object[keyPath: property] = names.reduce(into: []) { set, name in
                if let option = options[name] { set.formUnion(option) }
            }
            return true
        }
    }

    /// Adds a property that `read` interprets; it returns `false` for a value that it can't use.
    mutating func read(_ name: String, _ read: @escaping @MainActor (Object, InterfaceValue) -> Bool) {
        entries.add(name) { object, value, _ in (object as? Object).map { read($0, value) } ?? true }
    }

    /// Adds a property whose value is an object that the file describes.
    mutating func object<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Object, Value?>) {
        entries.add(name) { object, value, coder in
            guard let object = object as? Object else { return true }
            if value.isNil { return true }
            guard case .element(let element) = value.source, let made = coder.loader.create(element) as? Value else {
                return false
            }
            object[keyPath: property] = made
            return true
        }
    }

    /// Adds child elements, with their name, that `read` interprets.
    mutating func elements(
        _ name: String, _ read: @escaping @MainActor (Object, InterfaceElement, InterfaceCoder) -> Void
    ) {
        entries.addElement(name) { object, element, coder in
            if let object = object as? Object { read(object, element, coder) }
        }
    }

    /// Adds an outlet, to which a file connects objects.
    mutating func outlet<Value>(_ name: String, _ set: @escaping @MainActor (Object, Value) -> Void) {
        entries.outlets[name] = { object, value in
            guard let object = object as? Object, let value = value as? Value else { return false }
            set(object, value)
            return true
        }
    }

    /// Adds names of attributes and elements that need no action.
    mutating func ignore(_ names: String...) {
        entries.ignored.formUnion(names)
    }
}

/// The content of a class level, without the type of the object.
@MainActor
struct LevelEntries {
    typealias Setter = @MainActor (AnyObject, InterfaceValue, InterfaceCoder) -> Bool
    typealias Reader = @MainActor (AnyObject, InterfaceElement, InterfaceCoder) -> Void

    private(set) var setters: [(name: String, set: Setter)] = []
    private(set) var places: [String: Int] = [:]
    private(set) var readers: [String: Reader] = [:]
    var ignored: Set<String> = []
    var outlets: [String: @MainActor (AnyObject, Any) -> Bool] = [:]

    mutating func add(_ name: String, _ set: @escaping Setter) {
        places[name] = setters.count
        setters.append((name, set))
    }

    mutating func addElement(_ name: String, _ read: @escaping Reader) {
        readers[name] = read
    }

    /// Whether the level has a use for an attribute, or a child element with that key, of this name.
    func knows(property name: String) -> Bool { places[name] != nil || ignored.contains(name) }

    /// Whether the level has a use for child elements of this name without regard to their keys.
    func knows(element name: String) -> Bool { readers[name] != nil || ignored.contains(name) }
}
