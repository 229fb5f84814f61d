// SPDX-License-Identifier: MIT

/// How overlapping and nested outlines make an inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Inside is where outlines wind round a different number of times one way than the other.
    case winding
    /// Inside is where a ray to the outside crosses outlines an odd number of times.
    case evenOdd
}

/// What is painted of a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    case fill
    case eoFill
    case stroke
    case fillStroke
    case eoFillStroke
}

/// The shape of an open line's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Ends at the point itself.
    case butt
    /// A half circle beyond the point.
    case round
    /// Half the line's width beyond the point.
    case square
}

/// The shape of a stroked corner.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter
    case round
    case bevel
}

/// What one step of a path does.
public enum CGPathElementType: Int32, Hashable, Sendable {
    case moveToPoint
    case addLineToPoint
    case addQuadCurveToPoint
    case addCurveToPoint
    case closeSubpath
}
