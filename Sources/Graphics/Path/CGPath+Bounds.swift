// SPDX-License-Identifier: MIT
public import Foundation

extension CGPath {
    /// The bounding box of all points, including control points; null for an empty path.
    public var boundingBox: CGRect {
        var box = Box()
        for element in elements {
            for point in element.points { box.add(point) }
        }
        return box.rect
    }

    /// The bounding box of the outlines; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var box = Box()
        var pen = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            if let end = element.end { box.add(end) }
            switch element {
            case .move(let point):
                start = point
            case .quadCurve(let end, let control):
                let cubic = Cubic(from: pen, control: control, to: end)
                cubic.extremes.forEach { box.add($0) }
            case .curve(let end, let control1, let control2):
                Cubic(start: pen, control1: control1, control2: control2, end: end).extremes.forEach { box.add($0) }
            case .line, .close: break
            }
            pen = element.end ?? start
        }
        return box.rect
    }
}

private struct Box {
    private var left = CGFloat.infinity
    private var top = CGFloat.infinity
    private var right = -CGFloat.infinity
    private var bottom = -CGFloat.infinity

    mutating func add(_ point: CGPoint) {
        left = min(left, point.x)
        top = min(top, point.y)
        right = max(right, point.x)
        bottom = max(bottom, point.y)
    }

    var rect: CGRect {
        left > right ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
