// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

extension NotificationCenter {
    /// Calls a method of an observer when notifications are posted.
    ///
    /// The observer isn't kept, and needn't be removed before it is deallocated.
    ///
    /// > Note: Differs from UIKit: for notifications that are posted on another thread, the method is called on the main
    /// > thread.
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
        let reference = WeakObserver(observer as AnyObject)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard let target = reference.object else { return }
            SelectorCall(target: target, selector: selector, arguments: [notification]).send()
        }
        SelectorObservations.shared.access {
            $0.add(
                SelectorObservations.Entry(
                    center: self, observer: reference, name: name,
                    object: object.map { ObjectIdentifier($0 as AnyObject) }, token: token))
        }
    }

    /// Removes an observer from all notifications.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, where: { _ in true })
        removeObserver(observer as Any)
    }

    /// Removes an observer from notifications of a name and an object, of which `nil` stands for all.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        removeObserver(observer) { entry in
            (name == nil || entry.name == name)
                && (object == nil || entry.object == object.map { ObjectIdentifier($0 as AnyObject) })
        }
    }

    private func removeObserver(_ observer: AnyObject, where matches: (SelectorObservations.Entry) -> Bool) {
        let tokens = SelectorObservations.shared.access {
            $0.remove { $0.center === self && $0.observer.object === observer && matches($0) }
        }
        for token in tokens { removeObserver(token as Any) }
    }
}

// The reference doesn't change, and weak references may be read from any thread.
private final class WeakObserver: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}

/// The observers that are called by selector.
private struct SelectorObservations {
    static let shared = SharedValue(SelectorObservations())

    struct Entry {
        let center: NotificationCenter
        let observer: WeakObserver
        let name: Notification.Name?
        let object: ObjectIdentifier?
        let token: any NSObjectProtocol
    }

    private var entries: [Entry] = []
    /// The number of entries at which those of deallocated observers are removed.
    private var limit = 64

    mutating func add(_ entry: Entry) {
        if entries.count >= limit {
            for dead in entries where dead.observer.object == nil { dead.center.removeObserver(dead.token as Any) }
            entries.removeAll { $0.observer.object == nil }
            limit = max(64, entries.count * 2)
        }
        entries.append(entry)
    }

    /// - Returns: The tokens of the removed entries.
    mutating func remove(_ matches: (Entry) -> Bool) -> [any NSObjectProtocol] {
        let removed = entries.filter(matches)
        entries.removeAll(where: matches)
        return removed.map(\.token)
    }
}
