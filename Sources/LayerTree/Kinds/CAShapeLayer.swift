// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// What of overlapping and nested outlines a shape layer fills.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Inside is where outlines wind round a different number of times one way than the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside is where a ray to the outside crosses outlines an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of an open line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a stroked corner.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a path, filled and stroked, in its own coordinates.
///
/// The path is kept as it is, not as pixels, and is drawn by the render server at the scale at which it is seen. It
/// reaches beyond the bounds unless `masksToBounds` clips it, and lies between the background and the sublayers.
open class CAShapeLayer: CALayer {
    public required init() {
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

    /// The outline; taken as it is when it is set.
    ///
    /// An animation goes from one path to another of the same steps by moving the points; between others it switches
    /// half-way.
    open var path: CGPath? {
        get { properties.shape.path?.path }
        set { change(\.shape.path, to: LayerPath(newValue), key: "path") }
    }

    /// Black by default; `nil` leaves the inside empty.
    open var fillColor: CGColor? {
        get { properties.shape.fillColor }
        set { change(\.shape.fillColor, to: newValue, key: "fillColor") }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { properties.shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set { change(\.shape.fillRule, to: newValue == .evenOdd ? .evenOdd : .winding, key: "fillRule") }
    }

    /// `nil`, the default, draws no line.
    open var strokeColor: CGColor? {
        get { properties.shape.strokeColor }
        set { change(\.shape.strokeColor, to: newValue, key: "strokeColor") }
    }

    /// Points; the line lies half on either side of the path.
    open var lineWidth: CGFloat {
        get { properties.shape.lineWidth }
        set { change(\.shape.lineWidth, to: newValue.sanitizedLength, key: "lineWidth") }
    }

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

    /// How long a pointed corner may get, in line widths, before it is cut off; 10 by default.
    open var miterLimit: CGFloat {
        get { properties.shape.miterLimit }
        set { change(\.shape.miterLimit, to: newValue.sanitizedLength, key: "miterLimit") }
    }

    /// Where in the pattern the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { properties.shape.lineDashPhase }
        set { change(\.shape.lineDashPhase, to: newValue.sanitized, key: "lineDashPhase") }
    }

    /// Lengths of strokes and gaps in turn, in points; `nil` for an unbroken line.
    ///
    /// > Note: Differs from UIKit: `CGFloat` values; Linux has no need of `NSNumber` here.
    open var lineDashPattern: [CGFloat]? {
        get { properties.shape.lineDashPattern.isEmpty ? nil : properties.shape.lineDashPattern }
        set {
            let lengths = (newValue ?? []).map(\.sanitizedLength)
            // A pattern without length would never get on.
            let pattern = lengths.reduce(0, +) > 0 ? lengths : []
            change(\.shape.lineDashPattern, to: pattern, key: "lineDashPattern")
        }
    }

    /// Where along the path, as a share of its length, the line begins; 0 by default.
    open var strokeStart: CGFloat {
        get { properties.shape.strokeStart }
        set { change(\.shape.strokeStart, to: newValue.sanitized, key: "strokeStart") }
    }

    /// Where along the path, as a share of its length, the line ends; 1 by default.
    open var strokeEnd: CGFloat {
        get { properties.shape.strokeEnd }
        set { change(\.shape.strokeEnd, to: newValue.sanitized, key: "strokeEnd") }
    }
}
