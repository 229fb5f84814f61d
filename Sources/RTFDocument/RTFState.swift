// SPDX-License-Identifier: MIT
internal import RichText

/// The properties that a group of an RTF file inherits, and restores at its end.
struct RTFState {
    /// The use of a group's text.
    enum Destination: Equatable {
        case body
        case skipped
        case fontTable
        case colorTable
        case styleSheet
        case listTable
        case listOverrides
        case listMarker
        /// The definition of a list in versions before list tables.
        case oldList
        case picture
        case fieldInstruction
        case info
        case property(RTFInfo)
    }

    var destination = Destination.body
    /// The destination of the Unicode alternative in a group that is skipped otherwise.
    var alternative: Destination?
    var style = RichTextStyle()
    var paragraph = RichTextParagraphStyle()
    var font: Int?
    /// The number of the list, and the level in it.
    var list = 0
    var level = 0
    var isHidden = false
    var isInTable = false
    /// The number of characters after a Unicode escape that replace it for older readers.
    var replacementCount = 1
    /// The alignment of the next tab stop.
    var tabAlignment = RichTextParagraphStyle.Tab.Alignment.left
    /// The line spacing in twips, and whether it is a multiple.
    var lineSpacing = 0
    var lineSpacingIsMultiple = false
    var oldList: RichTextList?

    /// Resets the style of the paragraph.
    mutating func resetParagraph() {
        paragraph = RichTextParagraphStyle()
        list = 0
        level = 0
        isInTable = false
        tabAlignment = .left
        lineSpacing = 0
        lineSpacingIsMultiple = false
        oldList = nil
    }

    /// Resets the style of characters; links are kept, because they belong to fields.
    mutating func resetCharacters() {
        let link = style.link
        style = RichTextStyle()
        style.link = link
        font = nil
        isHidden = false
    }

    /// Sets the line height from the two control words that define it.
    mutating func updateLineHeight() {
        paragraph.lineHeightMultiple = 0
        paragraph.minimumLineHeight = 0
        paragraph.maximumLineHeight = 0
        if lineSpacingIsMultiple {
            let multiple = Double(lineSpacing) / 240
            paragraph.lineHeightMultiple = multiple == 1 ? 0 : min(max(multiple, 0), 100)
        } else {
            let height = RichTextLimits.length(Double(abs(lineSpacing)) / 20)
            paragraph.minimumLineHeight = height
            if lineSpacing < 0 { paragraph.maximumLineHeight = height }
        }
    }
}

/// A property of the document that is text.
enum RTFInfo: String {
    case title, author, subject, company, comment = "doccomm", keywords
}

/// A font of an RTF file's font table.
struct RTFFont {
    var family: String
    var codePage: RTFCodePage?

    /// Words after a hyphen that name the style in a family rather than the family.
    private static let styles: Set<String> = [
        "bold", "italic", "oblique", "roman", "regular", "light", "medium", "semibold", "demibold", "heavy", "black",
        "thin", "ultralight", "bolditalic", "boldoblique", "lightitalic", "mediumitalic", "lightoblique", "boldmt",
        "italicmt", "bolditalicmt",
    ]

    /// Returns the family in a font's name, which may be a PostScript name.
    static func family(_ name: String) -> String {
        guard let hyphen = name.lastIndex(of: "-"), hyphen > name.startIndex,
            styles.contains(name[name.index(after: hyphen)...].lowercased())
        else { return name == "TimesNewRomanPSMT" ? "Times New Roman" : name == "ArialMT" ? "Arial" : name }
        let family = String(name[..<hyphen])
        return family == "TimesNewRomanPS" ? "Times New Roman" : family
    }
}

/// A list of an RTF file's list table.
struct RTFList {
    struct Level {
        var marker = RichTextList.Marker.disc
        var start = 1
    }

    var levels: [Level] = []
    var identifier: Int?
}
