// SPDX-License-Identifier: MIT
internal import Foundation
internal import WaylandClient
internal import Windowing

/// Content that is dragged over one of the application's windows or popups.
///
/// After a drop, the window must retain it until it is finished: releasing it cancels the drag.
@MainActor
final class DropSession: PlatformDragOffer {
    private enum Phase {
        case over
        case dropped
        case ended
    }

    /// The last response to the source.
    private struct Answer: Hashable {
        var type: String?
        var actions: WlDataDeviceManager.DndAction
        var preferred: WlDataDeviceManager.DndAction
    }

    private(set) weak var owner: ShellSurface?
    var location: CGPoint

    private weak var system: WaylandWindowSystem?
    /// Released at the end, together with the compositor's object.
    private var offer: DataOfferObject?
    /// The serial of the enter event, required for each response.
    private let serial: UInt32
    private var phase = Phase.over
    private var answer: Answer?

    init(
        _ offer: DataOfferObject, over owner: ShellSurface, at location: CGPoint, serial: UInt32,
        system: WaylandWindowSystem
    ) {
        self.offer = offer
        self.owner = owner
        self.location = location
        self.serial = serial
        self.system = system
    }

    /// Whether a drop would be accepted.
    var isAccepted: Bool { answer?.type != nil }

    // MARK: - PlatformDragOffer

    var types: [String] { offer?.types.names ?? [] }
    var operations: DragOperations { offer.map { DragOperations($0.sourceActions) } ?? [] }

    func accept(_ operations: DragOperations, preferred: DragOperations) {
        guard phase == .over, let offer else { return }
        // Before version 3 there was only copying.
        let possible: DragOperations = offer.object.version < 3 ? .copy : [.copy, .move, .ask]
        let actions = WlDataDeviceManager.DndAction(operations.intersection(possible))
        let first = operations.intersection(possible).intersection(preferred).first
        let answer = Answer(
            type: actions.isEmpty ? nil : offer.types.names.first, actions: actions,
            preferred: WlDataDeviceManager.DndAction(first ?? operations.intersection(possible).first ?? []))
        guard answer != self.answer else { return }
        self.answer = answer
        offer.object.accept(serial: serial, mimeType: answer.type)
        if offer.object.version >= 3 {
            offer.object.setActions(dndActions: answer.actions, preferredAction: answer.preferred)
        }
        system?.flush()
    }

    func read(_ type: String, limits: TransferLimits) async throws -> Data {
        guard let system, let offer else {
            throw TransferError.failed(type: type, reason: "the drag is over")
        }
        guard offer.types.names.contains(type) else {
            throw TransferError.typeNotOffered(type: type, offered: types)
        }
        return try await system.read(type, limits: limits) { offer.object.receive(mimeType: type, fd: $0) }
    }

    func finish(_ operation: DragOperations?) {
        guard phase == .dropped, let offer else { return }
        if let operation, offer.object.version >= 3 { finish(operation, offer) }
        end()
    }

    /// Finishing without a chosen action, or with "ask" as the final action, would be a protocol error.
    private func finish(_ operation: DragOperations, _ offer: DataOfferObject) {
        if offer.action == .ask {
            let choice = operation.intersection(operations).subtracting(.ask).first
            guard let choice else { return }
            let action = WlDataDeviceManager.DndAction(choice)
            offer.object.setActions(dndActions: action, preferredAction: action)
        } else if offer.action.isEmpty {
            return
        }
        offer.object.finish()
    }

    // MARK: - Called by the data device

    /// Called when the user drops the content over the window.
    func drop() {
        if phase == .over { phase = .dropped }
    }

    /// Ends the session; the offer is no longer valid.
    func end() {
        guard phase != .ended else { return }
        phase = .ended
        offer?.object.destroy()
        offer = nil
        system?.flush()
    }
}
