// SPDX-License-Identifier: MIT

/// Two bodies that touch, or a body that touches a boundary.
struct Touch {
    let first: Body
    /// The other body; `nil` for a boundary.
    let second: Body?
    /// The group of the boundary; 0 for a body.
    let group: Int
    /// The boundary in its group; -1 for a body.
    let boundary: Int
    let position: Vector

    var key: Key { Key(first: first.identifier, second: second?.identifier ?? group, boundary: boundary) }

    struct Key: Hashable {
        var first: Int
        var second: Int
        var boundary: Int
    }
}

/// The beginning or end of a touch.
struct TouchChange {
    let touch: Touch
    let isBeginning: Bool

    /// The changes from one step to the next: the ends, then the beginnings, each in the order of the bodies.
    static func changes(from old: [Touch], to new: [Touch]) -> [TouchChange] {
        let (oldKeys, newKeys) = (Set(old.map(\.key)), Set(new.map(\.key)))
        return old.filter { !newKeys.contains($0.key) }.map { TouchChange(touch: $0, isBeginning: false) }
            + new.filter { !oldKeys.contains($0.key) }.map { TouchChange(touch: $0, isBeginning: true) }
    }
}

extension World {
    /// The distance at which a touch ends, so that one at rest doesn't begin and end repeatedly, in points.
    private static let endDistance = 0.5

    /// The touches after a step, each with its first point.
    func findTouches() -> [Touch] {
        let last = Set(touches.map(\.key))
        var seen = Set<Touch.Key>()
        return contacts.compactMap { contact in
            let isBoundary = contact.second == nil
            guard let point = contact.points.min(by: { $0.separation < $1.separation }) else { return nil }
            let touch = Touch(
                first: contact.first, second: contact.second, group: isBoundary ? contact.key.second : 0,
                boundary: contact.key.boundary, position: contact.first.position + point.firstArm)
            let continues = last.contains(touch.key) && point.separation <= Self.endDistance
            guard contact.isTouching || continues, seen.insert(touch.key).inserted else { return nil }
            return touch
        }
    }
}
