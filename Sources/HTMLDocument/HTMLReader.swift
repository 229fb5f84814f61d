// SPDX-License-Identifier: MIT
package import Foundation
package import RichText

/// Reads HTML.
///
/// Every input is a document: unknown elements are read as their content, and missing tags are completed as browsers
/// do for common mistakes. Scripts aren't run, and nothing outside the file is loaded; an image elsewhere is read as a
/// reference. Tables become lines with tabs.
package struct HTMLReader {
    /// An element whose end hasn't been read.
    struct Element {
        var name: String
        var context: HTMLContext
        var isBlock: Bool
        /// Whether an item of a list has a paragraph already.
        var hasBegun = false
        /// Whether the element contains a paragraph.
        var hasContent = false
        /// Whether a row of a table has a cell already.
        var hasCell = false
    }

    var document = RichTextDocument()
    var sheet = CSSSheet()
    var open: [Element] = []
    /// The number of open elements by name.
    private(set) var openCounts: [String: Int] = [:]
    /// The number of open elements that are too deep to be kept.
    private var unkept = 0
    let baseSize: Double
    var listCount = 0

    // The paragraph that is being collected.
    var paragraph: RichTextParagraph?
    var pendingSpace: RichTextStyle?
    var hasBreak = false
    var spaceBefore = 0.0
    /// Whether a block within the cell of a table ended, so that further text is on a new line.
    var endsLine = false
    /// The element whose text is collected, such as the title.
    private var collecting: String?

    private static let maximumDepth = 256

    /// Returns the document in a file.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - encoding: The encoding; `nil` for the one that the file states.
    ///   - baseSize: The size of text in points, to which relative sizes refer.
    /// - Returns: The document.
    /// - Throws: `tooLarge`.
    package static func document(
        _ data: Data, encoding: String.Encoding? = nil, baseSize: Double = RichTextHeading.baseSize
    ) throws(RichTextError) -> RichTextDocument {
        guard data.count <= RichTextLimits.bytes else {
            throw .tooLarge(bytes: data.count, limit: RichTextLimits.bytes)
        }
        var reader = HTMLReader(baseSize: baseSize)
        reader.read(HTMLEncoding.utf8(data, encoding: encoding))
        return reader.document
    }

    private init(baseSize: Double) {
        self.baseSize = baseSize
    }

    /// The properties of the innermost element.
    var context: HTMLContext {
        if let last = open.last { return last.context }
        var context = HTMLContext()
        context.fontSize = baseSize
        return context
    }

    private mutating func read(_ bytes: [UInt8]) {
        var tokens = HTMLTokenizer(bytes)
        while let token = tokens.next() {
            switch token {
            case .text(let text):
                switch collecting {
                case "title": document.properties.title = collapsed(text)
                case "style": sheet.add(text)
                case nil: add(text)
                default: break
                }
            case .start(let name, let attributes, let isClosed):
                start(name, attributes, isClosed: isClosed)
            case .end(let name):
                if name == collecting {
                    collecting = nil
                } else {
                    end(name)
                }
            }
        }
        while !open.isEmpty { close() }
        endParagraph()
    }

    private func collapsed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    // MARK: - Elements

    private mutating func start(_ name: String, _ attributes: [String: String], isClosed: Bool) {
        switch name {
        case "title", "style", "script", "iframe", "noembed", "noframes", "textarea", "xmp":
            collecting = name
            return
        case "meta": return meta(attributes)
        case "br":
            breakLine()
            return
        default: break
        }
        closeImplied(before: name)
        if HTMLElements.empty.contains(name) { return emptyElement(name, attributes) }
        guard open.count < Self.maximumDepth else {
            unkept += 1
            if HTMLElements.blocks.contains(name) { endBlock() }
            return
        }
        push(name, attributes)
    }

    private mutating func push(_ name: String, _ attributes: [String: String]) {
        var context = context
        context.marginTop = nil
        context.marginBottom = nil
        context.display = nil
        let isListItem = name == "li"
        HTMLElements.apply(name, attributes, to: &context, listCount: &listCount, base: baseSize)
        for declarations in sheet.declarations(element: name, attributes: attributes) {
            for (property, value) in declarations.list { context.apply(property, value, base: baseSize) }
        }
        if let style = attributes["style"] {
            for (property, value) in CSSDeclarations(style).list { context.apply(property, value, base: baseSize) }
        }
        var isBlock = HTMLElements.blocks.contains(name)
        if let display = context.display { isBlock = isListItem || (display != "inline" && display != "inline-block") }
        let isCell = name == "td" || name == "th"
        if isCell || HTMLElements.tableParts.contains(name) { isBlock = false }
        if isBlock { endBlock() }
        if name == "tr" || name == "table" || name == "caption" { beginRow() }
        if isCell { beginCell() }
        if isBlock, !isInCell {
            let defaultMargin = HTMLElements.margin(
                name, fontSize: context.fontSize, isInList: !context.paragraph.lists.isEmpty)
            if let top = context.marginTop {
                spaceBefore = max(spaceBefore, top)
            } else if defaultMargin > 0, let last = document.paragraphs.indices.last {
                document.paragraphs[last].style.spacingAfter = max(
                    document.paragraphs[last].style.spacingAfter, defaultMargin)
            }
            context.marginBottom = context.marginBottom ?? defaultMargin
        }
        open.append(Element(name: name, context: context, isBlock: isBlock))
        openCounts[name, default: 0] += 1
    }

    private mutating func end(_ name: String) {
        if name == "br" { return breakLine() }
        if unkept > 0 {
            unkept -= 1
            if HTMLElements.blocks.contains(name) { endBlock() }
            return
        }
        guard openCounts[name, default: 0] > 0, let index = open.lastIndex(where: { $0.name == name }) else { return }
        let crossesBlock = open[(index + 1)...].contains { $0.isBlock || $0.name == "td" || $0.name == "th" }
        if crossesBlock, !open[index].isBlock, !HTMLElements.tableParts.contains(name), name != "td", name != "th" {
            // The end of formatting within a block that it contains.
            openCounts[open.remove(at: index).name, default: 1] -= 1
            return
        }
        while open.count > index { close() }
    }

    func isItem(_ element: Element) -> Bool { element.name == "li" }

    /// Ends the innermost element.
    private mutating func close() {
        guard let element = open.last else { return }
        if isItem(element), !element.hasContent, !element.context.isHidden, !isInCell {
            // An item without text has a marker.
            begin()
            hasBreak = true
        }
        defer { if open.last != nil, element.hasContent || isItem(element) { open[open.count - 1].hasContent = true } }
        if element.isBlock {
            let before = document.paragraphs.count
            let isEmptyCell = isInCell
            if element.name == "pre", paragraph == nil, hasBreak { hasBreak = false }
            endBlock()
            if !isEmptyCell, let margin = element.context.marginBottom, margin > 0, !document.paragraphs.isEmpty,
                before <= document.paragraphs.count
            {
                let last = document.paragraphs.count - 1
                document.paragraphs[last].style.spacingAfter = max(
                    document.paragraphs[last].style.spacingAfter, margin)
            }
        }
        open.removeLast()
        openCounts[element.name, default: 1] -= 1
        if element.name == "tr" || element.name == "table" || element.name == "caption" { endRow() }
    }

    /// Closes the elements whose end tags are left out before the start of another.
    private mutating func closeImplied(before name: String) {
        if HTMLElements.closingParagraph.contains(name) { close("p", within: HTMLElements.tableScope) }
        switch name {
        case "li": close("li", within: HTMLElements.listScope)
        case "dt", "dd":
            close("dt", within: HTMLElements.listScope)
            close("dd", within: HTMLElements.listScope)
        case "option": close("option", within: HTMLElements.tableScope)
        case "td", "th":
            close("td", within: ["table", "tr"])
            close("th", within: ["table", "tr"])
        case "tr":
            close("tr", within: ["table"])
        case "thead", "tbody", "tfoot":
            close("tr", within: ["table"])
            close("tbody", within: ["table"])
            close("thead", within: ["table"])
        case "a": if open.last?.name == "a" { close() }
        case "h1", "h2", "h3", "h4", "h5", "h6":
            if let last = open.last, HTMLElements.headings[last.name] != nil { close() }
        default: break
        }
    }

    private mutating func close(_ name: String, within scope: Set<String>) {
        guard openCounts[name, default: 0] > 0 else { return }
        var index = open.count - 1
        while index >= 0 {
            if open[index].name == name { break }
            if scope.contains(open[index].name) { return }
            index -= 1
        }
        guard index >= 0 else { return }
        while open.count > index { close() }
    }

    private mutating func meta(_ attributes: [String: String]) {
        guard let content = attributes["content"] else { return }
        switch attributes["name"]?.lowercased() {
        case "author": document.properties.author = content
        case "description": document.properties.comment = content
        case "subject": document.properties.subject = content
        case "keywords":
            document.properties.keywords = content.split(separator: ",").map { String(CSSText.trimmed($0)) }
        default: break
        }
    }

    private mutating func emptyElement(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "hr":
            endBlock()
            guard !isInCell else { return }
            begin()
            paragraph?.style.isRule = true
            hasBreak = true
            endParagraph()
        case "img":
            guard !context.isHidden, let image = HTMLImages.image(attributes, em: context.fontSize) else { return }
            flushSpace()
            begin()
            var style = context.style
            style.size = context.style.size
            paragraph?.runs.append(RichTextRun(image, style: style))
        case "input":
            guard attributes["type"]?.lowercased() == "checkbox", !context.paragraph.lists.isEmpty else { return }
            begin()
            paragraph?.style.isChecked = attributes["checked"] != nil
        default: break
        }
    }
}
