// SPDX-License-Identifier: MIT
internal import Foundation

extension World {
    /// The maximum distance, in points, at which two bodies are in contact before they meet.
    ///
    /// Bodies seldom pass through each other in a step, and a distant contact could deflect one that would have missed.
    private static let maximumBodyMargin = 8.0

    /// The distance that a body may move during a step, in points.
    static func margin(of body: Body, _ step: Double) -> Double {
        // The speed at the end of the step is not yet known; forces seldom change it by more.
        (body.maximumPointSpeed * 1.25 + 60) * step + Contact.slop
    }

    /// The contacts of the present positions, with the impulses of the last step.
    func findContacts() -> [Contact] {
        var last: [Contact.Key: Int] = [:]
        for (index, contact) in contacts.enumerated() { last[contact.key] = index }
        var found: [Contact] = []
        for pair in PairSweep(bodies, boundaries, step: Self.step).pairs {
            switch pair {
            case .bodies(let first, let second): addContacts(first, second, to: &found)
            case .boundary(let body, let boundary, let segment): addContacts(body, boundary, segment, to: &found)
            }
        }
        found.sort { $0.key.order < $1.key.order }
        for index in found.indices {
            if let old = last[found[index].key] { found[index].warmStart(from: contacts[old]) }
        }
        return found
    }

    private func addContacts(_ first: Body, _ second: Body, to found: inout [Contact]) {
        guard first.isDynamic || second.isDynamic, first.itemGroups.contains(where: second.itemGroups.contains)
        else { return }
        let margin = Self.margin(of: first, Self.step) + Self.margin(of: second, Self.step)
        for (firstIndex, firstShape) in first.placedShapes.enumerated() {
            for (secondIndex, secondShape) in second.placedShapes.enumerated() {
                guard
                    let manifold = Manifold.between(
                        firstShape, secondShape, margin: min(margin, Self.maximumBodyMargin))
                else { continue }
                let key = Contact.Key(
                    first: first.identifier, firstShape: firstIndex, second: second.identifier, boundary: -1,
                    secondShape: secondIndex)
                found.append(Contact(key: key, first: first, second: second, manifold: manifold))
            }
        }
    }

    private func addContacts(_ body: Body, _ index: Int, _ number: Int, to found: inout [Contact]) {
        let boundary = boundaries[index]
        guard body.isDynamic, body.boundaryGroups.contains(boundary.group) else { return }
        let segment = boundary.segments[number]
        for (shapeIndex, shape) in body.placedShapes.enumerated() {
            guard
                let manifold = Manifold.between(shape, segment.shape, margin: Self.margin(of: body, Self.step)),
                !segment.continues(beyond: manifold)
            else { continue }
            let key = Contact.Key(
                first: body.identifier, firstShape: shapeIndex, second: boundary.group, boundary: boundary.identifier,
                secondShape: number)
            found.append(Contact(key: key, first: body, second: nil, manifold: manifold))
        }
    }
}

extension Contact.Key {
    /// Bodies in the order of their identifiers, contacts of other bodies before those of boundaries.
    fileprivate var order: (Int, Int, Int, Int, Int) { (first, boundary, second, firstShape, secondShape) }
}

extension Boundary.Segment {
    /// Whether a contact pushes against an end of the segment at which the chain goes on in nearly the same direction.
    ///
    /// Without that end, a body slides from one segment to the next.
    func continues(beyond manifold: Manifold) -> Bool {
        let along = -manifold.normal.dot(direction)
        let next = along > 0 ? directionAfter : directionBefore
        guard abs(along) > 0.7, let next else { return false }
        return next.dot(direction) > 0.5
    }
}
