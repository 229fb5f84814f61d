// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// A mode of an output, with its position in the test.
package struct WalkStep: Hashable, Sendable {
    package var output: String
    package var mode: ScreenMode
    /// The number of the step over all outputs, from 1.
    package var index: Int
    package var count: Int

    package init(output: String, mode: ScreenMode, index: Int, count: Int) {
        self.output = output
        self.mode = mode
        self.index = index
        self.count = count
    }
}

/// The measurements of a full-screen window.
package struct WalkObservation: Hashable, Sendable {
    /// The window's size in its own pixels; `nil` if it wasn't shown.
    package var pixelSize: PixelSize?
    /// The window's scale, in pixels per point.
    package var scale: CGFloat
    /// The presentation times of frames, in seconds.
    package var timestamps: [TimeInterval]

    package init(pixelSize: PixelSize?, scale: CGFloat = 1, timestamps: [TimeInterval] = []) {
        self.pixelSize = pixelSize
        self.scale = scale
        self.timestamps = timestamps
    }
}

/// An object that shows the test pattern.
@MainActor
package protocol WalkStage: AnyObject {
    /// Shows the pattern in full screen and measures it. The mode is already set.
    func observe(_ step: WalkStep, on screen: ScreenDescription) async -> WalkObservation
    /// Makes an observation in progress return immediately with its results so far.
    func interrupt()
}
