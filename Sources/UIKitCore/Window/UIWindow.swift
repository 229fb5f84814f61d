// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
internal import Windowing

/// The root of a hierarchy of views that is on a screen.
///
/// A window is an empty container: the title bar and edges around it belong to the desktop, or are drawn outside of its
/// bounds where the desktop draws none (`R-V-19`). Its bounds follow the size that the user gives it.
@MainActor
open class UIWindow: UIView {
    /// Makes a window that is not shown yet; with a screen's bounds as its frame, it takes a size that suits the desktop.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        window = self
        updateTraits()
    }

    /// Makes a window of a scene, of the size that the scene had when it was last seen, else that of its screen.
    public init(windowScene: UIWindowScene) {
        let screen = windowScene.screen
        super.init(frame: CGRect(origin: .zero, size: windowScene.session.place.size ?? screen.bounds.size))
        window = self
        self.windowScene = windowScene
        windowScene.add(self)
        if windowScene.restoredScreen != nil { assign(screen) }
        updateTraits()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        window = self
        frame = UIScreen.main.bounds
        updateTraits()
    }

    isolated deinit {
        closeSurface()
    }

    /// The window's place and size; while it is shown, another size is asked of the desktop, which may refuse.
    open override var frame: CGRect {
        didSet { if frame.size != oldValue.size { surface?.windowDidTakeSize(frame.size) } }
    }

    /// The window's inside; another size is asked of the desktop as by `frame`.
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

    /// Whose view fills the window; it is added when the window is shown.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
    }

    /// The first view takes the place of the launch image; overrides call super.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        removeLaunchImage()
    }

    // MARK: - Showing

    /// Whether the window is off the screen; `true` until it is shown.
    open override var isHidden: Bool {
        get { !isShown }
        set { newValue ? hide() : show() }
    }

    /// Shows the window and makes keys go to it.
    open func makeKeyAndVisible() {
        show()
        makeKey()
    }

    /// Makes keys go to this window.
    open func makeKey() {
        takeKey()
    }

    /// Whether the window takes part in being key; a window without text or controls may refuse.
    open var canBecomeKey: Bool { true }

    public var isKeyWindow: Bool { UIApplication.running?.keyWindow === self }

    /// The window is key now; not to be called, and overrides call super.
    open func becomeKey() {}

    /// The window is not key any more; not to be called, and overrides call super.
    open func resignKey() {}

    /// Where the window stands in `UIApplication.windows`; `.normal` by default.
    ///
    /// > Note: Differs from UIKit: on the screen it is the desktop that stacks windows, and its user.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue, isShown { UIApplication.running?.bringToFront(self) } }
    }

    /// The screen that the window is on; the main one by default.
    ///
    /// A window as large as the screen that is set fills it: the desktop shows it full screen there. Another size is a
    /// wish that the desktop may not grant, and its user moves windows: once the window is shown, this is where it is.
    /// Set it before the window is shown; a change later makes the desktop's window anew (`R-V-53`).
    open var screen: UIScreen {
        get { ownScreen ?? .main }
        set { assign(newValue) }
    }

    // MARK: - Events

    /// Hands an event to the window's views; called by the application.
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

    /// When the main menu is seen as a bar at the top of the window; `.automatic` by default.
    ///
    /// > Note: Differs from UIKit: there the system places the menu bar.
    open var menuBarVisibility = MenuBarVisibility.automatic {
        didSet { if menuBarVisibility != oldValue { menuBarVisibilityDidChange() } }
    }

    /// Whether keys give the commands of the responder chain and the main menu here.
    var passesCommands: Bool { true }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if leavePresentation(for: presses) || moveFocus(for: presses) || scroll(with: presses) {
            return presses.keep(by: self)
        }
        super.pressesBegan(presses, with: event)
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.running }

    /// The window's own: what is changed in it is taken back in it.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The desktop went light or dark, or the window to a screen of another scale; overrides call super.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFocusRing()
        for popup in popups where popup.traitCollection != popup.surroundings { popup.updateTraits() }
        surface?.traitsDidChange()
    }

    // MARK: - Surface

    /// Where the views are shown; `nil` while they are not.
    var surface: (any WindowSurface)? { host }

    /// What the views adapt to before the surface's own scale and size; `nil` for what the desktop says.
    var inheritedSurroundings: UITraitCollection? { nil }

    /// Asks the desktop for a surface, which is not shown yet.
    func makeSurface(in application: UIApplication) throws(WindowingError) {
        host = try WindowHost(window: self, application: application)
    }

    func closeSurface() {
        for popup in popups.reversed() { popup.dismiss(animated: false) }
        host?.close()
        host = nil
    }

    /// The window is about to be seen.
    func joinApplication(_ application: UIApplication) {
        application.bringToFront(self)
    }

    /// The window is not seen any more.
    func leaveApplication(_ application: UIApplication?) {
        application?.windows.removeAll { $0 === self }
    }

    // MARK: - State of the concerns

    private lazy var ownUndoManager = UndoManager()
    var isShown = false
    /// On the way out; `isShown` until all have been told.
    var isHiding = false
    /// A new size that the root controller is being told of.
    var sizeTransition: SizeTransition?
    /// How the interface was last turned with its controllers' consent; `nil` while the window is not shown.
    var shownOrientation: UIInterfaceOrientation?
    /// How a controller that covers the window wants it turned, for as long as the device is held as it was then.
    var preferredOrientation: (interface: UIInterfaceOrientation, device: UIDeviceOrientation)?
    /// How it stood on a desktop that was lost, until it has a place on another.
    var lostPlacement: WindowPlacement?
    var host: WindowHost?
    /// Those opened from this window, the one opened last at the end.
    var popups: [PopupWindow] = []
    /// Controllers presented in front of the content, the one presented last at the end.
    var presentations: [UIPresentationController] = []
    var ownScreen: UIScreen?
    /// Whether `ownScreen` is the application's choice rather than the desktop's.
    var isScreenAssigned = false
    weak var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { firstResponderDidChange() } }
    }
    /// What the desktop's input method has to do with the first responder.
    var textInputSession: TextInputSession?
    private(set) lazy var focusSystem = UIFocusSystem(window: self)
    weak var hoveredView: UIView?
    let pointerTracker = PointerTracker()
    /// What the screen's edges hide of the window.
    var hiddenEdges = UIEdgeInsets.zero {
        didSet { if hiddenEdges != oldValue { updateSafeArea() } }
    }
    /// The view that scrolling goes to until it ends, wherever the pointer is.
    weak var scrollingView: UIView?
    let touchDelivery = TouchDelivery()
    var launchImageLayer: CALayer?
    var menuBar: MenuBarView?
    var keyList: KeyListView?
    lazy var keyWatch = KeyWatch(window: self)
}

extension UIWindow {
    /// How far in front a window stands: a higher level is in front of a lower one.
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public static func < (left: Level, right: Level) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    /// The program showed the window; the object is the window.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// The program hid the window; the object is the window.
    nonisolated public static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
