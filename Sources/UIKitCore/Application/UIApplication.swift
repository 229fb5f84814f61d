// SPDX-License-Identifier: MIT
package import Foundation
internal import Localization
package import Windowing

/// The running application, which owns the connection to the display server and dispatches events to windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The application object.
    ///
    /// Traps before `UIApplicationMain` is called.
    public class var shared: UIApplication {
        guard let running else {
            preconditionFailure("There is no application yet: UIApplicationMain, or a Stage in tests, makes it.")
        }
        return running
    }

    package static var running: UIApplication? {
        didSet { UserLocale.setApplication(running?.user) }
    }

    /// The activation state of an application.
    public enum State: Int, Sendable {
        /// A window of the application has the keyboard focus.
        case active = 0
        /// Windows are visible, but none has the keyboard focus.
        case inactive = 1
        /// No window is visible.
        case background = 2
    }

    /// The service that opens URLs; `nil` if there is none.
    package var urlOpener: (any URLOpening)?

    /// The delegate, created from the class passed to `UIApplicationMain`.
    public var delegate: (any UIApplicationDelegate)?

    /// The activation state of the application.
    public internal(set) var applicationState: State = .inactive

    /// The windows that are shown, by level; within a level, the one most recently shown or made key is last.
    ///
    /// Windows are retained until they are hidden.
    public internal(set) var windows: [UIWindow] = [] {
        didSet { AccessibilityWatch.mark(self, .windows) }
    }

    /// The window that receives key events.
    public internal(set) weak var keyWindow: UIWindow? {
        didSet { if keyWindow !== oldValue { AccessibilityWatch.mark(self, .windows) } }
    }

    /// Dispatches an event to its window.
    ///
    /// Override it to observe or intercept events.
    open func sendEvent(_ event: UIEvent) {
        dispatch(event)
    }

    /// Sends an action to `target` or, if `nil`, to the first object that can perform it in the responder chain,
    /// starting at the key window's first responder, else at `sender`.
    ///
    /// - Returns: Whether an object performed the action.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let receiver = target ?? actionTarget(for: action, sender: sender)
        guard let receiver = receiver as? any ActionTarget else { return false }
        return receiver.perform(action, with: sender, for: event)
    }

    /// Cancels touches and presses in progress, and discards new input until a matching number of calls of
    /// `endIgnoringInteractionEvents()`.
    public func beginIgnoringInteractionEvents() {
        if ignoreCount == 0 {
            for window in windows + popups.popups { window.surface?.input.cancelAll() }
        }
        ignoreCount += 1
    }

    /// Ends the effect of one call of `beginIgnoringInteractionEvents()`.
    public func endIgnoringInteractionEvents() {
        ignoreCount = max(0, ignoreCount - 1)
    }

    /// Whether input events are being discarded.
    public var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }

    open override var next: UIResponder? { delegate as? UIResponder }

    open override class var actions: ActionTable {
        super.actions.adding("terminate:", UIApplication.quit)
    }

    /// Passes the builder on to the delegate, if it is a responder.
    ///
    /// Overrides call super.
    open override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        (delegate as? UIResponder)?.buildMenu(with: builder)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in
            guard let window = press.window else { return true }
            return !window.performsLateCommand(for: press) && !window.opensContextMenu(for: press)
                && !window.opensMenuBar(for: press) && !window.opensMenu(forMnemonicOf: press)
        }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    private func quit() {
        terminate(status: 0)
    }

    /// Whether the screen stays on while a window of the application is visible, as for a presentation.
    ///
    /// The default is `false`. Without a means of the display server, the log says so.
    public var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { idleTimerDidChange() } }
    }

    /// The number on the application's icon in docks that show one; 0, the default, shows none.
    ///
    /// Docks find the application by the name of its `.desktop` file, which is that of the bundle identifier.
    public var applicationIconBadgeNumber = 0 {
        didSet { if applicationIconBadgeNumber != oldValue { iconBadge?.show(max(applicationIconBadgeNumber, 0)) } }
    }

    /// The shortcut items that the desktop offers in addition to those of `Info.plist`; `nil`, the default, for none.
    ///
    /// They are written into the application's `.desktop` file, if one is installed, and stay there until they are
    /// replaced.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        didSet { shortcutPublisher?.publish(allShortcutItems) }
    }

    // MARK: - Storage of extensions

    package let windowSystem: any WindowSystem
    package let launchOptions: ApplicationOptions
    /// The preferences of the application, used if controllers don't determine what is above the content.
    lazy var statusBar = Self.statusBar(declaredIn: launchOptions.bundle)
    var needsStatusBarUpdate = false
    let displayObserver = DisplayObserver()
    package let device = UIDevice()
    /// The interface orientation most recently reported.
    var knownInterfaceOrientation: UIInterfaceOrientation?
    /// Whether the delegate is setting up the first window.
    var isLaunching = false
    var scenes = SceneTable()
    var screens: [UIScreen] = []
    /// Whether the connection was lost and the application is trying to reconnect.
    var isDisplayLost = false
    /// The time of the last error in the protocol of the display server.
    var protocolErrorTime: TimeInterval?
    /// The time in seconds during which the application tries to reconnect.
    var reconnectionTimeLimit: TimeInterval { launchOptions.reconnectionTimeLimit }
    /// The user's locale.
    var locale: Locale { launchUser.locale(uses24Hours: uses24HourClock) }
    /// Whether the user chose a clock of 24 hours in the desktop environment; `nil` if it reports no choice.
    package var uses24HourClock: Bool? {
        didSet { if uses24HourClock != oldValue { localeDidChange() } }
    }
    /// The toolkit's words in the user's language.
    private(set) lazy var strings = StringTable(Language(preferred: launchOptions.languages))
    /// The locale of the running application.
    package static var userLocale: Locale { UserLocale.current.locale }
    /// The last connected screen, while there is none.
    var lastScreen: UIScreen?
    /// The layouts of the keyboard, as last reported by the display.
    var keyboardLayouts = KeyboardLayouts()
    /// The mode for each of the layouts.
    var inputModes: [UITextInputMode] = []
    let popups = PopupStack()
    let backgroundTasks = BackgroundTasks()
    /// The means of showing a number on the application's icon; `nil` without one.
    package var iconBadge: (any IconBadge)?
    /// Receives keys before the application; `nil` without assistive technology.
    package weak var keyInterceptor: (any KeyInterceptor)?
    /// The means of offering shortcut items; `nil` without one.
    package var shortcutPublisher: (any ShortcutPublishing)?
    let mainMenu = MainMenu()
    private(set) lazy var icon = ApplicationIcon(bundle: launchOptions.bundle)
    var ignoreCount = 0
    /// The light or dark appearance of the desktop environment.
    package var userInterfaceStyle: UIUserInterfaceStyle = .light {
        didSet { if userInterfaceStyle != oldValue { desktopTraitsDidChange() } }
    }
    /// The accent color that the user chose in the desktop environment; `nil` if there is none.
    package var accent: DesktopAccent? {
        didSet { if accent != oldValue { desktopTraitsDidChange() } }
    }
    /// The user's text scale factor; 1 if the desktop environment reports none.
    package var textScale: CGFloat = 1 {
        didSet { if textScale != oldValue { desktopTraitsDidChange() } }
    }
    /// The buttons and click actions of title bars that the user chose in the desktop environment.
    package var titleBarSettings = TitleBarSettings() {
        didSet {
            guard titleBarSettings != oldValue else { return }
            for window in windows { window.host?.updateDecorations() }
        }
    }
    /// Whether the user prefers increased contrast.
    package var increasesContrast = false {
        didSet {
            guard increasesContrast != oldValue else { return }
            desktopTraitsDidChange()
            if UIApplication.running === self { UIAccessibility.contrastDidChange() }
        }
    }
    /// The maximum interval between consecutive clicks or taps in seconds.
    package var multipleTapInterval = UIApplication.usualTapInterval
    package static let usualTapInterval = Theme.Touch.multipleTapInterval
    /// Called when the display server reports changed appearance settings.
    @preconcurrency package var displaySettingsHandler: (@MainActor (DisplaySettings) -> Void)?
    var knownContentSizeCategory = UIContentSizeCategory.large
    @preconcurrency var onTerminate: (@MainActor (Int32) -> Void)?
    /// Work to complete before the application terminates for any reason.
    ///
    /// It receives the intended exit status and returns the actual one. The connection stays open until then, unless
    /// its loss is the reason.
    @preconcurrency package var terminationWork: (@MainActor (Int32) async -> Int32)?
    var isFinishingWork = false

    /// The window system and options of the application being created.
    static var launch: (windowSystem: any WindowSystem, options: ApplicationOptions)?

    /// Creates the application.
    ///
    /// Called once, by `UIApplicationMain`.
    public required override init() {
        guard let launch = Self.launch else {
            preconditionFailure("An application is made by UIApplicationMain, not by init().")
        }
        windowSystem = launch.windowSystem
        launchOptions = launch.options
        super.init()
    }
}

