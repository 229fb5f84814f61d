// SPDX-License-Identifier: MIT
public import Foundation

/// The state of what is shown above the content of a scene's main window.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    /// The style that the window's controllers prefer.
    open var statusBarStyle: UIStatusBarStyle { scene?.mainWindow?.statusBar.style ?? .default }

    /// Whether the window's controllers prefer a hidden status bar.
    ///
    /// > Note: Differs from UIKit: the title bar stays, because the user closes and moves the window with it.
    open var isStatusBarHidden: Bool { scene?.mainWindow?.statusBar.isHidden ?? false }

    /// The area of the window that is covered.
    ///
    /// Empty if the title bar is above the content or shares the row of a bar; otherwise the frame of the title bar.
    open var statusBarFrame: CGRect { scene?.mainWindow?.coveredFrame ?? .zero }
}
