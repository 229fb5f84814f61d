// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// The requests that window decorations make of the window.
@MainActor
protocol WindowChromeDelegate: AnyObject {
    func chrome(_ chrome: WindowChrome, wants action: WindowChrome.Action)
    /// Returns whether a press at a point of the surface, in the row of a title bar within the content, is on no control
    /// of the content.
    func chrome(_ chrome: WindowChrome, isTitleAt point: CGPoint) -> Bool
    /// Called when the pointer moves from the content to the decorations.
    func chromeDidLoseContentHover(at timestamp: TimeInterval)
}

/// Client-side window decorations: a title bar, buttons, edges, and a shadow, made of layers around the window's own.
@MainActor
final class WindowChrome {
    enum Action {
        case close
        case minimize
        case toggleMaximized
        case move(serial: UInt32)
        case resize(WindowEdge, serial: UInt32)
        case showMenu(at: CGPoint, serial: UInt32)
        case cursor(CursorShape)
    }

    weak var delegate: (any WindowChromeDelegate)?

    /// The root layer of the surface, which contains all others.
    let rootLayer = CALayer()
    private let frameLayer = CALayer()
    private let clipLayer = CALayer()
    private let titleBar = TitleBarLayer()
    private let contentHolder = CALayer()

    private(set) var layout: ChromeLayout
    private var pointer = PointerState()

    var title = "" {
        didSet { if title != oldValue { titleBar.title = title } }
    }

    /// Whether the window is active; takes effect at the next call of `apply`.
    var isActive = true
    /// The user's settings of title bars; take effect at the next call of `apply`.
    var settings = TitleBarSettings()
    /// Whether the window belongs to another one, like a dialog; takes effect at the next call of `apply`.
    ///
    /// It is then neither minimized nor maximized.
    var isOwned = false
    /// Whether the window has been displayed, so that changes of the title bar are visible.
    var isVisible = false
    /// Whether the title bar shows the window's title; takes effect at the next call of `apply`.
    var showsTitle = true
    /// The line below the title bar; takes effect at the next call of `apply`.
    var separator = UITitlebarSeparatorStyle.automatic
    /// The title bar's own appearance; `.unspecified` for the window's.
    ///
    /// Takes effect at the next update.
    var titleBarStyle = UIUserInterfaceStyle.unspecified
    private var traits = UITraitCollection()

    init(contentLayer: CALayer) {
        layout = ChromeLayout(
            configuration: WindowConfiguration(), ownContentSize: contentLayer.bounds.size)
        rootLayer.addSublayer(frameLayer)
        rootLayer.addSublayer(clipLayer)
        clipLayer.addSublayer(contentHolder)
        contentHolder.addSublayer(contentLayer)
        frameLayer.shadowColor = .black
        frameLayer.shadowOffset = Theme.Chrome.shadowOffset
        frameLayer.shadowRadius = Theme.Chrome.shadowRadius
    }

    func apply(_ layout: ChromeLayout, traits: UITraitCollection) {
        let old = self.layout.placement
        if isVisible, old.isShared, layout.placement.isShared, old.relation != layout.placement.relation { fade() }
        self.layout = layout
        self.traits = traits
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        rootLayer.frame = CGRect(origin: .zero, size: layout.surface)
        frameLayer.frame = layout.geometry
        frameLayer.cornerRadius = layout.cornerRadius
        frameLayer.backgroundColor = (layout.hasBlackEdges ? UIColor.black : .systemBackground).cgColor(for: traits)
        frameLayer.shadowOpacity =
            layout.cornerRadius > 0
            ? (isActive ? Theme.Chrome.activeShadowOpacity : Theme.Chrome.inactiveShadowOpacity) : 0
        clipLayer.frame = layout.geometry
        clipLayer.cornerRadius = layout.cornerRadius
        clipLayer.masksToBounds = layout.cornerRadius > 0
        clipLayer.borderWidth = layout.cornerRadius > 0 ? 1 / traits.displayScale : 0
        clipLayer.borderColor = Theme.Chrome.outline.cgColor(for: traits)
        contentHolder.frame = layout.content.offsetBy(dx: -layout.geometry.minX, dy: -layout.geometry.minY)
        contentHolder.masksToBounds = true
        if layout.isClientSide {
            if titleBar.superlayer == nil { clipLayer.addSublayer(titleBar) }
            titleBar.frame = CGRect(origin: .zero, size: layout.titleBar.size)
            applyToTitleBar()
        } else {
            titleBar.removeFromSuperlayer()
        }
        CATransaction.commit()
    }

    /// Updates the title bar after a change of `titleBarStyle`.
    func updateTitleBar(animated: Bool) {
        guard titleBar.superlayer != nil else { return }
        if animated { fade() }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        applyToTitleBar()
        CATransaction.commit()
    }

    private func fade() {
        let fade = CATransition()
        fade.duration = Theme.Chrome.fade
        titleBar.add(fade, forKey: "titleBarStyle")
    }

