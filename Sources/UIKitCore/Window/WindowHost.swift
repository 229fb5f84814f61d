// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// Connects a `UIWindow` to a toplevel surface: its size, scale, decorations, and input.
@MainActor
final class WindowHost: WindowSurface {
    private(set) weak var window: UIWindow?
    let platform: any PlatformWindow
    let chrome: WindowChrome
    let input: WindowInput
    let layers: LayerHost
    private var configuration: WindowConfiguration
    /// The size of the window without decorations, when the application chooses it.
    private(set) var ownSize: CGSize
    private var isApplying = false
    /// The serial of the user's last press, with which another application may come to the front; `nil` before any.
    private(set) var pressSerial: UInt32?
    /// Whether a frame was sent for the display server's first configuration.
    private var wasConfigured = false
    /// Whether the window was shown without being made key.
    ///
    /// The activation that the window manager gives every new window then doesn't make it key; a click does (`R-V-52`).
    private var leavesKey: Bool
    /// Whether the application assigned the window to a screen that it fills.
    let fillsAssignedScreen: Bool
    private lazy var keyInterception = KeyInterception { [weak self] in self?.deliver($0) }
    /// Receives the drags over the window; `nil` while no module responds to them.
    private var drops: WindowDrops?
    /// The buttons of the title bar for assistive technology, created when it asks for them.
    var titleBarElements: [TitleBarElement] = []
    var shownTitleBarKinds: [TitleBarButton.Kind] = []

    var scale: CGFloat { configuration.scale }
    /// Whether the window is active.
    var isActive: Bool { configuration.states.contains(.activated) }
    /// Whether the window isn't visible: minimized or, where this is reported, covered.
    var isSuspended: Bool { configuration.states.contains(.suspended) }
    var isMaximized: Bool { configuration.states.contains(.maximized) }
    var isFullScreen: Bool { configuration.states.contains(.fullScreen) }

    init(window: UIWindow, application: UIApplication) throws(OperationError) {
        self.window = window
        leavesKey = application.keyWindow != nil
        let screen = window.isScreenAssigned ? window.screen.platformScreen : nil
        fillsAssignedScreen =
            window.screen !== UIScreen.main && screen != nil && window.frame.size == window.screen.bounds.size
        let lost = fillsAssignedScreen ? nil : window.lostPlacement
        window.lostPlacement = nil
        let size = fillsAssignedScreen ? window.frame.size : Self.firstSize(of: window, lost, in: application)
        ownSize = size
        platform = try application.windowSystem.makeWindow(
            WindowAttributes(
                title: window.desktopTitle,
                applicationIdentifier: application.launchOptions.identifier, contentSize: size,
                minimumSize: window.windowScene?.limits.minimumSize ?? Theme.Window.minimumSize,
                maximumSize: window.windowScene?.limits.maximumSize ?? .zero,
                screenName: screen?.description.name ?? lost?.screenName, position: lost?.position))
        lost?.apply(to: platform, of: application.windowSystem)
        if fillsAssignedScreen || window.isFirstOfRestoredFullScreen { platform.setFullScreen(true, on: screen) }
        let owner = window.ownerOnDesktop
        if let owner { platform.setParent(owner, isModal: window.windowLevel >= .alert) }
        // The application chooses the size until the first configuration arrives, whichever side draws decorations.
        configuration = platform.configuration
        configuration.width = nil
        configuration.height = nil
        chrome = WindowChrome(contentLayer: window.layer)
        layers = LayerHost(rootLayer: chrome.rootLayer, target: platform.frameTarget)
        input = WindowInput(window: window)
        chrome.delegate = self
        platform.delegate = self
        chrome.title = window.desktopTitle
        chrome.isOwned = owner != nil
        // A window laid out for the other orientation during launch keeps its layout until the launch is complete
        // (`R-IPAD-64`).
        if Self.isLaidOutForOtherOrientation(window, in: application) { ownSize = window.frame.size }
        if !fillsAssignedScreen, fitOwnSize(to: configuration) { platform.setContentSize(ownSize) }
        apply(configuration)
        acceptDrops()
    }

    /// Returns whether the window was created during launch with the size of its whole screen, in the other
    /// orientation.
    private static func isLaidOutForOtherOrientation(_ window: UIWindow, in application: UIApplication) -> Bool {
        let (asked, screen) = (window.frame.size, window.screen.bounds.size)
        return application.isLaunching && application.windowSystem.windowsFillScreens
            && asked == CGSize(width: screen.height, height: screen.width)
    }

