// SPDX-License-Identifier: MIT
public import Foundation

/// A scene displayed in windows.
///
/// Its first window is a toplevel window. Windows of a higher level are placed above it and owned by it.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// Creates a scene for a session.
    ///
    /// Called by the application only.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        limits = UISceneSizeRestrictions()
        super.init(session: session, connectionOptions: connectionOptions)
        limits.scene = self
    }

    /// The windows of the scene, shown or hidden, in the order in which they were created.
    public var windows: [UIWindow] { members.compactMap(\.window) }
    /// The scene's window that receives key events.
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The screen that displays the scene's first window.
    open var screen: UIScreen { windows.first?.screen ?? restoredScreen ?? .main }
    /// The traits that the scene's windows inherit.
    open var traitCollection: UITraitCollection { windows.first?.traitCollection ?? screen.traitCollection }
    /// The limits for the window size that the user can choose; never `nil`.
    public var sizeRestrictions: UISceneSizeRestrictions? { limits }
    /// The state of what is shown above the content of the scene's main window; never `nil`.
    public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
    /// The title bar of the scene's main window; never `nil`.
    public private(set) lazy var titlebar: UITitlebar? = UITitlebar(scene: self)
    /// Displayed after the title, such as the location of a document.
    open var subtitle: String = "" {
        didSet { if subtitle != oldValue { titleDidChange() } }
    }
    /// Whether the window is displayed full screen.
    public var isFullScreen: Bool { mainWindow?.host?.isFullScreen ?? session.place.isFullScreen }

    /// Requests another size or full screen.
    ///
    /// `errorHandler` is called if the request fails.
    public func requestGeometryUpdate(
        _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        update(preferences, errorHandler)
    }

    override func titleDidChange() {
        mainWindow?.updateTitle()
    }

    let limits: UISceneSizeRestrictions
    var members: [WeakWindowReference] = []
}

struct WeakWindowReference {
    weak var window: UIWindow?
}

/// The limits of a scene's window size.
@preconcurrency @MainActor
public final class UISceneSizeRestrictions: NSObject {
    /// The minimum size in points; 0 on an axis means unlimited.
    public var minimumSize = Theme.Window.minimumSize {
        didSet { if minimumSize != oldValue { scene?.limitsDidChange() } }
    }
    /// The maximum size in points; 0 on an axis means unlimited.
    public var maximumSize = CGSize.zero {
        didSet { if maximumSize != oldValue { scene?.limitsDidChange() } }
    }

    weak var scene: UIWindowScene?

    override init() {}

    /// Whether they leave a choice of sizes.
    var permitsResizing: Bool {
        maximumSize.width <= 0 || maximumSize.height <= 0 || maximumSize.width > minimumSize.width
            || maximumSize.height > minimumSize.height
    }
}
