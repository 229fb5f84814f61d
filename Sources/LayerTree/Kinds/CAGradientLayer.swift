// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

/// Constants for the shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point outward.
    ///
    /// The end point is the corner of a box around the ellipse at which the last color is reached.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, clockwise, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds, including rounded corners, with a color gradient.
///
/// The render server draws it; no bitmap is stored.
open class CAGradientLayer: CALayer {
    /// Creates a gradient layer without colors.
    public override init() {
        super.init()
        properties.extras.kind = .gradient(GradientProperties())
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    open override var drawsContent: Bool {
        delegate?.drawsContent(self) == true || Swift.type(of: self) != CAGradientLayer.self
    }

    override func makePresentationCopy() -> CALayer { CAGradientLayer(layer: self) }

    /// The colors in order; elements that are not a `CGColor` are ignored.
    open var colors: [Any]? {
        get { properties.gradient.colors.isEmpty ? nil : properties.gradient.colors }
        set { change(\.gradient.colors, to: (newValue ?? []).compactMap { $0 as? CGColor }, key: "colors") }
    }

    /// The position of each color, as ascending fractions (0...1) of the gradient.
    ///
    /// `nil`, or an array that doesn't match the colors, spaces them evenly.
    open var locations: [NSNumber]? {
        get { positions?.map { NSNumber(value: Double($0)) } }
        set { positions = newValue?.map { CGFloat($0.doubleValue) } }
    }

    /// The value of `locations`.
    package final var positions: [CGFloat]? {
        get { properties.gradient.locations.isEmpty ? nil : properties.gradient.locations }
        set { change(\.gradient.locations, to: (newValue ?? []).map(\.sanitized), key: "locations") }
    }

    /// The start point in the unit coordinate space of the bounds; (0.5, 0) by default.
    open var startPoint: CGPoint {
        get { properties.gradient.startPoint }
        set { change(\.gradient.startPoint, to: newValue.sanitized, key: "startPoint") }
    }

    /// The end point in the unit coordinate space of the bounds; (0.5, 1) by default.
    open var endPoint: CGPoint {
        get { properties.gradient.endPoint }
        set { change(\.gradient.endPoint, to: newValue.sanitized, key: "endPoint") }
    }

    /// The gradient's shape; axial by default and for unknown types.
    open var type: CAGradientLayerType {
        get { properties.gradient.type }
        set { change(\.gradient.type, to: newValue, key: "type") }
    }
}
