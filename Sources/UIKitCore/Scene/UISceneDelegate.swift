// SPDX-License-Identifier: MIT

/// What a scene's delegate hears of its life.
///
/// > Note: Differs from UIKit: the delegate is made by `init()`, so its class is `final`.
@MainActor
public protocol UISceneDelegate: AnyObject {
    init()

    /// Make the scene's window here, by `UIWindow(windowScene:)`.
    ///
    /// A session that was open before has what it was restored with (`stateRestorationActivity`, `userInfo`).
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// The window is closed and the scene about to go; its session may come back later.
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    /// The window is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The window is not seen any more: minimised, or covered where the desktop tells.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// What to remember, asked for when the scene goes to the background and before the application ends.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
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
}

/// What the delegate of a scene with windows hears besides.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window; kept here, it is at hand for the scene's life.
    var window: UIWindow? { get set }
    /// The window's size, screen or traits changed.
    func windowScene(_ windowScene: UIWindowScene, didUpdateTraits previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    public func windowScene(_ windowScene: UIWindowScene, didUpdateTraits previousTraitCollection: UITraitCollection) {}
}