    /// A window created with its screen's bounds leaves the choice of size to the compositor, which may in turn leave
    /// it to the client.
    private static func firstSize(
        of window: UIWindow, _ lost: WindowPlacement?, in application: UIApplication
    ) -> CGSize {
        if let lost, lost.isMaximized || lost.isFullScreen { return lost.contentSize }
        let asked = window.frame.size
        let screen = window.screen.bounds.size
        let isUsable = asked.width >= 1 && asked.height >= 1 && asked.width < 32768 && asked.height < 32768
        if isLaidOutForOtherOrientation(window, in: application) { return screen }
        guard asked == screen || !isUsable else {
            let available = window.screen.platformDescription.frame.size
            return CGSize(width: min(asked.width, available.width), height: min(asked.height, available.height))
        }
        if application.windowSystem.windowsFillScreens { return window.screen.platformDescription.frame.size }
        let share = Theme.Window.maximumShare
        return CGSize(
            width: min(Theme.Window.defaultSize.width, (screen.width * share).rounded()),
            height: min(Theme.Window.defaultSize.height, (screen.height * share).rounded()))
    }

    /// Makes the window as large as the bounds that its display server reports, if it would be larger.
    ///
    /// Without bounds in the first configuration, those of the screen apply.
    /// - Returns: Whether the size has changed.
    private func fitOwnSize(to configuration: WindowConfiguration) -> Bool {
        guard let bounds = configuration.bounds ?? screenBounds(for: configuration) else { return false }
        let titleHeight = configuration.decoration == .client ? titleBarPlacement.extraHeight : 0
        let minimum = window?.windowScene?.limits.minimumSize ?? Theme.Window.minimumSize
        let size = CGSize(
            width: min(ownSize.width, max(bounds.width, minimum.width)),
            height: min(ownSize.height, max(bounds.height - titleHeight, minimum.height)))
        defer { ownSize = size }
        return size != ownSize
    }

    /// The largest window geometry whose surface, with the shadow, fits the screen; `nil` before the first configuration,
    /// which says who draws the decorations.
    ///
    /// A compositor that reports no bounds places the surface, and with it the window's buttons, beyond the screen's
    /// edge if it is wider.
    private func screenBounds(for configuration: WindowConfiguration) -> CGSize? {
        guard configuration.serial != nil, let screen = window?.screen.platformDescription.frame.size else {
            return nil
        }
        let shadow = configuration.decoration == .client ? Theme.Chrome.shadowMargin : .zero
        return CGSize(
            width: screen.width - shadow.left - shadow.right, height: screen.height - shadow.top - shadow.bottom)
    }

    /// The position of the content's top left corner in the coordinates of the display server; `nil` if not reported.
    var contentPosition: CGPoint? {
        guard let corner = platform.position else { return nil }
        let layout = chrome.layout
        return CGPoint(
            x: corner.x + layout.content.minX - layout.geometry.minX,
            y: corner.y + layout.content.minY - layout.geometry.minY)
    }

    var isConfigured: Bool { platform.configuration.serial != nil }

    var contentOffset: CGPoint {
        let layout = chrome.layout
        return CGPoint(
            x: layout.content.minX - layout.geometry.minX, y: layout.content.minY - layout.geometry.minY)
    }

    func show() {
        if UIApplication.running?.isIdleTimerDisabled == true { inhibitIdling(true) }
        platform.show()
    }

    func makePopup(_ attributes: PopupAttributes) throws(OperationError) -> any PlatformPopup {
        try platform.makePopup(attributes)
    }

