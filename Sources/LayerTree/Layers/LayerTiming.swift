// SPDX-License-Identifier: MIT
internal import Foundation

/// How a layer's time, by which its animations and its sublayers go, follows from its superlayer's.
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

    /// The layer's time when its superlayer's is `time`.
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

    /// The superlayer's time when the layer's is `time`; `.infinity` if it stands still or runs backwards.
    ///
    /// The first such time, should the layer's repeat.
    func outerTime(_ time: TimeInterval) -> TimeInterval {
        guard speed > 0 else { return .infinity }
        return (time - timeOffset) / speed + beginTime
    }
}

extension CALayer {
    /// This layer's time when the clock says `time`.
    func localTime(_ time: TimeInterval) -> TimeInterval {
        var timings: [LayerTiming] = []
        var layer: CALayer? = self
        while let current = layer {
            if let rare = current.properties.rare { timings.append(rare.value.timing) }
            layer = current.parent
        }
        return timings.reversed().reduce(time) { $1.localTime($0) }
    }

    /// What the clock says when this layer's time is `time`.
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
    /// Seconds within ±10^9; 0 for what is not a number.
    var sanitizedSeconds: TimeInterval { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}
