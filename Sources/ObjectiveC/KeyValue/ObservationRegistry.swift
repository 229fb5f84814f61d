// SPDX-License-Identifier: MIT
internal import Synchronization

/// The observations of all objects.
enum ObservationRegistry {
    private struct Entry {
        weak var owner: AnyObject?
        var observations: [String: [Observation]] = [:]
    }

    private struct Entries {
        var all: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which those of deallocated objects are removed.
        var limit = 64

        mutating func purge() -> [Entry] {
            let dead = all.filter { $0.value.owner == nil }
            for identifier in dead.keys { all[identifier] = nil }
            limit = max(64, all.count * 2)
            return Array(dead.values)
        }
    }

    private static let entries = SharedValue(Entries())
    /// The number of observed objects, so that setters cost little while there are none.
    private static let count = Atomic(0)

    /// The observations of a property.
    static func observations(of object: AnyObject, key: String) -> [Observation] {
        guard count.load(ordering: .acquiring) > 0 else { return [] }
        return entries.access {
            guard let entry = $0.all[ObjectIdentifier(object)], entry.owner === object else { return [] }
            return entry.observations[key] ?? []
        }
    }

    /// The observations that an observer added to an object.
    static func observations(of object: AnyObject, by observer: AnyObject) -> [Observation] {
        let identifier = ObjectIdentifier(observer)
        return entries.access {
            guard let entry = $0.all[ObjectIdentifier(object)] else { return [] }
            return entry.observations.values.joined().filter { $0.observer == identifier }
        }
    }

    static func add(_ observation: Observation, to object: AnyObject, key: String) {
        // The observations of deallocated objects are released outside of the queue.
        let released = entries.access { entries -> [Entry] in
            var released: [Entry] = []
            let identifier = ObjectIdentifier(object)
            if let entry = entries.all[identifier], entry.owner !== object {
                released.append(entry)
                entries.all[identifier] = nil
            }
            if entries.all[identifier] == nil, entries.all.count >= entries.limit { released += entries.purge() }
            entries.all[identifier, default: Entry(owner: object)].observations[key, default: []].append(observation)
            count.store(entries.all.count, ordering: .releasing)
            return released
        }
        withExtendedLifetime(released) {}
    }

    static func remove(_ observation: Observation, from links: Set<Observation.Link>) {
        entries.access { entries in
            for link in links {
                entries.all[link.object]?.observations[link.key]?.removeAll { $0 === observation }
                if entries.all[link.object]?.observations[link.key]?.isEmpty == true {
                    entries.all[link.object]?.observations[link.key] = nil
                }
                if entries.all[link.object]?.observations.isEmpty == true { entries.all[link.object] = nil }
            }
            count.store(entries.all.count, ordering: .releasing)
        }
    }
}