    func receive(_ event: InputEvent) {
        let origin = chrome.layout.content.origin
        platform.delegate?.window(
            platform, didReceive: event.mapped { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) })
    }

    /// Without the title bar and shadow, which belong to the desktop environment even if they are drawn here.
    func picture() -> (image: CGImage, frame: CGRect)? {
        let content = chrome.layout.content
        let image = layers.snapshotImage(scale: scale)?.cropping(
            to: content.applying(CGAffineTransform(scaleX: scale, y: scale)))
        return image.map { ($0, CGRect(origin: .zero, size: content.size)) }
    }

    func close() {
        layers.invalidate()
        platform.delegate = nil
        platform.close()
    }

    func setTitle(_ title: String) {
        chrome.title = title
        platform.setTitle(title)
    }

    /// Called when the application resized the window, and also for sizes set by the compositor, which are ignored.
    func windowDidTakeSize(_ size: CGSize) {
        guard !isApplying, size.width >= 1, size.height >= 1 else { return }
        setContentSize(size)
    }

    func setLimits(minimum: CGSize, maximum: CGSize) {
        platform.setMinimumSize(minimum)
        platform.setMaximumSize(maximum)
        updateDecorations()
    }

    func setContentSize(_ size: CGSize) {
        ownSize = size
        platform.setContentSize(size)
    }

    /// Receives drags over the window, once a module responds to them.
    func acceptDrops() {
        guard drops == nil, WindowDrops.receiver != nil else { return }
        let drops = WindowDrops(window: window) { [weak self] in self?.chrome.layout.content.origin ?? .zero }
        self.drops = drops
        platform.dropDelegate = drops
    }

    // MARK: - Configuration

    /// Lays out everything for a configuration.
    ///
    /// The next frame acknowledges it.
    private func apply(_ new: WindowConfiguration) {
        lay(out: new)
        // The content's layout may have shown or hidden a bar.
        if chrome.layout.isClientSide, titleBarPlacement != chrome.layout.placement { lay(out: configuration) }
        guard new.serial != nil, !wasConfigured else { return }
        CATransaction.addPostCommitHandler { [weak self] in
            self?.wasConfigured = true
            self?.showIcon()
        }
    }

    /// Shows the application's icon, once its first frame is on the way.
    private func showIcon() {
        guard platform.acceptsIcon, let icon = UIApplication.running?.icon else { return }
        Task { [weak self] in
            guard let value = await icon.value else { return }
            self?.platform.setIcon(value)
        }
    }

    private func lay(out new: WindowConfiguration) {
        guard let window else { return }
        let scaleChanged = new.scale != configuration.scale
        configuration = new
        let (previousSize, previousTraits) = (window.bounds.size, window.traitCollection)
        let hasEdges = reachesScreenEdges(new)
        let layout = ChromeLayout(
            configuration: new, ownContentSize: ownSize, edges: hasEdges ? window.screen.boundsInsets : .zero,
            placement: titleBarPlacement, isResizable: window.windowScene?.limits.permitsResizing ?? true)
        // A size imposed by maximizing or tiling isn't the one to restore.
        if new.states.isDisjoint(with: .anchored) { ownSize = layout.content.size }
        let transition = SizeTransition(of: window, to: layout.content.size)
        isApplying = true
        defer { isApplying = false }
        UIView.performWithoutAnimation {
            chrome.isActive = new.states.contains(.activated)
            chrome.isVisible = wasConfigured
            chrome.settings = UIApplication.running?.titleBarSettings ?? TitleBarSettings()
            let titlebar = window.isMainInScene ? window.windowScene?.titlebar : nil
            chrome.showsTitle = titlebar?.titleVisibility != .hidden
            chrome.separator = titlebar?.separatorStyle ?? .automatic
            chrome.apply(layout, traits: window.surroundings)
            updateTitleBarOverlap()
            window.frame = CGRect(origin: .zero, size: layout.content.size)
            window.hiddenEdges = hasEdges ? window.screen.overscanCompensationInsets : .zero
            window.layOutLaunchScreen()
        }
        if scaleChanged || window.traitCollection != window.surroundings { window.updateTraits() }
        window.adaptPresentations()
        transition?.run()
        // A change of traits has been reported with the traits.
        if window.bounds.size != previousSize, window.traitCollection == previousTraits {
            window.windowScene?.windowDidChange(window, from: previousTraits)
        }
        UIApplication.running?.interfaceOrientationMayHaveChanged()
        layers.configuration = FrameConfiguration(
            serial: new.serial, pixelSize: layout.pixelSize(scale: new.scale), size: layout.surface, scale: new.scale,
            windowGeometry: layout.geometry, opaqueRegion: layout.opaqueRegion, inputRegion: layout.inputRegion)
    }

    func traitsDidChange() {
        guard let window else { return }
        if chrome.layout.isClientSide, titleBarPlacement != chrome.layout.placement { return updateDecorations() }
        chrome.apply(chrome.layout, traits: window.traitCollection)
        updateTitleBarOverlap()
    }

    /// The placement of the title bar that the framework draws for the content.
    private var titleBarPlacement: TitleBarPlacement {
        let own = Theme.Chrome.metrics(for: window?.surroundings ?? .current).titleBarHeight
        guard let window, window.sharesTitleBar else { return TitleBarPlacement(height: own) }
        guard let height = window.topBarHeight else { return TitleBarPlacement(relation: .over, height: own) }
        return TitleBarPlacement(relation: .within, height: height)
    }

    /// Called when a bar may have been shown or hidden at the top of the content.
    func updateTitleBarPlacement() {
        guard !isApplying, chrome.layout.isClientSide else { return }
        let (old, new) = (chrome.layout.placement, titleBarPlacement)
        guard new != old else { return }
        // A visible window keeps its outer size, and one that isn't visible yet the size of its content.
        if wasConfigured { ownSize.height = max(ownSize.height + old.extraHeight - new.extraHeight, 1) }
        apply(configuration)
    }

    private func updateTitleBarOverlap() {
        let placement = chrome.layout.placement
        guard chrome.layout.isClientSide, placement.isShared else {
            window?.titleBarOverlap = TitleBarOverlap()
            return
        }
        let widths = chrome.buttonWidths
        window?.titleBarOverlap = TitleBarOverlap(
            insets: UIEdgeInsets(top: placement.height, left: widths.left, bottom: 0, right: widths.right),
            covered: placement.relation == .over ? placement.height : 0)
    }

    /// Lays out the decorations again, after a change of the user's settings or of the window's limits.
    func updateDecorations() {
        if !isApplying { apply(configuration) }
    }

    /// Called when the screen or its hidden edges changed.
    func screenEdgesDidChange() {
        if reachesScreenEdges(configuration) || window?.hiddenEdges != .zero { apply(configuration) }
    }

    /// Returns whether the window covers its whole screen, including hidden edges.
    private func reachesScreenEdges(_ configuration: WindowConfiguration) -> Bool {
        guard let window, !configuration.states.contains(.fullScreen) else { return window != nil }
        guard let width = configuration.width, let height = configuration.height else { return false }
        return UIApplication.running?.windowSystem.windowsFillScreens == true
            && CGSize(width: width, height: height) == window.screen.platformDescription.frame.size
    }

    func updateCursor() {
        platform.setCursor(window?.cursorUnderPointer ?? .default)
    }
}

