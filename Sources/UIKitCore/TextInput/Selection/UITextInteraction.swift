// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// The ways in which a user can interact with a custom text view.
public enum UITextInteractionMode: Int, Sendable {
    /// Text is selected and edited.
    case editable = 0
    /// Text is only selected.
    case nonEditable = 1
}

/// The methods that allow and track the interaction with a custom text view.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: AnyObject {
    /// Returns whether a press or tap at a point of the interaction's view interacts with the text; `true` by default.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before a gesture selects text.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called after a gesture has selected text.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// An interaction that gives a custom text view the caret, the selection, the keys, and the edit menu of the toolkit's
/// text views.
///
/// The view adopts ``UITextInput``, draws its text, and can become first responder. It reports changes that it makes by
/// itself to its `inputDelegate`, so that the caret follows them. While it is first responder:
///
/// - a click, a double click, and a triple click place the caret, and select a word and a paragraph; a drag extends the
///   selection; a finger also has a loupe, and handles;
/// - the arrow keys, Home, and End move the caret, by words with Ctrl, and select with Shift; Delete and Ctrl+Backspace
///   delete;
/// - Cut, Copy, Paste, Delete, Select, and Select All are performed for it, unless it implements them.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    /// Creates an interaction.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
    }

    /// The view to which the interaction has been added.
    public private(set) weak var view: UIView?
    /// The object that allows and tracks the interaction.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// Whether text can be edited, or only selected.
    public let textInteractionMode: UITextInteractionMode

    /// The text, usually the interaction's view; `nil` (the default) for no interaction.
    ///
    /// Keys and commands require that it is the interaction's view.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet { if textInput !== oldValue { textInputDidChange() } }
    }

    /// The recognizers that other gestures of the view can require to fail.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { gestures.recognizers }

    open func willMove(to view: UIView?) {
        guard let old = self.view, view !== old else { return }
        disconnect(from: old)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        textInputDidChange()
    }

    // MARK: - Internal state

    private(set) lazy var gestures = TextInteractionGestures(self)
    private(set) lazy var menu = UIEditMenuInteraction(delegate: self)
    /// The time at which the menu was last dismissed.
    var menuWasDismissedAt = -Double.infinity
    /// The display of the selection; `nil` without a text or a view.
    var display: UITextSelectionDisplayInteraction?
    /// The ends of the selection that was made last: the one that stays, and the one that moves.
    var anchorAndHead: (anchor: UITextPosition, head: UITextPosition)?
    /// The x coordinate that the caret keeps while it moves up and down.
    var column: CGFloat?
    var pasting: Task<Void, Never>?

    /// The actions that are performed for views that don't implement them.
    public static var actions: ActionTable {
        ActionTable().adding("cut:") { (text: UITextInteraction) in { (_: Any?) in text.cut() } }
            .adding("copy:") { (text: UITextInteraction) in { (_: Any?) in text.copySelection() } }
            .adding("paste:") { (text: UITextInteraction) in { (_: Any?) in text.paste() } }
            .adding("delete:") { (text: UITextInteraction) in { (_: Any?) in text.replaceSelection(with: "") } }
            .adding("select:") { (text: UITextInteraction) in { (_: Any?) in text.selectWord() } }
            .adding("selectAll:") { (text: UITextInteraction) in { (_: Any?) in text.selectAll() } }
    }
}

// MARK: - Connection

extension UITextInteraction {
    private func textInputDidChange() {
        if let view { disconnect(from: view) }
        guard let view, let textInput else { return }
        let display = UITextSelectionDisplayInteraction(textInput: textInput, delegate: nil)
        self.display = display
        view.addInteraction(display)
        view.addInteraction(menu)
        menu.onRequest = { [weak self] in self?.prepareMenu(at: $0) }
        gestures.attach(to: view, textInput)
        if view.isFirstResponder, view.window?.showsCarets == true { activityDidChange(true) }
    }

    private func disconnect(from view: UIView) {
        gestures.detach(from: view)
        if let display { view.removeInteraction(display) }
        display = nil
        if menu.view === view { view.removeInteraction(menu) }
        anchorAndHead = nil
    }

    /// Whether the user may change the text.
    var acceptsEdits: Bool { textInteractionMode == .editable && textInput?.isEditable == true }
}

extension UITextInteraction: UITextInputDelegate {
    // Reports arrive here while there is no input method to receive them.
    public func selectionWillChange(_ textInput: (any UITextInput)?) {}
    public func selectionDidChange(_ textInput: (any UITextInput)?) { contentDidChange() }
    public func textWillChange(_ textInput: (any UITextInput)?) {}
    public func textDidChange(_ textInput: (any UITextInput)?) { contentDidChange() }
}

extension UITextInteraction: ResponderInteraction {
    package func activityDidChange(_ isActive: Bool) {
        display?.isActivated = isActive
        if isActive {
            if let textInput, textInput.inputDelegate == nil { textInput.inputDelegate = self }
            display?.cursorView.resetBlinkAnimation()
        } else {
            if textInput?.inputDelegate === self { textInput?.inputDelegate = nil }
            display?.showsHandles = false
            menu.dismissMenu()
        }
    }

    package func contentDidChange() {
        display?.setNeedsSelectionUpdate()
        display?.cursorView.resetBlinkAnimation()
        if menu.bar != nil { menu.updateVisibleMenuPosition(animated: false) }
    }
}
