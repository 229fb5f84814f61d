// SPDX-License-Identifier: MIT
public import Foundation

/// Constants for the visibility of a title bar's text.
public enum UITitlebarTitleVisibility: Int, Sendable {
    /// The window's title is shown.
    case visible = 0
    /// The title is only used by the desktop environment, for example in its list of windows.
    case hidden = 1
}

/// Constants for the line between a title bar and the content.
public enum UITitlebarSeparatorStyle: Int, Sendable {
    /// A line.
    case automatic = 0
    /// No separator.
    case none = 1
    /// A line.
    case line = 2
    /// A line with a shadow that the title bar casts on the content.
    case shadow = 3
}

/// Constants for the position of a title bar relative to the bars of the content.
public enum UITitlebarToolbarStyle: Int, Sendable {
    /// The window's buttons are in the row of a bar at the top of the content.
    case automatic = 0
    /// The title bar is a row of its own above the bars of the content.
    case expanded = 1
    /// The title bar is a row of its own above the bars of the content.
    case preference = 2
    /// The window's buttons are in the row of a bar at the top of the content.
    case unified = 3
    /// The window's buttons are in the row of a bar at the top of the content.
    ///
    /// > Note: Differs from UIKit: the row isn't smaller.
    case unifiedCompact = 4

    var sharesRow: Bool { self != .expanded && self != .preference }
}

/// The title bar of a scene's main window, where the toolkit draws it.
///
/// Desktop environments that decorate windows themselves aren't affected.
///
/// > Note: Differs from UIKit, where a title bar can also contain an AppKit toolbar.
@preconcurrency @MainActor
open class UITitlebar: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    /// Whether the window's title is shown in the title bar; `.visible` by default.
    open var titleVisibility = UITitlebarTitleVisibility.visible {
        didSet { if titleVisibility != oldValue { didChange() } }
    }

    /// The line between the title bar and the content; `.automatic` by default.
    open var separatorStyle = UITitlebarSeparatorStyle.automatic {
        didSet { if separatorStyle != oldValue { didChange() } }
    }

    /// Whether the window's buttons share the row of a bar at the top of the content; `.automatic` by default.
    ///
    /// Navigation bars, toolbars whose position is the top, and the tab bar of a window of regular width share their row,
    /// also in the columns of a split view.
    open var toolbarStyle = UITitlebarToolbarStyle.automatic {
        didSet { if toolbarStyle != oldValue { didChange() } }
    }

    private func didChange() {
        let host = scene?.mainWindow?.host
        host?.updateTitleBarPlacement()
        host?.updateDecorations()
    }
}
