// SPDX-License-Identifier: MIT
internal import Foundation
package import Windowing

extension ScreenConfigurator {
    /// Returns once the desktop has told of its outputs: some interfaces are asked only when they are first needed.
    ///
    /// After `patience` seconds there are taken to be none.
    package func waitForHeads(clock: any TimeSource, patience: Double = 2) async {
        guard heads.isEmpty else { return }
        let previous = changeHandler
        await withCheckedContinuation { continuation in
            // Called by whichever comes first, once.
            var waiting: CheckedContinuation<Void, Never>? = continuation
            func finish() {
                waiting?.resume()
                waiting = nil
            }
            let limit = clock.schedule(after: patience) { finish() }
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
