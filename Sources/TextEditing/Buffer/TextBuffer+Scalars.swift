// SPDX-License-Identifier: MIT

extension TextBuffer {
    /// The length in Unicode scalars.
    package var scalarCount: Int { scalarsBefore[chunks.count] }

    /// Returns the number of Unicode scalars before an offset, which is clamped.
    package func scalars(before offset: Int) -> Int {
        let offset = scalarStart(at: offset)
        let index = chunk(at: offset)
        return scalarsBefore[index] + chunks[index].scalars(before: offset - starts[index])
    }

    /// Returns the offset of a Unicode scalar, which is clamped.
    package func offset(ofScalar scalar: Int) -> Int {
        let sums = scalarsBefore
        let scalar = min(max(scalar, 0), sums[chunks.count])
        var (low, high) = (0, chunks.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if sums[middle] <= scalar { low = middle } else { high = middle - 1 }
        }
        return starts[low] + chunks[low].offset(ofScalar: scalar - sums[low])
    }
}
