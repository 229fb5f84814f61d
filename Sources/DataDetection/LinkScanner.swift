// SPDX-License-Identifier: MIT
internal import Foundation

/// Finds links and mail addresses.
struct LinkScanner {
    private static let maximumLength = 4096
    private static let maximumHostLength = 253
    private static let maximumMailboxLength = 64

    private let units: TextUnits
    private var found: [DetectedData] = []
    /// The end of the last match, before which nothing is searched again.
    private var last = 0

    static func scan(_ units: TextUnits) -> [DetectedData] {
        var scanner = LinkScanner(units: units)
        var index = 0
        while index < units.count {
            guard !scanner.isDelimiter(index) else {
                index += 1
                continue
            }
            let start = index
            var mayMatch = false
            while index < units.count, !scanner.isDelimiter(index) {
                // Every match has a period or a colon.
                mayMatch = mayMatch || units[index] == 0x2E || units[index] == 0x3A
                index += 1
            }
            if mayMatch { scanner.scanRun(start..<index) }
        }
        return scanner.found
    }

    private init(units: TextUnits) {
        self.units = units
    }

    // MARK: - Runs without spaces

    private mutating func scanRun(_ run: Range<Int>) {
        last = run.lowerBound
        var index = run.lowerBound
        while index < run.upperBound {
            if units[index] == 0x3A, units[index + 1] == 0x2F, units[index + 2] == 0x2F {
                if addLink(withSchemeBefore: index, in: run) { return }
                index += 3
            } else if units[index] == 0x40 {
                index = addMailAddress(around: index, in: run) ?? index + 1
            } else if isHost(index), index == run.lowerBound || !isHost(index - 1) {
                var end = index
                while end < run.upperBound, isHost(end) { end += 1 }
                index = addBareLink(index..<end, in: run) ?? end
            } else {
                index += 1
            }
        }
    }

    /// Adds a link with a scheme, which extends to the end of the run.
    private mutating func addLink(withSchemeBefore colon: Int, in run: Range<Int>) -> Bool {
        var start = colon
        while start > last, colon - start < 6, units.isASCIILetter(start - 1) { start -= 1 }
        guard (start == last || !isWord(start - 1)),
            units.has("http:", at: start) && colon - start == 4 || units.has("https:", at: start) && colon - start == 5
                || units.has("ftp:", at: start) && colon - start == 3
        else { return false }
        let host = colon + 3
        guard host < run.upperBound, isHost(host) && units[host] != 0x2E || units[host] == 0x5B else { return false }
        return add(start..<trimmedEnd(of: start..<run.upperBound), prefix: "")
    }

    /// Adds a link that begins with a domain, and returns its end; `nil` if there is none.
    private mutating func addBareLink(_ hostRange: Range<Int>, in run: Range<Int>) -> Int? {
        guard hostRange.lowerBound >= last, hostRange.count <= Self.maximumHostLength + 1 else { return nil }
        switch units[hostRange.upperBound] {
        case 0x40, 0x5F, 0x5C: return nil
        case 0x3A where units[hostRange.upperBound + 1] == 0x2F: return nil
        default: break
        }
        if hostRange.lowerBound > run.lowerBound {
            switch units[hostRange.lowerBound - 1] {
            // Parts of mail addresses, paths, and names.
            case 0x40, 0x2F, 0x5F, 0x25, 0x2B, 0x3D, 0x26, 0x23, 0x7E, 0x24, 0x2D: return nil
            default: break
            }
        } else {
            switch units[hostRange.lowerBound - 1] {
            // Paths, and text whose direction is changed.
            case 0x5C, 0x202A...0x202E, 0x2066...0x2069: return nil
            default: break
            }
        }
        var end = hostRange.upperBound
        while end > hostRange.lowerBound, units[end - 1] == 0x2E || units[end - 1] == 0x2D { end -= 1 }
        let isWhole = end == hostRange.upperBound
        let hasPath = isWhole && (units[end] == 0x2F || units[end] == 0x3F && units.isASCIILetter(end + 1))
        guard isDomain(hostRange.lowerBound..<end, hasPath: hasPath) else { return nil }
        if isWhole, units[end] == 0x3A, units.isASCIIDigit(end + 1) {
            var port = end + 1
            while port - end <= 5, units.isASCIIDigit(port) { port += 1 }
            end = port
        }
        if isWhole, end < run.upperBound, units[end] == 0x2F || units[end] == 0x23 || hasPath {
            end = trimmedEnd(of: hostRange.lowerBound..<run.upperBound)
        }
        return add(hostRange.lowerBound..<end, prefix: "http://") ? end : nil
    }

