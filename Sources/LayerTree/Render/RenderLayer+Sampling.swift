// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// What a layer's animations need next, and whom to tell.
struct AnimationSample {
    /// Something changes with time: another frame is wanted.
    var isRunning = false
    /// The earliest moment at which something happens that no running animation asks a frame for.
    var nextEvent: TimeInterval?
    var started: [UInt64] = []
    var ended: [UInt64] = []

    mutating func note(event time: TimeInterval) {
        guard time.isFinite else { return }
        nextEvent = min(nextEvent ?? time, time)
    }
}

extension RenderLayer {
    /// Brings `presentation` to what shows at `time`, and drops the animations that are over.
    func sample(at time: TimeInterval) -> AnimationSample {
        var sample = AnimationSample()
        presentation = model
        motion = Motion()
        for index in animations.indices { run(index, at: time, into: &sample) }
        animations.removeAll { $0.hasEnded && $0.records.allSatisfy(\.isRemovedOnCompletion) }
        return sample
    }

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
                if isDone { continue }
                isOver = false
                // One that stands still, or changes nothing, asks for no frames; the first only ends when it is removed.
                if record.effect == nil || record.outerTiming.speed == 0 {
                    sample.note(event: record.outerTiming.endTime)
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
        case .anchorPoint, .boundsSize, .boundsWidth, .boundsHeight, .position, .positionX, .positionY, .transform,
            .rotation, .scale, .scaleX, .scaleY, .translation, .translationX, .translationY:
            movesFrame = true
        default: break
        }
    }
}
