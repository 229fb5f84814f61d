// SPDX-License-Identifier: MIT
public import Foundation
internal import TextEditing
internal import UIKitCore

/// An attributed string that notifies layout managers of its changes, such as the text of a text view.
///
/// A text is changed in the middle at a cost that doesn't depend on its length. The text can be changed while
/// a text view shows it; changes between `beginEditing()` and `endEditing()` are processed together. Changes by this
/// class's methods can't be undone by the text view.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)`, and `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` in the
/// last two.
///
/// Ranges are in UTF-16 units. Those outside the text are clamped to it.
///
/// A storage with layout managers belongs to the main actor; without any, to the thread that uses it.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes of a storage.
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes have changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters have been added, removed, or replaced.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    // MARK: - Creating

    /// Creates an empty storage.
    public init() {
        content = TextContent("")
        super.init(string: "")
    }

    /// Creates a storage with a text without attributes.
    public override init(string: String) {
        content = TextContent(string)
        super.init(string: "")
    }

    /// Creates a storage with a text that has the same attributes everywhere.
    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        content = TextContent(string, attributes ?? [:])
        super.init(string: "")
    }

    /// Creates a storage with the content of an attributed string.
    public override init(attributedString: NSAttributedString) {
        content = TextContent(attributedString)
        super.init(string: "")
    }

    /// Returns `nil`: UI files don't contain storages.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Observers

    /// The object that is notified of changes, and that may change attributes while they are processed; not retained.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The object that is notified of changes before the layout managers, such as an `NSTextContentStorage`; not retained.
    @preconcurrency @MainActor
    open weak var textStorageObserver: (any NSTextStorageObserving)? {
        get { observer }
        set { observer = newValue }
    }

    /// The layout managers that lay out the text, in the order in which they were added.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Adds a layout manager, and lays out the whole text in it.
    @preconcurrency @MainActor
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.attach(to: self)
    }

    /// Removes a layout manager, which is left without a text.
    @preconcurrency @MainActor
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard let index = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
        managers.remove(at: index)
        aLayoutManager.attach(to: nil)
    }

    // MARK: - Primitives

    /// The text without its attributes.
    ///
    /// It is put together when it is first read after a change, which takes time in proportion to its length.
    open override var string: String { content.string }

    /// Returns the attributes at a position, and the range that has them.
    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        let run = content.runs.run(at: location)
        range?.pointee = NSRange(run.range)
        return run.value.attributes
    }

    /// Replaces the characters of a range; the new ones have the attributes of the first one that is replaced or,
    /// without any, of the character before the range.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        let range = content.clamped(range)
        let inherited = content.attributesForInserting(at: range).value
        let replaced = content.replace(range, with: str, runs: RunList(inherited, length: str.utf16.count))
        edited(.editedCharacters, range: NSRange(replaced.range), changeInLength: replaced.change)
    }

    /// Replaces all attributes of a range.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        let range = content.clamped(range)
        guard !range.isEmpty else { return }
        let set = AttributeSet(attrs ?? [:])
        content.runs.change(range) { _ in set }
        edited(.editedAttributes, range: NSRange(range), changeInLength: 0)
    }

    // MARK: - Derived from the primitives

    open override var length: Int {
        if hasOwnContent { return content.length }
        if let foreignLength { return foreignLength }
        let length = string.utf16.count
        foreignLength = length
        return length
    }

    /// The text as a mutable string; its changes are changes of the storage.
    open override var mutableString: NSMutableString { StorageString(self) }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let attributes = attributes(at: location, effectiveRange: nil)
        range?.pointee = longestRange(around: location, in: rangeLimit) { AttributeSet.areEqual($0, attributes) }
        return attributes
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        let value = attribute(attrName, at: location, effectiveRange: nil)
        range?.pointee = longestRange(around: location, in: rangeLimit) {
            AttributeSet.areOptionallyEqual($0[attrName], value)
        }
        return value
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(enumerationRange, opts) { _, _ in
            false
        } using: {
            block($0, $1, $2)
        }
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerate(enumerationRange, opts) {
            AttributeSet.areOptionallyEqual($0[attrName], $1[attrName])
        } using: {
            block($0[attrName], $1, $2)
        }
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        hasOwnContent ? content.attributedString(content.clamped(range)) : foreignSubstring(range)
    }

    open override func isEqual(to other: NSAttributedString) -> Bool {
        other === self || copyOfContent().isEqual(to: other)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSAttributedString).map { isEqual(to: $0) } ?? false
    }

    open override var hash: Int { length }

    open override func copy(with zone: NSZone? = nil) -> Any { copyOfContent() }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: copyOfContent())
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        guard !attrs.isEmpty else { return }
        changeAttributes(in: range) { $0.merging(attrs) { $1 } }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) {
            var attributes = $0
            attributes[name] = value
            return attributes
        }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) {
            var attributes = $0
            attributes[name] = nil
            return attributes
        }
    }

    /// Replaces a range by a text with attributes.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replace(range, with: attrString)
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) {
        insert(attrString, at: length)
    }

    open override func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    // MARK: - Editing

    /// Begins a group of changes, which are processed together; groups can be nested.
    open override func beginEditing() { depth += 1 }

    /// Ends a group of changes, and processes them if it isn't nested in another one.
    open override func endEditing() {
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0, !editedMask.isEmpty { processEditing() }
    }

    /// The kinds of the changes that are being processed or will be; empty otherwise.
    open var editedMask: EditActions { pending.mask }

    /// The range, after the changes, that contains all changes that are being processed or will be; its location is
    /// `NSNotFound` if there are none.
    open var editedRange: NSRange { pending.range.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0) }

    /// The difference that the changes make to the length.
    open var changeInLength: Int { pending.change }

    /// Records a change, and processes it unless a group of changes is open.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of the change.
    ///   - editedRange: The range that was changed, before the change.
    ///   - delta: The difference that the change made to the length.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        if !hasOwnContent { foreignLength = foreignLength.map { $0 + delta } }
        pending.add(editedMask, editedRange, delta)
        if depth == 0 { processEditing() }
    }

    /// Notifies the delegate, completes attributes, notifies the delegate again, then the layout managers.
    ///
    /// Called after each change or group of changes. A subclass can change attributes here before it calls `super`.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        // Changes of attributes by the delegate belong to this change.
        depth += 1
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        if let range = pending.range { fixAttributes(in: NSRange(range)) }
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        depth -= 1
        notifyLayoutManagers()
    }

    // MARK: - Attributes

    /// Whether attributes are completed when they are needed instead of after each change; always `false`.
    open var fixesAttributesLazily: Bool { false }

    /// Removes attachments from characters that aren't attachment characters.
    open func fixAttributes(in range: NSRange) { fixAttachments(in: range) }

    /// Completes the attributes of a range, which were changed by other means than the methods of this class.
    open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

    /// Completes the attributes of a range now if they aren't complete yet.
    ///
    /// They are, unless a group of changes is open.
    open func ensureAttributesAreFixed(in range: NSRange) {
        if !editedMask.isEmpty { fixAttributes(in: range) }
    }

    // MARK: - Internal state

    weak var observer: (any NSTextStorageObserving)?
    var content: TextContent
    private var managers: [NSLayoutManager] = []
    private var depth = 0
    var pending = PendingEdits()
    /// The length of the text of a subclass with a store of its own, so far as it is known.
    private var foreignLength: Int?
    /// Whether the text is in `content`, rather than in a store of a subclass.
    ///
    /// A subclass without a store of its own works either way, but not as fast.
    private(set) lazy var hasOwnContent = type(of: self) == NSTextStorage.self
}

extension NSTextStorage {
    /// Posted before a change is processed.
    ///
    /// The object is the storage.
    public static let willProcessEditingNotification = Notification.Name(
        "NSTextStorageWillProcessEditingNotification")
    /// Posted after a change has been processed, before layout managers are notified.
    ///
    /// The object is the storage.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")
}
