// SPDX-License-Identifier: MIT

/// Methods for responding to the lifecycle of a scene.
///
/// All are optional.
///
/// > Note: Differs from UIKit: the framework creates the delegate with `init()`, so its class must be `final`.
@MainActor
public protocol UISceneDelegate: AnyObject {
    /// Creates the delegate. Called by the framework.
    init()

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
    /// Returns the state to save. Called when the scene enters the background and before the application terminates.
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

/// Methods for responding to the lifecycle of a scene with windows.
///
/// All are optional.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window. The delegate usually stores it for the lifetime of the scene.
    var window: UIWindow? { get set }
    /// Called after the size or the traits of the scene's main window changed.
    ///
    /// > Note: Differs from UIKit: corresponds to `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`, without
    /// > a coordinate space and an orientation, which a window on a desktop doesn't have.
    func windowScene(_ windowScene: UIWindowScene, didUpdateTraits previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    public func windowScene(_ windowScene: UIWindowScene, didUpdateTraits previousTraitCollection: UITraitCollection) {}
}
