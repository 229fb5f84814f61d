// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation

/// The base class of views that convert touches and key presses into actions.
@preconcurrency @MainActor
open class UIControl: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control that performs `primaryAction` on `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(self, as: UIControl.self)
    }

    // MARK: - State

    /// The control's state, combined from the properties below.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Whether the control is enabled.
    ///
    /// A disabled control still receives touches but ignores them. The default is `true`.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { enabledDidChange() } }
    }

    /// Whether the control is selected.
    ///
    /// The default is `false`.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control is drawn in its highlighted state.
    ///
    /// Updated automatically during tracking.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Whether the control is tracking a touch.
    public internal(set) var isTracking = false

    /// Whether the tracked touch is inside the control.
    public internal(set) var isTouchInside = false

    /// The horizontal alignment of the content in a control that is larger than its content.
    ///
    /// The default is `center`.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The vertical alignment of the content in a control that is larger than its content.
    ///
    /// The default is `center`.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Whether a press sends the primary action.
    @_spi(Toolkit) open var triggersPrimaryActionOnPress: Bool { false }

    /// Whether Space and Return press the control.
    var isPressedByKeys: Bool { true }

    /// Performs the same as a click, for a key.
    func activate(for event: UIEvent?) {
        if !opensPrimaryMenu(isForTouch: false, highlightsFirst: true, for: event) { press(for: event) }
    }

    /// Called before the control sends its primary action for a press.
    func willTriggerPrimaryAction() {}

    /// Handles a key other than Space and Return.
    ///
    /// - Returns: Whether the control handled the key.
    func adjust(with key: UIKey, for event: UIEvent?) -> Bool { false }

    /// Handles the scroll wheel over the control.
    ///
    /// `steps` is the number of clicks, positive when the wheel turns toward the user.
    ///
    /// - Returns: Whether the control handled the wheel.
    func adjust(bySteps steps: CGPoint, for event: UIEvent?) -> Bool { false }

    /// Called when a touch is being tracked, after the actions for its beginning were performed.
    func trackingDidBegin(with event: UIEvent?) {}

    /// Highlights the control briefly when it is pressed by a key that acts on key down.
    func flashHighlight() {}

    /// Called when a state property changes.
    ///
    /// The base implementation schedules layout and drawing.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: - Tracking

    /// Called when a touch begins on the control.
    ///
    /// - Returns: Whether to track the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch moves.
    ///
    /// - Returns: Whether to continue tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch ends.
    ///
    /// `touch` is `nil` if the control itself ended tracking.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the tracked touch is canceled.
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

    /// Rejects single taps of ancestors that would cancel the touches of an enabled button, switch, stepper, segmented
    /// control, or page control.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard preventsTapsOfAncestors, isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.view !== self, tap.cancelsTouchesInView
        else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// Whether a tap on the control is for the control alone, and not for a tap recognizer of an ancestor.
    ///
    /// A plain control leaves the tap to the recognizer.
    @_spi(Toolkit) open var preventsTapsOfAncestors: Bool { false }

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

    /// Sends a named action to `target`, or, if that is `nil`, to the first responder that can perform it.
    ///
    /// All named actions of the control are sent through this method.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.running?.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs a closure action.
    ///
    /// All closure and method actions of the control are performed through this method.
    open func sendAction(_ action: UIAction) {
        action.perform(with: self)
    }

    /// Performs the actions registered for `controlEvents`, in the order of registration.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, for: nil)
    }

    // MARK: - Menus

    /// Whether a press opens the control's menu instead of sending its primary action.
    ///
    /// The default is `false`.
    open var showsMenuAsPrimaryAction = false

    /// Whether the control shows a context menu, which it gets from the methods below.
    ///
    /// The default is `false`.
    open var isContextMenuInteractionEnabled = false {
        didSet { if isContextMenuInteractionEnabled != oldValue { contextMenuDidToggle() } }
    }

    /// The interaction that presents the control's menu; `nil` while the context menu is disabled.
    public internal(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Returns the configuration of the control's menu, or `nil` for no menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called before the menu is shown.
    ///
    /// Overrides call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the menu is hidden.
    ///
    /// Overrides call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when the user chooses an element of the menu that a press opened.
    func menuDidChoose(_ element: UIMenuElement) {}

    /// Whether the control shows the element that is selected in its menu, of which there is exactly one.
    var showsSelectedElement: Bool { false }

    // MARK: - Focus

    /// Whether the control can get keyboard focus.
    ///
    /// > Note: Differs from UIKit: every enabled control can be focused, as is usual on the desktop.
    override var movesWindow: Bool? { false }

    open override var canBecomeFocused: Bool {
        isEnabled && !isHidden && isUserInteractionEnabled && alpha > 0
    }

    @_spi(Toolkit) open override func focusDidChange() {
        // A held key has no effect once focus has moved elsewhere.
        if !isFocused { keyCancelled() }
        stateDidChange()
    }

    @_spi(Toolkit) open override var tracksTouches: Bool { true }

    @_spi(Toolkit) open override func hoverDidChange(_ isInside: Bool) {
        isHovered = isInside
        stateDidChange()
    }

    /// Returns the tooltip at a point of the control if the application sets none; `nil`, the default, for no tooltip.
    @_spi(Toolkit) open func standardToolTip(at point: CGPoint) -> UIToolTipConfiguration? { nil }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        setNeedsLayout()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        var traits: UIAccessibilityTraits = .none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        if triggersPrimaryActionOnPress { traits.insert(.button) }
        return AccessibilityDefaults(
            isElement: true, traits: traits, role: triggersPrimaryActionOnPress ? .button : nil)
    }

    @_spi(Toolkit) open override func accessibilityPress() -> Bool {
        guard isEnabled, isPressedByKeys else { return false }
        activate(for: nil)
        return true
    }

    // MARK: - Internal state

    var registrations: [Registration] = []
    var trackedTouch: UITouch?
    var trackedKey: UIKeyboardHIDUsage?
    package var isHovered = false
    /// The fraction of a click left over from a high-resolution wheel.
    var wheelRest: CGFloat = 0
}

extension UIControl {
    /// The events that a control sends.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch went down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch went down in the control, with a tap count above 1.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The tracked touch moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The tracked touch moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The tracked touch entered the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The tracked touch left the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The tracked touch ended inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The tracked touch ended outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The tracked touch was canceled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action was triggered by any input device.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A press opened the control's menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began in a text field.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a text field was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended in a text field.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The Return key was pressed in a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events of text fields.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits that applications may define.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits reserved for the framework.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events, including application and reserved ones.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The conditions that determine a control's appearance.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, and neither selected nor highlighted.
        public static let normal: State = []
        /// The control is being pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has keyboard focus.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that applications may define.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits reserved for the framework.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        /// Aligned like `left`; content isn't stretched.
        case fill = 3
        case leading = 4
        case trailing = 5
    }

    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        /// Aligned like `top`; content isn't stretched.
        case fill = 3
    }
}
