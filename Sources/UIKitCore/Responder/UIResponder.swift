// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation

/// An object that can receive events: a view, view controller, window, or the application.
///
/// Events that a responder doesn't handle are passed to `next`: from a view to its controller or superview, from the
/// root view to the window, and then to the application and its delegate (`R-VC-140`).
@preconcurrency @MainActor
open class UIResponder: NSObject, ActionTarget, OutletOwner {
    /// Creates a responder.
    public override init() {}

    // MARK: - Actions

    /// The actions that can be performed by name.
    ///
    /// Subclasses add to `super.actions`.
    open class var actions: ActionTable { ActionTable() }

    // MARK: - Interface files

    /// The properties that interface files can set.
    ///
    /// Subclasses add to `super.outlets`.
    open class var outlets: OutletTable { OutletTable() }

    /// Called once after all objects of the interface file were created and their outlets and actions connected.
    ///
    /// Called by the object that loads the file. Overrides call super.
    open func awakeFromNib() {}

    // MARK: - Chain

    /// The next responder, which receives events this one doesn't handle.
    open var next: UIResponder? { nil }

    /// Whether `becomeFirstResponder()` may succeed; `false` by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may give up first responder status; `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first to receive key events.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this the first receiver of key events and of actions without a target.
    ///
    /// Checks `canBecomeFirstResponder`, then calls `resignFirstResponder()` on the current first responder. A view that
    /// isn't in a window yet becomes the first responder when it enters one, unless it resigns before.
    ///
    /// - Returns: Whether this is now the first responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        takeFirstResponder()
    }

    /// Gives up first responder status.
    ///
    /// - Returns: `false` if `canResignFirstResponder` is `false`.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        giveUpFirstResponder()
    }

    // MARK: - Input views

    /// The view that slides in at the bottom of the window while this is the first responder; `nil`, the default, for
    /// none.
    ///
    /// Its width becomes that of the window. A flexible height becomes that of a keyboard; any other stays. If this is
    /// `nil`, the next responders are asked (`R-IPAD-160`, `R-IPAD-162`).
    open var inputView: UIView? { nil }

    /// The view above the input view, or at the bottom of the window without one, while this is the first responder.
    ///
    /// Its width becomes that of the window. If this is `nil`, the default, the next responders are asked
    /// (`R-IPAD-160`).
    open var inputAccessoryView: UIView? { nil }

    /// The controller of the input view, which takes precedence over `inputView`; `nil` by default.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller of the accessory view, which takes precedence over `inputAccessoryView`; `nil` by default.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The shortcuts in the bar above the input view while this is the first responder, or after it in the chain.
    ///
    /// Those of the nearest responder that has any are shown.
    open var inputAssistantItem: UITextInputAssistantItem { ownAssistantItem }

    final var assistantStorage: NSObject?

    /// The language in which text is entered; by default, that of the input view's controller or else of the keyboard's
    /// layout, and `nil` if it isn't known.
    ///
    /// > Note: Differs from UIKit: an override doesn't change the keyboard's layout, which is the desktop's.
    open var textInputMode: UITextInputMode? { currentTextInputMode }

    /// Asks for the input view and accessory view again at once, if this is the first responder or after it in the
    /// chain.
    ///
    /// The first responder stays (`R-IPAD-161`).
    open func reloadInputViews() {
        updateInputViews()
    }

    // MARK: - Undo

    /// The undo manager for changes made by this responder: the nearest in the responder chain, finally that of the
    /// window.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: - Activities

    /// The activity of the user in this responder; `nil`, the default, for none.
    ///
    /// That of a scene is saved with it. Several responders can share one.
    open var userActivity: NSUserActivity? {
        didSet {
            guard userActivity !== oldValue else { return }
            oldValue?.remove(self)
            userActivity?.add(self)
        }
    }

    /// Called before the responder's activity is saved, if its `needsSave` is set.
    ///
    /// Overrides add the current state to its `userInfo`. The default does nothing.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Called to restore the state of an activity that the user continues, if the application delegate has named the
    /// responder for it.
    ///
    /// The default does nothing.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: - Touches

    /// Called when touches begin.
    ///
    /// Passes them to `next` by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches that began in this responder move, wherever they are now.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches that began in this responder are lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when touches that began in this responder are canceled: the device was removed, a gesture was
    /// recognized, or the window closed.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: - Keys

    /// Called when keys are pressed, and when they repeat.
    ///
    /// The default passes them to `next`, then inserts their text, if this is the first responder and adopts
    /// ``UIKeyInput``. An override that doesn't call super for a key keeps its text out.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard !interactionConsumes(presses) else { return }
        next?.pressesBegan(presses, with: event)
        insertText(of: presses)
    }

    /// Called when the analog value of a press changes.
    ///
    /// Passes it to `next` by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys are released, except those whose press a view or control earlier in the chain handled.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.passedOn(by: self)
        if !rest.isEmpty { next?.pressesEnded(rest, with: event) }
    }

    /// Called when the window lost the keyboard while keys were pressed.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.passedOn(by: self)
        if !rest.isEmpty { next?.pressesCancelled(rest, with: event) }
    }

    // MARK: - Action targets

    /// Returns whether the responder can perform the action at present; by default, whether it is in the class's
    /// `actions`, or its text interaction can perform it.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action) || responderInteraction?.canPerform(action) == true
    }

    /// Returns the first responder in the chain, starting with this one, that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) {
            return responds(to: action) ? self : responderInteraction ?? self
        }
        return next?.target(forAction: action, withSender: sender)
    }

    // MARK: - Commands

    /// The key commands available while this responder is in the chain, independent of menus; `nil` by default.
    ///
    /// Commands of earlier responders take precedence, and all take precedence over the main menu. See
    /// ``UIKeyCommand``.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Builds the main menu, or an edit menu.
    ///
    /// For the main menu, called on the application and its delegate whenever the menu is rebuilt. For an edit menu,
    /// called on the responder chain from the application to the first responder each time that one is presented, with a
    /// builder whose `system` is ``UIMenuSystem/context``.
    ///
    /// `builder` contains the default menus. Overrides call super. Call ``UIMenuSystem/setNeedsRebuild()`` to have the
    /// menu rebuilt.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Updates the title, state, and availability of a command that this responder would perform.
    ///
    /// `command` is a copy; changes last until the next validation. Overrides call super.
    open func validate(_ command: UICommand) {}

    /// Called for scrolling over this responder that no view above it handled.
    ///
    /// Overridden by scroll views.
    func scrollChanged(_ event: UIScrollEvent) {
        next?.scrollChanged(event)
    }

    // MARK: - Motion

    /// Called when a motion such as shaking begins.
    ///
    /// Sent to the first responder, and passed on to `next` by default.
    ///
    /// > Note: Differs from UIKit: desktops report no such motion. Scripts and tests send it.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when a motion has ended; passed on to `next` by default.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    // MARK: - Accessibility

    /// Whether assistive technology treats the object as one element, and not as a container of others.
    ///
    /// The default is `true` for labels, controls, text views, and cells, and `false` for other views.
    open var isAccessibilityElement: Bool {
        get { accessibility?.blocks?.isElement?() ?? accessibility?.isElement ?? accessibilityDefaults.isElement }
        set { editAccessibility { $0.isElement = newValue } }
    }

    /// The name read out by assistive technology.
    ///
    /// Scripts find views by it as well. The default is `nil`; controls and labels use their texts.
    open var accessibilityLabel: String? {
        get { accessibility?.ownLabel ?? accessibilityDefaults.label }
        set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The name with attributes.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get {
            accessibility?.blocks?.attributedLabel?() ?? accessibility?.label
                ?? accessibilityLabel.map { NSAttributedString(string: $0) }
        }
        set { editAccessibility { $0.label = newValue } }
    }

    /// The result of the element's action, read out after the name.
    ///
    /// The default is `nil`.
    open var accessibilityHint: String? {
        get { accessibility?.ownHint ?? accessibilityDefaults.hint }
        set { accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The hint with attributes.
    open var accessibilityAttributedHint: NSAttributedString? {
        get {
            accessibility?.blocks?.attributedHint?() ?? accessibility?.hint
                ?? accessibilityHint.map { NSAttributedString(string: $0) }
        }
        set { editAccessibility { $0.hint = newValue } }
    }

    /// The element's current value, such as `50%`.
    ///
    /// The default is that of the control, otherwise `nil`.
    open var accessibilityValue: String? {
        get { accessibility?.ownValue ?? accessibilityDefaults.value }
        set { accessibilityAttributedValue = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The value with attributes.
    open var accessibilityAttributedValue: NSAttributedString? {
        get {
            accessibility?.blocks?.attributedValue?() ?? accessibility?.value
                ?? accessibilityValue.map { NSAttributedString(string: $0) }
        }
        set { editAccessibility { $0.value = newValue } }
    }

    /// The language of the texts as a BCP 47 tag; `nil`, the default, for the user's.
    open var accessibilityLanguage: String? {
        get { accessibility?.blocks?.language?() ?? accessibility?.language }
        set { editAccessibility { $0.language = newValue } }
    }

    /// The kind of the element and its state.
    ///
    /// The default is that of the control, otherwise `none`.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.ownTraits ?? accessibilityDefaults.traits }
        set { editAccessibility { $0.traits = newValue } }
    }

    /// The element's frame in the coordinates of the window; by default, that of the view.
    ///
    /// > Note: Differs from UIKit, where the coordinates are those of the screen: a Wayland compositor doesn't report
    /// > the positions of windows.
    open var accessibilityFrame: CGRect {
        get { accessibility?.blocks?.frame?() ?? accessibility?.frame ?? .zero }
        set { editAccessibility { $0.frame = newValue } }
    }

    /// The element's outline in the coordinates of the window; `nil`, the default, for its frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility?.blocks?.path?() ?? accessibility?.path }
        set { editAccessibility { $0.path = newValue } }
    }

    /// The point at which activation touches the element, in the coordinates of the window.
    ///
    /// The default is the center of the frame.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = accessibility?.blocks?.activationPoint?() ?? accessibility?.activationPoint { return point }
            let frame = accessibilityFrame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { editAccessibility { $0.activationPoint = newValue } }
    }

    /// The elements of the container in the order in which they are read; `nil`, the default, for the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility?.blocks?.elements?() ?? accessibility?.elements }
        set { editAccessibility { $0.elements = newValue } }
    }

    /// Whether the object and everything in it is hidden from assistive technology.
    ///
    /// The default is `false`.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.blocks?.hidesElements?() ?? accessibility?.hidesElements ?? false }
        set { editAccessibility { $0.hidesElements = newValue } }
    }

    /// Whether siblings of the view are hidden from assistive technology.
    ///
    /// The default is `false`.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.blocks?.isModal?() ?? accessibility?.isModal ?? accessibilityDefaults.isModal }
        set { editAccessibility { $0.isModal = newValue } }
    }

    /// Whether the children are read together before the siblings, wherever they are.
    ///
    /// The default is `false`.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.blocks?.groupsChildren?() ?? accessibility?.groupsChildren ?? false }
        set { editAccessibility { $0.groupsChildren = newValue } }
    }

    /// The relation between the children; `none` by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.blocks?.containerType?() ?? accessibility?.containerType ?? .none }
        set { editAccessibility { $0.containerType = newValue } }
    }

    /// The actions of the element beside its activation.
    @preconcurrency open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.blocks?.actions?() ?? accessibility?.actions }
        set { editAccessibility { $0.actions = newValue } }
    }

    /// The searches that the element and its descendants offer, such as for the headings of a page.
    ///
    /// The default is `nil`. Each is an action to the next and to the previous result.
    @preconcurrency open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility?.blocks?.rotors?() ?? accessibility?.rare?.rotors }
        set { editAccessibility { $0.editRare { $0.rotors = newValue } } }
    }

    /// Whether the element does something when the user activates it; by default, whether it is an enabled control.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            let isActive: UIAccessibilityTraits = [
                .button, .link, .adjustable, .keyboardKey, .searchField, .toggleButton,
            ]
            if let responds = accessibility?.blocks?.respondsToUser?() ?? accessibility?.respondsToUser {
                return responds
            }
            let traits = accessibilityTraits
            return !traits.isDisjoint(with: isActive) && !traits.contains(.notEnabled)
        }
        set { editAccessibility { $0.respondsToUser = newValue } }
    }

    /// The names by which the user can refer to the element, the best one first; by default, the label.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility?.ownInputLabels ?? [accessibilityLabel].compactMap(\.self) }
        set { accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }

    /// The names by which the user can refer to the element, with attributes.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            accessibility?.blocks?.attributedInputLabels?() ?? accessibility?.inputLabels
                ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
        }
        set { editAccessibility { $0.inputLabels = newValue } }
    }

    /// The elements that name the columns or rows of the container; `nil` by default.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibility?.blocks?.headers?() ?? accessibility?.rare?.headers }
        set { editAccessibility { $0.editRare { $0.headers = newValue } } }
    }

    /// The way in which the container's elements are visited; `automatic` by default.
    ///
    /// The children of a `combined` container aren't elements; their names together are the container's name.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility?.blocks?.navigationStyle?() ?? accessibility?.rare?.navigationStyle ?? .automatic }
        set { editAccessibility { $0.editRare { $0.navigationStyle = newValue } } }
    }

    /// The kind of text that the element contains; `nil`, the default, for any.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibility?.blocks?.textualContext?() ?? accessibility?.rare?.textualContext }
        set { editAccessibility { $0.editRare { $0.textualContext = newValue } } }
    }

    /// Whether the element's content is expanded; `unsupported` by default.
    open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
        get {
            if let status = accessibility?.blocks?.expandedStatus?() ?? accessibility?.rare?.expandedStatus {
                return status
            }
            let states = accessibilityDefaults.states
            return !states.contains(.expandable) ? .unsupported : states.contains(.expanded) ? .expanded : .collapsed
        }
        set { editAccessibility { $0.editRare { $0.expandedStatus = newValue } } }
    }

    /// The behavior of an element with the trait `allowsDirectInteraction` when it is touched; none by default.
    open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
        get { accessibility?.rare?.directTouch ?? [] }
        set { editAccessibility { $0.editRare { $0.directTouch = newValue } } }
    }

    /// The points from which the element's content can be dragged; `nil`, the default, for the element itself.
    @preconcurrency open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility?.rare?.dragSources }
        set { editAccessibility { $0.editRare { $0.dragSources = newValue } } }
    }

    /// The points at which content can be dropped on the element; `nil`, the default, for the element itself.
    @preconcurrency open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility?.rare?.dropPoints }
        set { editAccessibility { $0.editRare { $0.dropPoints = newValue } } }
    }

    /// The elements that scripts find in place of `accessibilityElements`; `nil`, the default, for the same ones.
    open var automationElements: [Any]? {
        get { accessibility?.blocks?.automationElements?() ?? accessibility?.rare?.automationElements }
        set { editAccessibility { $0.editRare { $0.automationElements = newValue } } }
    }

    /// Returns the number of elements in the container, or `NSNotFound` for an object that isn't one.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

    /// Returns the element at an index; `nil` if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element; `NSNotFound` if it isn't in the container.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Activates the element.
    ///
    /// - Returns: Whether this was done; after `false`, the default, the activation point is touched.
    open func accessibilityActivate() -> Bool { accessibility?.blocks?.activate?() ?? false }

    /// Increases the value of an `adjustable` element.
    open func accessibilityIncrement() { accessibility?.blocks?.increment?() }

    /// Decreases the value of an `adjustable` element.
    open func accessibilityDecrement() { accessibility?.blocks?.decrement?() }

    /// Scrolls by a page.
    ///
    /// - Returns: Whether the content was scrolled; after `false`, the default, the next responder is asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Leaves a modal view or a hierarchy of screens.
    ///
    /// - Returns: Whether this was done; after `false`, the default, the next responder is asked.
    open func accessibilityPerformEscape() -> Bool { accessibility?.blocks?.escape?() ?? false }

    /// Performs the most important action of the screen, such as playing and pausing.
    ///
    /// - Returns: Whether this was done; after `false`, the default, the next responder is asked.
    open func accessibilityPerformMagicTap() -> Bool { accessibility?.blocks?.magicTap?() ?? false }

    /// Called when assistive technology focused the element.
    ///
    /// The default does nothing.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when the focus of assistive technology left the element.
    ///
    /// The default does nothing.
    open func accessibilityElementDidLoseFocus() {}

    /// Returns whether assistive technology has focused the element.
    open func accessibilityElementIsFocused() -> Bool { UIAccessibility.focused === self }

    /// Returns the assistive technologies that have focused the element; `nil` if none has.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    {
        UIAccessibility.focused === self ? [.notificationVoiceOver] : nil
    }

    /// The properties that the application has not set.
    @_spi(Toolkit) open var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    /// The part on which keys act while the object has the keyboard, which is then the focused element; `nil` for all of
    /// the object.
    @_spi(Toolkit) open var accessibilityActivePart: UIResponder? { nil }

    /// Performs the same as a click.
    ///
    /// - Returns: Whether this was done; after `false`, the default, the activation point is touched.
    @_spi(Toolkit) open func accessibilityPress() -> Bool { false }

    /// Sets the number in the range of the defaults, as the user does.
    ///
    /// - Returns: Whether this was done; `false` by default.
    @_spi(Toolkit) open func accessibilitySetValue(_ value: Double) -> Bool { false }

    final var accessibility: AccessibilityAttributes?
}
