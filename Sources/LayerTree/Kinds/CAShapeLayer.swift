// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// Constants for the area that overlapping and nested outlines enclose.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A point is inside if the winding number of the path around it is not zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if a ray from it crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Constants for the shape of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The line ends exactly at its end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A semicircle extends the line by half its width.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A square extends the line by half its width.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Constants for the shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A pointed corner, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner that is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path in its own coordinates.
///
/// The path is stored as vectors and drawn by the render server at the scale at which it is shown. It is drawn between
/// the background and the sublayers, and extends beyond the bounds unless `masksToBounds` clips it.
open class CAShapeLayer: CALayer {
    /// Creates a shape layer without a path.
    public override init() {
        super.init()
        properties.extras.kind = .shape(ShapeProperties())
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    open override var drawsContent: Bool {
        delegate?.drawsContent(self) == true || type(of: self) != CAShapeLayer.self
    }

    override func makePresentationCopy() -> CALayer { CAShapeLayer(layer: self) }

    /// The path to draw, copied when it is set.
    ///
    /// An animation interpolates the points of two paths that have the same sequence of elements; other paths are
    /// switched halfway through.
    open var path: CGPath? {
        get { properties.shape.path?.path }
        set { change(\.shape.path, to: LayerPath(newValue), key: "path") }
    }

    /// The fill color; black by default.
    ///
    /// `nil` doesn't fill the path.
    open var fillColor: CGColor? {
        get { properties.shape.fillColor }
        set { change(\.shape.fillColor, to: newValue, key: "fillColor") }
    }

    /// The rule that determines the inside of the path; `nonZero` by default.
    open var fillRule: CAShapeLayerFillRule {
        get { properties.shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set { change(\.shape.fillRule, to: newValue == .evenOdd ? .evenOdd : .winding, key: "fillRule") }
    }

    /// The stroke color.
    ///
    /// `nil` (the default) doesn't stroke the path.
    open var strokeColor: CGColor? {
        get { properties.shape.strokeColor }
        set { change(\.shape.strokeColor, to: newValue, key: "strokeColor") }
    }

    /// The stroke width in points, centered on the path.
    open var lineWidth: CGFloat {
        get { properties.shape.lineWidth }
        set { change(\.shape.lineWidth, to: newValue.sanitizedLength, key: "lineWidth") }
    }

    /// The shape of the stroke's ends; `butt` by default.
    open var lineCap: CAShapeLayerLineCap {
        get {
            switch properties.shape.lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        }
        set {
            let cap: CGLineCap = newValue == .round ? .round : newValue == .square ? .square : .butt
            change(\.shape.lineCap, to: cap, key: "lineCap")
        }
    }

    /// The shape of the stroke's corners; `miter` by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get {
            switch properties.shape.lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        }
        set {
            let join: CGLineJoin = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter
            change(\.shape.lineJoin, to: join, key: "lineJoin")
        }
    }

    /// The maximum length of a pointed corner, in line widths, before it is beveled; 10 by default.
    open var miterLimit: CGFloat {
        get { properties.shape.miterLimit }
        set { change(\.shape.miterLimit, to: newValue.sanitizedLength, key: "miterLimit") }
    }

    /// The offset into the dash pattern at which the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { properties.shape.lineDashPhase }
        set { change(\.shape.lineDashPhase, to: newValue.sanitized, key: "lineDashPhase") }
    }

    /// The alternating lengths of dashes and gaps, in points; `nil` for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get {
            let lengths = properties.shape.lineDashPattern
            return lengths.isEmpty ? nil : lengths.map { NSNumber(value: Double($0)) }
        }
        set {
            let lengths = (newValue ?? []).map { CGFloat($0.doubleValue).sanitizedLength }
            // A pattern of length zero would never advance.
            let pattern = lengths.reduce(0, +) > 0 ? lengths : []
            change(\.shape.lineDashPattern, to: pattern, key: "lineDashPattern")
        }
    }

    /// The position at which the stroke begins, as a fraction of the path's length; 0 by default.
    open var strokeStart: CGFloat {
        get { properties.shape.strokeStart }
        set { change(\.shape.strokeStart, to: newValue.sanitized, key: "strokeStart") }
    }

    /// The position at which the stroke ends, as a fraction of the path's length; 1 by default.
    open var strokeEnd: CGFloat {
        get { properties.shape.strokeEnd }
        set { change(\.shape.strokeEnd, to: newValue.sanitized, key: "strokeEnd") }
    }
}
