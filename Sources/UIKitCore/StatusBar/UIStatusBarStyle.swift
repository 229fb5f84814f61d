// SPDX-License-Identifier: MIT

/// Constants for the colors of what is shown above a window's content.
///
/// > Note: Differs from UIKit: a desktop window has a title bar rather than a status bar. A title bar that is drawn by
/// > this toolkit follows the style; one that is drawn by the desktop doesn't.
public enum UIStatusBarStyle: Int, Sendable {
    /// The style of the window's own appearance.
    case `default` = 0
    /// Light text, on a dark title bar.
    case lightContent = 1
    /// Dark text, on a light title bar.
    case darkContent = 3
}

/// Constants for the animation of changes above a window's content.
public enum UIStatusBarAnimation: Int, Sendable {
    /// Without animation.
    case none
    /// A cross-fade.
    case fade
    /// A movement.
    ///
    /// > Note: Differs from UIKit: a title bar cross-fades.
    case slide
}

extension UIStatusBarStyle {
    /// The appearance of the title bar; `.unspecified` for the window's own.
    var titleBarStyle: UIUserInterfaceStyle {
        switch self {
        case .default: .unspecified
        case .lightContent: .dark
        case .darkContent: .light
        }
    }

    /// Creates the style named in an `Info.plist`.
    init?(name: String) {
        switch name {
        case "UIStatusBarStyleDefault": self = .default
        case "UIStatusBarStyleLightContent": self = .lightContent
        case "UIStatusBarStyleDarkContent": self = .darkContent
        default: return nil
        }
    }
}
