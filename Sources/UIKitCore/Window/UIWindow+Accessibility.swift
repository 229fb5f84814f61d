// SPDX-License-Identifier: MIT
internal import AccessibilityTree
package import Foundation
internal import Graphics
internal import Windowing

extension UIWindow {
    /// The popups that belong to this window, the most recent last.
    package var accessibilityPopups: [UIWindow] { popups }

    /// The origin of a popup in the coordinates of the window at the bottom of the chain.
    package var accessibilityOrigin: CGPoint { originInRoot }

    /// The window to which a popup belongs; `nil` for another window.
    package var accessibilityParent: UIWindow? { (self as? PopupWindow)?.parent }

    /// The title that the desktop shows.
    package var accessibilityTitle: String { desktopTitle }

    /// The position of the content on the screen; `nil` if the display server doesn't report it.
    package var accessibilityPosition: CGPoint? { host?.contentPosition }

    /// Whether the desktop shows the window as the active one.
    package var isActiveOnDesktop: Bool { (rootWindow.host?.isActive ?? false) || rootWindow.isKeyWindow }

    /// The buttons of the title bar, unless the desktop draws it.
    package var accessibilityTitleBar: [UIAccessibilityElement] { host?.titleBarElements(in: self) ?? [] }

    /// Sends the Esc key to the first responder of the window.
    package func sendEscapeKey() {
        // The code of KEY_ESC, and the symbol XK_Escape.
        for phase in [KeyEvent.Phase.down, .up] {
            receive(.key(KeyEvent(phase: phase, code: 1, keysym: 0xff1b, characters: "", timestamp: 0)))
        }
    }
}
