// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// Tells when an application has come to rest: no window has had a frame for a while.
@MainActor
final class RestWatch {
    /// Longer than the gap that a busy machine leaves between two frames of an animation.
    static let quiet: TimeInterval = 0.25

    private var frames = -1
    private var lastChange: TimeInterval = 0

    /// Looks at the windows' frames; true once none was made for `quiet` seconds of looking.
    func isAtRest(_ windows: [UIWindow], now: TimeInterval) -> Bool {
        let count = windows.reduce(0) { $0 + $1.composedFrames }
        if count != frames {
            frames = count
            lastChange = now
        }
        return now - lastChange >= Self.quiet
    }
}
