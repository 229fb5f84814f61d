// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

extension UIApplication {
    /// The style above the content of the key window.
    ///
    /// It can be set only if `Info.plist` contains `UIViewControllerBasedStatusBarAppearance` with the value `false`.
    public var statusBarStyle: UIStatusBarStyle {
        get { keyWindow?.statusBar.style ?? statusBar.style }
        set { setStatusBarStyle(newValue, animated: false) }
    }

    /// Sets the style above the content of all windows.
    ///
    /// Ignored unless `Info.plist` contains `UIViewControllerBasedStatusBarAppearance` with the value `false`.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        statusBar.style = statusBarStyle
        setNeedsStatusBarUpdate()
    }

    /// Whether the controllers of the key window prefer a hidden status bar.
    ///
    /// It can be set only if `Info.plist` contains `UIViewControllerBasedStatusBarAppearance` with the value `false`.
    public var isStatusBarHidden: Bool {
        get { keyWindow?.statusBar.isHidden ?? statusBar.isHidden }
        set { setStatusBarHidden(newValue, with: .none) }
    }

    /// Sets whether the status bar is hidden.
    ///
    /// Ignored unless `Info.plist` contains `UIViewControllerBasedStatusBarAppearance` with the value `false`.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        statusBar.isHidden = hidden
        setNeedsStatusBarUpdate()
    }

    /// The area of the key window that is covered by a title bar; empty if the title bar is above the content or shares
    /// the row of a bar.
    public var statusBarFrame: CGRect { keyWindow?.coveredFrame ?? .zero }

    // MARK: - Internal

    /// Whether controllers determine what is above the content.
    var followsControllersInStatusBar: Bool {
        let key = "UIViewControllerBasedStatusBarAppearance"
        return launchOptions.bundle.uiObject(forInfoDictionaryKey: key) as? Bool ?? true
    }

    /// The application's own preferences at launch.
    static func statusBar(declaredIn bundle: Bundle) -> StatusBarPreferences {
        let name = bundle.uiObject(forInfoDictionaryKey: "UIStatusBarStyle") as? String
        return StatusBarPreferences(
            style: name.flatMap(UIStatusBarStyle.init(name:)) ?? .default,
            isHidden: bundle.uiObject(forInfoDictionaryKey: "UIStatusBarHidden") as? Bool ?? false)
    }

    /// Updates all windows before the next frame.
    func setNeedsStatusBarUpdate() {
        guard !needsStatusBarUpdate else { return }
        needsStatusBarUpdate = true
        CATransaction.addCommitHandler { [weak self] in
            self?.needsStatusBarUpdate = false
            for window in self?.windows ?? [] { window.updateStatusBar() }
        }
    }
}
