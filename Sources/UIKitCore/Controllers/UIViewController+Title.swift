// SPDX-License-Identifier: MIT

extension UIViewController {
    /// What a window is called whose root this is: the controller's own title, else that of what is seen in it.
    var windowTitle: String? {
        for own in [title, barItems.navigationTitle] {
            if let own, !own.isEmpty { return own }
        }
        return titleSources.lazy.compactMap(\.windowTitle).first
    }
}
