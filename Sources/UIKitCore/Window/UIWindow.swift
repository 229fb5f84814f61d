// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
internal import Windowing

/// The root of a view hierarchy on a screen.
///
/// A window is an empty container. The title bar and borders around it are drawn by the window manager or, where it
/// draws none, by the framework outside the window's bounds (`R-V-19`). The bounds change when the user resizes the
/// window.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// Creates a hidden window.
    ///
    /// If the frame equals a screen's bounds, the desktop environment chooses a suitable size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        window = self
        updateTraits()
    }

    /// Creates a window for a scene, with the scene's last size, or else that of its screen.
    public init(windowScene: UIWindowScene) {
        let screen = windowScene.screen
        super.init(frame: CGRect(origin: .zero, size: windowScene.session.place.size ?? screen.bounds.size))
        window = self
        self.windowScene = windowScene
        windowScene.add(self)
        if windowScene.restoredScreen != nil { assign(screen) }
        updateTraits()
    }

    /// Creates a window from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        window = self
        frame = UIScreen.main.bounds
        updateTraits()
        coder.decodeInterface(self, as: UIWindow.self)
    }

    deinit {
        if host == nil, popups.isEmpty { return }
        MainActorTeardown.run((popups, host)) { Self.close($0.0, on: $0.1) }
    }

    /// The position and size of the window.
    ///
    /// While it is shown, changing the size is a request that may be refused.
    open override var frame: CGRect {
        didSet { if frame.size != oldValue.size { surface?.windowDidTakeSize(frame.size) } }
    }

    /// The interior of the window.
    ///
    /// Changing its size is a request like changing that of `frame`.
    open override var bounds: CGRect {
        didSet { if bounds.size != oldValue.size { surface?.windowDidTakeSize(bounds.size) } }
    }

    // MARK: - Content

    /// The scene that the window belongs to; `nil` in an application without scenes.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            oldValue?.remove(self)
            windowScene?.add(self)
        }
    }

    /// The controller whose view fills the window.
    ///
    /// The view is added when the window is shown.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
    }

    /// The first subview replaces the launch screen.
    ///
    /// Overrides call super.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        removeLaunchScreen()
        inputPanel?.stayInFront()
    }

    // MARK: - Showing

    /// Whether the window is hidden; `true` until it is shown.
    open override var isHidden: Bool {
        get { !isShown }
        set { newValue ? hide() : show() }
    }

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        show()
        makeKey()
    }

    /// Makes this the key window, which receives key events.
    open func makeKey() {
        takeKey()
    }

    /// Whether the window can become the key window; `true` by default.
    ///
    /// A window without text or controls may return `false`.
    open var canBecomeKey: Bool { true }

    /// Whether this is the key window.
    public var isKeyWindow: Bool { UIApplication.running?.keyWindow === self }

    /// Called after the window became key.
    ///
    /// Applications don't call it; overrides call super.
    open func becomeKey() {}

    /// Called after the window stopped being key.
    ///
    /// Applications don't call it; overrides call super.
    open func resignKey() {}

    /// The position of the window in `UIApplication.windows`; `.normal` by default.
    ///
    /// > Note: Differs from UIKit: the stacking order on the screen is up to the window manager and the user.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue, isShown { UIApplication.running?.bringToFront(self) } }
    }

    /// The screen that displays the window; the main screen by default.
    ///
    /// If the window has the size of the screen it is assigned to, it is displayed full screen. Otherwise the position
    /// is a request that may be refused, and the user can move the window; once it is shown, the value is its actual
    /// screen. Set it before showing the window; a later change recreates the platform window (`R-V-53`).
    open var screen: UIScreen {
        get { ownScreen ?? .main }
        set { assign(newValue) }
    }

    // MARK: - Events

    /// Delivers an event to the window's views; called by the application.
    open func sendEvent(_ event: UIEvent) {
        deliver(event)
    }

    open override class var actions: ActionTable { addingCommands(to: super.actions) }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerformWindowCommand(action) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func validate(_ command: UICommand) {
        super.validate(command)
        validateWindowCommand(command)
    }

    /// The visibility of the main menu as a bar at the top of the window; `.automatic` by default.
    ///
    /// > Note: Differs from UIKit, where the system places the menu bar.
    open var menuBarVisibility = MenuBarVisibility.automatic {
        didSet { if menuBarVisibility != oldValue { menuBarVisibilityDidChange() } }
    }

    /// Whether keys can trigger the commands of the responder chain and the main menu.
    var passesCommands: Bool { true }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if endTemporaryState(for: presses) || leavePresentation(for: presses) || moveFocus(for: presses)
            || scroll(with: presses)
        {
            return presses.keep(by: self)
        }
        super.pressesBegan(presses, with: event)
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.running }

    /// The undo manager of the window, used by all responders in it that don't have their own.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Called when the appearance changed or the window moved to a screen of another scale.
    ///
    /// Overrides call super.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFocusRing()
        for popup in popups where popup.traitCollection != popup.surroundings { popup.updateTraits() }
        surface?.traitsDidChange()
        if let previousTraitCollection { windowScene?.windowDidChange(self, from: previousTraitCollection) }
    }

    // MARK: - Surface

    /// The surface that displays the views; `nil` while there is none.
    var surface: (any WindowSurface)? { host }

    /// The traits inherited before those of the surface's scale and size; `nil` for those of the desktop environment.
    var inheritedSurroundings: UITraitCollection? { nil }

    /// Creates a surface that isn't displayed yet.
    func makeSurface(in application: UIApplication) throws(OperationError) {
        host = try WindowHost(window: self, application: application)
    }

    func closeSurface() {
        Self.close(popups, on: host)
        host = nil
    }

    private static func close(_ popups: [PopupWindow], on host: WindowHost?) {
        for popup in popups.reversed() { popup.dismiss(animated: false) }
        host?.close()
    }

    /// Called before the window is shown.
    func joinApplication(_ application: UIApplication) {
        application.bringToFront(self)
    }

    /// Called after the window was hidden.
    func leaveApplication(_ application: UIApplication?) {
        application?.windows.removeAll { $0 === self }
    }

    // MARK: - Storage of extensions

    private lazy var ownUndoManager = UndoManager()
    var isShown = false
    /// Set while the window is being hidden; `isShown` stays `true` until all callbacks were made.
    var isHiding = false
    /// The transition to a new size that the root controller is being notified of.
    var sizeTransition: SizeTransition?
    /// Whether controllers are being notified of a new size, and the completion of that isn't called yet.
    package var isInSizeTransition: Bool { sizeTransition != nil }
    /// The orientation last permitted by the controllers; `nil` while the window is hidden.
    var shownOrientation: UIInterfaceOrientation?
    /// The orientation preferred by a controller that covers the window, valid as long as the device orientation is
    /// unchanged.
    var preferredOrientation: (interface: UIInterfaceOrientation, device: UIDeviceOrientation)?
    /// The placement on a display server that was lost, until it is restored on another.
    var lostPlacement: WindowPlacement?
    var host: WindowHost?
    /// The preferences of the controllers for what is above the content.
    var statusBar = StatusBarPreferences()
    /// The popups opened from this window, most recent last.
    var popups: [PopupWindow] = []
    /// The controllers presented over the content, most recent last.
    var presentations: [UIPresentationController] = [] {
        didSet { if presentations.count != oldValue.count { titleBarMayHaveChanged() } }
    }
    var ownScreen: UIScreen?
    /// Whether the application assigned `ownScreen`.
    var isScreenAssigned = false
    package weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            firstResponderDidChange()
            AccessibilityWatch.mark(self, .focus)
        }
    }
    /// Whether the first responder resigns without being asked.
    var isForcingResignation = false
    package private(set) lazy var focusSystem = UIFocusSystem(window: self)
    weak var hoveredView: UIView?
    let pointerTracker = PointerTracker()
    private(set) lazy var hoverFollower: any HoverFollower = makeToolTips()
    let escapeHandlers = EscapeHandlers()
    /// The edges of the window that are hidden by overscan.
    var hiddenEdges = UIEdgeInsets.zero {
        didSet { if hiddenEdges != oldValue { updateSafeArea() } }
    }
    /// The part of the content that a shared title bar occupies.
    var titleBarOverlap = TitleBarOverlap() {
        didSet {
            guard titleBarOverlap != oldValue else { return }
            updateSafeArea()
            setNeedsTitleBarLayout(below: max(titleBarOverlap.insets.top, oldValue.insets.top))
        }
    }
    /// The view that receives scrolling until it ends, wherever the pointer moves.
    weak var scrollingView: UIView?
    let touchDelivery = TouchDelivery()
    var launchScreen: LaunchScreen?
    /// The objects of features above the window, such as the menu bar.
    var attachments = WindowAttachments()
}

extension UIWindow {
    /// The level of a window.
    ///
    /// Windows of a higher level are above those of a lower one.
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a level.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The default level.
        public static let normal = Level(rawValue: 0)
        /// The level for windows above normal ones, such as status displays.
        public static let statusBar = Level(rawValue: 1000)
        /// The level for alerts.
        public static let alert = Level(rawValue: 2000)

        public static func < (left: Level, right: Level) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    /// Posted when the application showed a window.
    ///
    /// The object is the window.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when the application hid a window.
    ///
    /// The object is the window.
    nonisolated public static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
    /// Posted when a window became key.
    ///
    /// The object is the window.
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window stopped being key.
    ///
    /// The object is the window.
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
