// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension UITableViewController {
    /// Keeps a row whose text is edited in sight while the controller is visible (`R-TV-58`).
    func startFollowingTextInput() {
        guard textInputObservers.isEmpty else { return }
        let names = [UITextField.textDidBeginEditingNotification, TextEditor.textViewDidBeginEditing]
        textInputObservers = names.map { name in
            // Text views post on the main thread, and without a queue the block runs there at once.
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.revealEditedRow() }
            }
        }
    }

    func stopFollowingTextInput() {
        for observer in textInputObservers { NotificationCenter.default.removeObserver(observer) }
        textInputObservers = []
    }

    private func revealEditedRow() {
        tableView?.revealRowOfFirstResponder(animated: true)
    }
}

extension UITableView {
    /// Scrolls as little as necessary to show the whole row whose text is edited, if there is one.
    func revealRowOfFirstResponder(animated: Bool) {
        guard let view = window?.firstResponder as? any UIView & UITextInput,
            let path = content.cells.first(where: { view.isDescendant(of: $0.value) })?.key
        else { return }
        scrollToRow(at: path, at: .none, animated: animated)
    }
}
