// SPDX-License-Identifier: MIT
internal import Foundation

/// What is remembered of one of the application's windows, whether it is open or not.
///
/// A session outlives the process: an application that ends with windows open finds their sessions, with the same
/// identifiers, when it is launched again.
@MainActor
public final class UISceneSession {
    /// The part that a scene plays.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A window for a screen that shows and does not answer, such as a projector.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The open window's scene; `nil` while the window is closed.
    public internal(set) weak var scene: UIScene?
    public let role: Role
    /// How the scene was made, and is made again.
    public internal(set) var configuration: UISceneConfiguration
    /// A name that no other session has, and that stays.
    public let persistentIdentifier: String
    /// Small things to remember: property-list values only; others are left out when it is saved.
    public var userInfo: [String: Any]?
    /// What the scene's delegate last gave to be restored from.
    public internal(set) var stateRestorationActivity: NSUserActivity?

    /// What its controllers said of themselves, by the names on the way to them.
    var controllerStates: [String: Data] = [:]

    /// Where the window was.
    var place = ScenePlace()

    init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String = UUID().uuidString) {
        self.role = role
        self.configuration = configuration
        self.persistentIdentifier = persistentIdentifier
    }
}

extension UISceneSession: Hashable {
    public nonisolated static func == (left: UISceneSession, right: UISceneSession) -> Bool { left === right }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A window's size and screen, as they are saved.
struct ScenePlace: Hashable {
    /// Points; `nil` until a window was shown.
    var size: CGSize?
    /// The screen's connector.
    var screen: String?
    var isFullScreen = false
}

/// Which classes a scene is made of.
@MainActor
public final class UISceneConfiguration {
    /// Tells configurations apart; restored sessions ask for theirs by it.
    public let name: String?
    public let role: UISceneSession.Role
    /// The class of the scene; `UIWindowScene` by default.
    public var sceneClass: UIScene.Type = UIWindowScene.self
    /// The class of the scene's delegate, made by `init()`.
    public var delegateClass: (any UISceneDelegate.Type)?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// What the user was doing, in a form that can be saved.
@MainActor
public final class NSUserActivity {
    /// The kind of activity, in reverse-DNS form.
    public let activityType: String
    public var title: String?
    /// What is needed to go on: property-list values only; others are left out when it is saved.
    public var userInfo: [String: Any]?

    public init(activityType: String) {
        self.activityType = activityType
    }
}
