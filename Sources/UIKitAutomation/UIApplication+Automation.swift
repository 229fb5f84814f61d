// SPDX-License-Identifier: MIT
internal import Diagnostics
package import UIKitCore

extension UIApplication {
    /// Runs the script at `path` and then terminates the application: with status 0 on success, or with status 1 and an
    /// error message on standard error.
    package func runScript(atPath path: String) {
        do {
            let script = try AutomationScript(contentsOfFile: path)
            AutomationRunner(script: script, application: self) { [weak self] error in
                self?.scriptDidEnd(error)
            }.start()
        } catch {
            scriptDidEnd(error)
        }
    }

    private func scriptDidEnd(_ error: AutomationError?) {
        if let error { Log.error(error.description) }
        terminate(status: error == nil ? 0 : 1)
    }
}
