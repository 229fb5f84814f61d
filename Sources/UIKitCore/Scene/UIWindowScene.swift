// SPDX-License-Identifier: MIT
public import Foundation

/// A scene that shows itself in windows.
///
/// Its first window is a window of the desktop; others of a higher level stand in front of it and belong to it.
@MainActor
open class UIWindowScene: UIScene {
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        sizeRestrictions = UISceneSizeRestrictions()
        super.init(session: session, connectionOptions: connectionOptions)
        sizeRestrictions.scene = self
    }

    /// The scene's windows that exist, shown or not, in the order in which they were made.
    public var windows: [UIWindow] { members.compactMap(\.window) }
    /// The window of the scene that keys go to.
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The screen that the scene's first window is on.
    open var screen: UIScreen { windows.first?.screen ?? restoredScreen ?? .main }
    /// What the scene's windows adapt to.
    open var traitCollection: UITraitCollection { windows.first?.traitCollection ?? screen.traitCollection }
    /// How small and large the user may make the window.
    public let sizeRestrictions: UISceneSizeRestrictions
    /// Said after the title, as the name of the place that a document is in.
    open var subtitle: String = "" {
        didSet { if subtitle != oldValue { titleDidChange() } }
    }
    /// Whether the window has its screen to itself.
    public var isFullScreen: Bool { mainWindow?.host?.isFullScreen ?? session.place.isFullScreen }

    /// Asks the desktop for another size, or the whole screen; `errorHandler` hears why that cannot be.
    public func requestGeometryUpdate(
        _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        update(preferences, errorHandler)
    }

    override func titleDidChange() {
        mainWindow?.updateTitle()
    }

    var members: [WeakWindowReference] = []
}

struct WeakWindowReference {
    weak var window: UIWindow?
}

/// How small and large the user may make a scene's window.
@MainActor
public final class UISceneSizeRestrictions {
    /// Points; zero on an axis means no limit.
    public var minimumSize = Theme.Window.minimumSize {
        didSet { if minimumSize != oldValue { scene?.limitsDidChange() } }
    }
    /// Points; zero on an axis means no limit.
    public var maximumSize = CGSize.zero {
        didSet { if maximumSize != oldValue { scene?.limitsDidChange() } }
    }

    weak var scene: UIWindowScene?

    init() {}
}

extension UIWindowScene {
    /// The shape that a scene wants to have.
    ///
    /// > Note: Differs from UIKit, which has a kind of preferences for each of its platforms; this is the desktop's.
    public struct GeometryPreferences: Hashable, Sendable {
        /// The content's size in points; `nil` leaves it.
        public var size: CGSize?
        /// Whether the window has its screen to itself; `nil` leaves it.
        public var isFullScreen: Bool?

        public init(size: CGSize? = nil, isFullScreen: Bool? = nil) {
            self.size = size
            self.isFullScreen = isFullScreen
        }
    }
}
