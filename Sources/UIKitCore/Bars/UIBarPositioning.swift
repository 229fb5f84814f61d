// SPDX-License-Identifier: MIT

/// Which edge of its content a bar is at.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    /// Below the content, with the line at the bar's top.
    case bottom = 1
    /// Above the content, with the line at the bar's bottom.
    case top = 2
    /// At the top of the window; the background reaches beyond the safe area.
    case topAttached = 3
}

/// A bar that knows where it is.
@MainActor
public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is; the method has a default.
@MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    /// Where the bar is, asked when it enters a window; by default where such bars usually are.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
    /// As its surroundings are.
    case `default` = 0
    /// Dark in any case.
    case black = 1
}
