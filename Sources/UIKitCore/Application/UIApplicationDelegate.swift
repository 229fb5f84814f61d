// SPDX-License-Identifier: MIT

/// Methods for responding to the lifecycle of an application.
///
/// All are optional.
///
/// Mark the class `@main` to start the application with it.
///
/// > Note: Differs from UIKit: the framework creates the delegate with `init()`, which a protocol can call only on a
/// > `final` class that inherits it: write `@main final class AppDelegate: UIResponder, UIApplicationDelegate`.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// Creates the delegate. Called by the framework.
    init()

    /// The main window of an application without scenes. The delegate usually stores it for the lifetime of the
    /// application.
    ///
    /// If `Info.plist` names a main storyboard, it is set before `application(_:willFinishLaunchingWithOptions:)` is
    /// called, and shown after `application(_:didFinishLaunchingWithOptions:)`.
    var window: UIWindow? { get set }

    /// Called first after `init()`, when the application and its screens exist but no windows.
    ///
    /// `launchOptions` is always `nil`.
    /// - Returns: `false` if the application can't open what it was asked to; this doesn't prevent the launch.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called to set up the application. Create the window and its root view controller here.
    ///
    /// `launchOptions` is always `nil`.
    /// - Returns: `false` if the application can't open what it was asked to; this doesn't prevent the launch.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Returns the configuration for the scene of a session. The application has scenes only if this method is
    /// implemented.
    ///
    /// Called for the first scene after `didFinishLaunchingWithOptions`, for restored sessions, and for new ones.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration?

    /// Called after sessions were discarded because the user closed their windows or they were destroyed.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Returns the orientations that the controllers of `window` may have; by default those in `Info.plist` for
    /// `UISupportedInterfaceOrientations`, or all.
    ///
    /// Every controller must support at least one of them.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// Called after one of the application's windows gained the keyboard focus.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the keyboard focus moves to another application.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when memory is low. Release data that can be recreated. Controllers are notified after the delegate.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Called last before the process exits: the user closed the last window, the session ended (`SIGTERM`, `SIGINT`,
    /// or `SIGHUP`), or the display was lost.
    func applicationWillTerminate(_ application: UIApplication)

    /// Called when the connection to the display server was lost, as when a compositor crashes. Save essential data
    /// here.
    ///
    /// Windows and views are kept. If the application can reconnect within ten seconds, the windows are shown again and
    /// `applicationDidRegainDisplay(_:)` is called; otherwise `applicationWillTerminate(_:)` is called and the process
    /// exits with status 1.
    ///
    /// > Note: Differs from UIKit, where the display can't be lost.
    func application(_ application: UIApplication, didLoseDisplayWith error: any Error)

    /// Called after the application reconnected to a display server and its windows were shown again.
    ///
    /// > Note: Differs from UIKit, where the display can't be lost.
    func applicationDidRegainDisplay(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

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
