// SPDX-License-Identifier: MIT
public import Foundation
internal import TextEditing
internal import TextLayout
public import UIKitCore

/// Lays out the text of a content manager in a container, as fragments.
///
/// Only the fragments that are needed are laid out; the heights of the others are estimated. The same engine lays out
/// the text of `NSLayoutManager`, so that a text view has both.
///
/// Locations outside the text are clamped to it; rectangles are in points, in the coordinates of the container.
///
/// > Note: Differs from UIKit: there is no `layoutQueue`, because text is laid out on the main actor.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
    /// The kinds of the rectangles that enclose text.
    public enum SegmentType: Int, Sendable {
        /// Around the text.
        case standard = 0
        /// Around selected text, which extends to the edge of the container where a selection continues on the next line.
        case selection = 1
        /// Around highlighted text.
        case highlight = 2
    }

    /// Variations of the rectangles that enclose text.
    public struct SegmentOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The block isn't given ranges, which saves time.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1)
        /// Only the first and the last rectangle are given.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
        /// The first rectangle extends to the edge of the container.
        public static let headSegmentExtended = SegmentOptions(rawValue: 4)
        /// The last rectangle extends to the edge of the container.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
        /// An empty range at a soft line break is on the line before it.
        public static let upstreamAffinity = SegmentOptions(rawValue: 16)
    }

    /// Creates a layout manager without text and container.
    public override init() {
        engine = NSLayoutManager()
        engine.isHidden = true
        super.init()
        engine.modern = self
    }

    /// Creates the layout manager of a text view, with its engine and container.
    init(engine: NSLayoutManager, container: NSTextContainer) {
        self.engine = engine
        textContainer = container
        super.init()
        engine.modern = self
    }

    /// Returns `nil`: UI files don't contain layout managers.
    public required init?(coder: NSCoder) { nil }

    /// The object that makes fragments and attributes; not retained.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? {
        didSet { if delegate !== oldValue { customizationDidChange() } }
    }

    // MARK: - Text and container

    /// The content manager with the text, which keeps the layout manager alive.
    open internal(set) weak var textContentManager: NSTextContentManager?

    /// The container; `nil` (the default) for none.
    open var textContainer: NSTextContainer? {
        didSet { if textContainer !== oldValue { containerDidChange(from: oldValue) } }
    }

    /// Moves the layout manager to another content manager.
    open func replace(_ textContentManager: NSTextContentManager) { textContentManager.addTextLayoutManager(self) }

    /// Replaces a part of the text by elements.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        guard let textContentManager else { return }
        let range = textContentManager.adjustedRange(from: range, forEditingTextSelection: false) ?? range
        textContentManager.performEditingTransaction {
            textContentManager.replaceContents(in: range, with: textElements)
        }
    }

    /// Replaces a part of the text.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
    }

    // MARK: - Options

    /// Whether words are hyphenated at the ends of lines where the paragraph style doesn't say so; `false` by default.
    open var usesHyphenation = false {
        didSet { if usesHyphenation != oldValue { customizationDidChange() } }
    }

    // MARK: - Layout

    /// The area of the text in its container; its height is an estimate until a long text is laid out.
    open var usageBoundsForTextContainer: CGRect { usageBounds }

    /// Lays out the text in a range.
    open func ensureLayout(for range: NSTextRange) {
        engine.ensureLayout(forCharacterRange: NSRange(offsets(of: range)))
    }

    /// Lays out the text in an area of the container.
    open func ensureLayout(for bounds: CGRect) {
        if let textContainer { engine.ensureLayout(forBoundingRect: bounds, in: textContainer) }
    }

    /// Lays out the text in a range again when it is next needed.
    open func invalidateLayout(for range: NSTextRange) {
        engine.invalidateLayout(forCharacterRange: NSRange(offsets(of: range)), actualCharacterRange: nil)
    }

    /// Returns the fragment at a point; `nil` if there is none.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? { fragment(at: position) }

    /// Returns the fragment with a location; `nil` if there is no text.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragment(with: offset(of: location))
    }

    /// Calls a block for the fragments from a location on.
    ///
    /// - Parameters:
    ///   - location: The location in the first fragment; `nil` for the beginning, or the end with `reverse`.
    ///   - options: The order, and whether fragments are laid out.
    ///   - block: Returns whether to continue.
    /// - Returns: The location at which the enumeration ended; `nil` without fragments.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        enumerateFragments(from: location.map { offset(of: $0) }, options, block)
    }

    /// Calls a block for the rectangles that enclose a range, line by line.
    ///
    /// - Parameters:
    ///   - textRange: The range; an empty one has one rectangle without a width.
    ///   - type: The kind of the rectangles.
    ///   - options: Their variations.
    ///   - block: Called with the range of each rectangle, its area in the container, the distance of the baseline below
    ///     its top, and the container. Returns whether to continue.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        enumerateSegments(offsets(of: textRange), type, options, block)
    }

    /// The controller that lays out what is in sight.
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

    // MARK: - Rendering attributes

    /// Called for each fragment when it is laid out, and may set rendering attributes in its range; `nil` by default.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
        didSet { customizationDidChange() }
    }

    /// The attributes of links in texts that no view shows: a blue color and an underline.
    open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// Returns the attributes of a link; those of the delegate, or the default ones.
    open func renderingAttributes(
        forLink link: Any, at location: any NSTextLocation
    ) -> [NSAttributedString.Key: Any] { linkAttributes(link, at: location) }

    /// Replaces the attributes that a range is drawn with in addition to those of the text.
    ///
    /// Colors, underlines, and strikethrough are possible; other attributes are ignored, because they could change the
    /// layout. Rendering attributes stay at their characters when the text is edited.
    open func setRenderingAttributes(
        _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
    ) {
        changeRendering(offsets(of: textRange)) { _ in renderingAttributes }
    }

    /// Adds an attribute that a range is drawn with, as `setRenderingAttributes(_:for:)` does.
    open func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) {
        changeRendering(offsets(of: textRange)) { attributes in
            var attributes = attributes
            attributes[renderingAttribute] = value
            return attributes
        }
    }

    /// Removes an attribute that a range is drawn with.
    open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        addRenderingAttribute(renderingAttribute, value: nil, for: textRange)
    }

    /// Removes the rendering attributes of a range, and calls the validator again.
    open func invalidateRenderingAttributes(for textRange: NSTextRange) {
        changeRendering(offsets(of: textRange)) { _ in [:] }
        engine.textDidChange(.editedAttributes, offsets(of: textRange), 0)
    }

    /// Calls a block for the runs of rendering attributes from a location on.
    ///
    /// - Parameters:
    ///   - location: The location in the first run.
    ///   - reverse: Whether to proceed to the beginning of the text.
    ///   - block: Returns whether to continue.
    open func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        enumerateRendering(from: offset(of: location), reverse, block)
    }

    // MARK: - Selection

    /// The selections, which the layout manager keeps for its views; none at first.
    open var textSelections: [NSTextSelection] = []

    /// The object that moves selections in the text.
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)

    open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(0..<0) }

    open func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumeratePieces(from: offset(of: location), options, block) }

    open func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? {
        guard let piece = piece(selectionGranularity, at: offset(of: location)).map({ range($0) }) else { return nil }
        return textContentManager?.adjustedRange(from: piece, forEditingTextSelection: true) ?? piece
    }

    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        textContentManager?.location(location, offsetBy: offset)
    }

    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        textContentManager?.offset(from: from, to: to) ?? 0
    }

    open func baseWritingDirection(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.WritingDirection {
        engine.stack.isRightToLeft(at: offset(of: location)) ? .rightToLeft : .leftToRight
    }

    open func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateCarets(at: offset(of: location), block) }

    open func lineFragmentRange(
        for point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> NSTextRange? { line(at: point).map { range($0.range) } }

    // MARK: - Internal state

    /// The layout manager that lays out the text.
    let engine: NSLayoutManager
    /// The fragments that exist, to be moved with edits.
    var live: [WeakFragment] = []
    /// The attributes that ranges are drawn with; `nil` until some are set.
    var rendering: RunList<AttributeSet>?
    /// The fragment whose layout begins.
    var begun: NSTextLayoutFragment?
    /// Whether the validator is running, whose changes apply to the layout that begins.
    var isValidating = false
    /// The text of a content manager that has no storage, and its paragraphs.
    var mirror: (storage: NSTextStorage, elements: [(start: Int, element: NSTextElement)])?
}

/// A fragment that lives as long as its layout, or something else that uses it.
struct WeakFragment {
    weak var fragment: NSTextLayoutFragment?
}
