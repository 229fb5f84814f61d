// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextLayout
internal import UIKitCore

/// The underlines and strikethrough lines of a subclass, which can override how they are drawn.
extension NSLayoutManager {
    enum LineKind {
        case underline, strikethrough

        var key: NSAttributedString.Key { self == .underline ? .underlineStyle : .strikethroughStyle }
        var colorKey: NSAttributedString.Key { self == .underline ? .underlineColor : .strikethroughColor }
    }

    /// Draws the lines under and through the glyphs of a range, run by run and line by line.
    func drawTextLines(_ range: Range<Int>, at origin: CGPoint) {
        guard drawsBackgrounds, let textStorage, !range.isEmpty else { return }
        for kind in [LineKind.strikethrough, .underline] {
            var runs: [(range: NSRange, style: NSUnderlineStyle)] = []
            textStorage.enumerateAttribute(kind.key, in: NSRange(range)) { value, run, _ in
                guard let style = Self.style(value), style.isPlain else { return }
                runs.append((run, style))
            }
            for run in runs {
                enumerateLineFragments(forGlyphRange: run.range) { rect, _, _, line, _ in
                    let part = NSIntersectionRange(line, run.range)
                    if kind == .underline {
                        self.underlineGlyphRange(
                            part, underlineType: run.style, lineFragmentRect: rect, lineFragmentGlyphRange: line,
                            containerOrigin: origin)
                    } else {
                        self.strikethroughGlyphRange(
                            part, strikethroughType: run.style, lineFragmentRect: rect, lineFragmentGlyphRange: line,
                            containerOrigin: origin)
                    }
                }
            }
        }
    }

    private static func style(_ value: Any?) -> NSUnderlineStyle? {
        value as? NSUnderlineStyle ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
            ?? (value as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
    }

    /// Fills the line of a kind along glyphs of one line.
    func fillLine(
        _ kind: LineKind, _ glyphs: NSRange, _ style: NSUnderlineStyle, baselineOffset: CGFloat, at origin: CGPoint
    ) {
        let range = clamped(glyphs)
        guard let context = UIGraphicsGetCurrentContext(), let textStorage, !range.isEmpty,
            let placed = self.line(at: range.lowerBound),
            let column = columns.last(where: { $0.top <= placed.frame.minY })
        else { return }
        let attributes = textStorage.attributes(at: range.lowerBound, effectiveRange: nil)
        let font = (attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)).textFont
        let color = (attributes[kind.colorKey] ?? attributes[.foregroundColor]) as? UIColor ?? .label
        let unit = max(font.metrics.underlineThickness, 0.5)
        let thickness = style.contains(.thick) ? 2 * unit : unit
        let y = origin.y - column.top + placed.baseline + baselineOffset
        context.setFillColor(color.cgColor(for: UITraitCollection.current))
        for rect in stack.tightRects(for: range) where abs(rect.minY - placed.frame.minY) < placed.frame.height {
            let x = origin.x + column.container.lineFragmentPadding + rect.minX
            context.fill(CGRect(x: x, y: y, width: rect.width, height: thickness))
            if style.isSuperset(of: .double) {
                context.fill(CGRect(x: x, y: y + 2 * unit, width: rect.width, height: thickness))
            }
        }
    }

    /// The distance of a line of a kind below the baseline.
    func baselineOffset(_ kind: LineKind, at glyphIndex: Int) -> CGFloat {
        guard isValidGlyphIndex(glyphIndex), let textStorage else { return 0 }
        let attributes = textStorage.attributes(at: glyphIndex, effectiveRange: nil)
        let metrics = (attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)).textFont.metrics
        return kind == .underline ? -metrics.underlinePosition : -metrics.strikethroughPosition
    }
}

extension NSUnderlineStyle {
    /// Whether the line is solid and below spaces, too; other lines are drawn with the text.
    fileprivate var isPlain: Bool { rawValue != 0 && rawValue & ~0x0F == 0 }
}

extension AttributedText {
    /// Removes the decorations that a layout manager of a subclass draws.
    mutating func removeDrawnDecorations() {
        func isPlain(_ decoration: TextAttributes.Decoration?) -> Bool {
            decoration.map { $0.pattern == .solid && !$0.isByWord } ?? false
        }
        modifyAttributes(in: 0..<length) {
            $0.backgroundColor = nil
            if isPlain($0.underline) { $0.underline = nil }
            if isPlain($0.strikethrough) { $0.strikethrough = nil }
        }
    }
}
