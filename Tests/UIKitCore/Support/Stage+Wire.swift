// SPDX-License-Identifier: MIT
import UIKitTesting
import Windowing
import WindowingHeadless

extension Stage {
    /// Hands the window what a display would, in surface coordinates, and ends the turn.
    func send(_ event: InputEvent) {
        system.windows.last?.send(event)
        advance(by: 0)
    }
}
