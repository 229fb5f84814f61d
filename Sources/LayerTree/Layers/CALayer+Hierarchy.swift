// SPDX-License-Identifier: MIT
internal import Foundation

extension CALayer {
    func insert(_ layer: CALayer, at index: Int) {
        layer.checkCanMove(into: self)
        var index = index
        if layer.parent === self, let current = sublayerStorage.firstIndex(where: { $0 === layer }) {
            // Moved among its siblings: it never leaves the tree, so its animations go on.
            sublayerStorage.remove(at: current)
            if current < index { index -= 1 }
            sublayerStorage.insert(layer, at: min(max(index, 0), sublayerStorage.count))
        } else {
            // Held while it belongs to nobody.
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
        let index = sibling.flatMap { sibling in sublayerStorage.firstIndex { $0 === sibling } }
        insert(layer, at: index.map { $0 + offset } ?? otherwise)
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, old.parent === self, sublayerStorage.contains(where: { $0 === old }) else { return }
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
        withExtendedLifetime(self) {
            parent.sublayerStorage.removeAll { $0 === self }
            self.parent = nil
            didDetach()
            parent.didChangeSublayers()
        }
    }

    private func didChangeSublayers() {
        mark(.sublayers)
        markNeedsLayout()
    }

    private func checkCanMove(into target: CALayer) {
        precondition(!isPresentationCopy && !target.isPresentationCopy, "A presentation copy cannot be part of a tree.")
        // A layer without sublayers is nobody's superlayer; this keeps building a deep tree from the top linear.
        guard !sublayerStorage.isEmpty || self === target else { return }
        var layer: CALayer? = target
        while let current = layer {
            precondition(
                current !== self,
                "The layer \(describe()) cannot become a sublayer of \(target.describe()): it is, or contains, that layer."
            )
            layer = current.parent
        }
    }

    /// Every layer of this tree, each before its sublayers, without recursion.
    func forEachInTree(_ body: (CALayer) -> Void) {
        var stack = [self]
        while let layer = stack.popLast() {
            body(layer)
            for sublayer in layer.sublayerStorage.reversed() { stack.append(sublayer) }
        }
    }

    /// Lets go of the sublayers so that a tree of any depth is freed without nesting one `deinit` in another.
    func dismantle() {
        var pending = sublayerStorage
        sublayerStorage = []
        for layer in pending { layer.parent = nil }
        while var layer = pending.popLast() {
            guard isKnownUniquelyReferenced(&layer) else { continue }
            let orphans = layer.sublayerStorage
            layer.sublayerStorage = []
            for orphan in orphans { orphan.parent = nil }
            pending += orphans
        }
    }

    /// The layer in a message: its class, and its name if it has one.
    func describe() -> String {
        name.map { "\"\($0)\" (\(type(of: self)))" } ?? "\(type(of: self)) \(id.number)"
    }
}
