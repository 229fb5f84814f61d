// SPDX-License-Identifier: MIT

/// Finds the bodies and boundaries that may meet during a step, in an order that doesn't depend on addresses.
struct PairSweep {
    /// The maximum number of pairs, so that thousands of bodies in one place don't exhaust the memory.
    static let maximumPairs = 16_384

    /// A pair of bodies, or of a body and a segment of a boundary.
    enum Pair {
        case bodies(Body, Body)
        case boundary(Body, Int, Int)
    }

    private struct Entry {
        var extent: Extent
        var body: Body?
        var boundary = 0
        var segment = 0
    }

    private(set) var pairs: [Pair] = []

    init(_ bodies: [Body], _ boundaries: [Boundary], step: Double) {
        var entries: [Entry] = []
        for body in bodies where !body.itemGroups.isEmpty || !body.boundaryGroups.isEmpty {
            let shapes = body.placedShapes.map(\.extent)
            guard let first = shapes.first else { continue }
            let margin = World.margin(of: body, step)
            entries.append(
                Entry(extent: shapes.dropFirst().reduce(first) { $0.union($1) }.expanded(by: margin), body: body))
        }
        for (index, boundary) in boundaries.enumerated() {
            for (number, segment) in boundary.segments.enumerated() {
                entries.append(Entry(extent: segment.shape.extent, body: nil, boundary: index, segment: number))
            }
        }
        sweep(entries, order: entries.indices.sorted { entries[$0].extent.minimum.x < entries[$1].extent.minimum.x })
    }

    private mutating func sweep(_ entries: [Entry], order: [Int]) {
        var (bodies, segments): ([Int], [Int]) = ([], [])
        for index in order {
            let entry = entries[index]
            let start = entry.extent.minimum.x
            bodies.removeAll { entries[$0].extent.maximum.x < start }
            for other in bodies where entries[other].extent.overlapsVertically(entry.extent) {
                add(entries[other], entry)
            }
            guard entry.body != nil else {
                segments.append(index)
                continue
            }
            segments.removeAll { entries[$0].extent.maximum.x < start }
            for other in segments where entries[other].extent.overlapsVertically(entry.extent) {
                add(entry, entries[other])
            }
            bodies.append(index)
            guard pairs.count < Self.maximumPairs else { return }
        }
    }

    private mutating func add(_ first: Entry, _ second: Entry) {
        guard let body = first.body, pairs.count < Self.maximumPairs else { return }
        guard let other = second.body else {
            pairs.append(.boundary(body, second.boundary, second.segment))
            return
        }
        pairs.append(body.identifier < other.identifier ? .bodies(body, other) : .bodies(other, body))
    }
}
