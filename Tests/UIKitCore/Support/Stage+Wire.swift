// SPDX-License-Identifier: MIT
package import UIKitTesting
package import Windowing
import WindowingHeadless

extension Stage {
    /// Sends the window events of a display server, in surface coordinates, and ends the run-loop iteration.
    package func send(_ event: InputEvent) {
        system.windows.last?.send(event)
        advance(by: 0)
    }
}
