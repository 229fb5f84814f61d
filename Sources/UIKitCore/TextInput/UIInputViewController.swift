// SPDX-License-Identifier: MIT
internal import Foundation

/// A controller of an input view, such as a keyboard, or of an accessory view.
///
/// A responder returns it as its `inputViewController` or `inputAccessoryViewController`. It edits the first responder's
/// text through `textDocumentProxy`, and is notified of changes of the text and the selection.
///
/// > Note: Differs from UIKit: keyboards of other applications don't exist, and layouts and input methods belong to the
/// > desktop. The input modes are the controller's view and the keyboard.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The controller's view as an input view; `nil` if it is of another class.
    ///
    /// By default, it is empty and has the background of a keyboard. Its constraints determine its height if its
    /// `allowsSelfSizing` is set; otherwise the height is that of a keyboard.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// Creates an input view with the background of a keyboard, unless the view is in a UI file.
    open override func loadView() {
        guard nibName == nil, controllerArchive == nil else { return super.loadView() }
        let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    // MARK: - Text

    /// The text that is being edited.
    public var textDocumentProxy: any UITextDocumentProxy { documentProxy }

    /// The language of the keys as a BCP 47 tag, which the first responder's `textInputMode` has while the view is
    /// shown; `nil`, the default, for the layout of the user's keyboard.
    open var primaryLanguage: String? {
        didSet { if primaryLanguage != oldValue { UITextInputMode.currentModeDidChange() } }
    }

    /// Whether the keyboard needs a key that switches to the next one.
    ///
    /// Always `false`, because the desktop switches between layouts.
    public var needsInputModeSwitchKey: Bool { false }

    /// Whether the keyboard may use the network and shared files.
    ///
    /// Always `true`, because it is part of the application.
    public var hasFullAccess: Bool { true }

    /// Ends editing, which hides the view.
    open func dismissKeyboard() {
        editedResponder?.resignFirstResponder()
    }

    /// Hides the input view until another text is edited, so that the text is entered with the keyboard.
    ///
    /// It does nothing if the controller's view isn't the input view that is shown.
    open func advanceToNextInputMode() { showKeyboard() }

    /// Calls `advanceToNextInputMode()` for a tap or click, and presents a list of the input modes for a long press.
    ///
    /// It is the action of a key for all touch events:
    ///
    /// ```swift
    /// key.addTarget(self, action: "handleInputModeListFromView:withEvent:", for: .allTouchEvents)
    /// ```
    ///
    /// - Parameters:
    ///   - view: The key.
    ///   - event: The event with a touch of the key; other events have no effect.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {
        guard let touch = event.touches(for: view)?.first else { return }
        modeList.follow(touch, on: view)
    }

    /// Adds `advanceToNextInputMode` and `handleInputModeListFromView:withEvent:`.
    open override class var actions: ActionTable {
        super.actions
            .adding("advanceToNextInputMode", UIInputViewController.advanceToNextInputMode)
            .adding("handleInputModeListFromView:withEvent:") { (controller: UIInputViewController) in
                { (view: UIView, event: UIEvent?) in
                    if let event { controller.handleInputModeList(from: view, with: event) }
                }
            }
    }

    /// Finds the words that the user has added to the dictionaries of the desktop, and passes them to `completion` later.
    ///
    /// Without a spelling library, there are none.
    ///
    /// > Note: Differs from UIKit: names of contacts and text replacements are not among them.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        let find = UILexicon.findWords
        Task {
            let words = await find?() ?? []
            completionHandler(UILexicon(words: words))
        }
    }

    // MARK: - UITextInputDelegate

    /// Called before the selection changes.
    ///
    /// The default does nothing.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}

    /// Called after the selection has changed.
    ///
    /// The default does nothing.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}

    /// Called before the text changes.
    ///
    /// The default does nothing.
    open func textWillChange(_ textInput: (any UITextInput)?) {}

    /// Called after the text has changed, and after another text has become first responder.
    ///
    /// The default does nothing.
    open func textDidChange(_ textInput: (any UITextInput)?) {}

    // MARK: - Internal state

    private lazy var documentProxy = TextDocumentProxy(of: self)
    private lazy var modeList = InputModeList(of: self)

    /// The responder whose text the keys change.
    var editedResponder: UIResponder? { viewIfLoaded?.window?.rootWindow.textResponder }
}
