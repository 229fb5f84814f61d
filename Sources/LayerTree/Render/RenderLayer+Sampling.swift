// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The next needs of a layer's animations, and the events to report.
struct AnimationSample {
    /// Whether something changes continuously, so that another frame is needed.
    var isRunning = false
    /// The earliest event for which no running animation requests a frame.
    var nextEvent: TimeInterval?
    var started: [UInt64] = []
    var ended: [UInt64] = []

    mutating func note(event time: TimeInterval) {
        guard time.isFinite else { return }
        nextEvent = min(nextEvent ?? time, time)
    }
}

extension RenderLayer {
    /// Sets `presentation` to the values at the clock time, and removes the animations that are over.
    func sample(at clock: TimeInterval) -> AnimationSample {
        var sample = AnimationSample()
        let wasSpatial = presentation.isSpatial
        let time = localTime(clock)
        presentation = model
        motion = Motion()
        transition = nil
        for index in animations.indices { run(index, at: time, into: &sample) }
        let lag = lag
        if lag > 0, animations.contains(where: { $0.hasEnded && time < $0.endTime + lag }) { sample.isRunning = true }
        animations.removeAll {
            $0.hasEnded && $0.records.allSatisfy(\.isRemovedOnCompletion) && (lag <= 0 || time >= $0.endTime + lag)
        }
        if transition == nil { dropStore(.transition) }
        if wasSpatial || presentation.isSpatial { parent?.forgetOrder() }
        markDirty()
        // Animations use the layer's local time; the caller uses clock time.
        sample.nextEvent = sample.nextEvent.map { clockTime($0) }.flatMap { $0.isFinite ? $0 : nil }
        if isPaused { sample.isRunning = false }
        let isSteady = !sample.isRunning && lag <= 0
        rest = isSteady ? sample.nextEvent.flatMap { $0 > clock ? clock..<$0 : nil } : nil
        return sample
    }

    /// Returns the values in an instance of the layer whose animations are delayed.
    func presentation(delayedBy delay: TimeInterval, at clock: TimeInterval?) -> LayerProperties {
        guard delay != 0, let clock, !animations.isEmpty else { return presentation }
        var properties = model
        let time = localTime(clock) - delay
        for animation in animations {
            for var record in animation.records {
                // A delayed instance must show the model value before its start.
                record.outerTiming.clampsToBegin = false
                _ = record.apply(to: &properties, at: time)
            }
        }
        return properties
    }

    /// The delay between the end of this layer's own animations and that of its last instance's.
    private var lag: TimeInterval {
        var lag = 0.0
        var layer = parent
        while let current = layer {
            if current.model.rare != nil, case .replicator(let replicator) = current.model.kind {
                lag += max(0, replicator.delay) * Double(min(replicator.count, DisplayListBuilder.maximumInstances))
            }
            layer = current.parent
        }
        return min(lag, 3_600)
    }

    // MARK: - Time

    private var timings: [LayerTiming] {
        var timings: [LayerTiming] = []
        var layer: RenderLayer? = self
        while let current = layer {
            if let rare = current.model.rare, rare.value.timing != LayerTiming() { timings.append(rare.value.timing) }
            layer = current.parent
        }
        return timings
    }

    /// Returns this layer's local time at the clock time `time`.
    func localTime(_ time: TimeInterval) -> TimeInterval {
        timings.reversed().reduce(time) { $1.localTime($0) }
    }

    /// Returns the clock time at this layer's local time `time`; `.infinity` if it is never reached.
    func clockTime(_ time: TimeInterval) -> TimeInterval {
        timings.reduce(time) { $1.outerTime($0) }
    }

    private var isPaused: Bool { timings.contains { $0.speed == 0 } }

    private func run(_ index: Int, at time: TimeInterval, into sample: inout AnimationSample) {
        let records = animations[index].records
        var isOver = true
        for record in records {
            switch record.apply(to: &presentation, at: time) {
            case .waiting(let begin):
                isOver = false
                sample.note(event: begin)
            case .shown(_, _, let isDone):
                start(index, into: &sample)
                show(record, animations[index].before, at: time)
                if isDone { continue }
                isOver = false
                // An animation that is stopped, or changes nothing, needs no frames; a stopped one ends only when it is
                // removed.
                if (record.effect == nil && record.transition == nil) || record.outerTiming.speed == 0 {
                    sample.note(event: record.outerTiming.endTime)
                } else if let step = record.nextStep(after: time) {
                    // Nothing changes between steps: a blinking caret causes a wake-up only when it appears and
                    // disappears.
                    sample.note(event: min(step, record.outerTiming.endTime))
                } else {
                    sample.isRunning = true
                    motion.note(record.effect?.key)
                }
            case .over:
                start(index, into: &sample)
            }
        }
        if isOver, !animations[index].hasEnded {
            animations[index].hasEnded = true
            if let id = animations[index].id { sample.ended.append(id) }
        }
    }

    private func show(_ record: AnimationRecord, _ before: SurfaceDrawing?, at time: TimeInterval) {
        guard let effect = record.transition, let progress = record.progress(at: time) else { return }
        transition = ActiveTransition(effect: effect, progress: progress, before: before, scale: surfaceScale)
    }

    private func start(_ index: Int, into sample: inout AnimationSample) {
        guard !animations[index].hasStarted else { return }
        animations[index].hasStarted = true
        if animations[index].reportsStart, let id = animations[index].id { sample.started.append(id) }
    }
}

extension RenderLayer.Motion {
    fileprivate mutating func note(_ key: AnimatedKey?) {
        switch key {
        case .bounds:
            movesFrame = true
            movesInterior = true
        case .boundsOrigin, .boundsOriginX, .boundsOriginY:
            movesInterior = true
        case .anchorPoint, .anchorPointZ, .boundsSize, .boundsWidth, .boundsHeight, .position, .positionX, .positionY,
            .transform,
            .rotation, .rotationX, .rotationY, .scaleZ, .translationZ, .zPosition, .scale, .scaleX, .scaleY,
            .translation, .translationX, .translationY:
            movesFrame = true
        default: break
        }
    }
}
