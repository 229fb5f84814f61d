// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import Graphics
internal import LayerTree
internal import TextEditing
internal import TextLayout
@_spi(Toolkit) public import UIKitCore
internal import Windowing

/// A scrolling view for multiline text that can be selected and edited.
///
/// A long text is laid out as it becomes visible; the height of the rest is estimated. Tab is typed; Ctrl+Tab, or Tab
/// after Escape, moves the focus.
///
/// > Note: Differs from UIKit: the default font is that of text fields, with 17 points.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, UITextSearching {
    // MARK: - Creating

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates a text view that shows the text of a container.
    ///
    /// - Parameters:
    ///   - frame: The frame in points.
    ///   - textContainer: The container, which follows the view's width if its property `widthTracksTextView` says so.
    ///     Its layout manager and storage are created if it has none; with `nil`, the container as well.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? Self.standardContainer()
        super.init(frame: frame)
        prepareText()
    }

    /// Creates a text view from a UI file.
    public required init?(coder: NSCoder) {
        textContainer = Self.standardContainer()
        super.init(coder: coder)
        prepareText()
        coder.decodeInterface(self, as: UITextView.self)
    }

    /// The object that controls editing and is notified of it and of scrolling.
    ///
    /// It is not retained.
    open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    // MARK: - Text

    /// The text, including marked text; never `nil` when read.
    ///
    /// Setting it moves the caret to the end, and only calls the delegate's `textViewDidChangeSelection(_:)`.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { edited.string }
        set {
            editor.setPlainText(newValue ?? "")
        }
    }

    /// The text with its attributes; never `nil` when read.
    ///
    /// Setting it also sets `font`, `textColor`, and `textAlignment` to those of the first character, if specified.
    /// Typed text has the attributes of the character before it.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { editor.styledText }
        set { editor.setStyledText(newValue ?? NSAttributedString(string: "")) }
    }

    /// The attributes of the next typed text.
    ///
    /// They are reset when the caret moves.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.attributesForTyping ?? textAttributes }
        set { editor.setAttributesForTyping(newValue) }
    }

    /// The attributes of links, applied over those of their text.
    ///
    /// The default is the tint color, with an underline if the user prefers button shapes or meanings that don't depend
    /// on colors.
    open var linkTextAttributes: [NSAttributedString.Key: Any] {
        get { storedLinkAttributes ?? standardLinkAttributes }
        set {
            storedLinkAttributes = newValue
            lookDidChange()
        }
    }

    // MARK: - Appearance

    /// The font; the system font with 17 points by default.
    open var font: UIFont? {
        get { storedFont }
        set {
            let font = newValue ?? UITextField.defaultFont
            let isNew = font != storedFont || font.scaling != storedFont.scaling
            storedFont = font
            restyle(.font, font)
            if isNew { lookDidChange() }
        }
    }

    /// The text color; `UIColor.label` by default.
    open var textColor: UIColor? {
        get { storedTextColor }
        set {
            storedTextColor = newValue ?? .label
            restyle(.foregroundColor, storedTextColor)
        }
    }

    /// The alignment of the text; `natural` by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { alignmentDidChange() } }
    }

    /// Whether fonts created for a text style, or by `UIFontMetrics`, follow the user's text size; `false` by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFont() } }
    }

    /// The insets of the text container; 8 points at the top and bottom by default.
    open var textContainerInset: UIEdgeInsets = Theme.TextView.inset {
        didSet {
            textContainerInset = textContainerInset.sane
            if textContainerInset != oldValue { lookDidChange() }
        }
    }

    /// The area in which the text is laid out.
    public let textContainer: NSTextContainer

    /// The layout manager of the container.
    open var layoutManager: NSLayoutManager { manager }

    /// The layout manager of the newer kind, over the same layout; `nil` in a text view that was created without it.
    ///
    /// > Note: Differs from UIKit: the property `layoutManager` can be used beside it.
    open var textLayoutManager: NSTextLayoutManager? { preparedTextLayoutManager() }

    /// The text with its attributes.
    ///
    /// Changes are shown at once. They can't be undone by the user, and the delegate isn't notified of them.
    open var textStorage: NSTextStorage { storage }

    // MARK: - Editing

    /// Whether the user can edit the text; `true` by default.
    open var isEditable = true {
        didSet { if isEditable != oldValue { editabilityDidChange() } }
    }

    /// Whether the user can select text and open its links; `true` by default.
    ///
    /// Text that cannot be selected cannot be edited either.
    open var isSelectable = true {
        didSet { if isSelectable != oldValue { editabilityDidChange() } }
    }

    /// The selection in UTF-16 units; a length of 0 is a caret.
    ///
    /// Values outside the text are clamped to it.
    open var selectedRange: NSRange {
        get { NSRange(location: edited.selection.lowerBound, length: edited.selection.count) }
        set {
            let start = min(max(newValue.location, 0), edited.length)
            editor.select(start, start + min(max(newValue.length, 0), edited.length - start))
        }
    }

    /// Whether the next inserted text replaces all of the text; `false` by default, and reset by inserting.
    ///
    /// Setting it during editing selects everything.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion, isEditing { editor.selectAll() } }
    }

    /// Scrolls by the minimum distance that makes a range, in UTF-16 units, visible, or as much of it as fits.
    open func scrollRangeToVisible(_ range: NSRange) { showRange(range) }

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

    /// The meaning of the text; `nil` (the default) if unspecified.
    open var textContentType: UITextContentType? {
        didSet { if textContentType != oldValue { editor.traitsDidChange() } }
    }

    /// The rules for passwords; `nil` by default.
    ///
    /// The text isn't secure, so no password is suggested.
    open var passwordRules: UITextInputPasswordRules?

    /// The selection and the scroll position, to be restored in a text view with the same text.
    ///
    /// A value of another text view can be set; other objects are ignored. The selection is clamped to the text.
    open var interactionState: Any {
        get { TextInteractionState(selection: selectedRange, offset: contentOffset) }
        set { restore(newValue) }
    }

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

    // MARK: - Sizes

    /// The size of the text if scrolling is disabled, so that the view grows with it; otherwise, no intrinsic size.
    open override var intrinsicContentSize: CGSize { naturalSize }

    /// Returns the size that shows all of the text, with lines no wider than `size` (0 for no limit).
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    open override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : fittingSize(width: max(width, 1)).height
    }

    @_spi(Toolkit) open override var baselines: TextBaselines? { textBaselines }

    open override func layoutSubviews() {
        // The content size determines the scrollable range.
        layOutText()
        super.layoutSubviews()
        showText()
        editor.predictions?.layoutDidChange()
        editor.spelling?.layoutDidChange()
        if isFocused { window?.updateFocusRing() }
    }

    @_spi(Toolkit) open override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        showText()
        editor.spelling?.layoutDidChange()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: - First responder

    open override var canBecomeFirstResponder: Bool { isInteractive && window != nil }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { startEditing() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { stopEditing() }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        // Removing the first responder from its window ends editing, regardless of the delegate.
        if newWindow !== window, isEditing, !isFirstResponder { editingDidStop() }
    }

    open override var canBecomeFocused: Bool {
        isInteractive && !isHidden && isUserInteractionEnabled && alpha > 0
    }

    // MARK: - Actions

    /// Adds `delegate`.
    open override class var outlets: OutletTable { super.outlets.adding("delegate", \UITextView.delegate) }

    open override class var actions: ActionTable { addingFormatActions(to: addingEditActions(to: super.actions)) }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.canPerform(action) ?? canFormat(action) ?? super.canPerformAction(action, withSender: sender)
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
        return delegate?.textView(
            self, editMenuForTextIn: NSRange(location: range.lowerBound, length: range.count),
            suggestedActions: suggestedActions)
    }

    // MARK: - Formatting

    /// Whether the user can change the attributes of the selected text, with Ctrl+B, Ctrl+I, Ctrl+U, Ctrl+Plus,
    /// Ctrl+Minus, and the edit menu; `false` by default.
    open var allowsEditingTextAttributes = false

    /// Makes the selected text bold, or regular if all of it is bold.
    open func toggleBoldface(_ sender: Any?) { toggleBold() }

    /// Makes the selected text italic, or upright if all of it is italic.
    open func toggleItalics(_ sender: Any?) { toggleItalic() }

    /// Underlines the selected text, or removes the underlines if all of it is underlined.
    open func toggleUnderline(_ sender: Any?) { toggleSelectedUnderline() }

    /// Increases the font sizes of the selected text by 1 point.
    open func increaseSize(_ sender: Any?) { changeFontSize(by: 1) }

    /// Decreases the font sizes of the selected text by 1 point.
    open func decreaseSize(_ sender: Any?) { changeFontSize(by: -1) }

    open override var keyCommands: [UIKeyCommand]? {
        let commands = formatCommands
        return commands.isEmpty ? super.keyCommands : (super.keyCommands ?? []) + commands
    }

    // MARK: - Data detectors

    /// The kinds of data that are shown as links while the text isn't editable; none by default.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { detectData() } }
    }

    // MARK: - Searching

    /// Whether Ctrl+F shows a find bar at the top of the view; `false` by default.
    open var isFindInteractionEnabled = false {
        didSet { if isFindInteractionEnabled != oldValue { findInteractionDidChange() } }
    }

    /// The interaction that presents the find bar; `nil` unless it is enabled.
    open var findInteraction: UIFindInteraction? { finding.interaction }

    /// Whether found text can be replaced: whether the text is editable.
    open var supportsTextReplacement: Bool { acceptsEdits }

    open func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
    ) -> ComparisonResult { editor.compare(foundRange.start, to: toRange.start) }

    /// Searches the text, in the background if it is long.
    open func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) { search(queryString, options, resultAggregator.ranges) }

    open func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {
        decorate(editor.offsets(foundTextRange), usingStyle)
    }

    open func clearAllDecoratedFoundText() {
        decorations.removeAll(.highlight)
        decorations.removeAll(.currentHighlight)
    }

    open func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) {}

    open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        showFound(editor.offsets(range))
    }

    /// Returns whether the delegate allows the replacement of a range.
    open func shouldReplace(
        foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String
    ) -> Bool { acceptsEdits && mayChange(editor.offsets(foundTextRange), to: replacementText) }

    open func replace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String) {
        replaceFound(editor.offsets(foundTextRange), with: replacementText)
    }

    /// Replaces all matches that the delegate allows to replace, in one step of undo.
    open func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
        replaceAllFound(queryString, options, with: replacementText)
    }

    // MARK: - UITextInput

    open var hasText: Bool { edited.length > 0 }

    open func insertText(_ text: String) { editor.enter(text) }

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

    open func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { editor.insertPlaceholder(size) }

    open func remove(_ textPlaceholder: UITextPlaceholder) { editor.remove(textPlaceholder) }

    open func beginFloatingCursor(at point: CGPoint) { editor.beginFloating(at: point) }

    open func updateFloatingCursor(at point: CGPoint) { editor.updateFloating(at: point) }

    open func endFloatingCursor() { editor.endFloating() }

    // MARK: - Input

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !editor.pasteSelection(touches, with: event), !beginTouch(touches, with: event) {
            super.touchesBegan(touches, with: event)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !moveTouch(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(touches, isCancelled: false, modifiers: event?.modifierFlags ?? []) {
            super.touchesEnded(touches, with: event)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(touches, isCancelled: true) { super.touchesCancelled(touches, with: event) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard write(with: presses) else { return super.pressesBegan(presses, with: event) }
        presses.keep(by: self)
    }

    // MARK: - Environment

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        lookDidChange()
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

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { lookDidChange() } }
    }

    /// While the text is being edited, its caret and, if it has a visible shape, an outline show that.
    @_spi(Toolkit) open override var marksOwnFocus: Bool { isEditing && acceptsEdits }

    @_spi(Toolkit) open override func accessibilityPress() -> Bool { isSelectable && becomeFirstResponder() }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        // Long texts are read in parts.
        let isShort = editor.text.length <= 4096
        var states: AccessibilityStates = .multiLine
        if isSelectable { states.insert(.selectableText) }
        states.insert(isEditable ? .editable : .readOnly)
        return AccessibilityDefaults(
            isElement: true, traits: isEditable ? .none : .staticText,
            value: isShort ? text : editor.text.substring(0..<4096), role: .textView, states: states)
    }

    // MARK: - Internal state

    let editor = TextEditor()
    /// Whether the view is first responder.
    var isEditing: Bool { editor.isEditing }
    var storedFont = UITextField.defaultFont
    var storedTextColor = UIColor.label
    var otherAttributes: [NSAttributedString.Key: Any] = [:]
    var storedLinkAttributes: [NSAttributedString.Key: Any]?
    private(set) lazy var manager = preparedLayoutManager()
    lazy var storage = manager.textStorage ?? NSTextStorage()
    var stack: ParagraphStack { manager.stack }
    let page = TextPageView()
    /// The marks on ranges of the text, such as search results and misspelled words.
    package let decorations = TextDecorations()
    var showing = TextShowing()
    var editingMark: EditingMark?
    /// The layout manager of the newer kind and its content manager, once they are used.
    var modern: ModernText?
    /// The views that show attachments.
    let attachmentViews = AttachmentViews()
    /// Whether there may be a layout manager of the newer kind.
    var hasTextLayoutManager = true
    let finding = TextFinding()
    let detection = TextDetection()
    /// The touch that selects text.
    weak var touch: UITouch?
}
