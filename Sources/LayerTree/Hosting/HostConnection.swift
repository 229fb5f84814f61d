// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The layer tree's end of the connection to the render server, which collects changes since the last commit.
@MainActor
final class HostConnection {
    /// Identifies a host in the layer tree and on the render thread.
    struct ID: Hashable, Sendable {
        let number: UInt64

        private static let counter = Counter()

        /// Returns an identifier that no other host has.
        @MainActor
        static func next() -> ID {
            ID(number: counter.next())
        }
    }

    let id: ID
    private weak var root: CALayer?
    /// Layers with pending changes; a layer can occur twice.
    var changedLayers: [CALayer] = []
    var layersToDisplay: [CALayer] = []
    /// Layers that the server knows and that have left the tree.
    var departed: [LayerID: WeakLayer] = [:]
    var configuration: FrameConfiguration?
    var needsFrame = false
    /// Whether the tree has been configured with a size.
    private var isShown = false
    /// Layers whose animations the server can report on.
    private var animatedLayers: [LayerID: WeakLayer] = [:]
    /// Tiled layers in the tree.
    var tiledLayers: [LayerID: WeakLayer] = [:]
    /// Pixels per point of the window.
    var scale: CGFloat = 1
    private var layersWithSpare: [CALayer] = []
    private var drawnLayers: [CALayer] = []
    /// Sends a commit; `nil` once the host is invalid.
    private var send: ((LayerCommit) -> Void)?

    init(id: ID, root: CALayer, send: @escaping (LayerCommit) -> Void) {
        self.id = id
        self.root = root
        self.send = send
    }

    var isValid: Bool { send != nil }

    func setNeedsCommit() {
        guard isValid else { return }
        TransactionState.shared.noteChange(in: self)
    }

    // MARK: - Layout and drawing

    var needsLayoutOrDisplay: Bool {
        guard let root else { return false }
        return root.layoutState.isNeeded || root.layoutState.isNeededBelow || !layersToDisplay.isEmpty
    }

    func layoutTree() {
        root?.layoutTree()
    }

    func displayLayers() {
        let layers = layersToDisplay
        layersToDisplay = []
        for layer in layers where layer.hosting.host === self { layer.displayIfNeeded() }
    }

    /// Draws tiles that have become visible.
    func updateTiles() {
        guard !tiledLayers.isEmpty, let root, configuration != nil || isShown else { return }
        var isWaiting = false
        for (id, weak) in tiledLayers {
            guard let layer = weak.layer as? CATiledLayer, layer.hosting.host === self else {
                tiledLayers[id] = nil
                continue
            }
            if layer.updateTiles(in: root, scale: scale) { isWaiting = true }
        }
        if isWaiting { CATransaction.addPostCommitHandler { [weak self] in self?.setNeedsCommit() } }
    }

    /// Called for each layer that draws, so that layers that stop drawing release their second bitmap.
    func keepSpare(of layer: CALayer) {
        drawnLayers.append(layer)
    }

    private func releaseSpares() {
        let drawn = Set(drawnLayers)
        for layer in layersWithSpare where !drawn.contains(layer) { layer.drawing.store?.releaseSpare() }
        layersWithSpare = drawnLayers
        drawnLayers = []
    }

    // MARK: - Commits

    /// Sends pending changes.
    ///
    /// `time` is the start time of new animations.
    func commit(at time: TimeInterval) {
        guard let send else { return }
        releaseSpares()
        let removed = takeDeparted()
        let layers = changedLayers
        changedLayers = []
        var changes: [LayerChange] = []
        changes.reserveCapacity(layers.count)
        for layer in layers where layer.hosting.host === self {
            if let change = layer.takeChange(for: self, at: time) { changes.append(change) }
        }
        guard !changes.isEmpty || !removed.isEmpty || configuration != nil || needsFrame else { return }
        for layer in layers where !layer.attachedAnimations.isEmpty {
            animatedLayers[layer.id] = WeakLayer(layer: layer)
        }
        send(
            LayerCommit(
                changes: changes, removed: removed, configuration: configuration, needsFrame: needsFrame,
                time: time))
        if configuration != nil { isShown = true }
        configuration = nil
        needsFrame = false
    }

    /// Returns the layer that a report is about, if it still exists.
    func animatedLayer(_ id: LayerID) -> CALayer? {
        guard let layer = animatedLayers[id]?.layer, layer.hosting.host === self else {
            animatedLayers[id] = nil
            return nil
        }
        return layer
    }

    /// Stops tracking the layer if no more reports about it are expected.
    func forgetIfStill(_ id: LayerID) {
        if animatedLayers[id]?.layer?.attachedAnimations.isEmpty ?? true { animatedLayers[id] = nil }
    }

    private func takeDeparted() -> [LayerID] {
        let left = departed
        departed = [:]
        for id in left.keys { animatedLayers[id] = nil }
        for layer in left.values.compactMap(\.layer) {
            if layer.hosting.committedHost == id { layer.hosting.committedHost = nil }
            // If another host shows the layer now, its animations continue there.
            if layer.hosting.host == nil { layer.endAllAnimations(finished: false) }
        }
        return Array(left.keys)
    }

    /// Removes the tree from the server permanently.
    func invalidate() {
        send = nil
        TransactionState.shared.forget(self)
        let left = root
        left?.forEachInTree { layer in
            layer.hosting.host = nil
            layer.hosting.committedHost = nil
            layer.hosting.pending = .all
            layer.endAllAnimations(finished: false)
        }
        changedLayers = []
        layersToDisplay = []
        departed = [:]
        animatedLayers = [:]
        tiledLayers = [:]
        layersWithSpare = []
        drawnLayers = []
    }
}
