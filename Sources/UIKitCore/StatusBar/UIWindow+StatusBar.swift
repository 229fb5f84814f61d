// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The preferences of a window's controllers for what is above the content.
struct StatusBarPreferences: Equatable {
    var style = UIStatusBarStyle.default
    var isHidden = false
}

extension UIWindow {
    /// Asks the window's controllers for their preferences, and updates the title bar.
    func updateStatusBar() {
        var new = StatusBarPreferences()
        let animation: UIStatusBarAnimation
        if let application = UIApplication.running, !application.followsControllersInStatusBar {
            new = application.statusBar
            animation = .none
        } else {
            let style = statusBarController(next: \.childForStatusBarStyle)
            new.style = style?.preferredStatusBarStyle ?? .default
            let hiding = statusBarController(next: \.childForStatusBarHidden)
            new.isHidden = hiding?.prefersStatusBarHidden ?? false
            animation = (style ?? hiding)?.preferredStatusBarUpdateAnimation ?? .none
        }
        // The controllers that cover the window have changed, so other bars may be at its top.
        titleBarMayHaveChanged()
        guard new != statusBar else { return }
        statusBar = new
        host?.statusBarDidChange(animated: animation != .none)
    }

    /// The controller that determines a preference: the one that covers the window, or the descendant that it names.
    private func statusBarController(next: (UIViewController) -> UIViewController?) -> UIViewController? {
        guard var found = rootViewController else { return nil }
        while let presented = found.presentedViewController, !presented.isBeingDismissed,
            presented.capturesStatusBar
        {
            found = presented
        }
        // An application can name controllers in a circle.
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(found)]
        while let child = next(found), seen.insert(ObjectIdentifier(child)).inserted { found = child }
        return found
    }
}

extension UIViewController {
    fileprivate var capturesStatusBar: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
    }
}

extension WindowHost {
    func statusBarDidChange(animated: Bool) {
        chrome.titleBarStyle = window?.statusBar.style.titleBarStyle ?? .unspecified
        chrome.updateTitleBar(animated: animated)
    }
}
