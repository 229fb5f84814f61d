// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import TextEditing
internal import TextLayout
public import UIKitCore

/// Lays out the text of a storage in one or several containers.
///
/// Text flows from each container into the next. Of a long text in a single container of unlimited height, only the
/// parts that are needed are laid out; the height of the rest is estimated.
///
/// Ranges and indexes are in UTF-16 units and are clamped to the text; rectangles are in points, in the coordinates of
/// their container.
///
/// > Note: Differs from UIKit: there is one glyph for each UTF-16 unit, so that glyph indexes are character indexes.
/// > Ligatures and marks share the place of their cluster.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// Creates a layout manager without text and containers.
    public override init() {
        super.init()
    }

    /// Returns `nil`: UI files don't contain layout managers.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Text and containers

    /// The text, which keeps the layout manager alive.
    open internal(set) weak var textStorage: NSTextStorage?

    /// The containers, in the order in which the text fills them.
    open var textContainers: [NSTextContainer] { containers }

    /// The object that controls line spacing and is notified of layout; not retained.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { if delegate !== oldValue { invalidateAll() } }
    }

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: containers.count)
    }

    /// Adds a container at an index, which is clamped.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        guard !containers.contains(where: { $0 === container }) else { return }
        container.engine?.removeTextContainer(container)
        containers.insert(container, at: min(max(index, 0), containers.count))
        container.layoutOwner = self
        container.didChange = { [weak self, weak container] in
            if let self, let container { containerDidChange(container) }
        }
        sizes[ObjectIdentifier(container)] = container.size
        containersDidChange()
    }

    /// Removes the container at an index; ignored if there is none.
    open func removeTextContainer(at index: Int) {
        guard containers.indices.contains(index) else { return }
        let container = containers.remove(at: index)
        container.layoutOwner = nil
        sizes[ObjectIdentifier(container)] = nil
        container.didChange = {}
        containersDidChange()
    }

    /// Lays the text out again after a change of a container's size, exclusion paths, or lines.
    ///
    /// Called automatically when a property changes.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { containersDidChange() }

    // MARK: - Options

    /// Whether parts of the text may be laid out before those above them; `true` by default.
    ///
    /// Without it, ``ensureLayout(forCharacterRange:)`` and the like lay out all of the text before a range.
    open var allowsNonContiguousLayout = true

    /// Whether marks are drawn for spaces, tabs, and newlines; `false` by default.
    open var showsInvisibleCharacters = false {
        didSet { if showsInvisibleCharacters != oldValue { for client in clients { client.appearanceDidChange() } } }
    }

    /// Whether pictures are drawn for control characters other than tabs and newlines; `false` by default.
    open var showsControlCharacters = false {
        didSet { if showsControlCharacters != oldValue { for client in clients { client.appearanceDidChange() } } }
    }

    /// Whether words are divided at the ends of lines where the paragraph style doesn't say so, from 0 (never, the
    /// default) to 1 (wherever a word doesn't fit).
    open var hyphenationFactor: CGFloat = 0 {
        didSet { if hyphenationFactor != oldValue { invalidateAll() } }
    }

    /// Whether words are divided wherever they don't fit, if `hyphenationFactor` is 0; `false` by default.
    open var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation != oldValue { invalidateAll() } }
    }

    /// Whether some of the text has estimated heights at the moment.
    open var hasNonContiguousLayout: Bool { !stack.isExact }

    // MARK: - Changes of the text

    /// Updates the layout after a change of the text.
    ///
    /// Called by the storage. A subclass that overrides it calls `super`.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        textDidChange(editMask, TextContent.clamped(newCharRange, to: textStorage.length), delta)
    }

    /// Lays out the characters of a range again when they are next needed.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        let range = clamped(charRange)
        actualCharacterRange?.pointee = NSRange(range)
        textDidChange([.editedAttributes], range, 0)
    }

    /// Draws the characters of a range again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for client in clients { client.needsDisplay(in: clamped(charRange)) }
    }

    /// Draws the glyphs of a range again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        invalidateDisplay(forCharacterRange: glyphRange)
    }

    // MARK: - Drawing

    /// Draws the backgrounds of the glyphs of a range: colors of attributes.
    ///
    /// Called before ``drawGlyphs(forGlyphRange:at:)``. A subclass can draw backgrounds of its own into the current
    /// context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs; whole lines are drawn.
    ///   - origin: The position of the container's upper left corner in the current context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        fillBackgrounds(clamped(glyphsToShow), at: origin)
    }

    /// Fills the backgrounds of a run: the rectangles of its lines, in the current context.
    ///
    /// Called by a subclass's ``drawBackground(forGlyphRange:at:)``. The subclass can override it to draw others, such as
    /// rounded ones.
    ///
    /// - Parameters:
    ///   - rectArray: The rectangles.
    ///   - count: Their number.
    ///   - charRange: The characters.
    ///   - color: The background color.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor(for: UITraitCollection.current))
        for index in 0..<max(count, 0) { unsafe context.fill(rectArray[index]) }
    }

    /// Draws the glyphs of a range, with backgrounds, underlines, and attachments.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs; whole lines are drawn.
    ///   - origin: The position of the container's upper left corner in the current context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        if let modern, modern.delegate != nil, let context = UIGraphicsGetCurrentContext() {
            let range = clamped(glyphsToShow)
            if !range.isEmpty { modern.draw(range, in: context, at: origin) }
        } else {
            draw(clamped(glyphsToShow), at: origin)
            drawTextLines(clamped(glyphsToShow), at: origin)
        }
    }

    /// Underlines glyphs of one line.
    ///
    /// Called for each run of a subclass's ``drawGlyphs(forGlyphRange:at:)`` that has a solid underline; dashed ones, and those
    /// by word, are drawn with the text. The default implementation calls
    /// ``drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal,
            baselineOffset: baselineOffset(.underline, at: glyphRange.location), lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    /// Draws the underline of glyphs of one line in the current context.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - underlineVal: The style.
    ///   - baselineOffset: The distance of the underline below the baseline, in points.
    ///   - lineRect: The area of the line.
    ///   - lineGlyphRange: The glyphs of the line.
    ///   - containerOrigin: The position of the container's upper left corner in the current context.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        fillLine(.underline, glyphRange, underlineVal, baselineOffset: baselineOffset, at: containerOrigin)
    }

    /// Strikes through glyphs of one line, as `underlineGlyphRange` underlines them.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
            baselineOffset: baselineOffset(.strikethrough, at: glyphRange.location), lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    /// Draws the line through glyphs of one line in the current context.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - strikethroughVal: The style.
    ///   - baselineOffset: The distance of the line below the baseline, in points; negative above it.
    ///   - lineRect: The area of the line of text.
    ///   - lineGlyphRange: The glyphs of the line of text.
    ///   - containerOrigin: The position of the container's upper left corner in the current context.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        fillLine(.strikethrough, glyphRange, strikethroughVal, baselineOffset: baselineOffset, at: containerOrigin)
    }

    // MARK: - Internal state

    private var containers: [NSTextContainer] = []
    /// The sizes of the containers at their last change.
    var sizes: [ObjectIdentifier: CGSize] = [:]
    /// The `NSTextLayoutManager` whose text and container these are, if there is one.
    weak var modern: NSTextLayoutManager?
    /// Whether the layout manager only exists as the engine of another one.
    var isHidden = false
    /// The views that show the containers.
    private var clientList: [WeakClient] = []
    private(set) lazy var stack = ParagraphStack { [weak self] in self?.attributedText($0) ?? AttributedText("") }
    /// The places of the containers in the column of lines, one above the other.
    var columns: [ContainerColumn] = []
    /// The list item that was laid out last.
    var listPosition: ListPosition?
    /// Whether the delegate has been notified of the end of layout since the last change.
    var hasCompletedLayout = false

    /// The views that show the containers; that of the first one determines the attributes which the text doesn't have.
    var clients: [any LayoutManagerClient] { clientList.compactMap(\.client) }
    var client: (any LayoutManagerClient)? { clients.first }

    func addClient(_ client: any LayoutManagerClient) {
        clientList.removeAll { $0.client == nil }
        clientList.append(WeakClient(client: client))
    }
}

private struct WeakClient {
    weak var client: (any LayoutManagerClient)?
}
