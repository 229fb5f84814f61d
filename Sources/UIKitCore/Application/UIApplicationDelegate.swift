// SPDX-License-Identifier: MIT

/// What an application hears of its own life.
///
/// Mark the class `@main` to start the application with it.
///
/// > Note: Differs from UIKit: the delegate is made by `init()`, which only a `final` class inherits in a way that a
/// > protocol may call: write `@main final class AppDelegate: UIResponder, UIApplicationDelegate`.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
    init()

    /// The window of an application that has one; kept here, it is at hand for the application's life.
    var window: UIWindow? { get }

    /// The first call after `init()`: the application and its screens are there, no window is.
    ///
    /// `launchOptions` is always `nil`.
    /// - Returns: `false` if what the application was asked to open cannot be opened; it is launched all the same.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Make the window and its root view controller here.
    ///
    /// `launchOptions` is always `nil`.
    /// - Returns: `false` if what the application was asked to open cannot be opened; it is launched all the same.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// How to make the scene of a session: the application has scenes if this gives a configuration, and none if it is
    /// left out.
    ///
    /// Called for the first scene after `didFinishLaunchingWithOptions`, for sessions that are restored, and for new ones.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration?

    /// Sessions that will not come back: the user closed their windows, or they were destroyed.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// The orientations that the controllers of `window` can be in; by default those that `Info.plist` lists under
    /// `UISupportedInterfaceOrientations`, or all.
    ///
    /// What a controller supports must share one with these.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// One of the application's windows has the keyboard.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The keyboard leaves for another application.
    func applicationWillResignActive(_ application: UIApplication)

    /// Memory is short: drop what can be made again; the controllers hear it too, after this.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// The last call before the process ends: the user closed the last window, the session ends (`SIGTERM`, `SIGINT`,
    /// `SIGHUP`), or the display is gone.
    func applicationWillTerminate(_ application: UIApplication)

    /// The connection to the display broke, as when a compositor crashes: save what must not be lost.
    ///
    /// Windows and views stay, unseen. If the desktop comes back within ten seconds the windows are shown again and
    /// `applicationDidRegainDisplay(_:)` follows; otherwise `applicationWillTerminate(_:)`, and the process ends with status 1.
    ///
    /// > Note: Differs from UIKit, where the display cannot go away.
    func application(_ application: UIApplication, didLoseDisplayWith error: any Error)

    /// The display that was lost is back, and the windows are on it.
    ///
    /// > Note: Differs from UIKit, where the display cannot go away.
    func applicationDidRegainDisplay(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public var window: UIWindow? { nil }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .declared }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? { nil }

    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func application(_ application: UIApplication, didLoseDisplayWith error: any Error) {}
    public func applicationDidRegainDisplay(_ application: UIApplication) {}
}
