// SPDX-License-Identifier: MIT
package import Foundation

extension Compositor {
    /// Draws a bitmap whose center stretches while its corners keep their size.
    ///
    /// `center` is the stretchable part in the bitmap's pixels; the bitmap has `scale` pixels per unit of `rect`. If
    /// `rect` is too small for the corners, they are reduced.
    package func drawNineParts(
        _ source: Bitmap, center: CGRect, scale: CGFloat = 1, in rect: CGRect,
        transform: CGAffineTransform = .identity, alpha: CGFloat = 1, filter: Filter = .linear
    ) {
        let whole = CGRect(x: 0, y: 0, width: source.width, height: source.height)
        guard center.isFinite, rect.isFinite, scale.isFinite, scale > 0 else { return }
        let columns = NineParts.spans(
            source: whole.width, low: center.minX, high: center.maxX, scale: scale, from: rect.minX, length: rect.width)
        let rows = NineParts.spans(
            source: whole.height, low: center.minY, high: center.maxY, scale: scale, from: rect.minY,
            length: rect.height)
        for row in rows {
            for column in columns {
                draw(
                    source,
                    part: CGRect(
                        x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
                    in: CGRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength),
                    transform: transform, alpha: alpha, filter: filter)
            }
        }
    }
}

private enum NineParts {
    struct Span {
        var source: CGFloat
        var sourceLength: CGFloat
        var target: CGFloat
        var targetLength: CGFloat
    }

    /// Divides one axis into the fixed start, the stretchable center and the fixed end, omitting empty parts.
    static func spans(
        source: CGFloat, low: CGFloat, high: CGFloat, scale: CGFloat, from: CGFloat, length: CGFloat
    ) -> [Span] {
        let low = low.clamped(to: 0...source)
        let high = high.clamped(to: low...source)
        var head = low / scale
        var tail = (source - high) / scale
        if head + tail > length {
            let reduction = length / (head + tail)
            head *= reduction
            tail *= reduction
        }
        return [
            Span(source: 0, sourceLength: low, target: from, targetLength: head),
            Span(source: low, sourceLength: high - low, target: from + head, targetLength: length - head - tail),
            Span(source: high, sourceLength: source - high, target: from + length - tail, targetLength: tail),
        ].filter { $0.sourceLength > 0 && $0.targetLength > 0 }
    }
}
