// SPDX-License-Identifier: MIT
public import Foundation

/// The shortcuts shown in a bar while a text is edited: above the input view, or at the window's bottom without one.
///
/// Without any buttons, which is the default, there is no bar.
///
/// > Note: Differs from UIKit: the groups are empty at first, because the main menu and the edit menu have the commands
/// > that UIKit shows there.
@preconcurrency @MainActor
public final class UITextInputAssistantItem: NSObject, InputAssistant {
    private weak var responder: UIResponder?
    private var ownBar: InputAssistantBar?

    init(of responder: UIResponder) {
        self.responder = responder
    }

    /// The groups of buttons at the leading end of the bar; none by default.
    ///
    /// While there is little space, they are replaced by their representative items.
    public var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet { if leadingBarButtonGroups != oldValue { groupsDidChange(from: oldValue) } }
    }

    /// The groups of buttons at the trailing end of the bar; none by default.
    ///
    /// While there is little space, they are replaced by their representative items.
    public var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet { if trailingBarButtonGroups != oldValue { groupsDidChange(from: oldValue) } }
    }

    /// Whether the context menu of the bar has a command that hides it until another text is edited; `true` by default.
    public var allowsHidingShortcuts = true

    private func groupsDidChange(from old: [UIBarButtonItemGroup]) {
        for group in old { group.onChange = nil }
        for group in leadingBarButtonGroups + trailingBarButtonGroups {
            group.onChange = { [weak self] in self?.itemsDidChange() }
        }
        itemsDidChange()
    }

    private func itemsDidChange() {
        ownBar?.showItems()
        responder?.updateInputViews()
    }

    // MARK: - InputAssistant

    var hasShortcuts: Bool {
        (leadingBarButtonGroups + trailingBarButtonGroups).contains { !$0.items(collapsed: false).isEmpty }
    }

    var bar: UIView {
        let bar = ownBar ?? InputAssistantBar(of: self)
        ownBar = bar
        return bar
    }
}

extension UIResponder {
    /// The item for this responder, created when it is first needed.
    var ownAssistantItem: UITextInputAssistantItem {
        let item = assistantStorage as? UITextInputAssistantItem ?? UITextInputAssistantItem(of: self)
        assistantStorage = item
        return item
    }
}
