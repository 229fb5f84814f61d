// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension TextLayout {
    /// Draws the lines under and through a run.
    func drawDecorations(
        of part: Part, _ placed: PlacedLine, from pen: CGPoint, in context: CGContext, color: CGColor
    ) {
        let attributes = part.attributes
        let metrics = attributes.font.metrics
        let grid = PixelGrid(context)
        for (decoration, position) in [
            (attributes.underline, metrics.underlinePosition),
            (attributes.strikethrough, metrics.strikethroughPosition),
        ] {
            guard let decoration else { continue }
            context.setFillColor(decoration.color ?? color)
            let extents =
                decoration.isByWord
                ? words(of: part.run, in: placed) : [part.run.x..<max(part.run.x + part.run.width, part.run.x)]
            for extent in extents {
                let rects = decoration.rects(
                    x: pen.x + extent.lowerBound, width: extent.upperBound - extent.lowerBound,
                    y: pen.y - part.run.rise - position, thickness: metrics.underlineThickness)
                for rect in rects {
                    context.fill(decoration.dashes(of: grid.rule(rect), from: grid.edge(pen.x)))
                }
            }
        }
    }

    /// Returns the horizontal extents of a run's words, relative to the line's left end.
    private func words(of run: GlyphRun, in placed: PlacedLine) -> [Range<CGFloat>] {
        guard !run.isEllipsis else { return [run.x..<max(run.x + run.width, run.x)] }
        let start = segments[placed.segment].segment.bytes.lowerBound + run.byte
        let range =
            source.offset(
                ofByte: start)..<source.offset(ofByte: min(start + run.byteCount, placed.bytes.upperBound))
        let units = text.string.utf16
        let first = units.index(units.startIndex, offsetBy: range.lowerBound)
        let last = units.index(first, offsetBy: max(range.count, 0))
        var position = range.lowerBound
        var words: [Range<Int>] = []
        for part in units[first..<last].split(omittingEmptySubsequences: false, whereSeparator: Self.isSpace) {
            if !part.isEmpty { words.append(position..<position + part.count) }
            position += part.count + 1
        }
        return words.flatMap { spans(of: $0, in: placed) }
    }

    private static func isSpace(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit).map(\.properties.isWhitespace) ?? false
    }
}

extension TextAttributes.Decoration {
    /// Returns the bars of a decoration centered at `y`.
    fileprivate func rects(x: CGFloat, width: CGFloat, y: CGFloat, thickness: CGFloat) -> [CGRect] {
        func bar(_ y: CGFloat, _ thickness: CGFloat) -> CGRect {
            CGRect(x: x, y: y - thickness / 2, width: width, height: thickness)
        }
        switch style {
        case .single: return [bar(y, thickness)]
        case .thick: return [bar(y, 2 * thickness)]
        case .double: return [bar(y, thickness), bar(y + 2 * thickness, thickness)]
        }
    }

    /// Returns the dashes of a bar; their pattern begins at `origin`, so that adjacent bars continue each other.
    fileprivate func dashes(of bar: CGRect, from origin: CGFloat) -> [CGRect] {
        let lengths = pattern.lengths.map { $0 * bar.height }
        let period = lengths.reduce(0, +)
        // A limit for decorations of enormous widths.
        guard period > 0, bar.width / period < 10_000 else { return [bar] }
        var dashes: [CGRect] = []
        var x = origin + ((bar.minX - origin) / period).rounded(.down) * period
        while x < bar.maxX {
            for (index, length) in lengths.enumerated() {
                let (left, right) = (max(x, bar.minX), min(x + length, bar.maxX))
                if index % 2 == 0, left < right {
                    dashes.append(CGRect(x: left, y: bar.minY, width: right - left, height: bar.height))
                }
                x += length
            }
        }
        return dashes
    }
}

extension TextAttributes.Decoration.Pattern {
    /// The lengths of the pattern's dashes and gaps in turn, in multiples of the thickness; empty for a solid line.
    fileprivate var lengths: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [1, 2]
        case .dash: [5, 3]
        case .dashDot: [5, 2, 1, 2]
        case .dashDotDot: [5, 2, 1, 2, 1, 2]
        }
    }
}
