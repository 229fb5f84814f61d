// SPDX-License-Identifier: MIT

/// Constants for the area that overlapping and nested outlines enclose.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// A point is inside if the winding number of the path around it is not zero.
    case winding
    /// A point is inside if a ray from it crosses the path an odd number of times.
    case evenOdd
}

/// Constants for painting a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Fills with the winding rule.
    case fill
    /// Fills with the even-odd rule.
    case eoFill
    /// Strokes.
    case stroke
    /// Fills with the winding rule, then strokes.
    case fillStroke
    /// Fills with the even-odd rule, then strokes.
    case eoFillStroke
}

/// Constants for the shape of a stroke's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// The line ends exactly at its end point.
    case butt
    /// A semicircle extends the line by half its width.
    case round
    /// A square extends the line by half its width.
    case square
}

/// Constants for the shape of a stroke's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A pointed corner, up to the miter limit.
    case miter
    /// A rounded corner.
    case round
    /// A corner that is cut off.
    case bevel
}

/// Constants for the type of a path element.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// Starts a subpath.
    case moveToPoint
    /// Adds a line.
    case addLineToPoint
    /// Adds a quadratic Bézier curve.
    case addQuadCurveToPoint
    /// Adds a cubic Bézier curve.
    case addCurveToPoint
    /// Closes the subpath.
    case closeSubpath
}
