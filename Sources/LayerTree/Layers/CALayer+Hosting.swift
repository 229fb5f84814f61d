// SPDX-License-Identifier: MIT
internal import Foundation

/// What the render server has to be told about a layer.
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
    /// The tree's connection to the render server; `nil` outside any window.
    var host: HostConnection?
    /// The host whose render server node still stands for this layer, as of the last commit.
    var committedHost: HostConnection.ID?
    var pending: LayerChanges = .all
}

extension CALayer {
    /// This tree has become part of `superlayer`'s.
    func didAttach(to superlayer: CALayer) {
        if layoutState.isNeeded || layoutState.isNeededBelow { markAncestorsForLayout() }
        if let host = superlayer.hosting.host { enter(host) }
    }

    /// This tree is on its own now.
    func didDetach() {
        guard let host = hosting.host else { return }
        forEachInTree { layer in
            layer.hosting.host = nil
            if layer.hosting.committedHost == host.id { host.departed[layer.id] = WeakLayer(layer: layer) }
        }
        host.setNeedsCommit()
    }

    /// Takes part in the commits of `host` from now on.
    func enter(_ host: HostConnection) {
        forEachInTree { layer in
            layer.hosting.host = host
            if layer is CATiledLayer { host.tiledLayers[layer.id] = WeakLayer(layer: layer) }
            // One that left in this very turn is still known to the server: only what changed in between is news.
            let isKnown = host.departed.removeValue(forKey: layer.id) != nil
            if !isKnown { layer.hosting.pending = .all }
            if !layer.hosting.pending.isEmpty { host.changedLayers.append(layer) }
            if layer.drawing.isNeeded { host.layersToDisplay.append(layer) }
        }
        host.setNeedsCommit()
    }

    /// The server has a node for this layer, so that there is something to animate from.
    var isCommitted: Bool {
        guard let host = hosting.host else { return false }
        return hosting.committedHost == host.id
    }
}

/// A layer that may be gone.
struct WeakLayer {
    weak var layer: CALayer?
}
