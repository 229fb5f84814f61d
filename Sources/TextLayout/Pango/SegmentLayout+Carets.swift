// SPDX-License-Identifier: MIT
internal import CPango

/// A position at which a caret can stand.
private struct Caret {
    /// The index in the layout's text, in bytes.
    var byte: Int
    /// The distance from the line's left end, in Pango's units.
    var x: Int
}

/// The positions of the caret on a segment's only line, at a cost that is linear in its length.
///
/// Pango's own function takes a time that grows with the square of the length: seconds for the line of a text field
/// with a long text.
extension SegmentLayout {
    /// Returns the position next to `index` to the right or left on the screen; `nil` at the end of the line.
    ///
    /// Inside a grapheme cluster, it is an edge of the cluster.
    func caret(nextTo index: Int, toRight: Bool) -> Int? {
        let carets = carets
        let start = carets.indices.filter { carets[$0].byte <= index }.max { carets[$0].byte < carets[$1].byte }
        guard let start else { return nil }
        if carets[start].byte < index {
            let end = carets.indices.filter { carets[$0].byte > index }.min { carets[$0].byte < carets[$1].byte }
            return carets[toRight ? max(start, end ?? start) : min(start, end ?? start)].byte
        }
        let next = toRight ? start + 1 : start - 1
        return carets.indices.contains(next) ? carets[next].byte : nil
    }

    /// The positions from left to right.
    ///
    /// At a change of direction, the caret is where text in the paragraph's direction would be inserted.
    private var carets: [Caret] {
        let isRightToLeft = measure(0).isRightToLeft
        let (runs, stops) = (advances(ofLine: 0), cursorBytes)
        let width = runs.reduce(0) { $0 + $1.widths.reduce(0, +) }
        var carets: [Caret] = []
        /// The trailing edges of the characters in the line's direction, by the byte after the character.
        var trailing = [0: isRightToLeft ? width : 0]
        var (left, end) = (0, 0)
        for run in runs {
            let right = left + run.widths.reduce(0, +)
            var x = run.isRightToLeft ? right : left
            var part: [Caret] = []
            for (index, width) in run.widths.enumerated() {
                if stops.contains(run.bytes[index]) { part.append(Caret(byte: run.bytes[index], x: x)) }
                x += run.isRightToLeft ? -width : width
                // Characters without a width, such as directional formatting, have no trailing edge.
                if width > 0, run.isRightToLeft == isRightToLeft { trailing[run.bytes[index + 1]] = x }
            }
            carets += run.isRightToLeft ? part.reversed() : part
            end = max(end, run.bytes.last ?? 0)
            left = right
        }
        let last = Caret(byte: end, x: isRightToLeft ? 0 : width)
        carets = isRightToLeft ? [last] + carets : carets + [last]
        for index in carets.indices { carets[index].x = trailing[carets[index].byte] ?? carets[index].x }
        return carets.sorted { $0.x < $1.x }
    }
}
