// SPDX-License-Identifier: MIT
import UIKit

/// Measures frames at the display's refresh rate.
@MainActor
final class FrameMeter {
    /// The number of frames until caches are filled and buffers allocated.
    private static let warmUp = 20
    private static let count = 180

    private let step: @MainActor (Int) -> Void
    private var continuation: CheckedContinuation<Void, Never>?
    private var times: [TimeInterval] = []
    private var frame = 0
    private var timer: Timer?
    private var last = ProcessorTime.used

    private init(_ step: @escaping @MainActor (Int) -> Void) {
        self.step = step
    }

    /// Returns the processor time of each frame over a few seconds, calling `step` before each.
    static func measure(_ step: @escaping @MainActor (Int) -> Void) async -> Figures {
        let meter = FrameMeter(step)
        await meter.run()
        return Figures(meter.times)
    }

    /// Waits for three frames.
    static func pass() async {
        await withCheckedContinuation { continuation in
            RunLoop.main.add(Timer(timeInterval: 0.05, repeats: false) { _ in continuation.resume() }, forMode: .common)
        }
    }

    private func run() async {
        let timer = Timer(timeInterval: 1 / 60, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        await withCheckedContinuation { continuation = $0 }
    }

    private func tick() {
        let now = ProcessorTime.used
        if frame >= Self.warmUp { times.append(now - last) }
        last = now
        guard times.count < Self.count else {
            timer?.invalidate()
            continuation?.resume()
            continuation = nil
            return
        }
        step(frame)
        frame += 1
    }
}
