// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCore

/// Detects when an application is idle, that is, when no window has drawn a frame for a while.
@MainActor
final class RestWatch {
    /// The duration without frames, in seconds: longer than the gap between two frames of an animation on a busy
    /// machine.
    static let quiet: TimeInterval = 0.25

    private var frames = -1
    private var lastChange: TimeInterval = 0

    /// Samples the frame counts of the windows; `true` if none has changed for `quiet` seconds of sampling.
    func isAtRest(_ windows: [UIWindow], now: TimeInterval) -> Bool {
        let count = windows.reduce(0) { $0 + $1.composedFrames }
        if count != frames || windows.contains(where: \.isInSizeTransition) {
            frames = count
            lastChange = now
        }
        return now - lastChange >= Self.quiet
    }
}
