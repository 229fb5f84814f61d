// SPDX-License-Identifier: MIT

/// How much of the window a presented controller takes, and how it is shown there.
///
/// In a window of compact width page sheets, form sheets and popovers stand on its bottom edge.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The window; what is covered leaves it.
    case fullScreen = 0
    /// A card of readable width and most of the window's height.
    case pageSheet = 1
    /// A small card in the middle of the window.
    case formSheet = 2
    /// The view of the nearest controller above that defines a context; what is covered leaves the window.
    case currentContext = 3
    /// As `UIViewController.transitioningDelegate` says.
    case custom = 4
    /// The window; what lies behind stays and shows through.
    case overFullScreen = 5
    /// As `currentContext`, and what lies behind stays and shows through.
    case overCurrentContext = 6
    /// A card beside what it belongs to; see `UIPopoverPresentationController`.
    case popover = 7
    /// None: what a transition that is no presentation has. For a controller it counts as `automatic`.
    case none = -1
    /// What the system prefers: a page sheet, and for some controllers of the system's their own.
    case automatic = -2
}

/// What the way in and out of a controller that covers its context looks like.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the bottom edge.
    case coverVertical = 0
    /// Turning over.
    case flipHorizontal = 1
    case crossDissolve = 2
    /// What lies in front is curled up like a page; for full screen presentations.
    case partialCurl = 3
}
