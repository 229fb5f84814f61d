// SPDX-License-Identifier: MIT
package import Foundation
package import Windowing

/// The running application: it owns the connection to the display and hands every event to its window.
@MainActor
open class UIApplication: UIResponder {
    /// The one application; there is none before `UIApplicationMain`, and asking then is a mistake.
    public class var shared: UIApplication {
        guard let running else {
            preconditionFailure("There is no application yet: UIApplicationMain, or a Stage in tests, makes it.")
        }
        return running
    }

    static var running: UIApplication?

    /// Whether the application has the user's attention.
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// Why an application was launched, in delegates' methods; a desktop starts applications without a word, so there
    /// are no options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What opens URLs; `nil` where there is no desktop to ask.
    package var urlOpener: (any URLOpening)?

    public var delegate: (any UIApplicationDelegate)?

    public internal(set) var applicationState: State = .inactive

    /// The windows that are shown, by their level, within a level the one shown or made key last at the end; they are
    /// kept alive until they are hidden.
    public internal(set) var windows: [UIWindow] = []

    /// The window that keys go to.
    public internal(set) weak var keyWindow: UIWindow?

    /// Hands an event to its window; override it to watch or swallow events.
    open func sendEvent(_ event: UIEvent) {
        dispatch(event)
    }

    /// Sends an action to `target`, or for `nil` to the first object in the responder chain that can perform it: from
    /// the key window's first responder, else from `sender`.
    ///
    /// - Returns: whether anything performed it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let receiver = target ?? actionTarget(for: action, sender: sender)
        guard let receiver = receiver as? any ActionTarget else { return false }
        return receiver.perform(action, with: sender, for: event)
    }

    /// Cancels touches and presses that are under way, and drops new ones, scrolls and hovers until as many calls of
    /// `endIgnoringInteractionEvents()`.
    public func beginIgnoringInteractionEvents() {
        if ignoreCount == 0 {
            for window in windows + popups.popups { window.surface?.input.cancelAll() }
        }
        ignoreCount += 1
    }

    public func endIgnoringInteractionEvents() {
        ignoreCount = max(0, ignoreCount - 1)
    }

    public var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }

    open override var next: UIResponder? { delegate as? UIResponder }

    open override class var actions: ActionTable {
        super.actions.adding("terminate:", UIApplication.quit)
    }

    /// Hands the main menu on to the delegate, if that is a responder; overrides call super.
    open override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        (delegate as? UIResponder)?.buildMenu(with: builder)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in
            guard let window = press.window else { return true }
            return !window.performsLateCommand(for: press) && !window.opensContextMenu(for: press)
                && !window.opensMenuBar(for: press)
        }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    private func quit() {
        terminate(status: 0)
    }

    // MARK: - State of the concerns

    package let windowSystem: any WindowSystem
    let launchOptions: ApplicationOptions
    let displayObserver = DisplayObserver()
    package let device = UIDevice()
    /// The orientation of the interface that was told last.
    var knownInterfaceOrientation: UIInterfaceOrientation?
    /// Whether the delegate is setting up the first window.
    var isLaunching = false
    var scenes = SceneTable()
    var screens: [UIScreen] = []
    /// Whether the connection broke, and the desktop is waited for.
    var isDisplayLost = false
    /// Seconds for which a desktop that was lost is waited for.
    var reconnectionPatience: TimeInterval { launchOptions.reconnectionPatience }
    /// The user's language and customs.
    var locale: Locale { launchOptions.locale }
    /// That of the application that runs.
    static var userLocale: Locale { running?.locale ?? .current }
    /// The screen that was there last, while there is none.
    var lastScreen: UIScreen?
    let popups = PopupStack()
    let mainMenu = MainMenu()
    var ignoreCount = 0
    /// Light or dark, as the desktop is.
    package var userInterfaceStyle: UIUserInterfaceStyle = .light {
        didSet { if userInterfaceStyle != oldValue { desktopTraitsDidChange() } }
    }
    /// The accent colour that the desktop's user chose; `nil` where there is none.
    package var accent: DesktopAccent? {
        didSet { if accent != oldValue { desktopTraitsDidChange() } }
    }
    /// What the desktop multiplies the size of text by; 1 where it says nothing.
    package var textScale: CGFloat = 1 {
        didSet { if textScale != oldValue { desktopTraitsDidChange() } }
    }
    /// Whether the desktop asks for more contrast.
    package var increasesContrast = false {
        didSet { if increasesContrast != oldValue { desktopTraitsDidChange() } }
    }
    /// Seconds within which clicks and taps count as made together.
    package var multipleTapInterval = UIApplication.usualTapInterval
    package static let usualTapInterval = Theme.Touch.multipleTapInterval
    /// Told when the display says other things about looks than before.
    package var displaySettingsHandler: (@MainActor (DisplaySettings) -> Void)?
    var knownContentSizeCategory = UIContentSizeCategory.large
    var onTerminate: (@MainActor (Int32) -> Void)?
    /// What has to be done before the application ends, however it comes to that.
    ///
    /// It gets the status to end with, and returns the one that it shall be. Until then the connection stays, unless it
    /// is what was lost.
    package var terminationWork: (@MainActor (Int32) async -> Int32)?
    var isFinishingWork = false

    /// What the application that is being made is made with.
    static var launch: (windowSystem: any WindowSystem, options: ApplicationOptions)?

    /// Makes the application; `UIApplicationMain` does, once.
    public required override init() {
        guard let launch = Self.launch else {
            preconditionFailure("An application is made by UIApplicationMain, not by init().")
        }
        windowSystem = launch.windowSystem
        launchOptions = launch.options
        super.init()
    }
}

/// What an application is started with, by `UIApplicationMain` or by a test's stage.
package struct ApplicationOptions: Sendable {
    /// Names the application to the desktop; matches its `.desktop` file.
    package var identifier: String
    package var userInterfaceStyle: UIUserInterfaceStyle
    /// Whether the application ends when its last window is closed.
    package var endsWithLastWindow: Bool
    /// Where the application's windows are remembered; `nil` for nowhere.
    package var stateFolder: URL?
    /// Where launch images are looked for.
    package var bundle: Bundle
    /// The user's language and customs; English, of no country, unless another is given.
    package var locale = Locale(identifier: "en_001")
    /// Seconds for which a desktop that was lost is waited for; 0 for not at all.
    package var reconnectionPatience = Theme.Window.reconnectionPatience

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
