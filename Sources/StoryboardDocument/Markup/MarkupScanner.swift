// SPDX-License-Identifier: MIT
internal import Glibc

/// Finds the tags in XML text, without checking what is in them.
///
/// It finds the scenes of a storyboard in a fraction of the time of reading them. It must not outlive the bytes, and
/// compares each offset with their number.
@safe
struct MarkupScanner {
    enum Tag: Equatable {
        case start(name: Range<Int>, end: Int, isEmpty: Bool)
        case end
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let count: Int
    /// The offset of the next byte.
    private(set) var position: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
        unsafe self.bytes = unsafe bytes
        count = bytes.count
        self.position = position
    }

    /// Returns the next tag, with the offset of its `<`; `nil` at the end, or if the text ends within a tag.
    mutating func next() -> (place: Int, tag: Tag)? {
        while let place = find(0x3C, from: position) {
            guard place + 1 < count else { return nil }
            switch unsafe bytes[place + 1] {
            case 0x21:
                guard skipDeclaration(at: place) else { return nil }
            case 0x3F:
                guard let end = find("?>", from: place + 2) else { return nil }
                position = end
            case 0x2F:
                guard let end = find(0x3E, from: place) else { return nil }
                position = end + 1
                return (place, .end)
            default:
                return start(at: place).map { (place, $0) }
            }
        }
        return nil
    }

    /// Returns the value of an attribute in the start tag of the element whose name ends at `position`, as written.
    func attribute(_ name: StaticString, after nameEnd: Int, before end: Int) -> Range<Int>? {
        var place = nameEnd
        while place < end {
            while place < end, isSpace(place) { place += 1 }
            let start = place
            while place < end, unsafe bytes[place] != 0x3D, !isSpace(place) { place += 1 }
            let stop = place
            while place < end, unsafe bytes[place] != 0x22, unsafe bytes[place] != 0x27 { place += 1 }
            guard place < end, let close = find(unsafe bytes[place], from: place + 1), close < end else { return nil }
            if matches(name, start..<stop) { return place + 1..<close }
            place = close + 1
        }
        return nil
    }

    func matches(_ name: StaticString, _ range: Range<Int>) -> Bool {
        guard name.utf8CodeUnitCount == range.count else { return false }
        for offset in 0..<range.count where unsafe bytes[range.lowerBound + offset] != name.utf8Start[offset] {
            return false
        }
        return true
    }

    func text(_ range: Range<Int>) -> String {
        unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    // MARK: - Parts

    private mutating func start(at place: Int) -> Tag? {
        var index = place + 1
        while index < count, !isSpace(index), unsafe bytes[index] != 0x3E, unsafe bytes[index] != 0x2F {
            index += 1
        }
        let name = place + 1..<index
        while index < count {
            switch unsafe bytes[index] {
            case 0x22, 0x27:
                // A ">" in a value doesn't end the tag.
                guard let close = find(unsafe bytes[index], from: index + 1) else { return nil }
                index = close + 1
            case 0x3E:
                position = index + 1
                return .start(name: name, end: index, isEmpty: unsafe bytes[index - 1] == 0x2F)
            default:
                index += 1
            }
        }
        return nil
    }

    private mutating func skipDeclaration(at place: Int) -> Bool {
        let end: Int?
        if starts(with: "<!--", at: place) {
            end = find("-->", from: place + 4)
        } else if starts(with: "<![CDATA[", at: place) {
            end = find("]]>", from: place + 9)
        } else {
            end = find(0x3E, from: place).map { $0 + 1 }
        }
        guard let end else { return false }
        position = end
        return true
    }

    private func isSpace(_ place: Int) -> Bool {
        switch unsafe bytes[place] {
        case 0x20, 0x0A, 0x0D, 0x09: true
        default: false
        }
    }

    private func starts(with text: StaticString, at place: Int) -> Bool {
        place + text.utf8CodeUnitCount <= count && matches(text, place..<place + text.utf8CodeUnitCount)
    }

    private func find(_ byte: UInt8, from start: Int) -> Int? {
        guard start < count, let base = unsafe bytes.baseAddress,
            let found = unsafe memchr(base + start, Int32(byte), count - start)
        else { return nil }
        return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// Returns the offset behind the first `text` from `start`.
    private func find(_ text: StaticString, from start: Int) -> Int? {
        var place = start
        while let found = find(unsafe text.utf8Start[0], from: place) {
            if starts(with: text, at: found) { return found + text.utf8CodeUnitCount }
            place = found + 1
        }
        return nil
    }
}
