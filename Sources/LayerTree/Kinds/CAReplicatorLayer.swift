// SPDX-License-Identifier: MIT
internal import Foundation
public import Graphics

/// A layer that shows its sublayers several times.
///
/// Each instance lies where the one before it does, taken through `instanceTransform`. Copies are made while drawing and
/// cost no memory; at most 4,096 instances of one layer are shown, all replicators around it taken together.
open class CAReplicatorLayer: CALayer {
    public required init() {
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

    /// How often the sublayers show, the original included; 1 by default.
    open var instanceCount: Int {
        get { properties.replicator.count }
        set { change(\.replicator.count, to: max(0, newValue), key: "instanceCount") }
    }

    /// Sublayers keep their depth instead of being flattened, as in a transform layer.
    open var preservesDepth: Bool {
        get { properties.replicator.preservesDepth }
        set { change(\.replicator.preservesDepth, to: newValue, key: "preservesDepth") }
    }

    /// Seconds by which each instance's animations lag behind those of the one before it.
    open var instanceDelay: CFTimeInterval {
        get { properties.replicator.delay }
        set { change(\.replicator.delay, to: newValue.isFinite ? newValue : 0, key: "instanceDelay") }
    }

    /// From each instance to the next, about the middle of the bounds.
    open var instanceTransform: CATransform3D {
        get { properties.replicator.transform }
        set { change(\.replicator.transform, to: newValue.sanitized, key: "instanceTransform") }
    }

    /// What the colours of the first instance are multiplied with; white by default.
    open var instanceColor: CGColor? {
        get { properties.replicator.color }
        set { change(\.replicator.color, to: newValue ?? .white, key: "instanceColor") }
    }

    /// Added to the red of `instanceColor` from each instance to the next.
    open var instanceRedOffset: Float {
        get { properties.replicator.redOffset }
        set { change(\.replicator.redOffset, to: newValue.sanitized, key: "instanceRedOffset") }
    }

    /// Added to the green of `instanceColor` from each instance to the next.
    open var instanceGreenOffset: Float {
        get { properties.replicator.greenOffset }
        set { change(\.replicator.greenOffset, to: newValue.sanitized, key: "instanceGreenOffset") }
    }

    /// Added to the blue of `instanceColor` from each instance to the next.
    open var instanceBlueOffset: Float {
        get { properties.replicator.blueOffset }
        set { change(\.replicator.blueOffset, to: newValue.sanitized, key: "instanceBlueOffset") }
    }

    /// Added to the alpha of `instanceColor` from each instance to the next.
    open var instanceAlphaOffset: Float {
        get { properties.replicator.alphaOffset }
        set { change(\.replicator.alphaOffset, to: newValue.sanitized, key: "instanceAlphaOffset") }
    }
}
