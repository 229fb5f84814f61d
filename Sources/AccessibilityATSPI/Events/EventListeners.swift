// SPDX-License-Identifier: MIT

/// A kind of event.
struct EventKind: Hashable {
    /// `Object`, `Window`, or `Focus`.
    var category: String
    /// The name of the signal, such as `StateChanged`.
    var member: String
    /// The first argument of the signal, such as `focused`; empty if the kind has none.
    var detail: String

    static func object(_ member: String, _ detail: String = "") -> EventKind {
        EventKind(category: "Object", member: member, detail: detail)
    }
    static func window(_ member: String) -> EventKind { EventKind(category: "Window", member: member, detail: "") }
    static func state(_ name: String) -> EventKind { object("StateChanged", name) }
    static let focus = EventKind(category: "Focus", member: "Focus", detail: "")

    var interface: String { "org.a11y.atspi.Event.\(category)" }

    /// Whether clients need the event to keep their caches up to date, even if they don't listen to it.
    var updatesCaches: Bool {
        switch member {
        case "StateChanged", "ChildrenChanged": true
        case "PropertyChange": detail.hasPrefix("accessible-") && detail != "accessible-value"
        default: false
        }
    }
}

/// The events that clients listen to.
struct EventListeners {
    private struct Listener: Hashable {
        var client: String
        var pattern: [String]
    }

    private var counts: [Listener: Int] = [:]
    /// Answers that have been found.
    private var known: [EventKind: Bool] = [:]

    var isEmpty: Bool { counts.isEmpty }

    /// Adds a listener to an event in the form `object:state-changed:focused`, or less specific.
    mutating func add(_ event: String, client: String) {
        counts[Listener(client: client, pattern: Self.pattern(event)), default: 0] += 1
        known = [:]
    }

    /// Removes a listener; all of the client if `event` is empty.
    mutating func remove(_ event: String, client: String) {
        known = [:]
        let pattern = Self.pattern(event)
        guard !pattern.isEmpty else {
            counts = counts.filter { $0.key.client != client }
            return
        }
        let listener = Listener(client: client, pattern: pattern)
        guard let count = counts[listener] else { return }
        counts[listener] = count > 1 ? count - 1 : nil
    }

    mutating func removeAll() {
        counts = [:]
        known = [:]
    }

    /// Whether a client listens to the kind.
    mutating func contains(_ kind: EventKind) -> Bool {
        if let answer = known[kind] { return answer }
        let answer = counts.keys.contains { Self.matches($0.pattern, kind) }
        known[kind] = answer
        return answer
    }

    static func matches(_ event: String, _ kind: EventKind) -> Bool { matches(pattern(event), kind) }

    private static func matches(_ pattern: [String], _ kind: EventKind) -> Bool {
        // The event of focus is called `focus:`, without a member.
        let parts = kind.category == "Focus" ? ["focus"] : [kind.category, kind.member, kind.detail].map(normalized)
        return zip(pattern, parts + ["", ""]).allSatisfy { $0 == $1 }
    }

    /// Splits an event's name into normalized parts, without empty ones at the end.
    private static func pattern(_ event: String) -> [String] {
        var parts = event.split(separator: ":", omittingEmptySubsequences: false).prefix(3).map {
            normalized(String($0))
        }
        while parts.last?.isEmpty == true { parts.removeLast() }
        return parts
    }

    /// Names are in lower case with hyphens, or in camel case.
    private static func normalized(_ name: String) -> String {
        String(name.lowercased().filter { $0 != "-" })
    }
}
