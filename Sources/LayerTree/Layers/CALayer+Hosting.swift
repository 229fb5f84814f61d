// SPDX-License-Identifier: MIT
internal import Foundation

/// The kinds of changes that the render server must be sent.
struct LayerChanges: OptionSet {
    let rawValue: UInt8

    static let properties = LayerChanges(rawValue: 1 << 0)
    static let sublayers = LayerChanges(rawValue: 1 << 1)
    static let contents = LayerChanges(rawValue: 1 << 2)
    static let animations = LayerChanges(rawValue: 1 << 3)
    static let all: LayerChanges = [.properties, .sublayers, .contents, .animations]
}

/// A layer's relation to the window that shows it.
struct LayerHosting {
    /// The tree's connection to the render server; `nil` outside a window.
    var host: HostConnection?
    /// The host whose render server node represents this layer, as of the last commit.
    var committedHost: HostConnection.ID?
    var pending: LayerChanges = .all
}

extension CALayer {
    /// Called when this tree has been added to `superlayer`.
    func didAttach(to superlayer: CALayer) {
        if layoutState.isNeeded || layoutState.isNeededBelow { markAncestorsForLayout() }
        if let host = superlayer.hosting.host { enter(host) }
    }

    /// Called when this tree has been removed from its superlayer.
    func didDetach() {
        guard let host = hosting.host else { return }
        forEachInTree { layer in
            layer.hosting.host = nil
            if layer.hosting.committedHost == host.id { host.departed[layer.id] = WeakLayer(layer: layer) }
        }
        host.setNeedsCommit()
    }

    /// Adds the layer to the commits of `host`.
    func enter(_ host: HostConnection) {
        forEachInTree { layer in
            layer.hosting.host = host
            if layer is CATiledLayer { host.tiledLayers[layer.id] = WeakLayer(layer: layer) }
            // The server still knows a layer that was removed in this run-loop iteration: only changes since then are
            // sent.
            let isKnown = host.departed.removeValue(forKey: layer.id) != nil
            if !isKnown { layer.hosting.pending = .all }
            if !layer.hosting.pending.isEmpty { host.changedLayers.append(layer) }
            if layer.drawing.isNeeded { host.layersToDisplay.append(layer) }
        }
        host.setNeedsCommit()
    }

    /// Whether the server has a node for this layer, so that there is a state to animate from.
    var isCommitted: Bool {
        guard let host = hosting.host else { return false }
        return hosting.committedHost == host.id
    }
}

/// A weak reference to a layer.
struct WeakLayer {
    weak var layer: CALayer?
}
