// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import UIKit
import UIKitCore
import Windowing

/// Shows the pattern on the tested screen, and records its frames.
@MainActor
final class PatternStage: WalkStage {
    /// The timeout, in seconds.
    ///
    /// Displays can take seconds to show a new mode.
    private static let timeLimit: TimeInterval = 3

    /// Called when the user cancels the test.
    var onCancel: (() -> Void)?

    private let clock: any TimeSource
    private let seconds: TimeInterval
    private var shown: (output: String, window: PatternWindow)?
    private var timestamps: [TimeInterval] = []
    private var isInterrupted = false
    private var isSkipped = false
    private var waiter: Waiter?
    private var observers: [any NSObjectProtocol] = []

    private struct Waiter {
        var isDone: () -> Bool
        var continuation: CheckedContinuation<Void, Never>
        var limit: ScheduledCall
    }

    /// Creates a stage that shows each mode for a number of seconds.
    init(clock: any TimeSource, seconds: TimeInterval) {
        self.clock = clock
        self.seconds = seconds
        let center = NotificationCenter.default
        for name in [UIScreen.didConnectNotification, UIScreen.didDisconnectNotification] {
            observers.append(
                center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.check() }
                })
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    func observe(_ step: WalkStep, on screen: ScreenDescription) async -> WalkObservation {
        isSkipped = false
        // An output that has just been turned on becomes a screen with a delay.
        await wait(atMost: Self.timeLimit) { Self.screen(step.output) != nil }
        guard let place = Self.screen(step.output), !isInterrupted else { return WalkObservation(pixelSize: nil) }
        let window = show(step, on: place)
        await wait(atMost: Self.timeLimit / 2) { Self.fills(window, step.mode, screen) }
        if !Self.fills(window, step.mode, screen), let place = Self.screen(step.output) {
            // Window managers place new windows freely, and on a bare X server no window follows its screen: ends and
            // requests full screen again.
            let (width, height) = window.pattern.pixelSize
            window.setFullScreen(false, on: place)
            await wait(atMost: Self.timeLimit / 6) { window.pattern.pixelSize != (width, height) }
            window.setFullScreen(true, on: place)
            await wait(atMost: Self.timeLimit) { Self.fills(window, step.mode, screen) }
        }
        await settle()
        await wait(atMost: seconds) { false }
        guard window.isShown else { return WalkObservation(pixelSize: nil) }
        let (width, height) = window.pattern.pixelSize
        return WalkObservation(
            pixelSize: PixelSize(width: width, height: height), scale: window.scale, timestamps: timestamps)
    }

    func interrupt() {
        isInterrupted = true
        finishWaiting()
    }

    /// Closes the pattern's window.
    func close() {
        shown?.window.close()
        shown = nil
    }

    // MARK: - Screens and windows

    private static func screen(_ output: String) -> UIScreen? {
        UIScreen.screens.first { $0.outputName == output }
    }

    private static func fills(_ window: PatternWindow, _ mode: ScreenMode, _ screen: ScreenDescription) -> Bool {
        let (width, height) = window.pattern.pixelSize
        let wanted =
            screen.transform.swapsAxes ? (mode.size.height, mode.size.width) : (mode.size.width, mode.size.height)
        return abs(width - wanted.0) <= 2 && abs(height - wanted.1) <= 2
    }

    private func show(_ step: WalkStep, on screen: UIScreen) -> PatternWindow {
        let window = window(for: step.output, on: screen)
        window.pattern.title = step.mode.title
        window.pattern.subtitle = "\(step.output.printable) · \(step.index) of \(step.count)"
        window.pattern.hint = "Press Space for the next mode or Esc to stop"
        return window
    }

    private func window(for output: String, on screen: UIScreen) -> PatternWindow {
        if let shown, shown.output == output, shown.window.isShown { return shown.window }
        close()
        let window = PatternWindow(on: screen)
        window.controller.onFrame = { [weak self] timestamp in
            self?.timestamps.append(timestamp)
            self?.check()
        }
        window.controller.onLayout = { [weak self] in self?.check() }
        window.controller.onCancel = { [weak self] in self?.onCancel?() }
        window.controller.onNext = { [weak self] in self?.skip() }
        shown = (output, window)
        return window
    }

    // MARK: - Waiting

    /// Skips the first frames of a new size, which take longer to draw.
    private func settle() async {
        timestamps = []
        await wait(atMost: Self.timeLimit / 6) { [unowned self] in timestamps.count >= 8 }
        timestamps = []
    }

    private func skip() {
        isSkipped = true
        finishWaiting()
    }

    /// Returns once `isDone`, after `limit` seconds, or when interrupted.
    private func wait(atMost limit: TimeInterval, until isDone: @escaping () -> Bool) async {
        guard !isInterrupted, !isSkipped, !isDone() else { return }
        await withCheckedContinuation { continuation in
            let call = clock.schedule(after: limit) { [weak self] in self?.finishWaiting() }
            waiter = Waiter(isDone: isDone, continuation: continuation, limit: call)
        }
    }

    private func check() {
        if let waiter, waiter.isDone() { finishWaiting() }
    }

    private func finishWaiting() {
        guard let waiter else { return }
        self.waiter = nil
        waiter.limit.cancel()
        waiter.continuation.resume()
    }
}