/// The options with which `UIApplicationMain` or a test stage starts an application.
package struct ApplicationOptions: Sendable {
    /// The application ID reported to the desktop environment; matches the name of the `.desktop` file.
    package var identifier: String
    package var userInterfaceStyle: UIUserInterfaceStyle
    /// Whether the application terminates when its last window is closed.
    package var endsWithLastWindow: Bool
    /// The folder in which scenes are stored; `nil` to not store them.
    package var stateFolder: URL?
    /// The bundle that contains the application's resources.
    package var bundle: Bundle
    /// The user's locale; English without a region by default.
    package var locale = Locale(identifier: "en_001")
    /// The languages that the user reads, as names of locales, the preferred one first; English by default.
    package var languages: [String] = []
    /// The request with which the application was started; `nil` if only to be shown.
    package var request: DesktopRequest?
    /// The time in seconds during which the application tries to reconnect to a lost display; 0 to not try.
    package var reconnectionTimeLimit = Theme.Window.reconnectionTimeLimit

    package init(
        identifier: String, userInterfaceStyle: UIUserInterfaceStyle = .light, endsWithLastWindow: Bool = true,
        stateFolder: URL? = nil, bundle: Bundle = .main
    ) {
        self.identifier = identifier
        self.userInterfaceStyle = userInterfaceStyle
        self.endsWithLastWindow = endsWithLastWindow
        self.stateFolder = stateFolder
        self.bundle = bundle
    }
}
