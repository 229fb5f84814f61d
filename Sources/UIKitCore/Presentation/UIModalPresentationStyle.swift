// SPDX-License-Identifier: MIT

/// The style of a presentation, which determines the covered area.
///
/// In a compact width, page sheets, form sheets, and popovers become sheets at the bottom edge.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the window. The covered views are removed from it.
    case fullScreen = 0
    /// A sheet of a width suited for reading and most of the window's height.
    case pageSheet = 1
    /// A small sheet in the center of the window.
    case formSheet = 2
    /// Covers the view of the nearest ancestor that defines a presentation context. The covered views are removed from
    /// the window.
    case currentContext = 3
    /// Uses the presentation controller from `UIViewController.transitioningDelegate`.
    case custom = 4
    /// Covers the window. The covered views stay in it and may show through.
    case overFullScreen = 5
    /// Like `currentContext`, but the covered views stay and may show through.
    case overCurrentContext = 6
    /// A popover next to its source. See `UIPopoverPresentationController`.
    case popover = 7
    /// The style of transitions that aren't presentations. For a controller, the same as `automatic`.
    case none = -1
    /// The default style: a page sheet, or a specific style for some standard controllers.
    case automatic = -2
}

/// The animation of a presentation that covers its context.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the bottom edge.
    case coverVertical = 0
    /// Flips horizontally.
    case flipHorizontal = 1
    /// Fades in.
    case crossDissolve = 2
    /// Curls up the covered views like a page. Only for full-screen presentations.
    case partialCurl = 3
}
