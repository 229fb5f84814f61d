// SPDX-License-Identifier: MIT
internal import Foundation

/// A constraint between a body and another one, or a fixed point of the world.
class Joint {
    /// The part of a joint's error that is corrected in a step.
    static let correction = 0.2

    /// The other body; `nil` for the world.
    let first: Body?
    let second: Body
    private var rows: [JointRow] = []

    init(_ first: Body?, _ second: Body) {
        (self.first, self.second) = (first, second)
    }

    /// The conditions of the joint in the present positions; always the same number.
    func makeRows(_ step: Double) -> [JointRow] { [] }

    /// Finds the conditions for a step, beginning with the impulses of the last one.
    final func prepare(_ step: Double) {
        let last = rows
        rows = makeRows(step)
        for index in rows.indices {
            rows[index].prepare(first, second)
            guard last.count == rows.count else { continue }
            rows[index].begin(with: last[index].impulse, first, second)
        }
    }

    /// Whether the joint has an effect, unlike a slack one.
    final var isActive: Bool { rows.contains { $0.impulse != 0 } }

    final func solve() {
        for index in rows.indices { rows[index].solve(first, second) }
    }

    /// A point of the world or of the first body, and the lever to it.
    final func place(_ anchor: Vector) -> (point: Vector, arm: Vector) {
        guard let first else { return (anchor, .zero) }
        let arm = Rotation(first.angle).apply(to: anchor)
        return (first.position + arm, arm)
    }

    /// Two conditions that keep two points at the same position.
    final func pinRows(_ offset: Vector, _ firstArm: Vector, _ secondArm: Vector, _ step: Double) -> [JointRow] {
        [(Vector(1, 0), offset.x), (Vector(0, 1), offset.y)].map { direction, error in
            JointRow(
                direction: direction, firstLever: firstArm.cross(direction), secondLever: secondArm.cross(direction),
                bias: error * Self.correction / step)
        }
    }

    /// Two conditions that keep a value in a range.
    final func rangeRows(_ value: Double, in range: ClosedRange<Double>, _ row: JointRow, _ step: Double) -> [JointRow]
    {
        [range.lowerBound, range.upperBound].enumerated().map { index, limit in
            var row = row
            let error = value - limit
            let isInside = index == 0 ? error > 0 : error < 0
            row.impulses = index == 0 ? 0 ... .infinity : -.infinity...0
            // Approaches the limit without passing it.
            row.bias = error.isFinite ? error * (isInside ? 1 : Self.correction) / step : 0
            if !limit.isFinite { row.impulses = 0...0 }
            return row
        }
    }
}
