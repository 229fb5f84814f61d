// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree
internal import TextEditing
internal import TextLayout
internal import Windowing

/// Text of many lines that scrolls, and can be selected and edited.
///
/// A long text is set as it comes into view; what was not seen yet counts with a guessed height. Tab is typed; Ctrl+Tab,
/// or Tab after Escape, leads out of the text.
///
/// > Note: Differs from UIKit: the font is the text fields', 17 points, unless set.
@MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareText()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareText()
        decodeTextView(from: coder)
    }

    /// Hears of the text and of scrolling; not kept alive by the view.
    open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    // MARK: - Text

    /// The text, what is being composed included; never `nil` when read.
    ///
    /// Setting it puts the caret behind it and tells nobody but the delegate's `textViewDidChangeSelection(_:)`.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { edited.string }
        set {
            editor.setPlainText(newValue ?? "")
        }
    }

    /// The text with its looks; never `nil` when read.
    ///
    /// Setting it also sets `font`, `textColor` and `textAlignment` to those of the first character, if it has any. What
    /// is typed looks like the character before it.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { editor.styledText }
        set { editor.setStyledText(newValue ?? NSAttributedString(string: "")) }
    }

    /// What the next text that is typed looks like, until the caret goes elsewhere.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.attributesForTyping ?? textAttributes }
        set { editor.setAttributesForTyping(newValue) }
    }

    /// What links look like, over the looks of their text: the tint colour unless set.
    open var linkTextAttributes: [NSAttributedString.Key: Any] {
        get { storedLinkAttributes ?? [.foregroundColor: tintColor ?? .tintColor] }
        set {
            storedLinkAttributes = newValue
            lookDidChange()
        }
    }

    // MARK: - Looks

    /// The font; 17 points in the system's face by default.
    open var font: UIFont? {
        get { storedFont }
        set {
            editor.unstyle(.font)
            let font = newValue ?? UITextField.defaultFont
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
            page.redraw()
        }
    }

    /// Which side all of the text stands on; `natural` by default.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { alignmentDidChange() } }
    }

    /// Whether fonts made for a text style, or by `UIFontMetrics`, change with the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFont() } }
    }

    /// Room around the text; 8 points above and below by default.
    open var textContainerInset = Theme.TextView.inset {
        didSet {
            textContainerInset = textContainerInset.sane
            if textContainerInset != oldValue { lookDidChange() }
        }
    }

    /// The room that the text is set in.
    public let textContainer = NSTextContainer()

    // MARK: - Editing

    /// Whether the user may change the text; `true` by default.
    open var isEditable = true {
        didSet { if isEditable != oldValue { editabilityDidChange() } }
    }

    /// Whether the user may select text and open its links; `true` by default.
    ///
    /// Text that cannot be selected cannot be edited either.
    open var isSelectable = true {
        didSet { if isSelectable != oldValue { editabilityDidChange() } }
    }

    /// What is selected, in UTF-16 units; a length of 0 is the caret.
    ///
    /// What is set beyond the text counts as its nearest end.
    open var selectedRange: NSRange {
        get { NSRange(location: edited.selection.lowerBound, length: edited.selection.count) }
        set {
            let start = min(max(newValue.location, 0), edited.length)
            editor.select(start, start + min(max(newValue.length, 0), edited.length - start))
        }
    }

    /// Whether the next text that is inserted takes the place of all there is; goes off by itself.
    ///
    /// Setting it while the text is edited selects everything.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion, isEditing { editor.selectAll() } }
    }

    /// Scrolls as little as shows a range of UTF-16 units, as much of it as there is room for.
    open func scrollRangeToVisible(_ range: NSRange) { showRange(range) }

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

    open var textContentType: UITextContentType? {
        didSet { if textContentType != oldValue { editor.traitsDidChange() } }
    }

    // MARK: - Sizes

    /// As large as the text where scrolling is off, so that the view grows with it; no size of its own otherwise.
    open override var intrinsicContentSize: CGSize { naturalSize }

    /// The size that shows all of the text, with lines no wider than `size` (0 for no limit).
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    open override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : fittingSize(width: max(width, 1)).height
    }

    override var baselines: TextBaselines? { textBaselines }

    open override func layoutSubviews() {
        // The content's size decides where the scroll view can be.
        layOutText()
        super.layoutSubviews()
        showText()
    }

    @_spi(Toolkit) open override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        showText()
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
        // The window lets its first responder go with it, whatever the delegate says.
        if newWindow !== window, isEditing, !isFirstResponder { editingDidStop() }
    }

    open override var canBecomeFocused: Bool {
        isInteractive && !isHidden && isUserInteractionEnabled && alpha > 0
    }

    // MARK: - Actions

    /// Adds `delegate`.
    open override class var outlets: OutletTable { super.outlets.adding("delegate", \UITextView.delegate) }

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
        return delegate?.textView(
            self, editMenuForTextIn: NSRange(location: range.lowerBound, length: range.count),
            suggestedActions: suggestedActions)
    }

    // MARK: - UITextInput

    open var hasText: Bool { edited.length > 0 }

    open func insertText(_ text: String) { editor.enter(text) }

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

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !editor.pasteSelection(touches, with: event), !beginTouch(touches, with: event) {
            super.touchesBegan(touches, with: event)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !moveTouch(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(touches, isCancelled: false) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(touches, isCancelled: true) { super.touchesCancelled(touches, with: event) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard write(with: presses) else { return super.pressesBegan(presses, with: event) }
        presses.keep(by: self)
    }

    override var cursorShape: CursorShape? { isInteractive ? .text : nil }

    // MARK: - Surroundings

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

    override var mayDraw: Bool { false }

    // MARK: - State of the concerns

    let editor = TextEditor()
    /// Whether the view is first responder.
    var isEditing: Bool { editor.isEditing }
    var storedFont = UITextField.defaultFont
    var storedTextColor = UIColor.label
    var otherAttributes: [NSAttributedString.Key: Any] = [:]
    var storedLinkAttributes: [NSAttributedString.Key: Any]?
    private(set) lazy var stack = ParagraphStack { [weak self] in self?.attributedParagraph($0) ?? AttributedText("") }
    let page = TextPageView()
    var showing = TextShowing()
    /// The touch that selects.
    weak var touch: UITouch?
}

extension UITextView {
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// The user changed the text; the object is the view.
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")
}
