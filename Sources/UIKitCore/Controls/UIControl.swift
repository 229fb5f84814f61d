// SPDX-License-Identifier: MIT
public import Foundation

/// A view that turns touches and keys into actions.
@MainActor
open class UIControl: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control that performs `primaryAction` on `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeControl(from: coder)
    }

    // MARK: - State

    /// Everything that the looks depend on, put together from the properties below.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Whether the control can be used; a disabled one takes touches but does nothing.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { enabledDidChange() } }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Drawn as pressed; follows the touch by itself.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Whether a touch is being followed.
    public internal(set) var isTracking = false

    /// Whether the touch that is followed is still on the control.
    public internal(set) var isTouchInside = false

    /// Where the content stands in a control that is larger than it.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Whether a press is what the control is for.
    var triggersPrimaryActionOnPress: Bool { false }

    /// Whether Space and Return press the control.
    var isPressedByKeys: Bool { true }

    /// What a click would do, done by a key.
    func activate(for event: UIEvent?) {
        if !opensPrimaryMenu(isForTouch: false, highlightsFirst: true, for: event) { press(for: event) }
    }

    /// The control is about to send its primary action for a press.
    func willTriggerPrimaryAction() {}

    /// Does what a key other than Space and Return means to the control.
    ///
    /// - Returns: whether it means anything.
    func adjust(with key: UIKey, for event: UIEvent?) -> Bool { false }

    /// Does what turning a wheel over the control means; `steps` counts its clicks, positive towards the user's own side.
    ///
    /// - Returns: whether it means anything.
    func adjust(bySteps steps: CGPoint, for event: UIEvent?) -> Bool { false }

    /// A touch is followed, and the actions for its beginning were performed.
    func trackingDidBegin(with event: UIEvent?) {}

    /// Shows for a moment that the control was pressed by a key that acts as it goes down.
    func flashHighlight() {}

    /// A state property changed; the base lays out and draws again.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: - Tracking

    /// A touch began on the control.
    ///
    /// - Returns: whether to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch moved.
    ///
    /// - Returns: whether to go on following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch ended; `nil` if the control stopped following it by itself.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackMoved(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackCancelled(touches, with: event)
    }

    /// A tap on a control is the control's, not that of a view around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard keyBegan(presses, with: event) else { return super.pressesBegan(presses, with: event) }
        presses.keep(by: self)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keyEnded(presses, with: event) { super.pressesEnded(presses, with: event) }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keyCancelled()
        super.pressesCancelled(presses, with: event)
    }

    override func scrollChanged(_ event: UIScrollEvent) {
        if !wheelTurned(event) { super.scrollChanged(event) }
    }

    // MARK: - Actions

    /// Sends one named action, to the first responder that can perform it if `target` is `nil`.
    ///
    /// All named actions of this control pass here.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.running?.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs one closure action.
    ///
    /// All closure and method actions of this control pass here.
    open func sendAction(_ action: UIAction) {
        action.perform(with: self)
    }

    /// Performs everything that is registered for `controlEvents`, in the order of registration.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, for: nil)
    }

    // MARK: - Menus

    /// Whether a press opens the control's menu, in place of what it does otherwise; `false` by default.
    open var showsMenuAsPrimaryAction = false

    /// Whether the control has a context menu, which the methods below give it.
    open var isContextMenuInteractionEnabled = false {
        didSet { if isContextMenuInteractionEnabled != oldValue { contextMenuDidToggle() } }
    }

    /// The interaction behind the control's menu, while that is enabled.
    public internal(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// The menu of the control; `nil` for none.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The menu is about to be seen; overrides call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu is about to go; overrides call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The user chose an element of the menu that a press opened.
    func menuDidChoose(_ element: UIMenuElement) {}

    // MARK: - Focus

    /// Whether Tab stops here.
    ///
    /// > Note: Differs from UIKit: every enabled control takes the keyboard's focus, as on other desktops.
    open override var canBecomeFocused: Bool {
        isEnabled && !isHidden && isUserInteractionEnabled && alpha > 0
    }

    override func focusDidChange() {
        // A key that is held does nothing more once the keyboard acts on another view.
        if !isFocused { keyCancelled() }
        stateDidChange()
    }

    override func hoverDidChange(_ isInside: Bool) {
        isHovered = isInside
        stateDidChange()
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        setNeedsLayout()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    // MARK: - State of the concerns

    var registrations: [Registration] = []
    var trackedTouch: UITouch?
    var trackedKey: UIKeyboardHIDUsage?
    var isHovered = false
    /// Parts of a click that a fine wheel was turned by, and that nothing has followed yet.
    var wheelRest: CGFloat = 0
}

extension UIControl {
    /// What happened to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for happened, by whatever device.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A press opened the control's menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// A combination of conditions that a control's looks depend on.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        public static let application = State(rawValue: 0x00FF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where the content stands across a control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        case leading = 4
        case trailing = 5
    }

    /// Where the content stands up and down a control.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }
}
