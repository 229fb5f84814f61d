// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A path on the grid with the widths of its edges, before the weight is known.
struct SymbolShape {
    enum Effect {
        case paints
        /// Erases in monochrome rendering, paints in other modes.
        case marks
        /// Erases in every mode.
        case erases
    }

    var elements: [CGPath.Element]
    /// Whether the inside is filled, in addition to the edge.
    var isFilled: Bool
    /// The width of the stroked edge in stroke widths.
    var strokes: CGFloat
    /// The share of a heavier weight's additional width that the edge has; small details have less, to stay open.
    var growth: CGFloat = 1
    /// The width that the edge is wider by, in gaps.
    var gaps: CGFloat = 0
    var effect: Effect = .paints
    var hierarchy = 0
    var threshold: CGFloat?
    var color: SymbolColor?

    func transformed(_ transform: CGAffineTransform, strokes factor: CGFloat, growth: CGFloat) -> SymbolShape {
        var shape = self
        shape.elements = elements.transformed(transform)
        shape.strokes *= factor
        shape.growth *= growth
        return shape
    }
}

extension SymbolShape {
    /// Returns the shapes of a recipe in its outline or its `.fill` variant.
    static func shapes(of parts: [SymbolPart], isFilled: Bool) -> [SymbolShape] {
        let drawn = parts.filter { $0.onlyFilled == nil || $0.onlyFilled == isFilled }
        // Where marks are cut out of a filled body, they are primary and the body is secondary.
        let hasMarks = isFilled && drawn.contains { $0.kind == .inner || $0.kind == .innerFill }
        return drawn.map { part in
            var shape = SymbolShape(elements: part.path.elements, isFilled: false, strokes: part.widthFactor)
            shape.growth = part.growth ?? min(part.widthFactor, 1)
            shape.threshold = part.threshold
            shape.color = part.color
            shape.hierarchy = part.hierarchy ?? 0
            switch part.kind {
            case .stroke: break
            case .fill: shape.isFilled = true
            case .plain: (shape.isFilled, shape.strokes) = (true, 0)
            case .body:
                shape.isFilled = isFilled
                if hasMarks { shape.hierarchy = part.hierarchy ?? 1 }
            case .inner:
                if isFilled { shape.effect = .marks }
            case .innerFill:
                shape.isFilled = true
                if isFilled { shape.effect = .marks }
            case .gapStroke: (shape.gaps, shape.effect) = (2, .erases)
            case .cutStroke: shape.effect = .erases
            case .gapFill: (shape.isFilled, shape.gaps, shape.effect) = (true, 2, .erases)
            case .cut: (shape.isFilled, shape.strokes, shape.effect) = (true, 0, .erases)
            }
            return shape
        }
    }
}
