// SPDX-License-Identifier: MIT
public import Foundation

/// One of several copies of the application's interface, each with a life of its own.
@MainActor
open class UIScene: UIResponder {
    /// How much of the user's attention a scene has.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    public let session: UISceneSession
    /// Made from the session's configuration, and kept by the scene.
    public var delegate: (any UISceneDelegate)?
    public internal(set) var activationState = ActivationState.unattached
    /// What the user sees the scene called: the title of its window, before that of the root controller.
    open var title: String = "" {
        didSet { if title != oldValue { titleDidChange() } }
    }

    /// Made by the application for a session; not to be called.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.running }

    func titleDidChange() {}
}

extension UIScene {
    /// Why a scene is made.
    @MainActor
    public final class ConnectionOptions {
        /// What another scene asked this one to go on with.
        public internal(set) var userActivities: [NSUserActivity] = []
        /// The scene that asked for this one.
        public internal(set) weak var requestingScene: UIScene?

        init() {}
    }

    /// How another scene is asked for.
    @MainActor
    public final class ActivationRequestOptions {
        public var requestingScene: UIScene?

        public init() {}
    }

    /// A scene is about to be given to its delegate; the object is the scene.
    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// Why a request about scenes was not carried out.
public enum UISceneError: Error, Hashable, Sendable {
    /// The delegate gave no configuration for it.
    case noConfiguration(session: String)
    /// The session was destroyed.
    case unknownSession(session: String)
    /// A scene on its way out cannot do it.
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
