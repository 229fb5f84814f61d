// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// An item of a list, with the items of the lists inside it.
///
/// The text of an item is its marker between two tabs, then its contents and a newline, indented by its level. As the
/// marker is part of the text, the paragraph style has no lists.
@preconcurrency @MainActor
open class NSTextListElement: NSTextParagraph {
    /// The list whose marker the item has.
    public let textList: NSTextList
    /// The text without the marker.
    public let contents: NSAttributedString?
    /// The attributes of the marker; `nil` for those of the contents.
    public let markerAttributes: [NSAttributedString.Key: Any]?

    open override var childElements: [NSTextElement] { children }

    open override var parent: NSTextElement? { parentElement }

    /// Creates an item of a list.
    ///
    /// - Parameters:
    ///   - parentElement: The item whose list the new one belongs to; it gets the new item as its last child.
    ///   - textList: The list.
    ///   - contents: The text without the marker; `nil` for none.
    ///   - markerAttributes: The attributes of the marker; `nil` for those of the contents.
    ///   - children: The items inside the item.
    public init(
        parent parentElement: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
        markerAttributes: [NSAttributedString.Key: Any]?, children: [NSTextListElement]?
    ) {
        self.textList = textList
        self.contents = contents
        self.markerAttributes = markerAttributes
        self.children = children ?? []
        self.parentElement = parentElement
        let number = textList.startingItemNumber + (parentElement?.children.count ?? 0)
        let lists = (parentElement?.lists ?? []) + [textList]
        self.lists = lists
        super.init(
            attributedString: Self.text(contents, number: number, lists: lists, markerAttributes: markerAttributes))
        for child in self.children { child.parentElement = self }
        parentElement?.children.append(self)
    }

    /// Creates an item of an outermost list.
    public convenience init(
        contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]?, textList: NSTextList,
        children: [NSTextListElement]?
    ) {
        self.init(
            parent: nil, textList: textList, contents: contents, markerAttributes: markerAttributes,
            children: children)
    }

    /// Creates an item without contents that holds the items of a list at a level, starting with 0.
    ///
    /// - Returns: `nil` if there are no items, or the level is negative.
    public convenience init?(children: [NSTextListElement]?, textList: NSTextList, nestingLevel: Int) {
        guard let children, !children.isEmpty, (0...Self.deepest).contains(nestingLevel) else { return nil }
        var parent: NSTextListElement?
        for _ in 0..<nestingLevel {
            parent = NSTextListElement(
                parent: parent, textList: textList, contents: nil, markerAttributes: nil, children: nil)
        }
        self.init(parent: parent, textList: textList, contents: nil, markerAttributes: nil, children: children)
        root = parent
    }

    private static let deepest = 64

    private var children: [NSTextListElement]
    private weak var parentElement: NSTextListElement?
    private let lists: [NSTextList]
    /// Keeps the elements around one that was created for a level.
    private var root: NSTextListElement?

    private static func text(
        _ contents: NSAttributedString?, number: Int, lists: [NSTextList],
        markerAttributes: [NSAttributedString.Key: Any]?
    ) -> NSAttributedString? {
        guard let contents, let list = lists.last else { return nil }
        let style = NSMutableParagraphStyle()
        var attributes = contents.length > 0 ? contents.attributes(at: 0, effectiveRange: nil) : [:]
        if let own = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(own) }
        // Its lists would draw the marker once more.
        style.textLists = []
        style.headIndent = Theme.Text.listIndent * CGFloat(lists.count)
        style.tabStops = [
            NSTextTab(textAlignment: .right, location: style.headIndent - Theme.Text.listMarkerGap),
            NSTextTab(textAlignment: .left, location: style.headIndent),
        ]
        attributes[.paragraphStyle] = style
        let marker = markerAttributes.map { attributes.merging($0) { $1 } } ?? attributes
        let text = NSMutableAttributedString(
            string: "\t" + list.marker(forItemNumber: number) + "\t", attributes: marker)
        text.append(contents)
        if !contents.string.hasSuffix("\n") { text.append(NSAttributedString(string: "\n", attributes: attributes)) }
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        return text
    }
}