    private func applyToTitleBar() {
        let own = traits.merging(UITraitCollection(userInterfaceStyle: titleBarStyle))
        titleBar.apply(
            traits: own,
            state: TitleBarLayer.State(
                isActive: isActive, isMaximized: layout.isMaximized, items: settings.filtered(isPossible),
                isRightToLeft: traits.layoutDirection == .rightToLeft,
                hasBackground: layout.placement.relation != .within, showsTitle: showsTitle, separator: separator))
    }

    /// The widths that the buttons take at the left and right ends of the bar.
    var buttonWidths: (left: CGFloat, right: CGFloat) {
        let metrics = Theme.Chrome.metrics(for: traits)
        let items = settings.filtered(isPossible)
        let (leading, trailing) = (items.width(of: items.leading, metrics), items.width(of: items.trailing, metrics))
        return traits.layoutDirection == .rightToLeft ? (trailing, leading) : (leading, trailing)
    }

    private func isPossible(_ item: TitleBarSettings.Item) -> Bool {
        switch item {
        case .close, .spacer: true
        case .minimize: layout.capabilities.contains(.minimize) && !isOwned
        case .maximize: canMaximize
        case .menu: layout.capabilities.contains(.windowMenu)
        }
    }

    private var canMaximize: Bool {
        layout.capabilities.contains(.maximize) && layout.isResizable && !isOwned
    }

    var titleBarKinds: [TitleBarButton.Kind] { titleBar.kinds }

    /// Returns the frame of a button in the bar.
    func titleBarFrame(of kind: TitleBarButton.Kind) -> CGRect { titleBar.frame(of: kind) }

    // MARK: - Pointer

    private struct PointerState {
        var isOverContent = false
        var pressedButton: TitleBarButton.Kind?
        var dragStart: CGPoint?
        var lastClick: (location: CGPoint, time: TimeInterval)?
    }

    /// Handles an event on the decorations.
    ///
    /// - Returns: Whether the event was handled; otherwise it belongs to the content.
    func handle(_ event: PointerEvent, isGrabbed: Bool) -> Bool {
        guard layout.isClientSide, !isGrabbed else { return false }
        if case .left = event.kind {
            leave()
            pointer.isOverContent = false
            return false
        }
        let place = isOnContent(event) ? .content : layout.place(at: event.location)
        if place == .content, pointer.pressedButton == nil, pointer.dragStart == nil {
            if !pointer.isOverContent { leave() }
            pointer.isOverContent = true
            return false
        }
        if pointer.isOverContent {
            pointer.isOverContent = false
            delegate?.chromeDidLoseContentHover(at: event.timestamp)
        }
        let inTitleBar = self.inTitleBar(event.location)
        switch event.kind {
        case .entered, .moved: move(event, place: place, inTitleBar: inTitleBar)
        case .pressed(let button): press(button, event, place: place, inTitleBar: inTitleBar)
        case .released(let button): release(button, inTitleBar: inTitleBar)
        case .left: break
        }
        return true
    }

    /// Returns whether an event in the row that the buttons share with the content is for the content.
    private func isOnContent(_ event: PointerEvent) -> Bool {
        guard layout.placement.relation == .within, layout.titleBar.contains(event.location),
            pointer.pressedButton == nil, pointer.dragStart == nil,
            titleBar.button(at: inTitleBar(event.location)) == nil
        else { return false }
        if case .pressed(let button) = event.kind, [.left, .middle, .right].contains(button) {
            return delegate?.chrome(self, isTitleAt: event.location) != true
        }
        return true
    }

    private func inTitleBar(_ location: CGPoint) -> CGPoint {
        CGPoint(x: location.x - layout.geometry.minX, y: location.y - layout.geometry.minY)
    }

    private func leave() {
        titleBar.highlight(hovered: nil, pressed: nil)
        pointer.pressedButton = nil
        pointer.dragStart = nil
    }

    private func move(_ event: PointerEvent, place: ChromeLayout.Place, inTitleBar: CGPoint) {
        let hovered = place == .titleBar ? titleBar.button(at: inTitleBar) : nil
        if let pressed = pointer.pressedButton {
            titleBar.highlight(hovered: hovered, pressed: hovered == pressed ? pressed : nil)
            return
        }
        titleBar.highlight(hovered: hovered, pressed: nil)
        if let start = pointer.dragStart {
            let distance = hypot(event.location.x - start.x, event.location.y - start.y)
            guard distance >= Theme.Chrome.dragDistance else { return }
            pointer.dragStart = nil
            pointer.lastClick = nil
            delegate?.chrome(self, wants: .move(serial: event.serial != 0 ? event.serial : pressSerial))
            return
        }
        if case .edge(let edge) = place {
            delegate?.chrome(self, wants: .cursor(edge.cursor))
        } else {
            delegate?.chrome(self, wants: .cursor(.default))
        }
    }

    private var pressSerial: UInt32 = 0

