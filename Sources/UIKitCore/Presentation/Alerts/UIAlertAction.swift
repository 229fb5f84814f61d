// SPDX-License-Identifier: MIT

/// A button of an alert, and what it does.
@MainActor
public final class UIAlertAction {
    /// How a button looks and where it stands.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves everything as it is; stands apart, and Escape presses it. An alert has one at most.
        case cancel = 1
        /// Changes or removes data.
        case destructive = 2
    }

    /// Makes an action; `handler` is called once the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    public let title: String?
    public let style: Style

    /// Whether the button can be pressed; `true` by default, and settable while the alert is seen.
    public var isEnabled = true {
        didSet { if isEnabled != oldValue { onChange?() } }
    }

    let handler: ((UIAlertAction) -> Void)?
    var onChange: (() -> Void)?
}
