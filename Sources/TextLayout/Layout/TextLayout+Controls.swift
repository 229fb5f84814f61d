// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension [ControlCharacter] {
    /// Gives the characters in a range of the layout's text the widths of their marks.
    @MainActor
    func shape(
        in list: AttributeList, for range: Range<Int>, marks: ControlMarks, attributes: TextAttributes,
        insertions: TextInsertions?
    ) {
        guard !isEmpty else { return }
        func layoutOffset(_ offset: Int) -> Int { insertions?.layoutOffset(offset) ?? offset }
        let metrics = attributes.font.metrics
        let width = marks.advance(pointSize: attributes.font.pointSize)
        var replacementWidth: CGFloat?
        var index = partitioningIndex { layoutOffset($0.bytes.lowerBound) >= range.lowerBound }
        while index < count, layoutOffset(self[index].bytes.lowerBound) < range.upperBound {
            let bytes = self[index].bytes
            let start = layoutOffset(bytes.lowerBound)
            var shown = width
            if self[index].kind == .code {
                shown = replacementWidth ?? TextLayout.replacement(attributes).size.width
                replacementWidth = shown
            }
            list.setShape(width: shown, metrics: metrics, in: start..<start + bytes.count)
            index += 1
        }
    }

    /// Returns the index of the first element that satisfies a condition, which is true for the elements after it too.
    func partitioningIndex(where isIncluded: (ControlCharacter) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isIncluded(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension TextLayout {
    /// Returns the layout of the character that stands for control codes, U+FFFD.
    fileprivate static func replacement(_ attributes: TextAttributes) -> TextLayout {
        TextLayout(
            "\u{FFFD}", attributes: TextAttributes(font: attributes.font, foregroundColor: attributes.foregroundColor))
    }

    /// Draws the marks of a line's control characters.
    func drawControls(of placed: PlacedLine, in context: CGContext, at pen: CGPoint, _ color: CGColor) {
        guard let marks = placed.paragraph.extras?.controlMarks else { return }
        let segment = segments[placed.segment]
        let start = segment.segment.bytes.lowerBound
        let first = segment.controls.partitioningIndex { start + $0.bytes.lowerBound >= placed.bytes.lowerBound }
        for control in segment.controls[first...] {
            guard start + control.bytes.lowerBound < placed.bytes.upperBound else { break }
            guard let extent = extent(ofByte: start + control.bytes.lowerBound, in: placed) else { continue }
            let attributes = text.attributes(at: source.offset(ofByte: start + control.bytes.lowerBound))
            let left = pen.x + min(extent.leading, extent.trailing)
            if control.kind == .code {
                let layout = Self.replacement(attributes)
                layout.draw(in: context, at: CGPoint(x: left, y: pen.y - layout.firstBaseline), color: color)
            } else {
                let size = attributes.font.pointSize
                let height = marks.size.height * size
                let box = CGRect(
                    x: left + marks.gap * size, y: pen.y - height, width: marks.size.width * size, height: height)
                marks.draw(control.kind, in: context, box: PixelGrid(context).moved(box), pointSize: size)
            }
        }
    }
}

extension ControlMarks {
    /// Draws an outline with an angle in the direction of the control, or with a dot.
    fileprivate func draw(_ kind: ControlCharacter.Kind, in context: CGContext, box: CGRect, pointSize: CGFloat) {
        let outline = box.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        guard outline.width > 0, outline.height > 0 else { return }
        context.setStrokeColor(color)
        context.setLineWidth(lineWidth)
        let radius = min(cornerRadius * pointSize, outline.width / 2)
        unsafe context.addPath(CGPath(roundedRect: outline, cornerWidth: radius, cornerHeight: radius, transform: nil))
        context.strokePath()
        let (x, y) = (box.midX, box.midY)
        let reach = box.width / 7
        switch kind {
        case .leftToRight, .rightToLeft:
            let tip = kind == .leftToRight ? reach : -reach
            context.move(to: CGPoint(x: x - tip, y: y - 2 * reach))
            context.addLine(to: CGPoint(x: x + tip, y: y))
            context.addLine(to: CGPoint(x: x - tip, y: y + 2 * reach))
            context.strokePath()
        case .directional:
            context.move(to: CGPoint(x: x - 1.5 * reach, y: y))
            context.addLine(to: CGPoint(x: x + 1.5 * reach, y: y))
            context.strokePath()
        case .invisible, .code:
            context.setFillColor(color)
            context.fillEllipse(in: CGRect(x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach))
        }
    }
}
