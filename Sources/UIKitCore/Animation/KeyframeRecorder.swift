// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// Records the changes made by the keyframes of a block, by property.
@MainActor
final class KeyframeRecorder {
    /// A time range as fractions of the block's duration.
    struct Window {
        var start = 0.0
        var duration = 1.0

        /// Clamps the range to that of the block.
        init(start: Double = 0, duration: Double = 1) {
            self.start = start.isFinite ? min(max(start, 0), 1) : 0
            self.duration = duration.isFinite ? min(max(duration, 0), 1 - self.start) : 1 - self.start
        }

        var end: Double { start + duration }
    }

    private struct Step {
        let window: Window
        let from: Any?
        let to: Any?
    }

    private struct Track {
        let view: UIView
        let property: AnimatedProperty
        var steps: [Step]
    }

    /// The interpolation between values.
    enum Mode {
        case linear
        case discrete
        case paced
        case cubic
        case cubicPaced
    }

    /// The time range of the changes being made.
    var window = Window()
    private let mode: Mode
    private var tracks: [Track] = []

    init(mode: Mode) {
        self.mode = mode
    }

    /// Records that the layer of `view` changed `property` from `old`.
    func note(_ property: AnimatedProperty, of view: UIView, from old: Any?) {
        let step = Step(
            window: window, from: old ?? property.clearColor(of: view.layer), to: property.value(view.layer))
        if let index = tracks.firstIndex(where: { $0.view === view && $0.property.key == property.key }) {
            tracks[index].steps.append(step)
        } else {
            tracks.append(Track(view: view, property: property, steps: [step]))
        }
    }

    /// Returns the keyframe animations for the recorded changes.
    func animations() -> [(view: UIView, property: AnimatedProperty, values: KeyframeValues)] {
        tracks.compactMap { track in
            values(of: track).map { (track.view, track.property, $0) }
        }
    }

    private func values(of track: Track) -> KeyframeValues? {
        // Keyframes with equal start times keep the order in which they were added.
        let steps = track.steps.enumerated().sorted {
            ($0.element.window.start, $0.offset) < ($1.element.window.start, $1.offset)
        }.map(\.element)
        guard let first = steps.first?.from else { return nil }
        var points: [(time: Double, value: Any)] = [(0, first)]
        for step in steps {
            guard let to = step.to, let last = points.last else { continue }
            switch mode {
            case .discrete:
                points.append((step.window.start, to))
            case .paced, .cubicPaced:
                points.append((1, to))
            case .linear, .cubic:
                // The value is constant until the keyframe starts. Overlapping keyframes of a property run one after
                // the other.
                if step.window.start > last.time { points.append((step.window.start, last.value)) }
                points.append((max(step.window.end, last.time), to))
            }
        }
        if mode != .discrete, let last = points.last, last.time < 1 { points.append((1, last.value)) }
        guard let values = shown(points.map(\.value), of: track) else { return nil }
        var keyframes = KeyframeValues(values: values, times: points.map(\.time), isStepped: mode == .discrete)
        if mode == .discrete { keyframes.times.append(1) }
        if mode == .paced || mode == .cubicPaced { keyframes.pace() }
        if mode == .cubic || mode == .cubicPaced { keyframes.smooth() }
        return keyframes
    }

    /// Returns the values, as differences from the layer's value for additive properties.
    private func shown(_ values: [Any], of track: Track) -> [Any]? {
        guard track.property.isAdditive else { return values }
        guard let model = track.property.value(track.view.layer) else { return nil }
        let residuals = values.map { AnimatedProperty.residual(of: $0, from: model) }
        // All values equal the layer's own, so there is nothing to animate.
        guard let neutral = residuals.lazy.compactMap({ $0?.neutral }).first else { return nil }
        return residuals.map { $0?.value ?? neutral }
    }
}
