// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout
internal import UIKitCore

/// The laid out lines of a paragraph, or of a part of a very long one.
///
/// A subclass can draw around the text, and make space for it with margins and padding; the delegate of the layout
/// manager creates it. Lines are laid out when they are first needed.
///
/// > Note: Differs from UIKit: there is no `layoutQueue`, because text is laid out on the main actor. An empty last
/// > paragraph has a fragment of its own.
@preconcurrency @MainActor
open class NSTextLayoutFragment: NSObject {
    /// The parts of a fragment's layout that are known.
    public enum State: UInt, Sendable {
        /// Nothing.
        case none = 0
        /// An estimate of its size.
        case estimatedUsageBounds = 1
        /// Its size, but no longer its lines.
        case calculatedUsageBounds = 2
        /// Its lines.
        case layoutAvailable = 3
    }

    /// The order of an enumeration, and the layout of its fragments.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// From the last fragment to the first.
        public static let reverse = EnumerationOptions(rawValue: 1)
        /// With estimated sizes.
        public static let estimatesSize = EnumerationOptions(rawValue: 2)
        /// With lines.
        public static let ensuresLayout = EnumerationOptions(rawValue: 4)
        /// With the empty paragraph after a newline at the end of the text.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
    }

    /// Creates a fragment of a paragraph.
    ///
    /// - Parameters:
    ///   - textElement: The paragraph.
    ///   - rangeInElement: The part of the paragraph; `nil` for all of it.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        self.textElement = textElement
        givenRange = rangeInElement
        super.init()
    }

    // MARK: - Text

    /// The layout manager; `nil` once the fragment isn't part of its layout anymore.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?

    /// The paragraph.
    open private(set) var textElement: NSTextElement?

    /// The locations of the text that the fragment lays out.
    open var rangeInElement: NSTextRange {
        if let textLayoutManager { return textLayoutManager.range(offsets) }
        return givenRange ?? textElement?.elementRange ?? NSTextRange(0..<0)
    }

    // MARK: - Layout

    /// The parts of the layout that are known.
    open var state: State { textLayoutManager?.state(of: self) ?? (layout == nil ? .none : .layoutAvailable) }

    /// The lines from top to bottom; lays them out.
    open var textLineFragments: [NSTextLineFragment] {
        guard let layout = currentLayout else { return [] }
        if let lines, lines.layout === layout { return lines.lines }
        let string =
            (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: layout.text.string)
        let start = offsetInElement
        let end = min(start + max(offsets.count, layout.text.length), max(string.length, start))
        let made = layout.lines.indices.map { NSTextLineFragment($0, of: layout, in: string, at: start, end: end) }
        lines = (layout, made)
        return made
    }

    /// The area of the fragment in its container, without margins.
    ///
    /// Its height is an estimate until the fragment is laid out.
    open var layoutFragmentFrame: CGRect {
        guard let frame = textLayoutManager?.frame(of: self) else { return lastFrame }
        lastFrame = frame
        return frame
    }

    /// The area in which the fragment draws, relative to the upper left corner of its frame.
    ///
    /// A subclass that draws around the text returns a larger one.
    open var renderingSurfaceBounds: CGRect {
        guard let layout = currentLayout else { return CGRect(origin: .zero, size: layoutFragmentFrame.size) }
        let lines = layout.lines.reduce(CGRect.null) { $0.union($1.frame) }
        let ink = layout.inkBounds
        return ink.isEmpty ? lines : lines.union(ink)
    }

    /// The space to the left of the text, or to its right in text from right to left, in points; 0 by default.
    open var leadingPadding: CGFloat { 0 }

    /// The space on the other side of the text, in points; 0 by default.
    open var trailingPadding: CGFloat { 0 }

    /// The space above the text, in points; 0 by default.
    open var topMargin: CGFloat { 0 }

    /// The space below the text, in points; 0 by default.
    open var bottomMargin: CGFloat { 0 }

    /// Lays the fragment out again when it is next needed.
    open func invalidateLayout() {
        guard let textLayoutManager else { return }
        textLayoutManager.invalidateLayout(for: rangeInElement)
    }

    /// Returns the line at a height below the top of the fragment.
    ///
    /// - Parameters:
    ///   - verticalOffset: The height.
    ///   - requiresExactMatch: Whether the result is `nil`, instead of the nearest line, if there is no line there.
    /// - Returns: The line.
    open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool)
        -> NSTextLineFragment?
    {
        let lines = textLineFragments
        if let line = lines.first(where: {
            $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
        }) {
            return line
        }
        guard !requiresExactMatch, let first = lines.first else { return nil }
        return verticalOffset < first.typographicBounds.minY ? first : lines.last
    }

    /// Returns the line with a location; `nil` if it is outside the fragment.
    ///
    /// - Parameters:
    ///   - textLocation: The location.
    ///   - isUpstreamAffinity: Whether a location at a soft line break is on the line before it.
    /// - Returns: The line.
    open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
        guard let textLayoutManager else { return nil }
        let offset = textLayoutManager.offset(of: textLocation) - offsets.lowerBound + offsetInElement
        let lines = textLineFragments
        guard let index = lines.lastIndex(where: { $0.characterRange.location <= offset }),
            offset <= NSMaxRange(lines[index].characterRange)
        else { return nil }
        return isUpstreamAffinity && index > 0 && lines[index].characterRange.location == offset
            ? lines[index - 1] : lines[index]
    }

    // MARK: - Drawing

    /// Draws the lines with the upper left corner of the frame at a point.
    ///
    /// A subclass can draw below and above the text.
    open func draw(at point: CGPoint, in context: CGContext) {
        for line in textLineFragments {
            let bounds = line.typographicBounds
            line.draw(at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), in: context)
        }
    }

    // MARK: - Attachments

    /// The providers of the views that show attachments of the fragment in a text view.
    open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
        textLayoutManager?.viewProviders(in: offsets) ?? []
    }

    /// Returns the area of the attachment at a location, in the fragment; empty if there is none.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let textLayoutManager, let layout = currentLayout else { return .zero }
        let local = textLayoutManager.offset(of: location) - offsets.lowerBound
        return layout.frameOfAttachment(at: local) ?? .zero
    }

    // MARK: - Internal state

    private let givenRange: NSTextRange?
    /// The characters in the layout manager's text.
    var offsets = 0..<0
    /// The layout that the fragment had last.
    var layout: TextLayout?
    private var lines: (layout: TextLayout, lines: [NSTextLineFragment])?
    private var lastFrame = CGRect.zero

    private var currentLayout: TextLayout? {
        if let current = textLayoutManager?.layout(of: self) { layout = current }
        return layout
    }

    /// The distance of the fragment's text from the beginning of its element.
    private var offsetInElement: Int {
        guard let range = textElement?.elementRange, let textLayoutManager else { return 0 }
        return max(offsets.lowerBound - textLayoutManager.offset(of: range.location), 0)
    }
}
