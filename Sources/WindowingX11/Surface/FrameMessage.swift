// SPDX-License-Identifier: MIT

/// A message from a compositing window manager about a frame of a window.
enum FrameMessage: Hashable, Sendable {
    /// The frame that ended with `value` on the extended counter has been drawn at `time`, in microseconds.
    case drawn(value: UInt64, time: UInt64)
    /// The frame was presented `delay` microseconds later, on a screen with a refresh interval of `interval`
    /// microseconds; `nil` if unknown.
    case timings(value: UInt64, delay: Int32?, interval: UInt32?)

    /// Parses a client message: the counter's value in two halves, followed by two or three numbers.
    init?(_ name: AtomName, _ numbers: [UInt32]) {
        guard numbers.count == 5 else { return nil }
        let value = Self.join(numbers[0], numbers[1])
        switch name {
        case .netFrameDrawn:
            self = .drawn(value: value, time: Self.join(numbers[2], numbers[3]))
        case .netFrameTimings:
            self = .timings(
                value: value, delay: numbers[2] == 0 ? nil : Int32(bitPattern: numbers[2]),
                interval: numbers[3] == 0 ? nil : numbers[3])
        default: return nil
        }
    }

    private static func join(_ low: UInt32, _ high: UInt32) -> UInt64 { UInt64(high) << 32 | UInt64(low) }
}
