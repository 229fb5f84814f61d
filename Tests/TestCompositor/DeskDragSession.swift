// SPDX-License-Identifier: MIT
internal import WaylandServer

/// A drag between clients, under `CompositorOptions.servesClients`.
final class DeskDragSession {
    private struct Target {
        let surface: WlSurfaceResource
        let devices: [WlDataDeviceResource]
        let offers: [WlDataOfferResource]
        var acceptedType: String?
        var action: WlDataDeviceManagerResource.DndAction = []
    }

    private let source: DeskDataExchange.Source
    private let data: DeskDataExchange
    private let nextSerial: () -> UInt32
    private var target: Target?
    private var isDropped = false
    private var time: UInt32 = 0
    /// Whether the source has received its last event, or no longer exists.
    private(set) var isOver = false

    init(_ source: DeskDataExchange.Source, data: DeskDataExchange, nextSerial: @escaping () -> UInt32) {
        self.source = source
        self.data = data
        self.nextSerial = nextSerial
        source.core?.onEnd = { [weak self] in self?.sourceDidGo() }
    }

    /// Whether the button is still held.
    var isHeld: Bool { !isDropped && !isOver }

    // MARK: - User actions

    func move(to surface: WlSurfaceResource?, x: Double, y: Double) {
        guard isHeld else { return }
        if let surface, let target, target.surface === surface {
            time &+= 1
            for device in target.devices where device.isAlive { device.sendMotion(time: time, x: x, y: y) }
            return
        }
        leave()
        guard let surface, surface.isAlive else { return }
        let devices = data.devices.filter { $0.client === surface.client }
        let offers = devices.map { device in
            let offer = data.makeOffer(source.types, for: device)
            offer.handler = { [weak self, weak offer] request in
                if let offer { self?.receive(request, from: offer) }
            }
            if device.version >= 3 { offer.sendSourceActions(sourceActions: source.actions ?? []) }
            device.sendEnter(serial: nextSerial(), surface: surface, x: x, y: y, id: offer)
            return offer
        }
        target = Target(surface: surface, devices: devices, offers: offers)
    }

    /// Drops the content.
    func drop() {
        guard isHeld else { return }
        guard let target, target.acceptedType != nil, !target.action.isEmpty else {
            leave()
            return cancel()
        }
        isDropped = true
        for device in target.devices where device.isAlive { device.sendDrop() }
        if hasActions { source.core?.sendDndDropPerformed() }
    }

    // MARK: - Client requests

    private var hasActions: Bool { (source.core?.version ?? 0) >= 3 }

    private func receive(_ request: WlDataOfferResource.Request, from offer: WlDataOfferResource) {
        guard !isOver, target?.offers.contains(where: { $0 === offer }) == true else { return }
        switch request {
        case .accept(_, let type):
            guard !isDropped else { return }
            target?.acceptedType = type
            // Before version 3 there was only copying.
            if !hasActions { target?.action = .copy }
            source.core?.sendTarget(mimeType: type)
        case .setActions(let actions, let preferred): choose(actions, preferred, offer)
        case .receive(let type, let file): source.request(type, into: file)
        case .finish: finish()
        case .destroy: if isDropped { cancel() }
        }
    }

    private func choose(
        _ actions: WlDataDeviceManagerResource.DndAction, _ preferred: WlDataDeviceManagerResource.DndAction,
        _ offer: WlDataOfferResource
    ) {
        let possible = actions.intersection(source.actions ?? [])
        let all: [WlDataDeviceManagerResource.DndAction] = [preferred, .copy, .move, .ask]
        let action = all.first { !$0.isEmpty && possible.contains($0) } ?? []
        guard hasActions, action != target?.action else { return }
        target?.action = action
        offer.sendAction(dndAction: action)
        source.core?.sendAction(dndAction: action)
    }

    private func leave() {
        guard let target else { return }
        self.target = nil
        for device in target.devices where device.isAlive { device.sendLeave() }
        guard source.isAlive, !isOver else { return }
        if target.acceptedType != nil { source.core?.sendTarget(mimeType: nil) }
        if hasActions, !target.action.isEmpty { source.core?.sendAction(dndAction: []) }
    }

    private func finish() {
        guard isDropped, !isOver else { return }
        isOver = true
        if hasActions { source.core?.sendDndFinished() }
    }

    private func cancel() {
        guard !isOver else { return }
        isOver = true
        if source.isAlive { source.cancel() }
    }

    private func sourceDidGo() {
        guard !isOver else { return }
        isOver = true
        leave()
    }
}

extension Desk {
    /// Whether content is being dragged from one client to another.
    public var isDragging: Bool { dragSession?.isHeld == true }

    /// Removes the pointer from its surface for a drag, which begins at the pointer's position.
    func beginDrag(_ source: DeskDataExchange.Source) {
        guard options.servesClients else { return }
        let session = DeskDragSession(source, data: data) { [weak self] in self?.server.nextSerial() ?? 0 }
        movePointer(to: nil)
        dragSession = session
        moveDrag()
    }

    /// Moves the drag to the current position.
    func moveDrag() {
        let found = surface(atX: pointerPlace.x, y: pointerPlace.y)
        dragSession?.move(to: found?.surface.resource, x: found?.x ?? 0, y: found?.y ?? 0)
    }

    /// Moves the pointer, and a drag, to a point in output coordinates.
    ///
    /// While a button is pressed it stays with its surface.
    public func movePointer(toX x: Double, y: Double, isPressing: Bool) {
        pointerPlace = (x, y)
        if isDragging { return moveDrag() }
        if isPressing, let corner = pointerCorner { return movePointer(x: x - corner.x, y: y - corner.y) }
        let found = surface(atX: x, y: y)
        movePointer(to: found?.surface, x: found?.x ?? 0, y: found?.y ?? 0)
        pointerCorner = found.map { (x - $0.x, y - $0.y) }
    }

    /// Drops the drag, and gives the pointer to the surface under it; returns `false` if there is no drag.
    public func dropDrag() -> Bool {
        guard let session = dragSession, session.isHeld else { return false }
        session.drop()
        movePointer(toX: pointerPlace.x, y: pointerPlace.y, isPressing: false)
        return true
    }
}
