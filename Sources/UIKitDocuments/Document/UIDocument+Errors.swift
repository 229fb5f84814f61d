// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Localization
internal import UIKitCore

extension UIDocument {
    /// Logs an error, and shows it in the window with the keyboard.
    func report(_ error: any Error, toUser: Bool) {
        Log.error("The document \(fileURL.path) failed: \(error)")
        let windows = UIApplication.shared.windows
        let window = windows.last { $0.isKeyWindow } ?? windows.last
        let isCancelled = (error as? CocoaError)?.code == .userCancelled
        guard toUser, !isCancelled, alert == nil, var presenter = window?.rootViewController else {
            return finishedHandlingError(error, recovered: false)
        }
        while let next = presenter.presentedViewController { presenter = next }
        let title = failure.text(localizedName)
        let alert = UIAlertController(title: title, message: Phrase.reason(for: error), preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: Phrase.close.text, style: .cancel) { [weak self] _ in
                self?.finishedHandlingError(error, recovered: false)
            })
        self.alert = alert
        presenter.present(alert, animated: true)
    }

    func dismissReport() {
        alert?.dismiss(animated: false)
    }
}
