// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// One mode of one output, with its place in the walk.
package struct WalkStep: Hashable, Sendable {
    package var output: String
    package var mode: ScreenMode
    /// From 1, over all outputs.
    package var index: Int
    package var count: Int

    package init(output: String, mode: ScreenMode, index: Int, count: Int) {
        self.output = output
        self.mode = mode
        self.index = index
        self.count = count
    }
}

/// What a window that fills the output found there.
package struct WalkObservation: Hashable, Sendable {
    /// The window's size in its own pixels; `nil` if it was never shown.
    package var pixelSize: PixelSize?
    /// Pixels per point that the window was told.
    package var scale: CGFloat
    /// When each frame was seen, in seconds.
    package var timestamps: [TimeInterval]

    package init(pixelSize: PixelSize?, scale: CGFloat = 1, timestamps: [TimeInterval] = []) {
        self.pixelSize = pixelSize
        self.scale = scale
        self.timestamps = timestamps
    }
}

/// Who shows the test pattern.
@MainActor
package protocol WalkStage: AnyObject {
    /// Shows the pattern on the whole output and looks at it for a while; the mode holds already.
    func observe(_ step: WalkStep, on screen: ScreenDescription) async -> WalkObservation
    /// Makes an observation that is under way return at once with what it has.
    func interrupt()
}
