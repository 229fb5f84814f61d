// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import Graphics
internal import LayerTree
internal import TextEditing
internal import Windowing

/// A control for a single line of text.
///
/// A typed newline acts as Return. In pasted text, newlines become spaces; in text that is set, they are displayed as
/// spaces.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareField()
    }

    /// Creates a text field from a UI file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareField()
        coder.decodeInterface(self, as: UITextField.self)
    }

    // MARK: - Text

    /// The text, including marked text; never `nil` when read.
    ///
    /// Setting it moves the caret to the end, and only calls the delegate's `textFieldDidChangeSelection(_:)`.
    open var text: String? {
        get { edited.string }
        set {
            editor.setPlainText(newValue ?? "")
        }
    }

    /// The text with its attributes; never `nil` when read.
    ///
    /// Setting it also sets `font`, `textColor`, and `textAlignment` to those of the first character, if specified.
    /// Typed text has the attributes of the character before it.
    open var attributedText: NSAttributedString? {
        get { editor.styledText }
        set { editor.setStyledText(newValue ?? NSAttributedString(string: "")) }
    }

    /// The attributes of the next typed text, which are reset when the caret moves.
    ///
    /// `nil` while the field is not being edited, when setting it has no effect.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editor.attributesForTyping : nil }
        set { if isEditing { editor.setAttributesForTyping(newValue ?? [:]) } }
    }

    /// The text shown while the field is empty.
    open var placeholder: String? {
        get { storedPlaceholder?.string }
        set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
    }

    /// The placeholder with attributes, which take precedence over the defaults.
    open var attributedPlaceholder: NSAttributedString? {
        get { storedPlaceholder }
        set { setPlaceholder(newValue.map { NSAttributedString(attributedString: $0) }) }
    }

    /// The default attributes of the text, which include `font`, `textColor`, and `textAlignment`.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { textAttributes }
        set { setTextAttributes(newValue) }
    }

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: - Appearance

    /// The font; the system font with 17 points by default.
    open var font: UIFont? {
        get { storedFont }
        set {
            editor.unstyle(.font)
            let font = newValue ?? Self.defaultFont
            guard font != storedFont || font.scaling != storedFont.scaling else { return }
            storedFont = font
            lookDidChange()
        }
    }

    /// The text color; `UIColor.label` by default.
    open var textColor: UIColor? {
        get { storedTextColor }
        set {
            editor.unstyle(.foregroundColor)
            storedTextColor = newValue ?? .label
            content.setNeedsDisplay()
        }
    }

    /// The alignment of the text; `natural` by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { lookDidChange() } }
    }

    /// The style of the border; `none` by default.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { lookDidChange() } }
    }

    /// The image stretched below the text, unless the border style is `roundedRect`.
    open var background: UIImage? {
        didSet { if background !== oldValue { setNeedsLayout() } }
    }

    /// The image below the text while the field is disabled; `nil` (the default) for `background`.
    open var disabledBackground: UIImage? {
        didSet { if disabledBackground !== oldValue { setNeedsLayout() } }
    }

    /// Whether text that does not fit is reduced, down to `minimumFontSize`, before it scrolls; `false` by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { lookDidChange() } }
    }

    /// The minimum font size to which text is reduced, in points; 0 (the default) for half of the font's size.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { lookDidChange() } }
    }

    /// Whether a font created for a text style, or by `UIFontMetrics`, follows the user's text size; `false` by
    /// default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFont() } }
    }

    // MARK: - Editing

    /// Whether the text is being edited, that is, whether the field is first responder.
    public var isEditing: Bool { editor.isEditing }

    /// Whether the text is cleared when editing begins, if the delegate's `textFieldShouldClear(_:)` allows it; `false`
    /// by default.
    open var clearsOnBeginEditing = false

    /// Whether the next inserted text replaces all of the text; `false` by default, and reset by inserting.
    ///
    /// Setting it during editing selects everything.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion, isEditing { editor.selectAll() } }
    }

    /// The selection, and whether the field is edited, as a value that can be set later.
    ///
    /// Setting it begins or ends editing, and selects the same characters as far as they exist. Values of other types
    /// are ignored.
    open var interactionState: Any {
        get { InteractionState(selection: edited.selection, isEditing: isEditing) }
        set { restoreInteraction(newValue) }
    }

    // MARK: - Traits

    /// The text that is capitalized automatically; `sentences` by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { if autocapitalizationType != oldValue { editor.traitsDidChange() } }
    }

    /// Whether words are completed and corrected automatically; `default` by default.
    open var autocorrectionType = UITextAutocorrectionType.default {
        didSet { if autocorrectionType != oldValue { editor.traitsDidChange() } }
    }

    /// Whether the spelling is checked; `default` by default.
    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { if spellCheckingType != oldValue { editor.traitsDidChange() } }
    }

    /// Whether typed straight quotation marks become typographic ones; `default`, the default, for no.
    open var smartQuotesType = UITextSmartQuotesType.default

    /// Whether two typed hyphens become an em dash; `default`, the default, for no.
    open var smartDashesType = UITextSmartDashesType.default

    /// Whether cutting and pasting words removes and adds spaces around them; `default`, the default, for no.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

    /// Whether the rest of a word is predicted while it is typed; `default`, the default, for no.
    open var inlinePredictionType = UITextInlinePredictionType.default {
        didSet { editor.predictions?.dismiss() }
    }

    /// Whether the value of an expression is offered after an equals sign; `default`, the default, for no.
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default {
        didSet { editor.predictions?.dismiss() }
    }

    /// The keyboard layout to present; `default` by default.
    open var keyboardType = UIKeyboardType.default {
        didSet { if keyboardType != oldValue { editor.traitsDidChange() } }
    }

    /// The label of Return on a keyboard that an input view shows; `default` by default.
    open var returnKeyType = UIReturnKeyType.default

    /// The appearance of the input view and the accessory view; `default` by default.
    open var keyboardAppearance = UIKeyboardAppearance.default {
        didSet { if keyboardAppearance != oldValue { reloadInputViews() } }
    }

    /// Whether Return is disabled while there is no text; `false` by default.
    open var enablesReturnKeyAutomatically = false

    /// Whether the text is hidden behind bullets; `false` by default.
    ///
    /// Secure text can neither be copied nor offered as the primary selection.
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            lookDidChange()
            editor.traitsDidChange()
        }
    }

    /// The meaning of the text; `nil` (the default) if unspecified.
    open var textContentType: UITextContentType? {
        didSet { if textContentType != oldValue { editor.traitsDidChange() } }
    }

    /// The rules for suggested passwords; `nil` (the default) for a password of 20 letters, digits, and hyphens.
    ///
    /// If the text is secure and `textContentType` is `newPassword`, the edit menu has a command that enters a random
    /// password. It is also entered in the other secure fields of the same view controller for a new password, such as
    /// one that asks for it again. The toolkit doesn't store it.
    open var passwordRules: UITextInputPasswordRules?

    // MARK: - Input views

    /// The view that slides in at the bottom of the window during editing; `nil` (the default) for that of the
    /// next responders.
    ///
    /// After a change during editing, call `reloadInputViews()`.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// The view above the input view during editing; `nil` (the default) for that of the next responders.
    ///
    /// After a change during editing, call `reloadInputViews()`.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    // MARK: - Side views

    /// The visibility of the clear button; `never` by default.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
    }

    /// The view at the leading edge, shown at its own size.
    open var leftView: UIView? {
        didSet { if leftView !== oldValue { sideViewDidChange(from: oldValue) } }
    }

    /// The visibility of `leftView`; `never` by default.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { setNeedsLayout() } }
    }

    /// The view at the trailing edge, which replaces the clear button.
    open var rightView: UIView? {
        didSet { if rightView !== oldValue { sideViewDidChange(from: oldValue) } }
    }

    /// The visibility of `rightView`; `never` by default.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { setNeedsLayout() } }
    }

    // MARK: - Geometry, to be overridden

    /// Returns the rectangle of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the text while the field is not being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }

    /// Returns the rectangle of the text during editing; `textRect(forBounds:)` unless overridden.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the placeholder; `textRect(forBounds:)` unless overridden.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }

    /// Returns the rectangle of `leftView`.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { defaultSideRect(of: leftView, atStart: true, bounds) }

    /// Returns the rectangle of `rightView`.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        defaultSideRect(of: rightView, atStart: false, bounds)
    }

    /// Draws the text into the current context while the field is not being edited.
    open func drawText(in rect: CGRect) { drawDefaultText(in: rect) }

    /// Draws the placeholder into the current context.
    open func drawPlaceholder(in rect: CGRect) { drawDefaultPlaceholder(in: rect) }

    // MARK: - Sizes

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    @_spi(Toolkit) open override var baselines: TextBaselines? { textBaselines }

    /// Returns whether a point is inside the field or, during a selection by touch, near one of its handles.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || editor.handles?.isTarget(point) == true
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
        editor.predictions?.layoutDidChange()
        editor.spelling?.layoutDidChange()
        if isFocused { window?.updateFocusRing() }
    }

    // MARK: - First responder

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { startEditing() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { stopEditing() }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        // Removing the first responder from its window ends editing, regardless of the delegate.
        if newWindow !== window, isEditing, !isFirstResponder { editingDidStop() }
    }

    // MARK: - Actions

    /// Adds `delegate`.
    open override class var outlets: OutletTable { super.outlets.adding("delegate", \UITextField.delegate) }

    open override class var actions: ActionTable { addingEditActions(to: super.actions) }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selection to the pasteboard and deletes it.
    open func cut(_ sender: Any?) { editor.cutSelection() }

    /// Copies the selection to the pasteboard.
    open func copy(_ sender: Any?) { editor.copySelection() }

    /// Replaces the selection by the pasteboard's text.
    ///
    /// Text of another application arrives later, and replaces the selection at that time.
    open func paste(_ sender: Any?) { editor.paste() }

    /// Replaces the selection by the pasteboard's text, with the attributes of the text around it.
    open func pasteAndMatchStyle(_ sender: Any?) { editor.paste(matchingStyle: true) }

    /// Selects the word at the caret.
    open func select(_ sender: Any?) { editor.selectWord() }

    /// Selects all of the text.
    open func selectAll(_ sender: Any?) {
        editor.selectAll()
        // Only what the user selects, not an application, is offered to the middle button.
        if sender != nil { editor.offerSelection() }
    }

    /// Deletes the selection.
    open func delete(_ sender: Any?) { editor.deleteSelection() }

    /// Returns the edit menu for a range of the text, usually the selection; `nil` for the suggested actions.
    ///
    /// The default implementation asks the delegate.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        let range = editor.offsets(textRange)
        return delegate?.textField(
            self, editMenuForCharactersIn: NSRange(location: range.lowerBound, length: range.count),
            suggestedActions: suggestedActions)
    }

    // MARK: - UITextInput

    open var hasText: Bool { edited.length > 0 }

    open func insertText(_ text: String) { insert(text) }

    open func deleteBackward() { editor.delete(.character, backward: true) }

    open func text(in range: UITextRange) -> String? { edited.substring(editor.offsets(range)) }

    open func replace(_ range: UITextRange, withText text: String) {
        editor.substitute(editor.offsets(range), with: text)
    }

    open func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        editor.substitute(editor.offsets(range), with: attributedText)
    }

    open func insertAttributedText(_ attributedText: NSAttributedString) { editor.enter(attributedText) }

    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        mayChange(editor.offsets(range), to: text)
    }

    open var selectedTextRange: UITextRange? {
        get { editor.selectedRange }
        set { editor.selectedRange = newValue }
    }

    open var markedTextRange: UITextRange? { editor.markedRange }

    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.compose(markedText ?? "", selectedRange)
    }

    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        editor.compose(markedText?.string ?? "", selectedRange, styles: markedText)
    }

    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }

    open func unmarkText() { editor.commitComposition() }

    open weak var inputDelegate: (any UITextInputDelegate)?

    open var tokenizer: any UITextInputTokenizer { editor.tokenizer(for: self) }

    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }

    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }

    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }

    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }

    open func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) {
        editor.insert(text, alternatives: alternatives, style: style)
    }

    open func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
        editor.insertPlaceholder(size, maximumHeight: storedFont.ascender)
    }

    open func remove(_ textPlaceholder: UITextPlaceholder) { editor.remove(textPlaceholder) }

    open func beginFloatingCursor(at point: CGPoint) { editor.beginFloating(at: point) }

    open func updateFloatingCursor(at point: CGPoint) { editor.updateFloating(at: point) }

    open func endFloatingCursor() { editor.endFloating() }

    // MARK: - Input

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        editor.beginSelecting(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        editor.continueSelecting(touch)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        editor.endSelecting(touch, isInside: isTouchInside)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        editor.endSelecting(nil, isInside: false)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !editor.pasteSelection(touches, with: event) { super.touchesBegan(touches, with: event) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // The keys that activate other controls are typed.
        guard editor.edit(with: presses) else {
            next?.pressesBegan(presses, with: event)
            return
        }
        presses.keep(by: self)
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        focusDidMove(context)
    }

    override var cursorShape: CursorShape? { isEnabled ? .text : nil }

    // MARK: - Environment

    /// The accessibility label.
    ///
    /// Defaults to the placeholder.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? placeholder }
        set { super.accessibilityLabel = newValue }
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled, isFirstResponder { resignFirstResponder() }
        // Invisible characters are shown only in text that can be edited.
        geometry.line = nil
        content.setNeedsDisplay()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content.lookDidChange()
        if isEditing { setNeedsLayout() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        lookDidChange()
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraits.preferredContentSizeCategory { adjustFont() }
    }

    /// While the field is being edited, its caret and its border show that.
    @_spi(Toolkit) open override var marksOwnFocus: Bool { isEditing }

    override var focusRingCornerRadius: CGFloat {
        borderStyle == .roundedRect ? Theme.TextField.cornerRadius : layer.cornerRadius
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.role = isSecureTextEntry ? .passwordField : .textField
        defaults.states = [.editable, .singleLine, .selectableText]
        defaults.placeholder = placeholder
        defaults.contents = .controls
        defaults.value = isSecureTextEntry ? String(repeating: "\u{2022}", count: text?.count ?? 0) : text
        return defaults
    }

    @_spi(Toolkit) open override func accessibilityPress() -> Bool { isEnabled && becomeFirstResponder() }

    // MARK: - Internal state

    package static let defaultFont = UIFont.systemFont(ofSize: Theme.TextInput.fontSize)
    package let editor = TextEditor()
    var storedFont = UITextField.defaultFont
    var storedTextColor = UIColor.label
    var otherAttributes: [NSAttributedString.Key: Any] = [:]
    var storedPlaceholder: NSAttributedString?
    var geometry = FieldGeometry()
    let content = FieldContentView()
    let border = FieldBorderView()
    var clearButton: FieldClearButton?
    var editingMark: EditingMark?
}

extension UITextField {
    /// The border styles of a text field.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        /// A thin rectangle.
        case line = 1
        /// A recessed rectangle.
        case bezel = 2
        case roundedRect = 3
    }

    /// The visibility of a view next to the text.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// The reason for which editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled = 1
    }

    /// Posted when editing has begun.
    ///
    /// The object is the field.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// The key of the reason in the notification that editing has ended: an `NSNumber` with the raw value of a
    /// `DidEndEditingReason`.
    nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
    /// Posted when editing has ended.
    ///
    /// The object is the field; the `userInfo` has the reason.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when the user has changed the text.
    ///
    /// The object is the field.
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}
