// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

extension CALayer {
    func insert(_ layer: CALayer, at index: Int) {
        layer.checkCanMove(into: self)
        var index = index
        if layer.parent === self, let current = sublayerStorage.index(of: layer) {
            // The layer moves among its siblings and never leaves the tree, so its animations continue.
            sublayerStorage.remove(at: current)
            if current < index { index -= 1 }
            sublayerStorage.insert(layer, at: min(max(index, 0), sublayerStorage.count))
        } else {
            // Keeps the layer alive while no superlayer retains it.
            withExtendedLifetime(layer) {
                layer.detachFromParent()
                sublayerStorage.insert(layer, at: min(max(index, 0), sublayerStorage.count))
                layer.parent = self
                layer.didAttach(to: self)
            }
        }
        didChangeSublayers()
    }

    func insert(_ layer: CALayer, relativeTo sibling: CALayer?, offset: Int, otherwise: Int) {
        guard layer !== sibling else { return }
        let index = sibling.flatMap { sublayerStorage.index(of: $0) }
        insert(layer, at: index.map { $0 + offset } ?? otherwise)
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, old.parent === self, sublayerStorage.index(of: old) != nil else { return }
        insert(new, relativeTo: old, offset: 0, otherwise: 0)
        old.detachFromParent()
    }

    func setSublayers(_ layers: [CALayer]) {
        var kept: Set<CALayer> = []
        let layers = layers.filter { kept.insert($0).inserted }
        guard layers != sublayerStorage else { return }
        for layer in sublayerStorage where !kept.contains(layer) { layer.detachFromParent() }
        for (index, layer) in layers.enumerated()
        where index >= sublayerStorage.count || sublayerStorage[index] !== layer {
            insert(layer, at: index)
        }
    }

    func detachFromParent() {
        guard let parent else { return }
        if parent.maskStorage === self { return parent.setMask(nil) }
        withExtendedLifetime(self) {
            parent.sublayerStorage.remove(self)
            self.parent = nil
            didDetach()
            parent.didChangeSublayers()
        }
    }

    func setMask(_ mask: CALayer?) {
        guard mask !== maskStorage else { return }
        if let mask {
            var layer: CALayer? = self
            while let current = layer {
                guard current !== mask else {
                    return Log.misuse(
                        "The layer \(mask.describe()) cannot mask \(describe()): it is, or contains, that layer.")
                }
                layer = current.parent
            }
            precondition(
                !isPresentationCopy && !mask.isPresentationCopy, "A presentation copy cannot be part of a tree.")
        }
        let old = maskStorage
        if let old {
            maskStorage = nil
            old.parent = nil
            old.didDetach()
        }
        if let mask {
            mask.detachFromParent()
            maskStorage = mask
            mask.parent = self
            mask.didAttach(to: self)
        }
        mark(.sublayers)
    }

    /// Replaces the layers that make up the contents, back to front.
    func setPieces(_ new: [CALayer]) {
        guard new != pieces else { return }
        let (old, kept) = (Set(pieces), Set(new))
        let left = pieces.filter { !kept.contains($0) }
        pieces = new
        for piece in left {
            piece.parent = nil
            piece.didDetach()
        }
        for piece in new where !old.contains(piece) {
            piece.parent = self
            piece.didAttach(to: self)
        }
        mark(.sublayers)
    }

    private func didChangeSublayers() {
        mark(.sublayers)
        markNeedsLayout()
    }

    private func checkCanMove(into target: CALayer) {
        precondition(!isPresentationCopy && !target.isPresentationCopy, "A presentation copy cannot be part of a tree.")
        // A layer without sublayers has no descendants to check; this keeps building a deep tree from the top linear.
        guard !sublayerStorage.isEmpty || maskStorage != nil || self === target else { return }
        var layer: CALayer? = target
        while let current = layer {
            precondition(
                current !== self,
                "The layer \(describe()) cannot become a sublayer of \(target.describe()): it is, or contains, that layer."
            )
            layer = current.parent
        }
    }

    /// Calls `body` for every layer of this tree, including masks and pieces, in pre-order and without recursion.
    func forEachInTree(_ body: (CALayer) -> Void) {
        var stack = [self]
        while let layer = stack.popLast() {
            body(layer)
            if let mask = layer.maskStorage { stack.append(mask) }
            stack += layer.pieces
            for sublayer in layer.sublayerStorage.reversed() { stack.append(sublayer) }
        }
    }

    /// Releases the sublayers of a layer that was deallocated so that a tree of any depth is freed without nested
    /// `deinit` calls.
    static func dismantle(_ layers: inout [CALayer]) {
        var pending = exchange(&layers, with: [])
        for layer in pending { layer.parent = nil }
        while var layer = pending.popLast() {
            guard isKnownUniquelyReferenced(&layer) else { continue }
            let orphans = layer.takeBelow()
            for orphan in orphans { orphan.parent = nil }
            pending += orphans
        }
    }

    private func takeBelow() -> [CALayer] {
        defer {
            sublayerStorage = []
            maskStorage = nil
            pieces = []
        }
        return pieces.isEmpty && maskStorage == nil
            ? sublayerStorage : sublayerStorage + pieces + [maskStorage].compactMap(\.self)
    }

    /// Returns a description for messages: the layer's class, and its name if it has one.
    func describe() -> String {
        name.map { "\"\($0)\" (\(type(of: self)))" } ?? "\(type(of: self)) \(id.number)"
    }
}
