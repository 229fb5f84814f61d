// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// The coder with which an object of a UI file is created.
///
/// Classes of the application can decode attributes of their element by name, such as
/// `decodeBool(forKey: "opaque")`.
@MainActor
final class InterfaceCoder: NSCoder, @MainActor InterfaceArchive {
    let element: InterfaceElement
    let loader: ObjectLoader

    init(_ element: InterfaceElement, loader: ObjectLoader) {
        self.element = element
        self.loader = loader
        super.init()
    }

    @available(*, unavailable)
    override init() { preconditionFailure("An interface coder needs an element.") }

    func decode(_ object: AnyObject, as level: AnyClass) {
        guard let entries = LevelRegistry.level(of: level) else { return }
        apply(entries, to: object)
    }

    /// Sets the properties of an object that wasn't created with this coder.
    func applyAll(to object: AnyObject) {
        // Superclasses first, as when an object is created.
        for level in LevelRegistry.levels(of: type(of: object)).reversed() { apply(level, to: object) }
    }

    func apply(_ entries: LevelEntries, to object: AnyObject) {
        var found: [(place: Int, source: InterfaceValue.Source)] = []
        for attribute in element.attributes {
            if let place = entries.places[attribute.name] { found.append((place, .attribute(attribute.value))) }
        }
        for child in element.children {
            if let key = child.key, let place = entries.places[key] { found.append((place, .element(child))) }
        }
        // The level's order, since some properties depend on others.
        if found.count > 1 { found.sort { $0.place < $1.place } }
        for (place, source) in found {
            let setter = entries.setters[place]
            let value = InterfaceValue(
                source: source, owner: element, name: setter.name, context: loader.context)
            if !setter.set(object, value, self) { reportValue(setter.name, value) }
        }
        guard !entries.readers.isEmpty else { return }
        for child in element.children {
            if let read = entries.readers[child.name] { read(object, child, self) }
        }
    }

    private func reportValue(_ name: String, _ value: InterfaceValue) {
        let found: String =
            switch value.source {
            case .attribute(let text): "\"\(text.prefix(80))\""
            case .element(let element): "a <\(element.name)>"
            }
        loader.context.report("\(name) of <\(element.name)> can't be \(found).", at: value.element)
    }

    func objects(_ key: String) -> [Any] {
        element.children.filter { $0.key == key }.compactMap { loader.create($0) }
    }

    // MARK: - NSCoder

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { false }
    override var allowedClasses: [AnyClass]? { nil }
    override var error: (any Error)? { nil }

    override func containsValue(forKey key: String) -> Bool {
        element[key] != nil || element.child(key: key) != nil
    }

    override func decodeBool(forKey key: String) -> Bool { element[key] == "YES" }

    override func decodeInteger(forKey key: String) -> Int {
        guard let text = element[key] else { return 0 }
        return Int(text) ?? InterfaceNumbers.number(text).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
    }

    override func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }

    override func decodeInt32(forKey key: String) -> Int32 { Int32(exactly: decodeInteger(forKey: key)) ?? 0 }

    override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }

    override func decodeDouble(forKey key: String) -> Double { element[key].flatMap(InterfaceNumbers.number) ?? 0 }

    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    override func decodeObject(forKey key: String) -> Any? {
        if let text = element[key] { return text }
        guard let child = element.child(key: key) else { return nil }
        if ["string", "mutableString"].contains(child.name) { return child.text }
        // Coders are used where objects are created.
        let loader = loader
        return MainActor.assumeIsolated { UncheckedResult(value: loader.create(child)) }.value
    }

    override func decodePropertyList(forKey key: String) -> Any? { element[key] }

    override func withDecodedUnsafeBytes<Result>(
        forKey key: String, body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result { try body(nil) }

    // A UI file has no values without keys.

    override func decodeObject() -> Any? { nil }

    override func decodeData() -> Data? { nil }

    override func decodePropertyList() -> Any? { nil }

    override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at address: UnsafeMutableRawPointer) {}
}

/// An object that stays on the main actor, although the method that returns it isn't isolated to it.
private struct UncheckedResult: @unchecked Sendable {
    let value: AnyObject?
}
