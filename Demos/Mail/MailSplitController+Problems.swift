// SPDX-License-Identifier: MIT
import UIKit

extension MailSplitController: MailObserver {
    func mailDidChange() {
        showProblem()
    }

    /// Reports a file that can't be read or written, once no other controller is presented.
    func showProblem() {
        guard let problem = store.problem, viewIfLoaded?.window != nil, presentedViewController == nil else { return }
        store.problem = nil
        let alert = UIAlertController(title: "Mail", message: problem, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
