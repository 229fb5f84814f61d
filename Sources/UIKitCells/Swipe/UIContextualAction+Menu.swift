// SPDX-License-Identifier: MIT
@_spi(Toolkit) package import UIKitCore

extension UIContextualAction {
    /// Returns the action as an element of the row's context menu; `nil` without a title.
    package func menuElement(for cell: UIView?) -> UIMenuElement? {
        guard let title, let cell else { return nil }
        return UIAction(title: title, image: image, attributes: style == .destructive ? .destructive : []) {
            [weak cell] _ in
            if let cell { self.handler(self, cell) { _ in } }
        }
    }
}
