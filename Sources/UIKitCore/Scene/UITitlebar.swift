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

/// The title bar of a scene's main window, where the toolkit draws it.
///
/// Desktop environments that decorate windows themselves aren't affected.
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

    private func didChange() {
        scene?.mainWindow?.host?.updateDecorations()
    }
}
