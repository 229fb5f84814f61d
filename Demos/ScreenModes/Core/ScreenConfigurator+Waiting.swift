// SPDX-License-Identifier: MIT
internal import Foundation
package import Windowing

extension ScreenConfigurator {
    /// Returns once the display server has reported its outputs.
    ///
    /// Some interfaces are queried at first use.
    ///
    /// After `timeLimit` seconds it assumes that there are none.
    package func waitForHeads(clock: any TimeSource, timeLimit: Double = 2) async {
        guard heads.isEmpty else { return }
        let previous = changeHandler
        await withCheckedContinuation { continuation in
            // Resumed once, by the report or by the timeout.
            var waiting: CheckedContinuation<Void, Never>? = continuation
            func finish() {
                waiting?.resume()
                waiting = nil
            }
            let limit = clock.schedule(after: timeLimit) { finish() }
            changeHandler = { [weak self] in
                previous?()
                guard self?.heads.isEmpty == false else { return }
                limit.cancel()
                finish()
            }
        }
        changeHandler = previous
    }
}
