// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree
internal import TextEditing
internal import Windowing

/// A control for one line of text.
///
/// Newlines that are typed act as Return; those in text that is pasted or set become spaces as it is shown and pasted.
@MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareField()
        decodeTextField(from: coder)
    }

    // MARK: - Text

    /// The text, what is being composed included; never `nil` when read.
    ///
    /// Setting it puts the caret behind it and tells nobody but the delegate's `textFieldDidChangeSelection(_:)`.
    open var text: String? {
        get { edited.string }
        set {
            editor.setPlainText(newValue ?? "")
        }
    }

    /// The text with its looks; never `nil` when read.
    ///
    /// Setting it also sets `font`, `textColor` and `textAlignment` to those of the first character, if it has any. What
    /// is typed looks like the character before it.
    open var attributedText: NSAttributedString? {
        get { editor.styledText }
        set { editor.setStyledText(newValue ?? NSAttributedString(string: "")) }
    }

    /// What the next text that is typed looks like, until the caret goes elsewhere; `nil` while the field is not edited,
    /// when setting it does nothing.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { editor.attributesForTyping }
        set { editor.setAttributesForTyping(newValue ?? [:]) }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { storedPlaceholder?.string }
        set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
    }

    /// A placeholder with looks of its own, where it says something.
    open var attributedPlaceholder: NSAttributedString? {
        get { storedPlaceholder }
        set { setPlaceholder(newValue.map { NSAttributedString(attributedString: $0) }) }
    }

    /// What all of the text looks like; `font`, `textColor` and `textAlignment` are part of it.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { textAttributes }
        set { setTextAttributes(newValue) }
    }

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: - Looks

    /// The font; 17 points in the system's face by default.
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

    /// The colour; `UIColor.label` by default.
    open var textColor: UIColor? {
        get { storedTextColor }
        set {
            editor.unstyle(.foregroundColor)
            storedTextColor = newValue ?? .label
            content.setNeedsDisplay()
        }
    }

    /// Which side the text stands on; `natural` by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { lookDidChange() } }
    }

    /// What is drawn around the text; `none` by default.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { lookDidChange() } }
    }

    /// An image stretched behind the text, unless the border is `roundedRect`.
    open var background: UIImage? {
        didSet { if background !== oldValue { setNeedsLayout() } }
    }

    /// The image behind the text of a field that is not enabled; without one, `background`.
    open var disabledBackground: UIImage? {
        didSet { if disabledBackground !== oldValue { setNeedsLayout() } }
    }

    /// Whether text that does not fit is set smaller, down to `minimumFontSize`, before it is scrolled.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { lookDidChange() } }
    }

    /// The smallest size of the font that fitting may choose, in points; 0, the default, lets it shrink no more than by
    /// a half.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { lookDidChange() } }
    }

    /// Whether a font made for a text style, or by `UIFontMetrics`, changes with the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFont() } }
    }

    // MARK: - Editing

    /// Whether the user is editing the text: the field is first responder.
    public var isEditing: Bool { editor.isEditing }

    /// Whether the text goes when editing begins; the delegate's `textFieldShouldClear(_:)` is asked.
    open var clearsOnBeginEditing = false

    /// Whether the next text that is inserted takes the place of all there is; goes off by itself.
    ///
    /// Setting it while the field is edited selects everything.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion, isEditing { editor.selectAll() } }
    }

    // MARK: - Traits

    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { if autocapitalizationType != oldValue { editor.traitsDidChange() } }
    }

    open var autocorrectionType = UITextAutocorrectionType.default {
        didSet { if autocorrectionType != oldValue { editor.traitsDidChange() } }
    }

    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { if spellCheckingType != oldValue { editor.traitsDidChange() } }
    }

    open var keyboardType = UIKeyboardType.default {
        didSet { if keyboardType != oldValue { editor.traitsDidChange() } }
    }

    open var enablesReturnKeyAutomatically = false

    /// Whether bullets are shown in place of the text, which then can neither be copied nor selected with the pointer's
    /// middle button.
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            lookDidChange()
            editor.traitsDidChange()
        }
    }

    open var textContentType: UITextContentType? {
        didSet { if textContentType != oldValue { editor.traitsDidChange() } }
    }

    // MARK: - Things beside the text

    /// When the button shows that empties the field; never by default.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
    }

    /// A view at the leading edge, of the size that it has.
    open var leftView: UIView? {
        didSet { if leftView !== oldValue { sideViewDidChange(from: oldValue) } }
    }

    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { setNeedsLayout() } }
    }

    /// A view at the trailing edge, in the clear button's place.
    open var rightView: UIView? {
        didSet { if rightView !== oldValue { sideViewDidChange(from: oldValue) } }
    }

    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { setNeedsLayout() } }
    }

    // MARK: - Places, to be overridden

    /// Where the border is drawn.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where text is shown that is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }

    /// Where text is shown while it is edited; `textRect(forBounds:)` unless overridden.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Where the placeholder is shown; `textRect(forBounds:)` unless overridden.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { defaultSideRect(of: leftView, atStart: true, bounds) }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        defaultSideRect(of: rightView, atStart: false, bounds)
    }

    /// Draws text that is not edited into the current context.
    open func drawText(in rect: CGRect) { drawDefaultText(in: rect) }

    open func drawPlaceholder(in rect: CGRect) { drawDefaultPlaceholder(in: rect) }

    // MARK: - Sizes

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    override var baselines: TextBaselines? { textBaselines }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
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
        // The window lets its first responder go with it, whatever the delegate says.
        if newWindow !== window, isEditing, !isFirstResponder { editingDidStop() }
    }

    // MARK: - Actions

    /// Adds `delegate`.
    open override class var outlets: OutletTable { super.outlets.adding("delegate", \UITextField.delegate) }

    open override class var actions: ActionTable { addingEditActions(to: super.actions) }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Puts what is selected on the pasteboard and deletes it.
    open func cut(_ sender: Any?) { editor.cutSelection() }

    /// Puts what is selected on the pasteboard.
    open func copy(_ sender: Any?) { editor.copySelection() }

    /// Puts the pasteboard's text in the place of what is selected.
    ///
    /// Text of another application arrives a little later, in the place of what is selected then.
    open func paste(_ sender: Any?) { editor.paste() }

    /// Selects the word at the caret.
    open func select(_ sender: Any?) { editor.selectWord() }

    open func selectAll(_ sender: Any?) { editor.selectAll() }

    /// Deletes what is selected.
    open func delete(_ sender: Any?) { editor.deleteSelection() }

    /// The menu of what can be done with a range of the text, as a rule the selection; `nil` for `suggestedActions`.
    ///
    /// The default asks the delegate.
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

    open func unmarkText() { editor.commitComposition() }

    open weak var inputDelegate: (any UITextInputDelegate)?

    open var tokenizer: any UITextInputTokenizer { editor.tokenizer(for: self) }

    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }

    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }

    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }

    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }

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
        // The keys that press other controls are text here.
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

    // MARK: - Surroundings

    /// What the field is called when it is read out: its placeholder, unless another name was given.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? placeholder }
        set { super.accessibilityLabel = newValue }
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled, isFirstResponder { resignFirstResponder() }
        content.setNeedsDisplay()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content.lookDidChange()
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

    override var mayDraw: Bool { false }
    override var focusRingCornerRadius: CGFloat {
        borderStyle == .roundedRect ? Theme.TextField.cornerRadius : layer.cornerRadius
    }

    // MARK: - State of the concerns

    static let defaultFont = UIFont.systemFont(ofSize: Theme.TextInput.fontSize)
    let editor = TextEditor()
    var storedFont = UITextField.defaultFont
    var storedTextColor = UIColor.label
    var otherAttributes: [NSAttributedString.Key: Any] = [:]
    var storedPlaceholder: NSAttributedString?
    var geometry = FieldGeometry()
    let content = FieldContentView()
    let border = FieldBorderView()
    var clearButton: FieldClearButton?
}

extension UITextField {
    /// What surrounds a field.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        /// A thin rectangle.
        case line = 1
        /// A rectangle that is deepened.
        case bezel = 2
        case roundedRect = 3
    }

    /// When a view beside the text shows.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled = 1
    }

    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// The user changed the text; the object is the field.
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}
