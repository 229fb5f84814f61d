// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// The parts of a layer's tree that need layout.
struct LayerLayoutState {
    /// Whether the layer itself needs layout.
    var isNeeded = false
    /// Whether a descendant needs layout.
    var isNeededBelow = false
}

extension CALayer {
    func markNeedsLayout() {
        guard !isPresentationCopy else { return }
        layoutState.isNeeded = true
        markAncestorsForLayout()
        hosting.host?.setNeedsCommit()
    }

    /// Marks the path from the root, so that a layout pass visits only layers that need it.
    func markAncestorsForLayout() {
        var ancestor = parent
        while let current = ancestor, !current.layoutState.isNeededBelow {
            current.layoutState.isNeededBelow = true
            ancestor = current.parent
        }
    }

    func layoutNow() {
        var top = self
        while let parent = top.parent, parent.layoutState.isNeeded { top = parent }
        top.layoutTree()
    }

    /// Lays out the layers of this tree that need it, superlayers first, until none does.
    func layoutTree() {
        var passes = 0
        while layoutState.isNeeded || layoutState.isNeededBelow {
            passes += 1
            if passes > CATransaction.maximumPasses {
                Log.misuse(
                    "The layout below \(describe()) did not settle in \(CATransaction.maximumPasses) passes: "
                        + "laying out marks a layer for layout again each time.")
                return
            }
            layoutPass()
        }
    }

    private func layoutPass() {
        var stack = [self]
        while let layer = stack.popLast() {
            if layer.layoutState.isNeeded {
                // Cleared first: changes that layout itself marks belong to the next pass.
                layer.layoutState.isNeeded = false
                layer.layoutSublayers()
            }
            guard layer.layoutState.isNeededBelow else { continue }
            layer.layoutState.isNeededBelow = false
            if let mask = layer.maskStorage, mask.layoutState.isNeeded || mask.layoutState.isNeededBelow {
                stack.append(mask)
            }
            for sublayer in layer.sublayerStorage.reversed()
            where sublayer.layoutState.isNeeded || sublayer.layoutState.isNeededBelow {
                stack.append(sublayer)
            }
        }
    }
}
