// SPDX-License-Identifier: MIT
internal import Foundation
internal import RichText

/// Writes the runs of a paragraph as Markdown.
struct MarkdownInline {
    /// A style that spans runs.
    private enum Mark: Equatable {
        case link(String)
        case bold, italic, strikethrough, underline, superscript, `subscript`

        /// The delimiters of Markdown; `nil` for styles that only HTML has.
        var delimiter: String? {
            switch self {
            case .bold: "**"
            case .italic: "*"
            case .strikethrough: "~~"
            case .link, .underline, .superscript, .subscript: nil
            }
        }

        var element: String {
            switch self {
            case .bold: "b"
            case .italic: "i"
            case .strikethrough: "s"
            case .underline: "u"
            case .superscript: "sup"
            case .subscript: "sub"
            case .link: "a"
            }
        }
    }

    private struct Piece {
        var text: String
        var isCode = false
        var image: RichTextImage?
        var marks: [Mark]
    }

    /// The text before lines after the first one.
    let lineStart: String
    /// Whether line breaks are spaces, because headings have one line.
    let isHeading: Bool
    private(set) var output = ""
    private var open: [(mark: Mark, isElement: Bool)] = []
    /// Whether the output ends with a delimiter, to which no other may be adjacent.
    private var endsWithDelimiter = false

    init(lineStart: String, isHeading: Bool) {
        self.lineStart = lineStart
        self.isHeading = isHeading
    }

    mutating func write(_ runs: [RichTextRun]) {
        let pieces = Self.pieces(runs)
        for (index, piece) in pieces.enumerated() {
            let kept = zip(open, piece.marks).prefix { $0.mark == $1 }.count
            close(open.count - kept)
            for (offset, mark) in piece.marks[kept...].enumerated() {
                begin(mark, pieces[index...], depth: kept + offset, isDirectlyInside: offset > 0)
            }
            write(piece, next: index + 1 < pieces.count ? pieces[index + 1] : nil)
        }
        close(open.count)
    }

    /// Splits runs so that white space at the edges of styles, where delimiters aren't recognized, is outside of them.
    private static func pieces(_ runs: [RichTextRun]) -> [Piece] {
        var result: [Piece] = []
        func add(_ piece: Piece) {
            if let last = result.indices.last, result[last].image == nil, piece.image == nil,
                result[last].isCode == piece.isCode, result[last].marks == piece.marks
            {
                result[last].text += piece.text
            } else {
                result.append(piece)
            }
        }
        for run in runs {
            let marks = marks(run.style)
            if run.image != nil || run.style.isCode {
                add(Piece(text: run.text, isCode: run.image == nil, image: run.image, marks: marks))
                continue
            }
            let scalars = run.text.unicodeScalars
            let start = scalars.prefix { $0.properties.isWhitespace }
            let end = scalars[start.endIndex...].reversed().prefix { $0.properties.isWhitespace }
            let middle = scalars[start.endIndex...].dropLast(end.count)
            // White space has the link of its run, and no other style.
            let spaceMarks = marks.filter { if case .link = $0 { true } else { false } }
            if !start.isEmpty { add(Piece(text: String(start), marks: middle.isEmpty ? [] : spaceMarks)) }
            if !middle.isEmpty { add(Piece(text: String(middle), marks: marks)) }
            if !end.isEmpty { add(Piece(text: String(String.UnicodeScalarView(end.reversed())), marks: spaceMarks)) }
        }
        return result
    }

    private static func marks(_ style: RichTextStyle) -> [Mark] {
        var marks: [Mark] = []
        if let link = style.link { marks.append(.link(link)) }
        if style.isBold { marks.append(.bold) }
        if style.isItalic { marks.append(.italic) }
        if style.strikethrough != nil { marks.append(.strikethrough) }
        if style.underline != nil { marks.append(.underline) }
        switch style.script {
        case .normal: break
        case .superscript: marks.append(.superscript)
        case .subscript: marks.append(.subscript)
        }
        return marks
    }

    // MARK: - Styles

    private mutating func begin(_ mark: Mark, _ pieces: ArraySlice<Piece>, depth: Int, isDirectlyInside: Bool) {
        if case .link = mark {
            output += "["
            endsWithDelimiter = false
            return open.append((mark, false))
        }
        if let delimiter = mark.delimiter, !endsWithDelimiter || isDirectlyInside && open.last?.isElement != true,
            canUseDelimiter(mark, pieces, depth: depth)
        {
            output += delimiter
            endsWithDelimiter = true
            open.append((mark, false))
        } else {
            output += "<\(mark.element)>"
            endsWithDelimiter = false
            open.append((mark, true))
        }
    }

    private mutating func close(_ count: Int) {
        for _ in 0..<count {
            guard let (mark, isElement) = open.popLast() else { return }
            if case .link(let address) = mark {
                output += "](" + MarkdownText.address(address) + ")"
                endsWithDelimiter = false
            } else if isElement {
                output += "</\(mark.element)>"
                endsWithDelimiter = false
            } else if let delimiter = mark.delimiter {
                output += delimiter
                endsWithDelimiter = true
            }
        }
    }

    /// Whether delimiters of a style that begins with the first piece are recognized: there is white space outside and
    /// no white space inside, and neither is punctuation.
    private func canUseDelimiter(_ mark: Mark, _ pieces: ArraySlice<Piece>, depth: Int) -> Bool {
        let styled = pieces.prefix { depth < $0.marks.count && $0.marks[depth] == mark }
        guard let first = styled.first, let last = styled.last else { return false }
        // Code, images, and elements begin and end with punctuation.
        let isPlain = { (piece: Piece) in
            !piece.isCode && piece.image == nil && piece.marks.allSatisfy { $0.delimiter != nil || $0.element == "a" }
        }
        guard isPlain(first), isPlain(last), first.text.unicodeScalars.first.map(MarkdownText.isWordCharacter) ?? false,
            last.text.unicodeScalars.last.map(MarkdownText.isWordCharacter) ?? false
        else { return false }
        return true
    }

    // MARK: - Text

    private mutating func write(_ piece: Piece, next: Piece?) {
        if let image = piece.image {
            let address = image.source.isEmpty && !image.data.isEmpty ? image.dataAddress : image.source
            output += "![" + MarkdownText.escaped(image.alternative.replacing("\n", with: " ")) + "]("
            output += MarkdownText.address(address) + ")"
            endsWithDelimiter = false
            return
        }
        let lines = piece.text.split(separator: "\u{2028}", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            if number > 0 { breakLine() }
            guard !line.isEmpty else { continue }
            let isLineStart = output.isEmpty || output.hasSuffix("\n" + lineStart)
            let text = piece.isCode ? MarkdownText.code(String(line)) : MarkdownText.escaped(String(line))
            output += isLineStart && !piece.isCode ? MarkdownText.escapedStart(text) : text
            endsWithDelimiter = false
        }
    }

    private mutating func breakLine() {
        output = output.trimmingSpacesAtEnd()
        if isHeading {
            output += " "
        } else if output.isEmpty || output.hasSuffix("\\\n" + lineStart.trimmingSpacesAtEnd()) {
            output += "<br>"
        } else {
            output += "\\\n" + lineStart
        }
        endsWithDelimiter = false
    }
}

extension RichTextImage {
    /// The address that contains the data.
    fileprivate var dataAddress: String { "data:\(detectedType ?? type);base64,\(data.base64EncodedString())" }
}
