// SPDX-License-Identifier: MIT

extension TextBuffer {
    /// Returns `offset` clamped to the text and moved to the start of the Unicode scalar that contains it.
    package func scalarStart(at offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < length else { return length }
        return UTF16.isTrailSurrogate(unit(at: offset) ?? 0) ? offset - 1 : offset
    }

    /// Returns `range` clamped to the text and extended to whole Unicode scalars.
    ///
    /// An empty range stays empty.
    package func clamped(_ range: Range<Int>) -> Range<Int> {
        let start = scalarStart(at: range.lowerBound)
        guard !range.isEmpty else { return start..<start }
        let end = min(max(range.upperBound, 0), length)
        let isCut = scalarStart(at: end) < end
        return start..<max(start, isCut ? end + 1 : end)
    }

    /// Returns the UTF-16 unit at `offset`; `nil` at the end of the text and outside it.
    package func unit(at offset: Int) -> UInt16? {
        guard offset >= 0, offset < length else { return nil }
        let index = chunk(at: offset)
        return chunks[index].unit(at: offset - starts[index])
    }

    /// Returns the Unicode scalar that contains `offset`; `nil` at the end of the text and outside it.
    package func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset >= 0, offset < length else { return nil }
        let index = chunk(at: offset)
        return chunks[index].scalar(at: offset - starts[index])
    }

    /// Returns the Unicode scalar that ends at `offset` or contains it; `nil` at the start of the text.
    package func scalar(before offset: Int) -> Unicode.Scalar? {
        scalar(at: min(max(offset, 0), length) - 1)
    }

    package func substring(_ range: Range<Int>) -> String {
        let range = clamped(range)
        guard range != 0..<length else { return string }
        let first = chunk(at: range.lowerBound)
        let start = starts[first]
        if range.upperBound <= starts[first + 1] {
            return String(chunks[first].slice(range.lowerBound - start..<range.upperBound - start))
        }
        let last = chunk(at: range.upperBound)
        var result = ""
        result.reserveCapacity(chunks[first...last].reduce(0) { $0 + $1.byteCount })
        for index in first...last {
            let local = range.clamped(to: starts[index]..<starts[index + 1])
            result += chunks[index].slice(local.lowerBound - starts[index]..<local.upperBound - starts[index])
        }
        return result
    }

    /// Returns `range` in pieces, which share the buffer's memory.
    package func parts(of range: Range<Int>) -> [Substring] {
        let range = clamped(range)
        guard !range.isEmpty else { return [] }
        return (chunk(at: range.lowerBound)...chunk(at: range.upperBound)).compactMap { index in
            let local = range.clamped(to: starts[index]..<starts[index + 1])
            guard !local.isEmpty else { return nil }
            return chunks[index].slice(local.lowerBound - starts[index]..<local.upperBound - starts[index])
        }
    }

    /// Returns the UTF-16 units of `range`, clamped to the text, but not extended to whole scalars.
    package func units(in range: Range<Int>) -> [UInt16] {
        let range = range.clamped(to: 0..<length)
        var units: [UInt16] = []
        units.reserveCapacity(range.count)
        for index in chunk(at: range.lowerBound)...chunk(at: range.upperBound) {
            let local = range.clamped(to: starts[index]..<starts[index + 1])
            guard !local.isEmpty else { continue }
            chunks[index].appendUnits(
                of: local.lowerBound - starts[index]..<local.upperBound - starts[index], to: &units)
        }
        return units
    }
}
