// SPDX-License-Identifier: MIT
public import Foundation

/// Methods for responding to the lifecycle of an application.
///
/// All are optional.
///
/// Mark the class `@main` to start the application with it.
/// The framework creates the delegate with `init()`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The main window of an application without scenes. The delegate usually stores it for the lifetime of the
    /// application.
    ///
    /// If `Info.plist` names a main storyboard, it is set before `application(_:willFinishLaunchingWithOptions:)` is
    /// called, and shown after `application(_:didFinishLaunchingWithOptions:)`.
    var window: UIWindow? { get set }

    /// Called first, when the application and its screens exist but no windows.
    ///
    /// `launchOptions` has the URL or the shortcut item with which the application was started; otherwise it is `nil`.
    /// - Returns: `false` if the application has handled `launchOptions`, or can't; the URL isn't opened then, and the
    ///   action of the shortcut item isn't performed.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called to set up the application. Create the window and its root view controller here.
    ///
    /// `launchOptions` has the URL or the shortcut item with which the application was started; otherwise it is `nil`.
    /// - Returns: `false` if the application has handled `launchOptions`, or can't; the URL isn't opened then, and the
    ///   action of the shortcut item isn't performed.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Returns the configuration for the scene of a session. The application has scenes only if this method is
    /// implemented, or `Info.plist` has a scene manifest.
    ///
    /// Called for the first scene after `didFinishLaunchingWithOptions`, for restored sessions, and for new ones.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after sessions were discarded because the user closed their windows or they were destroyed.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Returns the orientations that the controllers of `window` may have; by default those in `Info.plist` for
    /// `UISupportedInterfaceOrientations`, or all.
    ///
    /// Every controller must support at least one of them.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// Opens a URL in an application without scenes: a file or a link of one of its schemes that the user has opened with
    /// it. Also called after the launch for that with which the application was started.
    ///
    /// - Returns: Whether the URL was opened; `false` by default.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Continues an activity in an application without scenes, such as that of a web page which the user opens with the
    /// application. Call `restorationHandler` with the objects that restore its state.
    ///
    /// - Returns: Whether the activity was continued. If not, as by default, the web page is opened with
    ///   `application(_:open:options:)`.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Performs the action of a shortcut item in an application without scenes. Call the handler with whether the action
    /// was performed.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)

    /// Called after one of the application's windows gained the keyboard focus.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the keyboard focus moves to another application.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called after all windows of an application without scenes were minimized or, where this is reported, covered, and
    /// before it terminates. Save data here.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before a window of an application without scenes, which was in the background, becomes visible.
    func applicationWillEnterForeground(_ application: UIApplication)

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
    /// exits with status 1, as it does if the display server reports two errors of the application within a minute.
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
    ) -> UISceneConfiguration { .notImplemented }

    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(false)
    }

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func application(_ application: UIApplication, didLoseDisplayWith error: any Error) {}
    public func applicationDidRegainDisplay(_ application: UIApplication) {}
}
