// SPDX-License-Identifier: MIT
package import UIKitCore

/// Records the touches that it receives.
package final class TouchLog: UIView {
    package var log: [String] = []
    package var passesOn = false

    private func note(_ name: String, _ touches: Set<UITouch>) {
        log.append("\(name) \(touches.count)")
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
        if passesOn { super.touchesBegan(touches, with: event) }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}
