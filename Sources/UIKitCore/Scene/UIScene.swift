// SPDX-License-Identifier: MIT
public import Foundation

/// One instance of the application's interface, with its own lifecycle.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene isn't connected.
        case unattached = -1
        /// The scene is visible and has a window with the keyboard focus.
        case foregroundActive = 0
        /// The scene is visible without the keyboard focus.
        case foregroundInactive = 1
        /// The scene isn't visible.
        case background = 2
    }

    /// The session that the scene displays.
    public let session: UISceneSession
    /// The delegate, created from the session's configuration and retained by the scene.
    public var delegate: (any UISceneDelegate)?
    /// The activation state of the scene.
    public internal(set) var activationState = ActivationState.unattached
    /// The title of the scene's window.
    ///
    /// If empty, the title of the root controller is used.
    open var title: String = "" {
        didSet { if title != oldValue { titleDidChange() } }
    }

    /// Creates a scene for a session.
    ///
    /// Called by the application only.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.running }

    func titleDidChange() {}
}

extension UIScene {
    /// The reason for which a scene is created.
    @preconcurrency @MainActor
    public final class ConnectionOptions {
        /// The activities that the requesting scene asked this one to continue.
        public internal(set) var userActivities: [NSUserActivity] = []
        /// The URLs that the scene opens, such as those of files with which the application was started.
        public internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The shortcut item with which the application was started; `nil` for none.
        public internal(set) var shortcutItem: UIApplicationShortcutItem?
        /// The scene that requested this one.
        public internal(set) weak var requestingScene: UIScene?

        init() {}
    }

    /// The options of a request to activate a scene.
    @preconcurrency @MainActor
    public final class ActivationRequestOptions {
        /// The scene that makes the request.
        public var requestingScene: UIScene?

        /// Creates options without a requesting scene.
        public init() {}
    }

    /// Posted before a scene is connected to its delegate.
    ///
    /// The object is the scene.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted after a scene was disconnected.
    ///
    /// The object is the scene.
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted after a scene became active.
    ///
    /// The object is the scene.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene stops being active.
    ///
    /// The object is the scene.
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before a scene becomes visible.
    ///
    /// The object is the scene.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted after a scene stopped being visible.
    ///
    /// The object is the scene.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// An error that occurred during a request about scenes.
public enum UISceneError: Error, Hashable, Sendable {
    /// The delegate provided no configuration for the session.
    case noConfiguration(session: String)
    /// The session was destroyed.
    case unknownSession(session: String)
    /// The scene is being disconnected.
    case notConnected(session: String)
}

extension UISceneError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noConfiguration(let session):
            "The application's delegate has no configuration for the scene session \(session)."
        case .unknownSession(let session): "There is no scene session \(session) any more."
        case .notConnected(let session): "The scene of the session \(session) is not connected."
        }
    }
}
