// SPDX-License-Identifier: MIT
internal import RichText

extension HTMLReader {
    /// Whether text is in the cell of a table, where blocks are lines.
    var isInCell: Bool { openCounts["td", default: 0] > 0 || openCounts["th", default: 0] > 0 }

    // MARK: - Text

    /// Adds text of the innermost element, in which white space is collapsed unless it is preserved.
    mutating func add(_ text: String) {
        let context = context
        guard !context.isHidden, !HTMLElements.hasNoText(open.last?.name) else { return }
        let text = context.isUppercase ? text.uppercased() : text
        switch context.whiteSpace {
        case .normal: addCollapsed(text, context, keepsLines: false)
        case .lines: addCollapsed(text, context, keepsLines: true)
        case .preserved: addPreserved(text, context)
        }
    }

    private mutating func addCollapsed(_ text: String, _ context: HTMLContext, keepsLines: Bool) {
        let bytes = Array(text.utf8)
        var word = 0
        var index = 0
        func isSpace(_ byte: UInt8) -> Bool { HTMLTokenizer.isSpace(byte) }
        while index < bytes.count {
            guard isSpace(bytes[index]) else {
                index += 1
                continue
            }
            if index > word { addWord(bytes[word..<index], context) }
            if keepsLines, bytes[index] == 10 {
                breakLine()
            } else if pendingSpace == nil {
                pendingSpace = context.style
            }
            while index < bytes.count, isSpace(bytes[index]), !keepsLines || bytes[index] != 10 { index += 1 }
            if keepsLines, index < bytes.count, bytes[index] == 10, word == index { index += 1 }
            word = index
            if keepsLines, index < bytes.count, bytes[index] == 10 {
                breakLine()
                index += 1
                word = index
            }
        }
        if bytes.count > word { addWord(bytes[word...], context) }
    }

    private mutating func addWord(_ bytes: ArraySlice<UInt8>, _ context: HTMLContext) {
        flushSpace()
        begin()
        let word = String(decoding: bytes, as: UTF8.self)
        paragraph?.append(word, style: context.style)
    }

    /// Adds text in which spaces and line breaks count.
    private mutating func addPreserved(_ text: String, _ context: HTMLContext) {
        flushSpace()
        let text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        if open.last?.name == "pre", lines.count > 1, lines.first?.isEmpty == true, open.last?.hasBegun == false {
            // The line break after the tag doesn't count.
            lines = lines.dropFirst()
        }
        if let last = open.indices.last { open[last].hasBegun = open[last].hasBegun || open[last].name == "pre" }
        for (number, line) in lines.enumerated() {
            if number > 0 {
                if context.paragraph.isPreformatted, !isInCell {
                    begin()
                    hasBreak = true
                    endParagraph()
                    // An end of the last line isn't a line of its own.
                    if number == lines.count - 1, line.isEmpty { return }
                } else {
                    begin()
                    paragraph?.append("\u{2028}", style: context.style)
                }
            }
            guard !line.isEmpty else { continue }
            begin()
            paragraph?.append(String(line), style: context.style)
        }
    }

    /// Adds the space that was read before, unless a line begins.
    mutating func flushSpace() {
        guard let style = pendingSpace else { return }
        pendingSpace = nil
        guard let last = paragraph?.runs.last, !endsLine else { return }
        if last.image == nil, let byte = last.text.utf8.last, byte == 9 || byte == 32 || last.text.hasSuffix("\u{2028}")
        {
            return
        }
        paragraph?.append(" ", style: style)
    }

    /// Ends a line without ending the paragraph.
    mutating func breakLine() {
        let context = context
        guard !context.isHidden else { return }
        pendingSpace = nil
        begin()
        hasBreak = true
        paragraph?.append("\u{2028}", style: context.style)
    }

    // MARK: - Paragraphs

    /// Begins a paragraph with the style of the innermost block, unless there is one.
    mutating func begin() {
        if endsLine {
            endsLine = false
            if let last = paragraph?.runs.last, !last.text.hasSuffix("\t") {
                let style = context.style
                paragraph?.append("\u{2028}", style: style)
            }
        }
        if let last = open.indices.last { open[last].hasContent = true }
        guard paragraph == nil else { return }
        let block = open.last { $0.isBlock }?.context ?? context
        var style = block.paragraph
        style.spacingBefore = max(spaceBefore, 0)
        spaceBefore = 0
        if let item = open.lastIndex(where: isItem) {
            style.continuesItem = open[item].hasBegun
            open[item].hasBegun = true
        } else {
            style.lists = []
        }
        paragraph = RichTextParagraph([], style: style)
    }

    /// Ends the paragraph; without text there is none.
    mutating func endParagraph() {
        pendingSpace = nil
        defer {
            paragraph = nil
            hasBreak = false
            endsLine = false
        }
        guard var ended = paragraph else { return }
        if let last = ended.runs.indices.last, ended.runs[last].text.hasSuffix("\u{2028}") {
            // The line break before the end of a block has no line after it.
            ended.runs[last].text.unicodeScalars.removeLast()
            if ended.runs[last].text.isEmpty { ended.runs.removeLast() }
        }
        guard !ended.runs.isEmpty || hasBreak || ended.style.isChecked != nil else { return }
        document.paragraphs.append(ended)
    }

    /// Ends the text of a block; within a table, the line.
    mutating func endBlock() {
        if isInCell {
            pendingSpace = nil
            endsLine = paragraph != nil
        } else {
            endParagraph()
        }
    }

    // MARK: - Tables

    /// Begins a row, which is a paragraph, or a line if its table is within another.
    mutating func beginRow() {
        endBlock()
    }

    mutating func endRow() {
        if isInCell {
            endsLine = paragraph != nil
            return
        }
        // A row of empty cells has no text.
        if let runs = paragraph?.runs, runs.allSatisfy({ $0.image == nil && $0.text.allSatisfy { $0 == "\t" } }) {
            paragraph = nil
        }
        endParagraph()
    }

    mutating func beginCell() {
        pendingSpace = nil
        endsLine = false
        guard let row = open.lastIndex(where: { $0.name == "tr" || $0.name == "table" }) else { return }
        if open[row].hasCell {
            begin()
            paragraph?.append("\t", style: open[row].context.style)
        }
        open[row].hasCell = true
    }
}
