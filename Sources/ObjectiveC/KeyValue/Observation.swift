// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// An observation of a key path of an object.
final class Observation {
    /// A change that is sent to the observer.
    struct Change {
        var new: Any??
        var old: Any??
        var isPrior = false
    }

    /// A property on whose value that at the key path depends.
    struct Link: Hashable {
        let object: ObjectIdentifier
        let key: String
    }

    let keyPath: String
    /// The observer in the form with `addObserver`, which may no longer exist.
    let observer: ObjectIdentifier?
    let context: UnsafeMutableRawPointer?
    private weak var object: AnyObject?
    private let options: NSKeyValueObservingOptions
    private let send: (AnyObject, Change) -> Void
    private var links: Set<Link> = []
    /// The number of changes that are under way, of which one may cause others.
    private var depth = 0
    private var old: Any?

    init(
        _ object: AnyObject, _ keyPath: String, options: NSKeyValueObservingOptions, observer: AnyObject? = nil,
        context: UnsafeMutableRawPointer? = nil, send: @escaping (AnyObject, Change) -> Void
    ) {
        self.object = object
        self.keyPath = keyPath
        self.options = options
        self.observer = observer.map { ObjectIdentifier($0) }
        self.context = context
        self.send = send
    }

    func begin() {
        connect()
        guard options.contains(.initial), let object else { return }
        send(object, Change(new: options.contains(.new) ? .some(value) : nil))
    }

    func end() {
        ObservationRegistry.remove(self, from: links)
        links = []
        object = nil
    }

    func willChange() {
        depth += 1
        guard depth == 1, let object else { return }
        if options.contains(.old) { old = value }
        guard options.contains(.prior) else { return }
        send(object, Change(old: options.contains(.old) ? .some(old) : nil, isPrior: true))
    }

    func didChange() {
        guard depth > 0 else { return }
        depth -= 1
        guard depth == 0, let object else { return }
        connect()
        let change = Change(
            new: options.contains(.new) ? .some(value) : nil, old: options.contains(.old) ? .some(old) : nil)
        old = nil
        send(object, change)
    }

    private var value: Any? { (object as? any NSObjectProtocol)?.value(forKeyPath: keyPath) }

    /// Finds the properties on which the value depends now.
    private func connect() {
        guard let object else { return }
        var found: [Link: AnyObject] = [:]
        collect(object, keyPath[...], into: &found)
        if found.values.contains(where: { $0 is UIView }) { ViewObserver.install() }
        let new = Set(found.keys)
        guard new != links else { return }
        ObservationRegistry.remove(self, from: links.subtracting(new))
        for link in new.subtracting(links) {
            if let owner = found[link] { ObservationRegistry.add(self, to: owner, key: link.key) }
        }
        links = new
    }

    private func collect(_ object: AnyObject, _ path: Substring, into found: inout [Link: AnyObject]) {
        let parts = path.split(separator: ".", maxSplits: 1)
        guard let first = parts.first else { return }
        let key = String(first)
        // Dependencies may be cyclic.
        if found.updateValue(object, forKey: Link(object: ObjectIdentifier(object), key: key)) == nil {
            for other in PropertyTables.table(of: object).dependencies(of: key) {
                collect(object, other[...], into: &found)
            }
        }
        guard parts.count == 2,
            let next = (object as? any NSObjectProtocol)?.value(forKey: key) as? any NSObjectProtocol
        else { return }
        collect(next, parts[1], into: &found)
    }
}
