// SPDX-License-Identifier: MIT

extension UIViewController {
    /// What a press on `editButtonItem` does.
    func toggleEditing() {
        setEditing(!isEditing, animated: true)
    }
}
