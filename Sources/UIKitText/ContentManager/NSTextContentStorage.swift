// SPDX-License-Identifier: MIT
public import Foundation
internal import TextEditing

/// The owner of a text in a text storage, whose elements are its paragraphs.
///
/// ```swift
/// let content = NSTextContentStorage()
/// let manager = NSTextLayoutManager()
/// content.addTextLayoutManager(manager)
/// manager.textContainer = NSTextContainer(size: CGSize(width: 300, height: 0))
/// content.attributedString = NSAttributedString(string: "First\nSecond")
/// ```
@preconcurrency @MainActor
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    /// The storage with the text; at first an empty one.
    open var textStorage: NSTextStorage? {
        didSet { if textStorage !== oldValue { storageDidChange(from: oldValue) } }
    }

    /// The text; that of the storage.
    ///
    /// Setting it replaces the content of the storage.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set {
            if newValue === textStorage, newValue != nil { return }
            performEditingTransaction { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
        }
    }

    /// Creates a content manager with an empty storage.
    public override init() {
        let storage = NSTextStorage()
        textStorage = storage
        super.init()
        storage.textStorageObserver = self
    }

    /// Creates the content manager of a text view's storage.
    init(storage: NSTextStorage) {
        textStorage = storage
        super.init()
        storage.textStorageObserver = self
    }

    /// Returns `nil`: UI files don't contain content managers.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Elements

    /// Returns the text of an element; `nil` for one that isn't a paragraph.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    /// Returns a paragraph with a text, which isn't part of the storage.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }

    open override var documentRange: NSTextRange { NSTextRange(0..<length) }

    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        enumerateParagraphs(from: textLocation.map { offset(of: $0) }, options, block).map { StorageLocation($0) }
    }

    /// Replaces a part of the text by the texts of paragraphs.
    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        let text = NSMutableAttributedString(string: "")
        for element in textElements ?? [] { attributedString(for: element).map { text.append($0) } }
        performEditingTransaction {
            textStorage?.replaceCharacters(in: NSRange(offsets(of: range)), with: text)
        }
    }

    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let (result, isOverflow) = self.offset(of: location).addingReportingOverflow(offset)
        return isOverflow || !(0...length).contains(result) ? nil : StorageLocation(result)
    }

    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        offset(of: to) - offset(of: from)
    }

    // MARK: - Editing

    open override func performEditingTransaction(_ transaction: () -> Void) {
        super.performEditingTransaction {
            textStorage?.beginEditing()
            transaction()
            textStorage?.endEditing()
        }
    }

    open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
        performEditingTransaction(transaction)
    }

    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        elements = [:]
        let range = TextContent.clamped(newCharRange, to: textStorage.length)
        let old = NSRange(location: range.lowerBound, length: max(range.count - delta, 0))
        unsynchronized.add(editMask, old, delta)
        if automaticallySynchronizesTextLayoutManagers { flush() }
    }

    // MARK: - Internal state

    override func updateLayoutManagers() { flush() }

    override func location(at offset: Int) -> any NSTextLocation { StorageLocation(offset) }

    override func delegateDidChange() {
        elements = [:]
        for manager in textLayoutManagers { manager.engine.invalidateAll() }
    }

    /// The changes that the layout managers haven't learned yet.
    var unsynchronized = PendingEdits()
    /// The paragraphs that were created since the last change, by their offsets.
    var elements: [Int: WeakElement] = [:]
}

/// An object that provides the paragraphs of a content storage.
@preconcurrency @MainActor
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// Returns the paragraph that is shown for a range of the storage; `nil` (the default) for the text as it is.
    ///
    /// The paragraph has as many UTF-16 units as the range. It can have other attributes than the storage.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}
