// SPDX-License-Identifier: MIT
/// What a context menu has in it: made when the user asks for one, and its menu when it opens.
@MainActor
public final class UIContextMenuConfiguration {
    /// Makes the menu of what the system suggests, which is nothing on this desktop; `nil` shows no menu.
    public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

    /// Makes the controller whose view is shown beside a finger's menu; for `nil` the interaction's view is.
    public typealias PreviewProvider = @MainActor () -> UIViewController?

    /// What the application knows the menu's subject by.
    public let identifier: AnyHashable
    let previewProvider: PreviewProvider?
    let actionProvider: ActionProvider?

    /// Makes a configuration without a preview of its own; without an identifier it gets one that no other has.
    public convenience init(identifier: AnyHashable? = nil, actionProvider: ActionProvider? = nil) {
        self.init(identifier: identifier, previewProvider: nil, actionProvider: actionProvider)
    }

    /// Makes a configuration with a preview, of its controller's `preferredContentSize` as far as there is room for it.
    public init(
        identifier: AnyHashable? = nil, previewProvider: PreviewProvider?, actionProvider: ActionProvider? = nil
    ) {
        Self.made += 1
        self.identifier = identifier ?? AnyHashable("context-menu-\(Self.made)")
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }

    private static var made = 0
}
