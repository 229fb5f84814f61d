// SPDX-License-Identifier: MIT

/// The position of a bar relative to its content.
public enum UIBarPosition: Int, Sendable {
    /// The usual position of such a bar.
    case any = 0
    /// Below the content, with the line at the bar's upper edge.
    case bottom = 1
    /// Above the content, with the line at the bar's lower edge.
    case top = 2
    /// At the top of the window; the background extends beyond the safe area.
    case topAttached = 3
}

/// A bar that has a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// A method for positioning a bar.
///
/// Optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the bar's position. Called when the bar enters a window. The default is the bar's usual position.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The light or dark style of a bar.
public enum UIBarStyle: Int, Sendable {
    /// The style of the environment.
    case `default` = 0
    /// Always dark.
    case black = 1
}
