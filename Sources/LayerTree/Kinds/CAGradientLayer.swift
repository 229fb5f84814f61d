// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

/// How a gradient layer's colours run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point outwards; the end point is the corner of a box around the ellipse where the last is reached.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Round the start point, clockwise, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds, and their round corners, with colours that run into each other.
///
/// The render server draws it; nothing is kept in pixels.
open class CAGradientLayer: CALayer {
    public required init() {
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

    /// The colours in order; anything in it that is no `CGColor` is left out.
    open var colors: [Any]? {
        get { properties.gradient.colors.isEmpty ? nil : properties.gradient.colors }
        set { change(\.gradient.colors, to: (newValue ?? []).compactMap { $0 as? CGColor }, key: "colors") }
    }

    /// Where each colour is reached, as a rising share (0...1) of the way; even steps if `nil` or unfitting.
    ///
    /// > Note: Differs from UIKit: `CGFloat` values; Linux has no need of `NSNumber` here.
    open var locations: [CGFloat]? {
        get { properties.gradient.locations.isEmpty ? nil : properties.gradient.locations }
        set { change(\.gradient.locations, to: (newValue ?? []).map(\.sanitized), key: "locations") }
    }

    /// In units of the bounds; (0.5, 0) by default.
    open var startPoint: CGPoint {
        get { properties.gradient.startPoint }
        set { change(\.gradient.startPoint, to: newValue.sanitized, key: "startPoint") }
    }

    /// In units of the bounds; (0.5, 1) by default.
    open var endPoint: CGPoint {
        get { properties.gradient.endPoint }
        set { change(\.gradient.endPoint, to: newValue.sanitized, key: "endPoint") }
    }

    /// Axial by default, also for a type that is unknown.
    open var type: CAGradientLayerType {
        get { properties.gradient.type }
        set { change(\.gradient.type, to: newValue, key: "type") }
    }
}