    /// Adds a mail address, and returns its end; `nil` if there is none.
    private mutating func addMailAddress(around at: Int, in run: Range<Int>) -> Int? {
        var start = at
        while start > last, at - start <= Self.maximumMailboxLength, isMailbox(start - 1) { start -= 1 }
        while start < at, units[start] == 0x2E || units[start] == 0x27 || units[start] == 0x2D { start += 1 }
        guard start < at, at - start <= Self.maximumMailboxLength, units[at - 1] != 0x2E else { return nil }
        var end = at + 1
        while end < run.upperBound, end - at <= Self.maximumHostLength, isHost(end) { end += 1 }
        guard units[end] != 0x40 else { return nil }
        while end > at + 1, units[end - 1] == 0x2E || units[end - 1] == 0x2D { end -= 1 }
        guard isDomain(at + 1..<end, hasPath: true) else { return nil }
        let address = units.string(start..<end)
        let hasScheme = start - 7 >= last && units.has("mailto:", at: start - 7)
        guard let url = URL(string: "mailto:\(address)") else { return nil }
        found.append(DetectedData(kind: .mailAddress, range: (hasScheme ? start - 7 : start)..<end, url: url))
        last = end
        return end
    }

    private mutating func add(_ range: Range<Int>, prefix: String) -> Bool {
        guard !range.isEmpty, range.count <= Self.maximumLength,
            let url = URL(string: prefix + units.string(range)), url.host?.isEmpty == false
        else { return false }
        found.append(DetectedData(kind: .link, range: range, url: url))
        last = range.upperBound
        return true
    }

    // MARK: - Ends of links

    /// The end of a link without the punctuation of the sentence.
    private func trimmedEnd(of range: Range<Int>) -> Int {
        guard range.count <= Self.maximumLength else { return range.lowerBound }
        var (round, square) = (0, 0)
        for index in range {
            switch units[index] {
            case 0x28: round += 1
            case 0x29: round -= 1
            case 0x5B: square += 1
            case 0x5D: square -= 1
            default: break
            }
        }
        var end = range.upperBound
        while end > range.lowerBound {
            switch units[end - 1] {
            case 0x21, 0x27, 0x2A, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5F, 0x7E, 0x2019, 0x2026: break
            // A closing parenthesis belongs to the link if the link opens it.
            case 0x29:
                guard round < 0 else { return end }
                round += 1
            case 0x5D:
                guard square < 0 else { return end }
                square += 1
            case 0x28: round -= 1
            case 0x5B: square -= 1
            default: return end
            }
            end -= 1
        }
        return end
    }

    // MARK: - Domains

    private func isDomain(_ range: Range<Int>, hasPath: Bool) -> Bool {
        guard range.count >= 4, range.count <= Self.maximumHostLength else { return false }
        var labels = 0
        var start = range.lowerBound
        var (previous, lastLabel) = (start..<start, start..<start)
        for index in range.lowerBound...range.upperBound where index == range.upperBound || units[index] == 0x2E {
            guard index > start, index - start <= 63, units[start] != 0x2D, units[index - 1] != 0x2D else {
                return false
            }
            labels += 1
            (previous, lastLabel) = (lastLabel, start..<index)
            start = index + 1
        }
        guard labels >= 2, lastLabel.count >= 2, lastLabel.count <= 24 else { return false }
        if units.has("www.", at: range.lowerBound), labels >= 3 {
            return lastLabel.allSatisfy(units.isLetter)
        }
        let name = units.string(lastLabel)
        let lower = name.lowercased()
        // “end.It” is the end of a sentence.
        guard name == lower || units.string(range) == units.string(range).uppercased() else { return false }
        guard TopLevelDomains.known.contains(lower) || hasPath && TopLevelDomains.fileExtensions.contains(lower) else {
            return false
        }
        // “at 3.am”
        return lower.utf8.count > 2 || previous.contains { !units.isASCIIDigit($0) }
    }

    // MARK: - Characters

    /// Whether a unit ends every link: spaces, quotation marks, brackets that links can't have, and controls, among
    /// them those that change the direction of text.
    private func isDelimiter(_ index: Int) -> Bool {
        switch units[index] {
        case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F...0xA0, 0xAB, 0xBB: true
        case 0x61C, 0x1680, 0x2000...0x2018, 0x201A...0x2025, 0x2027...0x206F, 0x3000...0x303F, 0x3040...0x309F: true
        case 0xFE30...0xFE4F, 0xFEFF, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65,
            0xFFF0...0xFFFF:
            true
        default: false
        }
    }

    private func isHost(_ index: Int) -> Bool {
        switch units[index] {
        case 0x2D, 0x2E, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x52F: true
        default: false
        }
    }

    private func isMailbox(_ index: Int) -> Bool {
        switch units[index] {
        case 0x25, 0x26, 0x27, 0x2B, 0x2D, 0x2E, 0x5F, 0x7E, 0x3D, 0x23, 0x24: true
        default: isHost(index)
        }
    }

    private func isWord(_ index: Int) -> Bool {
        units[index] == 0x5F || units.isASCIIDigit(index) || units.isLetter(index)
    }
}
