// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextLayout
internal import UIKitCore

/// The rectangles that enclose text, and lines.
extension NSTextLayoutManager {
    private struct Segment {
        var range: Range<Int>
        var rect: CGRect
        var baseline: CGFloat
    }

    private var padding: CGFloat { textContainer?.lineFragmentPadding ?? 0 }

    /// Returns the line with an offset.
    func line(with offset: Int, isUpstream: Bool = false) -> TextLine? {
        let lines = engine.lines(of: engine.stack.paragraph(at: offset))
        guard let index = lines.lastIndex(where: { $0.range.lowerBound <= offset }) else { return lines.first }
        return isUpstream && index > 0 && lines[index].range.lowerBound == offset ? lines[index - 1] : lines[index]
    }

    /// Returns the line at a point, or the nearest one.
    func line(at point: CGPoint) -> TextLine? {
        guard point.y.isFinite, textContainer != nil else { return nil }
        let lines = engine.lines(of: engine.stack.paragraph(atHeight: point.y))
        return lines.first { $0.frame.maxY > point.y } ?? lines.last
    }

    func enumerateSegments(
        _ range: Range<Int>, _ type: SegmentType, _ options: SegmentOptions,
        _ block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let textContainer else { return }
        var segments = range.isEmpty ? caret(at: range.lowerBound, options) : segments(range, type)
        if options.contains(.middleFragmentsExcluded), segments.count > 2 {
            segments = [segments[0], segments[segments.count - 1]]
        }
        let right = textContainer.lineFragmentPadding + engine.stack.width
        if options.contains(.headSegmentExtended), let first = segments.first {
            segments[0].rect.size.width = max(right - first.rect.minX, first.rect.width)
        }
        if options.contains(.tailSegmentExtended), let last = segments.last {
            segments[segments.count - 1].rect.size.width = max(right - last.rect.minX, last.rect.width)
        }
        for segment in segments {
            let range = options.contains(.rangeNotRequired) ? nil : self.range(segment.range)
            guard block(range, segment.rect, segment.baseline, textContainer) else { return }
        }
    }

    private func caret(at offset: Int, _ options: SegmentOptions) -> [Segment] {
        guard let line = line(with: offset, isUpstream: options.contains(.upstreamAffinity)) else { return [] }
        let caret = engine.stack.caretRect(for: offset)
        let isBefore = line.range.upperBound == offset && line.frame.maxY <= caret.midY
        let x = isBefore ? line.frame.maxX : caret.minX
        let rect = CGRect(x: x + padding, y: line.frame.minY, width: 0, height: line.frame.height)
        return [Segment(range: offset..<offset, rect: rect, baseline: line.baseline - line.frame.minY)]
    }

    private func segments(_ range: Range<Int>, _ type: SegmentType) -> [Segment] {
        let stack = engine.stack
        var result: [Segment] = []
        for paragraph in stack.paragraph(at: range.lowerBound)...stack.paragraph(at: range.upperBound - 1) {
            let (start, top, layout) = (
                stack.start(of: paragraph), stack.top(of: paragraph), stack.layout(of: paragraph)
            )
            for (index, line) in engine.lines(of: paragraph).enumerated() where line.range.overlaps(range) {
                let part = line.range.clamped(to: range)
                let baseline = line.baseline - line.frame.minY
                let shown = layout.lines[index].range
                let local = (part.lowerBound - start..<part.upperBound - start).clamped(to: shown)
                var rects = layout.selectionRects(for: local).map { $0.offsetBy(dx: 0, dy: top) }
                let isContinued = type == .selection && range.upperBound > start + shown.upperBound
                if isContinued || rects.isEmpty {
                    let isReversed = stack.isRightToLeft(at: start)
                    let end = isReversed ? line.frame.minX : line.frame.maxX
                    let rest =
                        isReversed
                        ? CGRect(x: 0, y: line.frame.minY, width: max(end, 0), height: line.frame.height)
                        : CGRect(
                            x: end, y: line.frame.minY, width: max(stack.width - end, 0), height: line.frame.height)
                    if !isContinued {
                        rects.append(CGRect(x: end, y: rest.minY, width: 0, height: rest.height))
                    } else if let last = rects.last, last.maxX == rest.minX || last.minX == rest.maxX {
                        rects[rects.count - 1] = last.union(rest)
                    } else {
                        rects.append(rest)
                    }
                }
                result += rects.map {
                    Segment(range: part, rect: $0.offsetBy(dx: padding, dy: 0), baseline: baseline)
                }
            }
        }
        return result
    }

    func enumerateCarets(
        at offset: Int, _ block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let fragment = fragment(with: offset),
            let line = fragment.textLineFragment(for: location(at: offset), isUpstreamAffinity: false)
        else { return }
        let bounds = line.typographicBounds
        let x = fragment.layoutFragmentFrame.minX + bounds.minX
        let first = fragment.textLineFragments.first?.characterRange.location ?? 0
        let base = fragment.offsets.lowerBound - first
        var stop: ObjCBool = false
        for caret in line.carets {
            block(x + caret.x, location(at: base + caret.offset), true, &stop)
            if stop.boolValue { return }
        }
    }
}
