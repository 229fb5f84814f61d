// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextLayout
internal import UIKitCore

extension NSLayoutManager {
    /// Draws the marks of spaces, tabs, and newlines between two heights of the column of lines.
    func drawMarks(in context: CGContext, at origin: CGPoint, from top: CGFloat, to bottom: CGFloat) {
        guard showsInvisibleCharacters || showsControlCharacters, let textStorage else { return }
        let color = UIColor.tertiaryLabel.cgColor(for: UITraitCollection.current)
        for line in lines(from: top, to: bottom) where !line.range.isEmpty {
            let attributes = textStorage.attributes(at: line.range.lowerBound, effectiveRange: nil)
            let font = (attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)).textFont
            var marks: [UInt16: TextLayout] = [:]
            for (position, unit) in textStorage.substring(line.range).utf16.enumerated() {
                guard let mark = mark(of: unit) else { continue }
                let layout = marks[unit] ?? TextLayout(mark, attributes: TextAttributes(font: font))
                marks[unit] = layout
                let offset = line.range.lowerBound + position
                let caret = stack.caretRect(for: offset)
                let next = unit == 0x0A ? caret : stack.caretRect(for: offset + 1)
                // In the middle of a space, but at the beginning of a tab or newline.
                let isBetween = unit == 0x20 && next.minY == caret.minY
                let x = isBetween ? (caret.minX + next.minX - layout.size.width) / 2 : caret.minX
                layout.draw(
                    in: context, at: CGPoint(x: origin.x + x, y: origin.y + line.baseline - layout.firstBaseline),
                    color: color)
            }
        }
    }

    private func mark(of unit: UInt16) -> String? {
        switch unit {
        case 0x20: showsInvisibleCharacters ? "·" : nil
        case 0x09: showsInvisibleCharacters ? "→" : nil
        case 0x0A: showsInvisibleCharacters ? "¶" : nil
        case 0x00...0x1F, 0x7F:
            // The pictures of control characters are in the order of their codes.
            showsControlCharacters
                ? Unicode.Scalar(unit == 0x7F ? 0x2421 : 0x2400 + unit).map { String(Character($0)) } : nil
        default: nil
        }
    }
}
