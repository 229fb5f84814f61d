// SPDX-License-Identifier: MIT
public import Foundation
internal import TextLayout

/// How the lines of a paragraph are broken and placed; lengths in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate var values = Values()

    /// What paragraphs look like that have no style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    public override init() {}

    fileprivate init(_ values: Values) {
        self.values = values
    }

    /// `natural` unless set.
    open var alignment: NSTextAlignment { values.alignment }
    /// `byWordWrapping` unless set.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Added between two lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Multiplies the lines' natural height; 0 leaves it.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Added after the paragraph, if another follows.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Added before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// From the leading edge to the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// From the leading edge to the other lines.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: from the leading edge if positive, from the trailing edge otherwise.
    open var tailIndent: CGFloat { values.tailIndent }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }

    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
    }
}

/// A paragraph style under construction.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    /// Takes over everything from `style`.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }
}

extension NSParagraphStyle {
    var textParagraph: TextParagraph {
        TextParagraph(
            alignment: alignment.textAlignment, lineBreakMode: lineBreakMode.textMode,
            baseWritingDirection: baseWritingDirection.textDirection, lineSpacing: lineSpacing,
            lineHeightMultiple: lineHeightMultiple, minimumLineHeight: minimumLineHeight,
            maximumLineHeight: maximumLineHeight, paragraphSpacing: paragraphSpacing,
            paragraphSpacingBefore: paragraphSpacingBefore, firstLineHeadIndent: firstLineHeadIndent,
            headIndent: headIndent, tailIndent: tailIndent)
    }
}
