// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// Turns the shapes of a figure into layers at a size and weight.
struct DrawingBuilder {
    /// Outlines are computed at this size of a grid unit or more, so that small symbols that are magnified are smooth.
    private static let minimumResolution: CGFloat = 2
    private static let maximumResolution: CGFloat = 40
    /// The space on each side of a symbol, in units.
    private static let bearing = CGSize(width: 1, height: 0.7)

    private let unit: CGFloat
    /// The size of a grid unit in the coordinates in which outlines are computed.
    private let resolution: CGFloat
    private let stroke: CGFloat
    private let gap: CGFloat

    init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
        unit = pointSize * SymbolGrid.unit * scale.factor
        resolution = unit.clamped(to: Self.minimumResolution...Self.maximumResolution)
        // Strokes of small symbols are a little heavier, those of large ones lighter, so that they match the text.
        let optical: CGFloat =
            switch scale {
            case .small: 1.08
            case .medium: 1
            case .large: 0.92
            }
        stroke = SymbolGrid.stroke * weight.strokeFactor * optical
        gap = 0.75 + 0.3 * stroke
    }

    /// Returns `nil` if there is nothing to draw.
    func drawing(_ figure: SymbolFigure) -> SymbolDrawing? {
        var layers: [SymbolDrawing.Layer] = []
        var bounds = CGRect.null
        var alignment = CGRect.null
        for (index, shape) in figure.shapes.enumerated() {
            guard let layer = layer(shape) else { continue }
            if shape.effect != .erases {
                let box = CGPath(elements: layer.elements).boundingBoxOfPath
                bounds = bounds.union(box)
                if index < figure.alignedCount { alignment = alignment.union(box) }
            }
            if let last = layers.last, last.canJoin(layer) {
                layers[layers.count - 1].elements += layer.elements
            } else {
                layers.append(layer)
            }
        }
        guard !bounds.isNull, !bounds.isEmpty, bounds.isFinite else { return nil }
        if alignment.isNull { alignment = bounds }
        let image = bounds.insetBy(dx: -Self.bearing.width * resolution, dy: -Self.bearing.height * resolution)
        let points = unit / resolution
        let transform = CGAffineTransform(
            a: points, b: 0, c: 0, d: points, tx: -image.minX * points, ty: -image.minY * points)
        for index in layers.indices { layers[index].elements = layers[index].elements.transformed(transform) }
        let baseline = (SymbolGrid.center.y + SymbolGrid.halfCapHeight) * resolution
        return SymbolDrawing(
            layers: layers, size: CGSize(width: image.width * points, height: image.height * points),
            contentInsets: SymbolDrawing.Insets(
                top: (alignment.minY - image.minY) * points, left: (alignment.minX - image.minX) * points,
                bottom: (image.maxY - alignment.maxY) * points, right: (image.maxX - alignment.maxX) * points),
            baselineOffsetFromBottom: (image.maxY - baseline) * points)
    }

    /// Returns the shape's outline, with a grid unit of the size `resolution`.
    private func layer(_ shape: SymbolShape) -> SymbolDrawing.Layer? {
        let path = CGPath(
            elements: shape.elements.transformed(CGAffineTransform(scaleX: resolution, y: resolution)))
        var elements = shape.isFilled ? path.elements.inStrokeDirection() : []
        let regular = min(stroke, SymbolGrid.stroke)
        let edgeWidth = shape.strokes * (regular + (stroke - regular) * shape.growth)
        let width = (edgeWidth + shape.gaps * gap) * resolution
        if width > 0 {
            let edge = path.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
            elements += edge?.elements ?? []
        }
        guard !elements.isEmpty else { return nil }
        return SymbolDrawing.Layer(
            elements: elements, usesEvenOddRule: false, hierarchy: shape.hierarchy, erases: shape.effect == .erases,
            monochromeRole: shape.effect == .paints ? .paints : .erases, variableThreshold: shape.threshold,
            multicolor: shape.color)
    }
}

extension SymbolDrawing.Layer {
    /// Whether both are drawn alike, so that one outline can have both.
    fileprivate func canJoin(_ other: Self) -> Bool {
        hierarchy == other.hierarchy && erases == other.erases && monochromeRole == other.monochromeRole
            && variableThreshold == other.variableThreshold && multicolor == other.multicolor
    }
}
