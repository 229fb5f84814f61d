// SPDX-License-Identifier: MIT
public import Foundation
package import TextLayout

/// The alignment, spacing, and line breaking of a paragraph; lengths are in points.
///
/// > Note: Differs from UIKit: the class doesn't inherit from `NSObject`. Foundation's attributed strings trap when
/// > adjacent ranges have different instances of a class that inherits from `NSObject` outside Foundation.
open class NSParagraphStyle: Hashable, NSCopying, NSMutableCopying {
    fileprivate var values = Values()

    /// The style of paragraphs without a style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    public init() {}

    fileprivate init(_ values: Values) {
        self.values = values
    }

    /// The alignment; `natural` by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// The line break mode; `byWordWrapping` by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The base writing direction; `natural` by default.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The space between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The factor applied to the natural line height; 0 means none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The minimum line height.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum line height; 0 means unlimited.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The space after the paragraph, unless it is the last.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The indent of the first line from the leading edge.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines from the leading edge.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of lines: measured from the leading edge if positive, otherwise from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The tab stops, measured from the leading edge; twelve by default, every 28 points.
    // UIKit's spelling: settable to nil, which restores the default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tabStops: [NSTextTab]! { values.tabStops ?? Self.standardTabStops }
    /// The distance of the tab stops after the last one of `tabStops`; 0, the default, is 28 points.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The lists that contain the paragraph, the outermost first; none by default.
    ///
    /// The marker of the innermost list is drawn before the first line. If both indents are 0, the paragraph is indented
    /// by 28 points for each list.
    open var textLists: [NSTextList] { values.textLists }
    /// The share of the width, 0...1, that lines without hyphens have to fill for words not to be divided; 0, the
    /// default, divides none.
    ///
    /// Words are divided by the hyphenation dictionary of the user's language, if it is installed. Soft hyphens (U+00AD)
    /// divide words regardless.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are divided wherever they don't fit, if `hyphenationFactor` is 0; `false` by default.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Whether text is set slightly closer, if it would be truncated otherwise and fits then; `false` by default.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTightening }
    /// Additional rules for the breaking of lines; none by default.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    /// Returns the writing direction of a language, such as `ar`; that of the user's language if it is `nil`.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    fileprivate static var standardTabStops: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) }
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    /// The hash value of the attributes.
    open var hash: Int { values.hashValue }

    /// Returns whether `object` is a paragraph style, mutable or not, with the same values.
    open func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    public static func == (first: NSParagraphStyle, second: NSParagraphStyle) -> Bool { first.isEqual(second) }

    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

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
        /// `nil` for the standard ones.
        var tabStops: [NSTextTab]?
        var defaultTabInterval: CGFloat = 0
        var textLists: [NSTextList] = []
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTightening = false
        var lineBreakStrategy: LineBreakStrategy = []
    }
}

/// A mutable paragraph style.
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

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open override var tabStops: [NSTextTab]! {
        get { values.tabStops ?? Self.standardTabStops }
        set { values.tabStops = newValue }
    }

    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTightening }
        set { values.allowsDefaultTightening = newValue }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// Adds a tab stop, in the order of the locations.
    open func addTabStop(_ anObject: NSTextTab) {
        var stops: [NSTextTab] = tabStops
        stops.insert(anObject, at: stops.firstIndex { $0.location > anObject.location } ?? stops.count)
        values.tabStops = stops
    }

    /// Removes the tab stops that are equal to this one.
    open func removeTabStop(_ anObject: NSTextTab) {
        values.tabStops = tabStops.filter { $0 != anObject }
    }

    /// Copies all attributes from `style`.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }
}

extension NSParagraphStyle {
    package var textParagraph: TextParagraph {
        var paragraph = TextParagraph(
            alignment: alignment.textAlignment, lineBreakMode: lineBreakMode.textMode,
            baseWritingDirection: baseWritingDirection.textDirection, lineSpacing: lineSpacing,
            lineHeightMultiple: lineHeightMultiple, minimumLineHeight: minimumLineHeight,
            maximumLineHeight: maximumLineHeight, paragraphSpacing: paragraphSpacing,
            paragraphSpacingBefore: paragraphSpacingBefore, firstLineHeadIndent: firstLineHeadIndent,
            headIndent: headIndent, tailIndent: tailIndent)
        if !textLists.isEmpty, firstLineHeadIndent == 0, headIndent == 0 {
            paragraph.headIndent = CGFloat(textLists.count) * Theme.Text.listIndent
            paragraph.firstLineHeadIndent = paragraph.headIndent
        }
        paragraph.extras = textExtras
        return paragraph
    }

    /// The attributes that few paragraphs have; `nil` if this one has none of them.
    private var textExtras: TextParagraph.Extras? {
        var extras = TextParagraph.Extras()
        extras.tabs = values.tabStops?.map(\.textTab)
        extras.defaultTabInterval = defaultTabInterval
        let factor = CGFloat(hyphenationFactor)
        extras.hyphenationFactor = factor > 0 ? min(factor, 1) : usesDefaultHyphenation ? 1 : 0
        extras.tightens = allowsDefaultTighteningForTruncation
        extras.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
        extras.avoidsOrphans = lineBreakStrategy.contains(.pushOut)
        return extras == TextParagraph.Extras() ? nil : extras
    }
}
