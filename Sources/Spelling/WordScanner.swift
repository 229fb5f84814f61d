// SPDX-License-Identifier: MIT

/// Finds the words of a text that can be checked, in one pass.
///
/// Words end where Unicode's rules for word boundaries (UAX #29) end them, except that a period always ends a word.
/// Left out are links, mail addresses, paths, file names, names that begin with `#` or `@`, words with digits or
/// underscores, words longer than 64 characters, and text of scripts that don't separate words.
struct WordScanner: Sequence, IteratorProtocol {
    private static let maximumWordLength = 64
    /// The length from which a chunk without spaces is no prose.
    static let maximumChunkLength = 512

    private var scalars: Substring.UnicodeScalarView.Iterator
    private var offset: Int
    private var chunk: [Item] = []
    /// The position in `chunk` up to which words were found.
    private var position = 0

    private struct Item {
        let scalar: Unicode.Scalar
        let offset: Int
        let kind: Kind
    }

    private enum Kind {
        case letter, mark, digit, underscore, apostrophe, softHyphen, period, separator, punctuation
    }

    /// Creates a scanner for a part of a text that begins at `offset`, in UTF-16 units.
    init(_ text: Substring, offset: Int = 0) {
        scalars = text.unicodeScalars.makeIterator()
        self.offset = offset
    }

    mutating func next() -> SpelledWord? {
        while true {
            while position < chunk.count {
                if let word = nextWordOfChunk() { return word }
            }
            guard readChunk() else { return nil }
        }
    }

    // MARK: - Chunks

    /// Reads up to the next separator; `false` at the end of the text.
    private mutating func readChunk() -> Bool {
        chunk.removeAll(keepingCapacity: true)
        position = 0
        var isTooLong = false
        while let scalar = scalars.next() {
            let kind = Self.kind(of: scalar)
            let start = offset
            offset += UTF16.width(scalar)
            if kind == .separator {
                if chunk.isEmpty, !isTooLong { continue }
                break
            }
            guard !isTooLong else { continue }
            chunk.append(Item(scalar: scalar, offset: start, kind: kind))
            if chunk.count > Self.maximumChunkLength {
                isTooLong = true
                chunk.removeAll(keepingCapacity: true)
            }
        }
        if chunk.isEmpty { return isTooLong }
        if !isProse { position = chunk.count }
        return true
    }

    /// Whether the chunk is neither a link nor a path or the like.
    private var isProse: Bool {
        let start = chunk.firstIndex { $0.kind != .punctuation || "#@/~\\".unicodeScalars.contains($0.scalar) }
        guard let start else { return false }
        var slashes = 0
        for index in chunk.indices {
            switch chunk[index].scalar {
            case "@": if index + 1 < chunk.count { return false }
            case "\\": return false
            case "#": if index == start { return false }
            case "~": if index == start, starts(with: "~/", at: start) { return false }
            case ":": if starts(with: "://", at: index) { return false }
            case "/":
                slashes += 1
                let isFirst = chunk[start..<index].allSatisfy { $0.kind == .period }
                if isFirst && index + 1 < chunk.count || slashes > 1 { return false }
            default: break
            }
        }
        return !starts(with: "www.", at: start) && !starts(with: "mailto:", at: start)
    }

    private func starts(with prefix: String, at index: Int) -> Bool {
        var index = index
        for scalar in prefix.unicodeScalars {
            guard index < chunk.count, chunk[index].scalar.properties.lowercaseMapping == String(scalar) else {
                return false
            }
            index += 1
        }
        return true
    }

    // MARK: - Words

    /// Returns the next word of the chunk; `nil` if there is none, or it can't be checked.
    private mutating func nextWordOfChunk() -> SpelledWord? {
        while position < chunk.count, !Self.beginsWord(chunk[position].kind) { position += 1 }
        let start = position
        var canBeChecked = true
        var end = start
        while end < chunk.count {
            switch chunk[end].kind {
            case .letter, .mark, .softHyphen: break
            case .digit: canBeChecked = false
            case .underscore:
                // Between letters it is part of a name; at the edges, of markup.
                if isLetter(end - 1) && end > start && isLetter(end + 1) { canBeChecked = false }
            case .apostrophe where end > start && isLetter(end - 1) && isLetter(end + 1): break
            case .period where end > start && isLowercaseOrDigit(end + 1): canBeChecked = false
            default:
                position = end
                return canBeChecked ? word(start..<end) : nil
            }
            end += 1
        }
        position = end
        return canBeChecked ? word(start..<end) : nil
    }

    private func word(_ indices: Range<Int>) -> SpelledWord? {
        let items = chunk[indices].drop { $0.kind == .underscore }
        guard let first = items.first, let end = items.lastIndex(where: { $0.kind != .underscore }),
            items.count <= Self.maximumWordLength
        else { return nil }
        let script = Script(first.scalar)
        guard script != .undivided else { return nil }
        var text = String.UnicodeScalarView()
        var (uppercase, other, hasCurlyApostrophe) = (0, 0, false)
        for item in items[items.startIndex...end] {
            switch item.kind {
            case .softHyphen: break
            case .apostrophe:
                if item.scalar != "'" { hasCurlyApostrophe = true }
                text.append("'")
            default:
                text.append(item.scalar)
                guard item.kind == .letter else { continue }
                if item.scalar.properties.isUppercase { uppercase += 1 } else { other += 1 }
            }
        }
        let last = chunk[end]
        return SpelledWord(
            text: String(text), range: first.offset..<last.offset + UTF16.width(last.scalar), script: script,
            isCapitals: uppercase > 1 && other == 0, hasCurlyApostrophe: hasCurlyApostrophe)
    }

    // MARK: - Characters

    private func isLetter(_ index: Int) -> Bool {
        guard chunk.indices.contains(index) else { return false }
        switch chunk[index].kind {
        case .letter, .mark: return true
        default: return false
        }
    }

    private func isLowercaseOrDigit(_ index: Int) -> Bool {
        guard chunk.indices.contains(index) else { return false }
        return chunk[index].kind == .digit || chunk[index].kind == .letter && chunk[index].scalar.properties.isLowercase
    }

    private static func beginsWord(_ kind: Kind) -> Bool {
        switch kind {
        case .letter, .digit, .underscore: true
        default: false
        }
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A: return .letter
        case 0x30...0x39: return .digit
        case 0x27, 0x2019, 0x2BC, 0x55A: return .apostrophe
        case 0x2E: return .period
        case 0x5F: return .underscore
        case 0...0x20, 0x22, 0x3C, 0x3E, 0x7C, 0x7F: return .separator
        case 0x21...0x7E: return .punctuation
        case 0xAD: return .softHyphen
        case 0xB7: return .mark
        case 0xAA...0xAB, 0xBA...0xBB: return .separator
        // Dashes, quotation marks, spaces, and the ellipsis; direction marks don't belong to words either.
        case 0x2000...0x200B, 0x200E...0x2018, 0x201A...0x202F, 0x2039...0x203A, 0x205F, 0x3000...0x3004,
            0x3008...0x303F, 0xFEFF, 0xFF01...0xFF20, 0xFFFD:
            return .separator
        case 0x200C, 0x200D: return .mark
        default: break
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            return Script(scalar) == .undivided ? .separator : .letter
        case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
        case .decimalNumber, .letterNumber, .otherNumber: return .digit
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .unassigned, .surrogate, .privateUse:
            return .separator
        default: return .punctuation
        }
    }
}
