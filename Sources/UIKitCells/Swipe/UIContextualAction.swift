// SPDX-License-Identifier: MIT
public import Foundation
@_spi(Toolkit) public import UIKitCore

/// An action on a row, revealed by swiping the row.
@preconcurrency @MainActor
public final class UIContextualAction: NSObject {
    /// The styles of an action.
    public enum Style: Int, Sendable {
        case normal = 0
        /// An action that deletes the row or has another irreversible effect.
        case destructive = 1
    }

    /// A closure that performs the action, and calls `completionHandler` when it is done, immediately or later.
    ///
    /// The row closes when the completion handler is called, regardless of the value passed. `sourceView` is the button
    /// that was pressed, or the row itself.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping @MainActor (Bool) -> Void
        ) -> Void

    /// Creates an action with a title and a handler.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    /// The style of the action.
    public let style: Style
    /// The closure that performs the action.
    public let handler: Handler
    /// The title on the button and in the row's context menu.
    public var title: String?
    /// The image, tinted white, shown instead of the title or, in a sufficiently high row, above it.
    public var image: UIImage?

    /// The background color of the button; by default gray, or red for a destructive action.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : Theme.Swipe.normal) }
        set { ownColor = newValue }
    }

    private var ownColor: UIColor?
}
