// SPDX-License-Identifier: MIT
public import Foundation

extension TextLayout {
    /// An attachment in a line of the layout.
    public struct PlacedAttachment: Hashable, Sendable {
        /// The offset of the attachment's character, in UTF-16 code units.
        public var offset: Int
        /// The attachment.
        public var attachment: TextAttachment
        /// The area of its content, in the layout's coordinates.
        public var frame: CGRect
    }

    /// The attachments that the lines show, from top to bottom and from left to right.
    public var attachments: [PlacedAttachment] {
        guard text.runs.contains(where: { $0.attributes.boxedStyling?.value.attachment != nil }) else { return [] }
        var result: [PlacedAttachment] = []
        for placed in placed {
            guard let index = placed.index else { continue }
            let segment = segments[placed.segment]
            let pen = CGPoint(x: placed.x, y: placed.line.baseline)
            for run in unsafe GlyphRun.runs(of: segment.pangoLine(index), segment.insertions)
            where isAttachment(run, in: placed) {
                let start = source.offset(ofByte: segment.segment.bytes.lowerBound + run.byte)
                guard let attachment = text.attributes(at: start).styling?.attachment else { continue }
                let frames = frames(of: attachment, run, from: pen)
                for (position, frame) in frames.enumerated() {
                    let offset = start + (run.isRightToLeft ? frames.count - 1 - position : position)
                    result.append(PlacedAttachment(offset: offset, attachment: attachment, frame: frame))
                }
            }
        }
        return result
    }

    /// Returns whether a run consists of characters of attachments.
    func isAttachment(_ run: GlyphRun, in placed: PlacedLine) -> Bool {
        !run.isEllipsis && source.isAttachment(at: segments[placed.segment].segment.bytes.lowerBound + run.byte)
    }

    /// Returns the areas of a run's attachments from left to right, in a line that begins at `pen`.
    func frames(of attachment: TextAttachment, _ run: GlyphRun, from pen: CGPoint) -> [CGRect] {
        // Each character has three bytes.
        let count = run.byteCount / 3
        let advance = run.width / CGFloat(max(count, 1))
        return (0..<count).map { index in
            attachment.frame(at: CGPoint(x: pen.x + run.x + CGFloat(index) * advance, y: pen.y - run.rise))
        }
    }
}
