// SPDX-License-Identifier: MIT
public import Foundation

/// Methods for responding to the lifecycle of a scene.
///
/// All are optional. The framework creates the delegate with `init()`.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is connected. Create the scene's window here, with `UIWindow(windowScene:)`.
    ///
    /// A restored session contains the saved `stateRestorationActivity` and `userInfo`.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// Called before a scene whose window was closed is released. Its session may be activated again later.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after the scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene stops being active.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the window becomes visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the window stopped being visible: minimized or, where this is reported, covered.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Returns the state to save; by default the scene's `userActivity`. Called when the scene enters the background and
    /// before the application terminates.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called while the scene is connected, when the user opens files or other URLs with the application. Those with
    /// which it was started are in the scene's connection options.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Called while the scene is connected, when it continues an activity: one that another scene requests, or that of a
    /// web page which the user opens with the application. By default, a web page is passed on to
    /// `scene(_:openURLContexts:)`.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        if let page = userActivity.webpageURL { self.scene(scene, openURLContexts: [UIOpenURLContext(page)]) }
    }
}

/// Methods for responding to the lifecycle of a scene with windows.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window. The delegate usually stores it for the lifetime of the scene.
    var window: UIWindow? { get set }
    /// Called after the size or the traits of the scene's main window changed.
    ///
    /// > Note: Differs from UIKit: corresponds to `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`, without
    /// > a coordinate space and an orientation, which a window on a desktop doesn't have.
    func windowScene(_ windowScene: UIWindowScene, didUpdateTraits previousTraitCollection: UITraitCollection)
    /// Called while the scene is connected, when the user chooses one of the application's shortcut items. The one with
    /// which the application was started is in the scene's connection options. Call the handler with whether the action
    /// was performed.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public func windowScene(_ windowScene: UIWindowScene, didUpdateTraits previousTraitCollection: UITraitCollection) {}
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(false)
    }
}
