// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The properties of a shape layer.
struct ShapeProperties: Equatable, Sendable {
    var path: LayerPath?
    var fillColor: CGColor? = .black
    var fillRule = CGPathFillRule.winding
    var strokeColor: CGColor?
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var lineDashPhase: CGFloat = 0
    /// The alternating lengths of dashes and gaps; empty for a solid line.
    var lineDashPattern: [CGFloat] = []
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
}

/// The properties of a gradient layer.
struct GradientProperties: Equatable, Sendable {
    var colors: [CGColor] = []
    /// Empty for even spacing.
    var locations: [CGFloat] = []
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
}

/// The properties of a replicator layer.
struct ReplicatorProperties: Equatable, Sendable {
    var count = 1
    var delay: TimeInterval = 0
    var transform = CATransform3DIdentity
    var preservesDepth = false
    var color = CGColor.white
    /// Added to the color from each instance to the next.
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0
}

/// The properties of a backdrop layer.
struct BackdropProperties: Equatable, Sendable {
    /// The standard deviation in points.
    var blurRadius: CGFloat = 20
    /// 0 removes color, 1 keeps it, higher values intensify it.
    var saturation: CGFloat = 1.8
    var tint: CGColor?
}

extension LayerProperties {
    var shape: ShapeProperties {
        get { if case .shape(let shape) = kind { shape } else { ShapeProperties() } }
        set { if case .shape = kind { extras.kind = .shape(newValue) } }
    }

    var gradient: GradientProperties {
        get { if case .gradient(let gradient) = kind { gradient } else { GradientProperties() } }
        set { if case .gradient = kind { extras.kind = .gradient(newValue) } }
    }

    var replicator: ReplicatorProperties {
        get { if case .replicator(let replicator) = kind { replicator } else { ReplicatorProperties() } }
        set { if case .replicator = kind { extras.kind = .replicator(newValue) } }
    }

    var backdrop: BackdropProperties {
        get { if case .backdrop(let backdrop) = kind { backdrop } else { BackdropProperties() } }
        set { if case .backdrop = kind { extras.kind = .backdrop(newValue) } }
    }
}
