// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextEditing
@_spi(Toolkit) internal import UIKitCore

/// Drawing of decorated ranges, as a part of the page's tiles.
extension UITextView {
    func prepareDecorations() {
        decorations.didChange = { [weak self] in self?.redraw($0) }
    }

    /// The distance within which decorations extend beyond their line.
    var decorationReach: CGFloat { stack.measures.lineHeight }

    /// Redraws the visible tiles with a part of the text.
    private func redraw(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<edited.length)
        let (first, last) = (stack.paragraph(at: range.lowerBound), stack.paragraph(at: range.upperBound))
        redraw(from: stack.top(of: first) - decorationReach, to: stack.bottom(of: last) + decorationReach)
    }

    /// Draws the decorations below the text between two heights of the page.
    func drawHighlights(in context: CGContext, from top: CGFloat, to bottom: CGFloat) {
        guard !decorations.isEmpty else { return }
        let highlights = pieces(of: .highlight, from: top, to: bottom)
        context.setFillColor(Theme.TextDecoration.highlight.cgColor(for: traitCollection))
        fill(highlights, in: context)
        let current = pieces(of: .currentHighlight, from: top, to: bottom)
        context.setFillColor(Theme.TextDecoration.currentHighlight.cgColor(for: traitCollection))
        fill(current, in: context)
        context.setStrokeColor(Theme.TextDecoration.currentOutline.cgColor(for: traitCollection))
        context.setLineWidth(Theme.TextDecoration.outlineWidth)
        for piece in current {
            let inset = Theme.TextDecoration.outlineWidth / 2
            context.addPath(path(of: piece.frame.insetBy(dx: inset, dy: inset)))
            context.strokePath()
        }
    }

    /// Draws the decorations above the text between two heights of the page.
    func drawWaves(in context: CGContext, from top: CGFloat, to bottom: CGFloat) {
        guard !decorations.isEmpty else { return }
        let waves = pieces(of: .wave, from: top, to: bottom)
        TextWave.draw(
            waves.map { TextWave(from: $0.frame.minX, to: $0.frame.maxX, baseline: $0.baseline) }, in: context,
            traits: traitCollection)
    }

    private func fill(_ pieces: [DecoratedPiece], in context: CGContext) {
        for piece in pieces {
            context.addPath(path(of: piece.frame))
            context.fillPath()
        }
    }

    private func path(of frame: CGRect) -> CGPath {
        let radius = min(Theme.TextDecoration.highlightRadius, frame.width / 2, frame.height / 2)
        return CGPath(roundedRect: frame, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    /// Returns the pieces of a style's ranges between two heights of the page, in its coordinates.
    private func pieces(of style: TextDecorationStyle, from top: CGFloat, to bottom: CGFloat) -> [DecoratedPiece] {
        let origin = textOrigin
        let (first, last) = (top - origin.y - decorationReach, bottom - origin.y + decorationReach)
        let visible = stack.characters(from: first, to: last)
        let overhang = style == .wave ? 0 : Theme.TextDecoration.highlightOverhang
        return decorations.ranges(of: style, in: visible).flatMap { range in
            stack.pieces(of: range, from: first, to: last).map {
                DecoratedPiece(
                    frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -overhang, dy: 0),
                    baseline: $0.baseline + origin.y)
            }
        }
    }
}
