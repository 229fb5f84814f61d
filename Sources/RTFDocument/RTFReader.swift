// SPDX-License-Identifier: MIT
package import Foundation
package import RichText

/// Reads Rich Text Format.
///
/// Damaged files are read as far as they can be. Groups that other applications define are skipped; tables become
/// lines with tabs.
package struct RTFReader {
    var document = RichTextDocument()
    var state = RTFState()
    private var stack: [RTFState] = []
    private var tokens: RTFTokenizer

    // Tables.
    var fonts: [Int: RTFFont] = [:]
    var colors: [RichTextColor?] = []
    var headings: [Int: Int] = [:]
    var lists: [RTFList] = []
    /// The index in `lists` by the number that paragraphs use.
    var listOverrides: [Int: Int] = [:]
    var defaultFont: Int?
    var codePage = RTFCodePage.windows1252

    // The entry of a table that is being read.
    var tableFont = 0
    var tableFontPage: RTFCodePage?
    var tableColor: (red: Int?, green: Int?, blue: Int?) = (nil, nil, nil)
    var tableStyle = 0
    var overrideList: Int?
    var picture = RTFPicture()

    // Text that is being collected.
    private var pending: [UInt8] = []
    private var collected = ""
    private var highSurrogate: UInt16?
    /// The number of characters that are still to be skipped after a Unicode escape.
    private var skip = 0
    private var paragraph = RichTextParagraph()
    /// Whether the paragraph that is being collected has begun, even if it is empty.
    private var hasParagraph = false
    private var isIgnorable = false

    /// Returns the document in a file.
    ///
    /// - Throws: `wrongFormat` if the file isn't Rich Text Format, `tooLarge`, or `tooDeep`.
    package static func document(_ data: Data) throws(RichTextError) -> RichTextDocument {
        guard data.count <= RichTextLimits.bytes else {
            throw .tooLarge(bytes: data.count, limit: RichTextLimits.bytes)
        }
        var bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let start = bytes.prefix(256).drop { $0 == 32 || (9...13).contains($0) }
        guard start.starts(with: "{\\rtf".utf8) else { throw .wrongFormat(needed: "Rich Text Format") }
        var reader = RTFReader(tokens: RTFTokenizer(bytes))
        try reader.read()
        return reader.document
    }

    private init(tokens: RTFTokenizer) {
        self.tokens = tokens
    }

    private mutating func read() throws(RichTextError) {
        while let token = tokens.next() {
            switch token {
            case .groupStart:
                flush()
                skip = 0
                guard stack.count < RichTextLimits.depth else { throw .tooDeep(limit: RichTextLimits.depth) }
                stack.append(state)
                // A marker between the start of a group and its first word doesn't reach into the next group.
                isIgnorable = false
            case .groupEnd:
                flush()
                skip = 0
                guard let outer = stack.popLast() else { continue }
                // Nothing after the first group belongs to the file, and its last paragraph has the style before the end.
                if stack.isEmpty { return finish() }
                endGroup(outer)
            case .word(let name, let parameter):
                word(name, parameter)
            case .symbol(let symbol):
                self.symbol(symbol)
            case .byte(let byte):
                guard skip == 0 else { skip -= 1; continue }
                pending.append(byte)
            case .text(var range):
                let skipped = min(skip, range.count)
                skip -= skipped
                range = range.lowerBound + skipped..<range.upperBound
                if state.destination == .picture {
                    picture.append(digits: tokens.bytes[range])
                } else if state.destination != .skipped {
                    pending += tokens.bytes[range]
                }
            case .binary(let range):
                guard skip == 0 else { skip -= 1; continue }
                if state.destination == .picture { picture.data += tokens.bytes[range] }
            }
        }
        flush()
        while let outer = stack.popLast() { endGroup(outer) }
        finish()
    }

    private mutating func finish() {
        if hasParagraph || !document.paragraphs.isEmpty { endParagraph() }
    }

    // MARK: - Control words

    private mutating func symbol(_ symbol: UInt8) {
        if skip > 0, symbol != UInt8(ascii: "*") {
            skip -= 1
            return
        }
        switch symbol {
        case UInt8(ascii: "*"): isIgnorable = true
        case UInt8(ascii: "~"): insert("\u{A0}")
        case UInt8(ascii: "-"): insert("\u{AD}")
        case UInt8(ascii: "_"): insert("\u{2011}")
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): pending.append(symbol)
        case 10, 13: breakParagraph()
        case 9: insert("\t")
        default: break
        }
    }

    private mutating func word(_ name: String, _ parameter: Int?) {
        let wasIgnorable = isIgnorable
        isIgnorable = false
        if name == "u" {
            unicode(parameter ?? 0)
            return
        }
        if skip > 0 {
            skip -= 1
            return
        }
        flush()
        if name == "ud", let alternative = state.alternative {
            state.destination = alternative
            return
        }
        guard state.destination != .skipped else { return }
        if beginDestination(name) { return }
        if wasIgnorable {
            state.destination = .skipped
            return
        }
        switch state.destination {
        case .body, .listMarker: bodyWord(name, parameter)
        case .fontTable: fontWord(name, parameter)
        case .colorTable: colorWord(name, parameter)
        case .styleSheet: styleWord(name, parameter)
        case .listTable, .listOverrides, .oldList: listWord(name, parameter)
        case .picture: picture.word(name, parameter)
        case .skipped, .fieldInstruction, .info, .property: break
        }
    }

    private mutating func unicode(_ parameter: Int) {
        flushBytes()
        skip = state.replacementCount
        let unit = UInt16(truncatingIfNeeded: parameter)
        if parameter > 0xFFFF, let scalar = UnicodeScalar(UInt32(parameter)) {
            collected.unicodeScalars.append(scalar)
        } else if UTF16.isLeadSurrogate(unit) {
            highSurrogate = unit
        } else if UTF16.isTrailSurrogate(unit) {
            guard let high = highSurrogate else { return }
            highSurrogate = nil
            collected += String(decoding: [high, unit], as: UTF16.self)
        } else if let scalar = UnicodeScalar(unit), unit != 0 {
            highSurrogate = nil
            collected.unicodeScalars.append(scalar)
        }
    }

    // MARK: - Text

    /// The code page of the current font.
    private var currentPage: RTFCodePage {
        if state.destination == .fontTable { return tableFontPage ?? codePage }
        return (state.font ?? defaultFont).flatMap { fonts[$0]?.codePage } ?? codePage
    }

    private mutating func flushBytes() {
        guard !pending.isEmpty else { return }
        collected += currentPage.decode(pending)
        pending.removeAll(keepingCapacity: true)
    }

    /// Passes the collected text to its destination.
    private mutating func flush() {
        flushBytes()
        guard !collected.isEmpty else { return }
        let text = collected
        collected = ""
        switch state.destination {
        case .body: add(Self.withoutControls(text))
        case .fontTable: fontText(text)
        case .colorTable: colorText(text)
        case .styleSheet: styleText(text)
        case .listTable, .listOverrides, .oldList: listText(text)
        case .fieldInstruction: instruction += text
        case .property(let info): property(info, text)
        case .skipped, .listMarker, .picture, .info: break
        }
    }

    /// Returns text without control characters except tabs: a newline within a run would separate paragraphs.
    private static func withoutControls(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 && $0 != 9 }) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\t" }))
    }

    /// The text of the field that is being read.
    private var instruction = ""

    func currentStyle() -> RichTextStyle {
        var style = state.style
        if let font = (state.font ?? defaultFont).flatMap({ fonts[$0] }), font.codePage != .symbol {
            style.family = font.family
        }
        return style
    }

    private mutating func add(_ text: String) {
        guard !state.isHidden else { return }
        hasParagraph = true
        paragraph.append(text, style: currentStyle())
    }

    /// Inserts text that a control word stands for.
    mutating func insert(_ text: String) {
        flushBytes()
        collected += text
        if state.destination == .body { flush() }
    }

    /// Ends a paragraph, or a line within the cell of a table.
    mutating func breakParagraph() {
        flush()
        guard state.destination == .body else { return }
        if state.isInTable {
            add("\u{2028}")
        } else {
            hasParagraph = true
            endParagraph()
        }
    }

    /// Ends a cell; the last one of a row ends with it.
    mutating func endCell() {
        guard state.destination == .body else { return }
        add("\t")
    }

    mutating func endRow() {
        guard state.destination == .body else { return }
        if let last = paragraph.runs.indices.last, paragraph.runs[last].text.hasSuffix("\t") {
            paragraph.runs[last].text.removeLast()
            if paragraph.runs[last].text.isEmpty { paragraph.runs.removeLast() }
        }
        hasParagraph = true
        endParagraph()
    }

    private mutating func endParagraph() {
        paragraph.style = paragraphStyle()
        if paragraph.runs.isEmpty {
            paragraph.endStyle = currentStyle()
            if paragraph.endStyle == RichTextStyle() { paragraph.endStyle = nil }
        } else {
            paragraph.style.isRule = false
        }
        document.paragraphs.append(paragraph)
        paragraph = RichTextParagraph()
        hasParagraph = false
    }

    private func paragraphStyle() -> RichTextParagraphStyle {
        var style = state.paragraph
        if let index = listOverrides[state.list] {
            let levels = lists[index].levels
            let count = min(max(state.level, 0), RichTextLimits.listDepth - 1) + 1
            style.lists = (0..<count).map { level in
                let known = level < levels.count ? levels[level] : RTFList.Level()
                return RichTextList(
                    known.marker, start: known.start, identifier: index * RichTextLimits.listDepth + level + 1)
            }
        } else if let list = state.oldList {
            style.lists = [list]
        }
        return style
    }

    // MARK: - Ends of groups

    private mutating func endGroup(_ outer: RTFState) {
        let ended = state
        state = outer
        switch ended.destination {
        case .picture where outer.destination != .picture:
            if let image = picture.image, outer.destination == .body, !outer.isHidden {
                hasParagraph = true
                paragraph.runs.append(RichTextRun(image, style: currentStyle()))
            }
        case .fieldInstruction where outer.destination != .fieldInstruction:
            if let link = RTFField.link(instruction) { state.style.link = link }
            instruction = ""
        case .oldList where outer.destination == .body:
            state.oldList = ended.oldList
        case .listTable where outer.destination != .listTable:
            break
        default:
            break
        }
    }
}

/// The instruction of a field.
enum RTFField {
    /// Returns the address that a hyperlink refers to; `nil` for other fields.
    static func link(_ instruction: String) -> String? {
        let words = instruction.drop { $0.isWhitespace }
        guard words.prefix(9).uppercased() == "HYPERLINK" else { return nil }
        var rest = words.dropFirst(9).drop { $0.isWhitespace }
        var isBookmark = false
        while rest.hasPrefix("\\") {
            isBookmark = rest.dropFirst().hasPrefix("l")
            rest = rest.dropFirst(2).drop { $0.isWhitespace }
        }
        let address: Substring
        if rest.hasPrefix("\"") {
            address = rest.dropFirst().prefix { $0 != "\"" }
        } else {
            address = rest.prefix { !$0.isWhitespace }
        }
        guard !address.isEmpty else { return nil }
        return isBookmark ? "#" + address : String(address)
    }
}
