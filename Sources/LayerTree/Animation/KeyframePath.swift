// SPDX-License-Identifier: MIT
internal import Foundation

/// Values at points in time within a run, and the interpolation between them.
struct KeyframePath: Sendable {
    let values: [AnimatedValue]
    /// One time per value, ascending from 0 to 1; for a stepped path one more, the end of the last step.
    let times: [Double]
    /// One per step, if any.
    let functions: [CAMediaTimingFunction]
    let isStepped: Bool

    /// Creates a path; `nil` if there are no values.
    ///
    /// Times that don't match the values are replaced by even ones.
    init?(values: [AnimatedValue], times: [Double]?, functions: [CAMediaTimingFunction], isStepped: Bool) {
        guard !values.isEmpty else { return nil }
        self.values = values
        self.functions = functions
        self.isStepped = isStepped
        let needed = isStepped ? values.count + 1 : values.count
        let rises = times.map { times in zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } } ?? false
        if let times, times.count == needed, rises, times.allSatisfy({ (0...1).contains($0) }) {
            self.times = times
        } else {
            self.times = (0..<needed).map { needed > 1 ? Double($0) / Double(needed - 1) : 0 }
        }
    }

    func value(at progress: CGFloat) -> AnimatedValue {
        let progress = Double(progress)
        // The last step that has begun. Keyframe lists are short, so a linear search suffices.
        var step = 0
        while step + 1 < values.count, progress >= times[step + 1] { step += 1 }
        if isStepped || step + 1 >= values.count { return values[step] }
        if progress <= times[step] { return values[step] }
        let length = times[step + 1] - times[step]
        var share = length > 0 ? (progress - times[step]) / length : 1
        if step < functions.count { share = functions[step].value(at: share) }
        return values[step].interpolated(to: values[step + 1], progress: CGFloat(share))
    }
}
