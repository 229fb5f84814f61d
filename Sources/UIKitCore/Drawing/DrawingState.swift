// SPDX-License-Identifier: MIT
internal import Foundation

/// The contexts and the traits of a thread, which drawing functions find without a parameter.
final class DrawingState {
    /// The stack of contexts; the last one is current.
    var contexts: [GraphicsContextStack.Entry] = []
    /// The current traits; `nil` on threads that haven't set them.
    var traits: UITraitCollection?

    // Only used by code on the main queue, whichever thread serves it.
    nonisolated(unsafe) private static let ofMainQueue = DrawingState()
    private static let key = "com.shoji.DrawingState"

    /// The state of the main queue, or of another thread.
    static var current: DrawingState {
        if MainQueue.isCurrent { return ofMainQueue }
        let values = Thread.current.threadDictionary
        if let state = values[key] as? DrawingState { return state }
        let state = DrawingState()
        values[key] = state
        return state
    }
}
