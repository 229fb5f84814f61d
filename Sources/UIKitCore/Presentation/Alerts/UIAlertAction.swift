// SPDX-License-Identifier: MIT
public import Foundation

/// An action that the user can choose in an alert, shown as a button.
@preconcurrency @MainActor
public final class UIAlertAction: NSObject {
    /// The style of the button.
    public enum Style: Int, Sendable {
        /// An ordinary action.
        case `default` = 0
        /// The action that changes nothing. It is placed apart from the others, and Escape performs it. An alert has at
        /// most one.
        case cancel = 1
        /// An action that changes or deletes data.
        case destructive = 2
    }

    /// Creates an action.
    ///
    /// `handler` is called after the alert was dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// The button's title.
    public let title: String?
    /// The button's style.
    public let style: Style

    /// Whether the button is enabled.
    ///
    /// It may be changed while the alert is shown. The default is `true`.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { onChange?() } }
    }

    let handler: ((UIAlertAction) -> Void)?
    var onChange: (() -> Void)?
}
