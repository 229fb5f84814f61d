// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import Windowing

/// Says that a window filled the screen and its frames came evenly, unless a test tells it otherwise.
@MainActor
final class FakeStage: WalkStage {
    private(set) var observed: [WalkStep] = []
    private(set) var interruptions = 0
    /// Called when a pattern is shown, before the answer.
    var onObserve: ((WalkStep) -> Void)?
    /// The observations to report instead of the real ones, by mode.
    var observations: [PixelSize: WalkObservation] = [:]

    func observe(_ step: WalkStep, on screen: ScreenDescription) async -> WalkObservation {
        observed.append(step)
        onObserve?(step)
        if let told = observations[step.mode.size] { return told }
        let size = screen.frame.size
        return WalkObservation(
            pixelSize: PixelSize(
                width: Int((size.width * screen.scale).rounded()), height: Int((size.height * screen.scale).rounded())),
            scale: screen.scale, timestamps: Self.frames(at: step.mode.refreshRate))
    }

    func interrupt() {
        interruptions += 1
    }

    nonisolated static func frames(at rate: Double, count: Int = 60) -> [TimeInterval] {
        (0..<count).map { 1000 + Double($0) / rate }
    }
}
