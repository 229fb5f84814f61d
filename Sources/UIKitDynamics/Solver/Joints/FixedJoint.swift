// SPDX-License-Identifier: MIT
internal import Foundation

/// Keeps two bodies in the same position relative to each other.
final class FixedJoint: AnchoredJoint {
    override func makeRows(_ step: Double) -> [JointRow] {
        [.rotation(bias: angle * Self.correction / step)] + anchorRows(step)
    }
}