    private func press(
        _ button: PointerButton, _ event: PointerEvent, place: ChromeLayout.Place, inTitleBar: CGPoint
    ) {
        // Moves and resizes refer to the serial of the press that started them.
        pressSerial = event.serial
        switch (place, button) {
        case (.edge(let edge), .left):
            delegate?.chrome(self, wants: .resize(edge, serial: event.serial))
        case (.titleBar, .left):
            if let kind = titleBar.button(at: inTitleBar) {
                if kind == .menu { return press(.menu) }
                pointer.pressedButton = kind
                titleBar.highlight(hovered: kind, pressed: kind)
            } else {
                pressTitle(event)
            }
        case (.titleBar, .middle):
            perform(settings.middleClick, event)
        case (.titleBar, .right):
            perform(settings.rightClick, event)
        default:
            break
        }
    }

    private func pressTitle(_ event: PointerEvent) {
        if let last = pointer.lastClick, event.timestamp - last.time <= Theme.Chrome.doubleClickInterval,
            hypot(event.location.x - last.location.x, event.location.y - last.location.y)
                <= Theme.Chrome.doubleClickDistance
        {
            pointer.lastClick = nil
            pointer.dragStart = nil
            return perform(settings.doubleClick, event)
        }
        pointer.lastClick = (event.location, event.timestamp)
        pointer.dragStart = event.location
    }

    // MARK: - Touches

    private struct TouchState {
        let start: CGPoint
        let button: TitleBarButton.Kind?
        let serial: UInt32
    }

    private var touches: [Int32: TouchState] = [:]

    /// Handles touches on the decorations.
    ///
    /// - Returns: The touches that belong to the content.
    func handle(_ points: [TouchPointEvent]) -> [TouchPointEvent] {
        guard layout.isClientSide else { return points }
        return points.filter { !handle($0) }
    }

    private func handle(_ point: TouchPointEvent) -> Bool {
        guard point.phase != .began else { return begin(point) }
        guard let touch = touches[point.identifier] else { return false }
        switch point.phase {
        case .began: break
        case .moved:
            let distance = hypot(point.location.x - touch.start.x, point.location.y - touch.start.y)
            guard touch.button == nil, distance >= Theme.Chrome.touchDragDistance else { break }
            // The window system follows the finger from now on.
            touches[point.identifier] = nil
            delegate?.chrome(self, wants: .move(serial: touch.serial))
        case .ended:
            touches[point.identifier] = nil
            titleBar.highlight(hovered: nil, pressed: nil)
            if let button = touch.button, titleBar.button(at: inTitleBar(point.location)) == button {
                pressSerial = touch.serial
                press(button)
            }
        case .cancelled:
            touches[point.identifier] = nil
            titleBar.highlight(hovered: nil, pressed: nil)
        }
        return true
    }

    private func begin(_ point: TouchPointEvent) -> Bool {
        guard layout.place(at: point.location) == .titleBar else { return false }
        let button = titleBar.button(at: inTitleBar(point.location))
        if button == nil, layout.placement.relation == .within,
            delegate?.chrome(self, isTitleAt: point.location) != true
        {
            return false
        }
        touches[point.identifier] = TouchState(start: point.location, button: button, serial: point.serial)
        titleBar.highlight(hovered: nil, pressed: button)
        return true
    }

    private func perform(_ action: TitleBarSettings.ClickAction, _ event: PointerEvent) {
        switch action {
        case .none: break
        case .toggleMaximized: if canMaximize { delegate?.chrome(self, wants: .toggleMaximized) }
        case .minimize: if isPossible(.minimize) { delegate?.chrome(self, wants: .minimize) }
        case .showMenu: delegate?.chrome(self, wants: .showMenu(at: event.location, serial: event.serial))
        }
    }

    private func release(_ button: PointerButton, inTitleBar: CGPoint) {
        guard button == .left else { return }
        pointer.dragStart = nil
        guard let pressed = pointer.pressedButton else { return }
        pointer.pressedButton = nil
        let hovered = titleBar.button(at: inTitleBar)
        titleBar.highlight(hovered: hovered, pressed: nil)
        if hovered == pressed { press(pressed) }
    }

    /// Performs a button's action.
    func press(_ kind: TitleBarButton.Kind) {
        switch kind {
        case .close: delegate?.chrome(self, wants: .close)
        case .minimize: delegate?.chrome(self, wants: .minimize)
        case .maximize: delegate?.chrome(self, wants: .toggleMaximized)
        case .menu:
            let frame = titleBar.frame(of: .menu)
            let corner = CGPoint(x: layout.geometry.minX + frame.minX, y: layout.geometry.minY + frame.maxY)
            delegate?.chrome(self, wants: .showMenu(at: corner, serial: pressSerial))
        case .spacer: break
        }
    }
}

extension WindowEdge {
    fileprivate var cursor: CursorShape {
        switch self {
        case .top: .nResize
        case .bottom: .sResize
        case .left: .wResize
        case .right: .eResize
        case .topLeft: .nwResize
        case .topRight: .neResize
        case .bottomLeft: .swResize
        case .bottomRight: .seResize
        }
    }
}
