// SPDX-License-Identifier: MIT

extension UIViewController {
    /// The title of a window with this root: the controller's own title, otherwise that of its visible content.
    var windowTitle: String? {
        for own in [title, barItems.navigationTitle] {
            if let own, !own.isEmpty { return own }
        }
        return titleSources.lazy.compactMap(\.windowTitle).first
    }
}