extension WindowHost: PlatformWindowDelegate {
    func window(_ platform: any PlatformWindow, didReceive new: WindowConfiguration) {
        let wasActive = isActive
        // A compositor that leaves the size to the client reports the bounds with its first configuration.
        if configuration.serial == nil { _ = fitOwnSize(to: new) }
        apply(new)
        guard let window else { return }
        if isActive != wasActive {
            if isActive, !leavesKey { window.takeKey() }
            if !isActive { leavesKey = false }
            UIApplication.running?.updateState()
        } else {
            window.windowScene?.windowsDidChange()
        }
    }

    func window(_ platform: any PlatformWindow, didReceive event: InputEvent) {
        pressSerial = event.pressSerial ?? pressSerial
        keyInterception.receive(event)
    }

    private func deliver(_ event: InputEvent) {
        guard let window else { return }
        let origin = chrome.layout.content.origin
        let inContent = event.mapped { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
        if event.isPress { window.takeKey() }
        guard let rest = UIApplication.running?.popups.take(inContent, at: window) else { return }
        if case .touches(let points) = event, case .touches(let remaining) = rest {
            let free = Set(remaining.map(\.identifier))
            let onContent = Set(chrome.handle(points.filter { free.contains($0.identifier) }).map(\.identifier))
            let left = remaining.filter { onContent.contains($0.identifier) }
            if !left.isEmpty { input.handle(.touches(left)) }
            return
        }
        if case .pointer(let pointer) = event, chrome.handle(pointer, isGrabbed: input.hasPointerTouch) { return }
        input.handle(rest)
    }

    func windowShouldClose(_ platform: any PlatformWindow) {
        guard let window else { return }
        UIApplication.running?.windowWasClosedByUser(window)
    }

    func window(_ platform: any PlatformWindow, didMoveTo screens: [any PlatformScreen]) {
        guard let window, let screen = screens.first else { return }
        let own = UIApplication.running?.screens.first { $0.platformScreen === screen }
        if own !== window.ownScreen { window.isScreenAssigned = false }
        window.ownScreen = own
        screenEdgesDidChange()
    }
}

extension WindowHost: WindowChromeDelegate {
    func chrome(_ chrome: WindowChrome, isTitleAt point: CGPoint) -> Bool {
        let origin = chrome.layout.content.origin
        return window?.movesWindow(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)) ?? true
    }

    func chromeDidLoseContentHover(at timestamp: TimeInterval) {
        input.pointerLeftContent(at: timestamp)
    }

    func chrome(_ chrome: WindowChrome, wants action: WindowChrome.Action) {
        let states = configuration.states
        switch action {
        case .close: windowShouldClose(platform)
        case .minimize: platform.minimize()
        case .toggleMaximized: platform.setMaximized(!states.contains(.maximized))
        case .move(let serial): platform.beginMove(serial: serial)
        case .resize(let edge, let serial): platform.beginResize(edge, serial: serial)
        case .showMenu(let location, let serial): platform.showWindowMenu(at: location, serial: serial)
        case .cursor(let shape): platform.setCursor(shape)
        }
    }
}
