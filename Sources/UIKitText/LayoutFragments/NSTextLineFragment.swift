// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout
internal import UIKitCore

/// A line of a layout fragment, or of a string of its own.
@preconcurrency @MainActor
open class NSTextLineFragment: NSObject {
    /// The text that the characters of the line are counted in: that of the paragraph.
    public let attributedString: NSAttributedString

    /// The characters of the line in the attributed string, including its newline.
    public let characterRange: NSRange

    /// Creates the line of a part of a string, which is not broken; only the first line of several is shown.
    ///
    /// - Parameters:
    ///   - attributedString: The string.
    ///   - range: The part, which is clamped to the string.
    public init(attributedString: NSAttributedString, range: NSRange) {
        let range = TextContent.clamped(range, to: attributedString.length)
        self.attributedString = attributedString
        characterRange = NSRange(range)
        let base = TextAttributes(font: UIFont.systemFont(ofSize: 12).textFont)
        let text = AttributedText(
            attributedString.attributedSubstring(from: characterRange), over: base, traits: UITraitCollection.current)
        layout = TextLayout(text)
        index = 0
        start = range.lowerBound
        super.init()
    }

    /// Creates the line of a part of a string with the same attributes everywhere.
    public convenience init(string: String, attributes: [NSAttributedString.Key: Any], range: NSRange) {
        self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
    }

    /// Creates a line of a layout whose text begins at an offset of the attributed string.
    init(_ index: Int, of layout: TextLayout, in attributedString: NSAttributedString, at start: Int, end: Int) {
        self.attributedString = attributedString
        self.layout = layout
        self.index = index
        self.start = start
        let from = start + layout.lines[index].range.lowerBound
        let to = index + 1 < layout.lines.count ? start + layout.lines[index + 1].range.lowerBound : end
        characterRange = NSRange(from..<max(to, from))
        super.init()
    }

    private let layout: TextLayout
    private let index: Int
    private let start: Int

    private var line: TextLayout.Line { layout.lines[index] }

    // MARK: - Geometry

    /// The area of the line in its layout fragment; at the origin for the line of a string.
    open var typographicBounds: CGRect { line.frame }

    /// The start of the baseline, relative to the upper left corner of the line.
    open var glyphOrigin: CGPoint { CGPoint(x: 0, y: line.baseline - line.frame.minY) }

    /// Returns the position of a character on the baseline, relative to the upper left corner of the line.
    ///
    /// - Parameter index: The offset in the attributed string; the nearest one of the line if it isn't there.
    /// - Returns: The position.
    open func locationForCharacter(at index: Int) -> CGPoint {
        let local = min(max(index - start, line.range.lowerBound), line.range.upperBound)
        return CGPoint(x: layout.caretRect(for: local).minX - line.frame.minX, y: glyphOrigin.y)
    }

    /// Returns the offset, in the attributed string, of the character nearest to a point, which is relative to the upper
    /// left corner of the line.
    open func characterIndex(for point: CGPoint) -> Int { start + cluster(at: point).range.lowerBound }

    /// Returns the position of a point in the character nearest to it, from 0 at its start to 1 at its end.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { cluster(at: point).fraction }

    /// Draws the line with its upper left corner at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        let color = UIColor.label.cgColor(for: UITraitCollection.current)
        layout.drawLine(
            index, in: context, at: CGPoint(x: point.x + glyphOrigin.x, y: point.y + glyphOrigin.y), color: color)
    }

    /// Returns the offsets of the carets in the attributed string with their positions, relative to the line, from left
    /// to right.
    var carets: [(x: CGFloat, offset: Int)] {
        var result: [(x: CGFloat, offset: Int)] = []
        var offset = line.range.lowerBound
        while offset <= line.range.upperBound {
            let isEnd = offset == line.range.upperBound
            // The caret after a soft line break belongs to the next line.
            if !isEnd || index == layout.lines.count - 1 || line.range.isEmpty {
                result.append((layout.caretRect(for: offset).minX - line.frame.minX, start + offset))
            }
            guard !isEnd else { break }
            offset = min(max(layout.clusterEnd(after: offset), offset + 1), line.range.upperBound)
        }
        return result.sorted { $0.x < $1.x }
    }

    private func cluster(at point: CGPoint) -> (range: Range<Int>, fraction: CGFloat) {
        let place = CGPoint(x: point.x + line.frame.minX, y: line.frame.midY)
        guard point.x.isFinite, !line.range.isEmpty else { return (line.range.lowerBound..<line.range.lowerBound, 0) }
        var offset = line.range.lowerBound
        var nearest: (range: Range<Int>, fraction: CGFloat, distance: CGFloat)?
        while offset < line.range.upperBound {
            let end = min(max(layout.clusterEnd(after: offset), offset + 1), line.range.upperBound)
            if let rect = layout.selectionRects(for: offset..<end).first(where: {
                $0.midY.rounded() == place.y.rounded()
            })
                ?? layout.selectionRects(for: offset..<end).first
            {
                let distance = max(rect.minX - place.x, place.x - rect.maxX, 0)
                if distance < nearest?.distance ?? .infinity {
                    let fraction = rect.width > 0 ? min(max((place.x - rect.minX) / rect.width, 0), 1) : 0
                    let isReversed = layout.caretRect(for: offset).minX > rect.midX
                    nearest = (offset..<end, isReversed ? 1 - fraction : fraction, distance)
                }
                if distance == 0 { break }
            }
            offset = end
        }
        return nearest.map { ($0.range, $0.fraction) } ?? (line.range, 0)
    }
}
