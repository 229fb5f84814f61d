// SPDX-License-Identifier: MIT
public import Foundation

/// The owner of a text, which it gives to layout managers as elements.
///
/// `NSTextContentStorage` is the one for attributed strings. A subclass with a store of its own overrides the members of
/// ``NSTextElementProvider``, and calls ``recordEditAction(in:newTextRange:)`` in a transaction for each change. Its
/// elements are paragraphs, and each offset is one UTF-16 unit of them.
@preconcurrency @MainActor
open class NSTextContentManager: NSObject, NSTextElementProvider {
    /// The order of an enumeration.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// From the last element to the first.
        public static let reverse = EnumerationOptions(rawValue: 1)
    }

    /// Creates a content manager without text and layout managers.
    public override init() {
        super.init()
    }

    /// Returns `nil`: UI files don't contain content managers.
    public required init?(coder: NSCoder) { nil }

    /// The object that can provide elements; not retained.
    open weak var delegate: (any NSTextContentManagerDelegate)? {
        didSet { if delegate !== oldValue { delegateDidChange() } }
    }

    // MARK: - Layout managers

    /// The layout managers of the text; the content manager keeps them alive.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []

    /// The layout manager that the text is edited through: the first one by default.
    ///
    /// One that isn't in `textLayoutManagers` is ignored.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { primary ?? textLayoutManagers.first }
        set { primary = textLayoutManagers.first { $0 === newValue } }
    }

    /// Adds a layout manager, and removes it from its present content manager.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.contentManagerDidChange(to: self)
    }

    /// Removes a layout manager.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.remove(at: index)
        textLayoutManager.contentManagerDidChange(to: nil)
    }

    /// Whether layout managers are updated after each change; `true` by default.
    open var automaticallySynchronizesTextLayoutManagers = true {
        didSet { if automaticallySynchronizesTextLayoutManagers, !oldValue { synchronizeTextLayoutManagers() } }
    }

    /// Whether changes are saved to the store behind the text after each transaction; `false` by default.
    open var automaticallySynchronizesToBackingStore = false

    /// Updates the layout managers after changes.
    ///
    /// - Parameter completionHandler: Called afterward, without an error.
    open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
        updateLayoutManagers()
        completionHandler?(nil)
    }

    // MARK: - Elements

    /// Returns the elements with locations of a range.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var elements: [NSTextElement] = []
        enumerateTextElements(from: range.location, options: []) { element in
            guard let elementRange = element.elementRange,
                elementRange.intersects(range) || elementRange.contains(range.location)
            else { return false }
            elements.append(element)
            return elementRange.endLocation.compare(range.endLocation) == .orderedAscending
        }
        return elements
    }

    open var documentRange: NSTextRange { NSTextRange(0..<0) }

    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

    open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }

    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        (location as? StorageLocation).map { StorageLocation($0.offset + offset) }
    }

    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let from = from as? StorageLocation, let to = to as? StorageLocation else { return 0 }
        return to.offset - from.offset
    }

    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

    // MARK: - Editing

    /// Whether a transaction is open.
    open var hasEditingTransaction: Bool { depth > 0 }

    /// Performs changes of the text together; transactions can be nested.
    open func performEditingTransaction(_ transaction: () -> Void) {
        depth += 1
        transaction()
        depth -= 1
        guard depth == 0 else { return }
        if automaticallySynchronizesTextLayoutManagers { updateLayoutManagers() }
        if automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
    }

    /// Records a change of the text, which the layout managers learn at the end of the transaction.
    ///
    /// - Parameters:
    ///   - originalTextRange: The range that was replaced.
    ///   - newTextRange: The range after the change.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        hasRecordedEdits = true
    }

    // MARK: - Internal state

    func delegateDidChange() { hasRecordedEdits = true; updateLayoutManagers() }

    /// Gives the recorded changes to the layout managers.
    func updateLayoutManagers() {
        guard hasRecordedEdits else { return }
        hasRecordedEdits = false
        for manager in textLayoutManagers { manager.reloadElements() }
    }

    /// The location at an offset from the beginning of the text.
    func location(at offset: Int) -> any NSTextLocation {
        location(documentRange.location, offsetBy: offset) ?? documentRange.endLocation
    }

    /// The offset of a location from the beginning of the text.
    func offset(of location: any NSTextLocation) -> Int {
        if let location = location as? StorageLocation { return location.offset }
        return offset(from: documentRange.location, to: location)
    }

    private weak var primary: NSTextLayoutManager?
    private var depth = 0
    var hasRecordedEdits = false
}

/// An object that provides the elements of a content manager.
@preconcurrency @MainActor
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    /// Returns the element at a location; `nil` (the default) for that of the content manager.
    func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement?

    /// Returns whether an element is enumerated, and so laid out; `true` by default.
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    public func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement? { nil }

    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}
