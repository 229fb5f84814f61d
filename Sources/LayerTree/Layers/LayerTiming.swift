// SPDX-License-Identifier: MIT
internal import Foundation

/// The relation between a layer's local time and its superlayer's.
struct LayerTiming: Equatable, Sendable {
    var beginTime: TimeInterval = 0
    var duration: TimeInterval = .infinity
    var speed: Double = 1
    var timeOffset: TimeInterval = 0
    var repeatCount: Double = 0
    var repeatDuration: TimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    private var activeDuration: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
    }

    /// Returns the local time for a superlayer's `time`.
    func localTime(_ time: TimeInterval) -> TimeInterval {
        var active = (time - beginTime) * speed + timeOffset
        guard active.isFinite else { return timeOffset }
        if active < 0, fillMode == .backwards || fillMode == .both { active = 0 }
        guard duration.isFinite, duration > 0 else { return active }
        let isOver = active >= activeDuration
        if isOver {
            guard fillMode == .forwards || fillMode == .both else { return active }
            active = activeDuration
        }
        guard active > 0 else { return active }
        let cycle = duration * (autoreverses ? 2 : 1)
        var position = active.truncatingRemainder(dividingBy: cycle)
        if position == 0, isOver { position = cycle }
        return position > duration ? cycle - position : position
    }

    /// Returns the superlayer's time for a local `time`; `.infinity` if local time is stopped or runs backward.
    ///
    /// If local time repeats, this is the first such time.
    func outerTime(_ time: TimeInterval) -> TimeInterval {
        guard speed > 0 else { return .infinity }
        return (time - timeOffset) / speed + beginTime
    }
}

extension CALayer {
    /// Returns the local time of this layer for the clock time `time`.
    func localTime(_ time: TimeInterval) -> TimeInterval {
        var timings: [LayerTiming] = []
        var layer: CALayer? = self
        while let current = layer {
            if let rare = current.properties.rare { timings.append(rare.value.timing) }
            layer = current.parent
        }
        return timings.reversed().reduce(time) { $1.localTime($0) }
    }

    /// Returns the clock time for this layer's local time `time`.
    func clockTime(_ time: TimeInterval) -> TimeInterval {
        var time = time
        var layer: CALayer? = self
        while let current = layer {
            if let rare = current.properties.rare { time = rare.value.timing.outerTime(time) }
            layer = current.parent
        }
        return time
    }
}

extension TimeInterval {
    /// Seconds clamped to ±10^9; 0 for NaN.
    var sanitizedSeconds: TimeInterval { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}
