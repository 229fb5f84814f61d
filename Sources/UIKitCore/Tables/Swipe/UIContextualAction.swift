// SPDX-License-Identifier: MIT

/// One thing to do with a row, shown when the row is swiped aside.
@MainActor
public final class UIContextualAction {
    /// What the action means for the row.
    public enum Style: Int, Sendable {
        case normal = 0
        /// The row is deleted, or something with it that cannot be had back.
        case destructive = 1
    }

    /// Does what the action stands for, and calls `completionHandler` when it is done, at once or later.
    ///
    /// The row moves back at that, whether the value says that something was done or not. `sourceView` is the button that was pressed, or the row itself.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping @MainActor (Bool) -> Void
        ) -> Void

    /// Makes an action; one without an image shows its title.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    public let style: Style
    public let handler: Handler
    /// What is read on the button, and in the row's menu.
    public var title: String?
    /// Shown in place of the title, or above it in a high row; in white.
    public var image: UIImage?

    /// Behind the title; grey by default, red for a destructive action.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : Theme.Swipe.normal) }
        set { ownColor = newValue }
    }

    private var ownColor: UIColor?
}
