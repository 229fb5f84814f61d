// SPDX-License-Identifier: MIT
internal import Foundation
public import Graphics

/// A layer that draws its sublayers several times.
///
/// Each instance is transformed by `instanceTransform` relative to the previous one. Copies are made while drawing and
/// use no memory. At most 4,096 instances of one layer are drawn, counting all enclosing replicators.
open class CAReplicatorLayer: CALayer {
    /// Creates a replicator layer with one instance.
    public override init() {
        super.init()
        properties.extras.kind = .replicator(ReplicatorProperties())
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    open override var drawsContent: Bool {
        delegate?.drawsContent(self) == true || type(of: self) != CAReplicatorLayer.self
    }

    override func makePresentationCopy() -> CALayer { CAReplicatorLayer(layer: self) }

    /// The number of times the sublayers are drawn, including the original; 1 by default.
    open var instanceCount: Int {
        get { properties.replicator.count }
        set { change(\.replicator.count, to: max(0, newValue), key: "instanceCount") }
    }

    /// Whether sublayers keep their depth instead of being flattened, as in a transform layer.
    open var preservesDepth: Bool {
        get { properties.replicator.preservesDepth }
        set { change(\.replicator.preservesDepth, to: newValue, key: "preservesDepth") }
    }

    /// The delay of each instance's animations relative to the previous instance, in seconds.
    open var instanceDelay: CFTimeInterval {
        get { properties.replicator.delay }
        set { change(\.replicator.delay, to: newValue.isFinite ? newValue : 0, key: "instanceDelay") }
    }

    /// The transform from each instance to the next, relative to the center of the bounds.
    open var instanceTransform: CATransform3D {
        get { properties.replicator.transform }
        set { change(\.replicator.transform, to: newValue.sanitized, key: "instanceTransform") }
    }

    /// The color by which the first instance is multiplied; white by default.
    open var instanceColor: CGColor? {
        get { properties.replicator.color }
        set { change(\.replicator.color, to: newValue ?? .white, key: "instanceColor") }
    }

    /// The value added to the red component of `instanceColor` from each instance to the next.
    open var instanceRedOffset: Float {
        get { properties.replicator.redOffset }
        set { change(\.replicator.redOffset, to: newValue.sanitized, key: "instanceRedOffset") }
    }

    /// The value added to the green component of `instanceColor` from each instance to the next.
    open var instanceGreenOffset: Float {
        get { properties.replicator.greenOffset }
        set { change(\.replicator.greenOffset, to: newValue.sanitized, key: "instanceGreenOffset") }
    }

    /// The value added to the blue component of `instanceColor` from each instance to the next.
    open var instanceBlueOffset: Float {
        get { properties.replicator.blueOffset }
        set { change(\.replicator.blueOffset, to: newValue.sanitized, key: "instanceBlueOffset") }
    }

    /// The value added to the alpha component of `instanceColor` from each instance to the next.
    open var instanceAlphaOffset: Float {
        get { properties.replicator.alphaOffset }
        set { change(\.replicator.alphaOffset, to: newValue.sanitized, key: "instanceAlphaOffset") }
    }
}
