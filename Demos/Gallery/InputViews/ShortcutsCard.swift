// SPDX-License-Identifier: MIT
import UIKit

/// A text view with an assistant item.
final class ShortcutsCard: TextViewCard {
    override func build() {
        super.build()
        textView.accessibilityLabel = "Text with shortcuts"
        textView.text = "Select this text, and use the buttons at the window's bottom."
        textView.inputAssistantItem.leadingBarButtonGroups = [
            UIBarButtonItemGroup(
                barButtonItems: [
                    item("Bullet") { $0.insertText("• ") }, item("Dash") { $0.insertText("– ") },
                    item("Arrow") { $0.insertText("→ ") },
                ], representativeItem: UIBarButtonItem(title: "Insert", image: nil, primaryAction: nil, menu: nil)),
            UIBarButtonItemGroup(barButtonItems: [item("Select All") { $0.selectAll(nil) }], representativeItem: nil),
        ]
        textView.inputAssistantItem.trailingBarButtonGroups = [
            UIBarButtonItemGroup(
                barButtonItems: [item("Done") { $0.resignFirstResponder() }], representativeItem: nil)
        ]
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(80) }

    private func item(_ title: String, _ action: @escaping @MainActor (UITextView) -> Void) -> UIBarButtonItem {
        UIBarButtonItem(
            title: title, image: nil,
            primaryAction: UIAction { [weak textView] _ in
                if let textView { action(textView) }
            }, menu: nil)
    }
}
