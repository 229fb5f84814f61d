// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

extension CGContext {
    /// The current path, in user space; `nil` without one.
    public var path: CGPath? {
        guard !isPathEmpty, !state.isDegenerate, let copy = unsafe cairo_copy_path(native) else { return nil }
        defer { unsafe cairo_path_destroy(copy) }
        let items = unsafe UnsafeBufferPointer(start: copy.pointee.data, count: Int(copy.pointee.num_data))
        var elements: [CGPath.Element] = []
        var position = 0
        while position < items.count {
            let header = unsafe items[position].header
            func point(_ offset: Int) -> CGPoint {
                let point = unsafe items[position + offset].point
                return CGPoint(x: point.x, y: point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: elements.append(.move(to: point(1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(to: point(1)))
            case CAIRO_PATH_CURVE_TO:
                elements.append(.curve(to: point(3), control1: point(1), control2: point(2)))
            default: elements.append(.close)
            }
            position += max(1, Int(header.length))
        }
        // Cairo reports a move after each close; without elements after it, it has no meaning.
        while case .move = elements.last, elements.count > 1 { elements.removeLast() }
        return CGPath(elements: elements)
    }

    /// Returns whether painting the current path in `mode` would cover `point` (user space).
    ///
    /// Fills consider closed subpaths only; close an open one first. Strokes consider every line, with the current
    /// width, caps and dashes.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard point.isFinite, !state.isDegenerate, let path else { return false }
        func isFilled(_ rule: CGPathFillRule) -> Bool { path.closedSubpaths().contains(point, using: rule) }
        switch mode {
        case .fill: return isFilled(.winding)
        case .eoFill: return isFilled(.evenOdd)
        case .stroke: return isStroked(point)
        case .fillStroke: return isFilled(.winding) || isStroked(point)
        case .eoFillStroke: return isFilled(.evenOdd) || isStroked(point)
        }
    }

    /// Replaces the current path with the outline of its stroke.
    ///
    /// The outline must be filled with the winding rule. Without a path or a line width, the path becomes empty.
    public func replacePathWithStrokedPath() {
        var source = path
        if let dash = state.dash { source = source?.copy(dashingWithPhase: dash.phase, lengths: dash.lengths) }
        let outline = source?.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
            miterLimit: state.miterLimit)
        beginPath()
        if let outline { addPath(outline) }
    }

    private func isStroked(_ point: CGPoint) -> Bool {
        guard state.lineWidth > 0, let point = holdable(point) else { return false }
        unsafe applyLine(to: native)
        return unsafe cairo_in_stroke(native, point.x, point.y) != 0
    }
}
