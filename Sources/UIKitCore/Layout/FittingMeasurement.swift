// SPDX-License-Identifier: MIT
internal import Foundation

/// A question to `systemLayoutSizeFitting(_:)`, and its answer.
struct FittingMeasurement {
    let target: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
    var size: CGSize
}
