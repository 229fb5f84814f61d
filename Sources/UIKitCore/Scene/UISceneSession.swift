// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// The persistent state of one of the application's scenes, whether or not it is connected.
///
/// A session outlives the process. Sessions of windows that are open when the application terminates are restored, with
/// the same identifiers, at the next launch.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A window on the user's desktop.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A window on a noninteractive screen, such as a projector.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The connected scene; `nil` while the window is closed.
    public internal(set) weak var scene: UIScene?
    /// The role of the scene.
    public let role: Role
    /// The configuration from which the scene is created.
    public internal(set) var configuration: UISceneConfiguration
    /// An identifier that is unique and persistent.
    public let persistentIdentifier: String
    /// Data to save with the session.
    ///
    /// Values that aren't property list types are omitted.
    public var userInfo: [String: Any]?
    /// The state that the scene's delegate last provided for restoration.
    public internal(set) var stateRestorationActivity: NSUserActivity?

    /// The encoded state of the controllers, by restoration path.
    var controllerStates: [String: Data] = [:]

    /// The placement of the window.
    var place = ScenePlace()

    init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String = UUID().uuidString) {
        self.role = role
        self.configuration = configuration
        self.persistentIdentifier = persistentIdentifier
    }
}

/// The saved size and screen of a window.
struct ScenePlace: Hashable {
    /// The size in points; `nil` until a window was shown.
    var size: CGSize?
    /// The connector name of the screen.
    var screen: String?
    var isFullScreen = false
}

/// The classes from which a scene is created.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// The name that identifies the configuration to restored sessions.
    public let name: String?
    /// The role of the scenes created from the configuration.
    public let role: UISceneSession.Role
    /// The class of the scene: `UIWindowScene`, the default, or a subclass.
    public var sceneClass: AnyClass? = UIWindowScene.self
    /// The class of the scene's delegate, which conforms to `UISceneDelegate` and is created with `init()`.
    public var delegateClass: AnyClass?
    /// The storyboard whose initial view controller becomes the root of the scene's window; `nil` (the default) for
    /// scenes whose delegate creates the window.
    public var storyboard: UIStoryboard?

    /// Creates a configuration with a name and role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }

    /// The result of a delegate that has no method for configurations.
    static let notImplemented = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}

extension UISceneConfiguration {
    /// Creates the delegate; `nil`, and a message, if the class can't be that of a delegate.
    func makeDelegate() -> (any UISceneDelegate)? {
        guard let delegateClass else { return nil }
        if let objectClass = delegateClass as? NSObject.Type, delegateClass is any UISceneDelegate.Type {
            return NSObject.make(objectClass) as? any UISceneDelegate
        }
        Log.misuse("\(delegateClass) doesn't conform to UISceneDelegate; the scene has no delegate.")
        return nil
    }
}
