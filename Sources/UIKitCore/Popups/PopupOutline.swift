// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The outline of a popup with an arrow: a rounded rectangle with the arrow at one edge.
struct PopupOutline: Equatable {
    enum Edge {
        case top, bottom, left, right

        var isHorizontal: Bool { self == .top || self == .bottom }
    }

    /// The edge with the arrow.
    var edge: Edge
    /// The position of the arrow's tip along the edge, in points of the popup.
    var tip: CGFloat
    var size: CGSize
    /// The length of the arrow's base along the edge, and its height.
    var arrow = Theme.EditMenu.arrowSize
    /// The rounding of the arrow's tip.
    var roundness = Theme.EditMenu.arrowTip

    /// The rectangle without the arrow.
    var body: CGRect {
        let rect = CGRect(origin: .zero, size: size)
        switch edge {
        case .top: return CGRect(x: 0, y: arrow.height, width: rect.width, height: rect.height - arrow.height)
        case .bottom: return CGRect(x: 0, y: 0, width: rect.width, height: rect.height - arrow.height)
        case .left: return CGRect(x: arrow.height, y: 0, width: rect.width - arrow.height, height: rect.height)
        case .right: return CGRect(x: 0, y: 0, width: rect.width - arrow.height, height: rect.height)
        }
    }

    func path(cornerRadius: CGFloat) -> CGPath {
        let body = body
        let path = CGMutablePath()
        guard body.width > 0, body.height > 0 else { return path }
        // Drawn with the arrow at the top of a box at the origin, then rotated to the edge.
        let (length, depth) = edge.isHorizontal ? (body.width, body.height) : (body.height, body.width)
        let radius = min(cornerRadius, length / 2, depth / 2)
        let half = max(0, min(arrow.width / 2, length / 2 - radius))
        let along = tip - (edge.isHorizontal ? body.minX : body.minY)
        let middle = min(max(along, radius + half), length - radius - half)
        let round = min(roundness, half)
        let slope = half > 0 ? arrow.height / half : 0
        let turn = turn(depth: depth, body: body)
        path.move(to: CGPoint(x: radius, y: 0), transform: turn)
        path.addLine(to: CGPoint(x: middle - half, y: 0), transform: turn)
        path.addLine(to: CGPoint(x: middle - round, y: -arrow.height + round * slope), transform: turn)
        path.addQuadCurve(
            to: CGPoint(x: middle + round, y: -arrow.height + round * slope),
            control: CGPoint(x: middle, y: -arrow.height), transform: turn)
        path.addLine(to: CGPoint(x: middle + half, y: 0), transform: turn)
        let corners = [
            CGPoint(x: length, y: 0), CGPoint(x: length, y: depth), CGPoint(x: 0, y: depth), CGPoint(x: 0, y: 0),
        ]
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            path.addArc(tangent1End: corner, tangent2End: next, radius: radius, transform: turn)
        }
        path.closeSubpath()
        return path
    }

    /// Returns the transform from the shape with the arrow at the top to the body with the arrow at its edge.
    private func turn(depth: CGFloat, body: CGRect) -> CGAffineTransform {
        switch edge {
        case .top: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: body.minX, ty: body.minY)
        case .bottom: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: body.minX, ty: body.minY + depth)
        case .left: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: body.minX, ty: body.minY)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: body.minX + depth, ty: body.minY)
        }
    }
}
