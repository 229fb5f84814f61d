// SPDX-License-Identifier: MIT
public import Foundation

/// The configuration of a context menu.
///
/// It is created when the user requests a menu; its menu is created when it opens.
@preconcurrency @MainActor
public final class UIContextMenuConfiguration: NSObject {
    /// A closure that returns the menu; `nil` to show none.
    ///
    /// The suggested actions are always empty.
    public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

    /// A closure that returns the controller whose view is the preview of a menu opened by touch; `nil` to use the
    /// interaction's view.
    public typealias PreviewProvider = @MainActor () -> UIViewController?

    /// The identifier by which the application recognizes the menu's subject.
    public let identifier: AnyHashable
    let previewProvider: PreviewProvider?
    let actionProvider: ActionProvider?

    /// Creates a configuration without a custom preview.
    ///
    /// Without an identifier, it gets a unique one.
    public convenience init(identifier: AnyHashable? = nil, actionProvider: ActionProvider? = nil) {
        self.init(identifier: identifier, previewProvider: nil, actionProvider: actionProvider)
    }

    /// Creates a configuration with a custom preview, whose size is the controller's `preferredContentSize`, reduced to
    /// the available space.
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

/// The block that returns the menu of a configuration.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider

/// The block that returns the preview of a configuration.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider
