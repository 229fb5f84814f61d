// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The shapes of a symbol, with those that its alignment rectangle is computed from.
struct SymbolFigure {
    var shapes: [SymbolShape]
    /// The number of shapes at the start that count for alignment; slashes and badges are after them.
    var alignedCount: Int
}

/// Adds slashes, badges, and enclosures to the shapes of a recipe.
enum SymbolComposer {
    static func figure(_ parts: [SymbolPart], _ entry: SymbolIndex.Entry) -> SymbolFigure {
        let variant = SymbolVariant(entry.variant)
        // An enclosed symbol is small, so most are filled to have enough weight.
        let isFilled = variant.isFilled || (variant.enclosure != nil && !variant.isSlashed && !entry.isThin)
        var shapes = SymbolShape.shapes(of: parts, isFilled: isFilled)
        let alignedCount = shapes.count
        if variant.isSlashed { shapes = shapes.lowered() + Self.slash }
        if let badge = variant.badge { shapes = shapes.lowered() + Self.badge(badge) }
        guard let enclosure = variant.enclosure else { return SymbolFigure(shapes: shapes, alignedCount: alignedCount) }
        shapes = enclose(shapes, in: enclosure, isFilled: variant.isEnclosureFilled)
        return SymbolFigure(shapes: shapes, alignedCount: shapes.count)
    }

    // MARK: - Slashes

    private static var slash: [SymbolShape] {
        let line = PathReader.path(["M", "3.4", "2.9", "L", "20.6", "21.1"]).elements
        return [
            SymbolShape(elements: line, isFilled: false, strokes: 1, gaps: 2, effect: .erases),
            SymbolShape(elements: line, isFilled: false, strokes: 1),
        ]
    }

    // MARK: - Badges

    private static func badge(_ name: Substring) -> [SymbolShape] {
        let isDot = name.isEmpty
        let center = isDot ? CGPoint(x: 18.6, y: 5) : CGPoint(x: 18.8, y: 18.2)
        let radius: CGFloat = isDot ? 3.1 : 4.6
        let disc = CGPath(
            ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        ).elements
        let (mark, color) = badgeMark(name)
        var result = [
            SymbolShape(elements: disc, isFilled: true, strokes: 0.15, gaps: 2, effect: .erases),
            SymbolShape(elements: disc, isFilled: true, strokes: 0.15, color: color),
        ]
        if !isDot {
            let path = CGMutablePath()
            path.addPath(mark, transform: CGAffineTransform(translationX: center.x, y: center.y))
            result.append(
                SymbolShape(
                    elements: path.elements, isFilled: false, strokes: 0.8, effect: .erases, color: .white))
        }
        return result
    }

    /// Returns the mark of a badge around the origin, and the badge's color.
    private static func badgeMark(_ name: Substring) -> (CGPath, SymbolColor) {
        let (text, color): (Substring, SymbolColor) =
            switch name {
            case "plus": ("M -2.3 0 L 2.3 0 M 0 -2.3 L 0 2.3", .green)
            case "minus": ("M -2.3 0 L 2.3 0", .red)
            case "checkmark": ("M -2.1 0.3 L -0.6 1.9 L 2.1 -1.8", .green)
            case "xmark": ("M -1.7 -1.7 L 1.7 1.7 M 1.7 -1.7 L -1.7 1.7", .red)
            case "exclamationmark": ("M 0 -2.4 L 0 0.5 M 0 2.35 L 0 2.36", .yellow)
            case "questionmark":
                ("M -1.3 -1.3 C -1.2 -2.9 1.5 -2.9 1.4 -1.1 C 1.3 -0.2 0 -0.1 0 0.9 M 0 2.55 L 0 2.56", .gray)
            case "clock": ("M 0 -2.2 L 0 0.2 L 1.6 1.1", .blue)
            default: ("", .red)
            }
        return (PathReader.path(text.split(separator: " ")[...]), color)
    }

    // MARK: - Enclosures

    private static func enclose(
        _ shapes: [SymbolShape], in enclosure: SymbolVariant.Enclosure, isFilled: Bool
    ) -> [SymbolShape] {
        let bounds = shapes.reduce(CGRect.null) { $0.union($1.outerBounds) }
        guard !bounds.isNull else { return shapes }
        let space = enclosure.space
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let points = shapes.flatMap(\.outerPoints)
        // Between the middle of the bounds and that of the circle around them, a triangle and a bust look centered.
        let center = space.isRound ? middle.middle(to: points.centerOfEnclosingCircle(startingAt: middle)) : middle
        let limit =
            space.isRound
            ? space.width / max(points.map { $0.distance(to: center) + SymbolGrid.stroke / 2 }.max() ?? 1, 1)
            : min(space.width * 2 / max(bounds.width, 1), space.height * 2 / max(bounds.height, 1))
        let scale = min(limit, 0.72)
        let transform = CGAffineTransform.scale(scale, around: center, to: space.middle)
        let body = SymbolShape(
            elements: PathReader.path(enclosure.frame.split(separator: " ")[...]).elements, isFilled: isFilled,
            strokes: 1, hierarchy: 1)
        return [body]
            + shapes.map { shape in
                var inside = shape.transformed(transform, strokes: max(scale, 0.82), growth: scale)
                inside.hierarchy = 0
                switch (shape.effect, isFilled) {
                case (.paints, true): inside.effect = .marks
                // Inside a mark the enclosure shows again.
                case (.marks, true), (.erases, true): (inside.effect, inside.hierarchy) = (.paints, 1)
                case (.marks, false): inside.effect = .erases
                case (.paints, false), (.erases, false): break
                }
                return inside
            }
    }
}

extension [SymbolShape] {
    /// The shapes one level lower in the hierarchy, below a slash or a badge.
    fileprivate func lowered() -> [SymbolShape] {
        map { shape in
            var shape = shape
            shape.hierarchy = Swift.min(shape.hierarchy + 1, 2)
            return shape
        }
    }
}

extension SymbolShape {
    /// The bounds with the edges of the regular weight; null for a shape that erases.
    var outerBounds: CGRect {
        guard effect == .paints else { return .null }
        return CGPath(elements: elements).boundingBoxOfPath.insetBy(
            dx: -strokes * SymbolGrid.stroke / 2, dy: -strokes * SymbolGrid.stroke / 2)
    }

    /// Points on the path that is painted.
    fileprivate var outerPoints: [CGPoint] {
        effect == .paints ? CGPath(elements: elements).flattened(flatness: 0.1).elements.points : []
    }
}

extension [CGPoint] {
    /// Returns the approximate middle of the smallest circle around the points.
    fileprivate func centerOfEnclosingCircle(startingAt start: CGPoint) -> CGPoint {
        var center = start
        // Moving toward the farthest point by ever smaller steps approaches the middle.
        for step in 1...24 {
            guard let farthest = self.max(by: { $0.distance(to: center) < $1.distance(to: center) }) else { break }
            let share = 1 / CGFloat(step + 3)
            center = center.moved((farthest.x - center.x) * share, (farthest.y - center.y) * share)
        }
        return center
    }
}
