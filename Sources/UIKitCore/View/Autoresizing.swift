// SPDX-License-Identifier: MIT
internal import Foundation

/// Springs-and-struts layout along one axis.
enum Autoresizing {
    /// Distributes a change of the total length among the flexible parts in proportion to their sizes, or evenly if all
    /// are empty.
    ///
    /// If no part is flexible, the far margin absorbs the whole change.
    static func resize(
        start: CGFloat, length: CGFloat, oldTotal: CGFloat, newTotal: CGFloat, flexibleStart: Bool,
        flexibleLength: Bool, flexibleEnd: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let end = oldTotal - start - length
        let change = newTotal - oldTotal
        // A negative margin (the view sticks out) doesn't say how much of the change it should absorb.
        let parts = [(flexibleStart, max(start, 0)), (flexibleLength, max(length, 0)), (flexibleEnd, max(end, 0))]
        let flexible = parts.filter(\.0)
        guard !flexible.isEmpty else { return (start, length) }
        let sum = flexible.reduce(0) { $0 + $1.1 }
        func share(_ part: (Bool, CGFloat)) -> CGFloat {
            guard part.0 else { return 0 }
            return sum > 0 ? change * part.1 / sum : change / CGFloat(flexible.count)
        }
        return (start + share(parts[0]), max(0, length + share(parts[1])))
    }
}
