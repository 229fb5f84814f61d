// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Content that a client, possibly this one, drags over one of the application's windows.
@MainActor
final class X11DragOffer: PlatformDragOffer {
    let types: [String]
    private(set) var operations: DragOperations = .copy
    /// The effect of a drop that the application set; empty for none.
    private(set) var accepted: DragOperations = []
    let source: UInt32

    private let targets: [UInt32: String]
    /// The source's actions, in addition to the suggested one.
    private let permitted: DragOperations
    private weak var system: X11WindowSystem?
    private let window: UInt32
    private var time: UInt32 = 0
    private var isDropped = false
    private var isFinished = false

    init(
        source: UInt32, window: UInt32, targets: [(UInt32, String)], permitted: DragOperations, system: X11WindowSystem
    ) {
        self.permitted = permitted
        self.source = source
        self.window = window
        self.system = system
        self.targets = Dictionary(targets) { first, _ in first }
        types = SelectionTypes.types(ofTargets: targets.map(\.1))
    }

    func accept(_ operations: DragOperations, preferred: DragOperations) {
        let possible = operations.intersection(self.operations)
        let wanted = preferred.intersection(possible)
        accepted = wanted.isEmpty ? possible : wanted
    }

    func read(_ type: String, limits: TransferLimits) async throws -> Data {
        guard let system, let session = system.session else {
            throw TransferError.failed(type: type, reason: "the connection to the display is closed")
        }
        return try await system.read(
            session.atoms[.dragSelection], type: type, offered: targets, time: time, limits: limits)
    }

    func finish(_ operation: DragOperations?) {
        guard isDropped, !isFinished, let session = system?.session else { return }
        isFinished = true
        session.connection.sendMessage(
            session.atoms[.dragFinished], about: source,
            [window, operation == nil ? 0 : 1, (operation ?? []).atom(session.atoms)], to: source)
        session.flush()
    }

    // MARK: - Called by the window

    /// Applies the source's suggestion.
    ///
    /// A source that suggests moving also permits copying.
    func update(suggestion: DragOperations, time: UInt32) {
        let suggested = suggestion == .copy ? .copy : suggestion.union(.copy).union(suggestion == .ask ? .move : [])
        operations = suggested.union(permitted)
        self.time = time
    }

    func drop(time: UInt32) {
        self.time = time
        isDropped = true
    }
}
