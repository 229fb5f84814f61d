// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The values of one property at certain times, and how to get from each to the next.
struct KeyframeValues {
    var values: [Any]
    /// Shares of the duration, rising from 0 to 1; `nil` where the distances decide.
    var times: [Double]?
    var mode: CAAnimationCalculationMode

    @MainActor
    func makeAnimation(keyPath: String) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.keyTimes = times
        animation.calculationMode = mode
        return animation
    }
}
