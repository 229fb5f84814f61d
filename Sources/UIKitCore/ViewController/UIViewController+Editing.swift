// SPDX-License-Identifier: MIT

extension UIViewController {
    /// The action of `editButtonItem`.
    func toggleEditing() {
        setEditing(!isEditing, animated: true)
    }
}
