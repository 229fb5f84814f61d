// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// A drag from one of the application's windows, from the press to the target's final message.
@MainActor
final class DragSource {
    /// A window that accepts drops.
    struct Target: Hashable, Sendable {
        var window: UInt32
        /// The window that receives the messages, which can be a proxy.
        var receiver: UInt32
        var version: UInt32
    }

    /// The time that the target has to process the content, in seconds.
    private static let timeLimit = 60.0

    private let attributes: DragAttributes
    private let progress: (DragProgress) -> Void
    private let session: Session
    private weak var system: X11WindowSystem?
    private let window: UInt32
    private let picture: DragPicture?
    /// The atoms of the targets; empty until the server has replied.
    private var forms: [UInt32] = []
    private var target: Target?
    private var position: (x: Int, y: Int, time: UInt32)?
    /// Whether a search for the window under the pointer is in progress.
    private var isLooking = false
    private var needsLook = false
    private var isWaitingForStatus = false
    private var needsPosition = false
    private var accepted: DragOperations = []
    private var isDropped = false
    private var isReleased = false
    private var timeout: ScheduledCall?

    init(
        _ attributes: DragAttributes, from window: X11Window, session: Session,
        progress: @escaping (DragProgress) -> Void
    ) {
        self.attributes = attributes
        self.progress = progress
        self.session = session
        self.window = window.surface.identifier
        system = window.system
        picture = attributes.image.flatMap { DragPicture($0, session: session, system: window.system) }
    }

    /// Grabs the pointer and offers the content.
    func start() {
        let atoms = session.atoms
        system?.own(atoms[.dragSelection], attributes.offer, time: attributes.serial)
        let names = SelectionTypes.offers(ofTypes: attributes.offer.types).map(\.target)
        Task { [weak self] in
            guard let self else { return }
            forms = await session.inquire { $0.atoms(names) }
            session.connection.setProperty(atoms[.dragTypes], of: window, type: atoms[.atom], to: forms)
            // A message suggests one action; this property lists all permitted ones.
            session.connection.setProperty(
                atoms[.dragActions], of: window, type: atoms[.atom], to: attributes.operations.list(atoms))
            look()
        }
        let mask =
            XCB_INPUT_XI_EVENT_MASK_BUTTON_RELEASE.rawValue | XCB_INPUT_XI_EVENT_MASK_MOTION.rawValue
        let mode = UInt8(XCB_INPUT_GRAB_MODE_22_ASYNC.rawValue)
        let sequence = unsafe xcb_input_xi_grab_device(
            session.connection.pointer, window, UInt32(XCB_CURRENT_TIME),
            system?.cursors?.picture(for: .grabbing) ?? 0, X11WindowSystem.masterPointer, mode, mode,
            UInt8(XCB_INPUT_GRAB_OWNER_NO_OWNER.rawValue), 1, [mask]
        ).sequence
        session.reader.answer(to: sequence) { [weak self] answer in
            let status = answer?.load(xcb_input_xi_grab_device_reply_t.self)?.status
            if status != UInt8(XCB_GRAB_STATUS_SUCCESS.rawValue) { self?.cancel() }
        }
    }

    // MARK: - Pointer events

    func receive(_ event: XEvent.DeviceEvent) {
        guard !isReleased else { return }
        position = (Int(pixels: event.rootX), Int(pixels: event.rootY), event.time)
        picture?.move(to: Int(pixels: event.rootX), Int(pixels: event.rootY))
        switch event.kind {
        case .motion: look()
        case .buttonRelease: release(time: event.time)
        default: break
        }
    }

    /// Searches for the window under the pointer; movements during a search are merged.
    private func look() {
        guard let position, !forms.isEmpty, !isReleased else { return }
        needsLook = isLooking
        guard !isLooking else { return }
        isLooking = true
        let (atoms, root) = (session.atoms, session.screen.root)
        Task { [weak self, session] in
            let found = await session.inquire {
                DragTargetFinder(connection: $0, atoms: atoms, root: root).target(x: position.x, y: position.y)
            }
            guard let self else { return }
            isLooking = false
            guard !isDropped else { return }
            enter(found)
            sendPosition()
            if needsLook { look() }
        }
    }

    private func enter(_ found: Target?) {
        guard found != target else { return }
        leave()
        target = found
        guard let found else { return }
        let first = (forms + [0, 0, 0]).prefix(3)
        let version = min(found.version, DragOperations.protocolVersion)
        send(.dragEnter, [window, version << 24 | (forms.count > 3 ? 1 : 0)] + first)
    }

    private func leave() {
        if target != nil { send(.dragLeave, [window]) }
        target = nil
        isWaitingForStatus = false
        setAccepted([])
    }

    private func sendPosition() {
        guard target != nil, let position else { return }
        needsPosition = isWaitingForStatus
        guard !isWaitingForStatus else { return }
        isWaitingForStatus = true
        let place =
            UInt32(UInt16(truncatingIfNeeded: position.x)) << 16 | UInt32(UInt16(truncatingIfNeeded: position.y))
        send(.dragPosition, [window, 0, place, position.time, attributes.operations.atom(session.atoms)])
    }

    private func release(time: UInt32) {
        isReleased = true
        ungrabPointer()
        picture?.close()
        // A target that has not responded yet might still do so.
        if isWaitingForStatus {
            waitForEnd()
        } else {
            drop(time: time)
        }
    }

    private func drop(time: UInt32) {
        guard target != nil, !accepted.isEmpty else { return cancel() }
        isDropped = true
        send(.dragDrop, [window, 0, time])
        progress(.dropped)
        waitForEnd()
    }

    // MARK: - Target responses

    func receive(_ message: XEvent.ClientMessage, _ name: AtomName) {
        guard message.numbers[0] == target?.window else { return }
        switch name {
        case .dragStatus where !isDropped:
            isWaitingForStatus = false
            let isAccepted = message.numbers[1] & 1 != 0
            setAccepted(isAccepted ? DragOperations(atom: message.numbers[4], atoms: session.atoms) : [])
            if isReleased {
                drop(time: position?.time ?? 0)
            } else if needsPosition {
                sendPosition()
            }
        case .dragFinished where isDropped:
            let isUsed = message.numbers[1] & 1 != 0
            let operation = DragOperations(atom: message.numbers[2], atoms: session.atoms)
            end(isUsed ? (operation.isEmpty ? accepted : operation) : nil)
        default:
            break
        }
    }

    private func setAccepted(_ operations: DragOperations) {
        let operations = operations.intersection(attributes.operations)
        guard operations != accepted else { return }
        accepted = operations
        progress(.wouldDo(operations.isEmpty ? nil : operations))
    }

    // MARK: - Ending

    private func waitForEnd() {
        timeout?.cancel()
        let timeLimit = isDropped ? Self.timeLimit : TransferLimits().timeLimit
        timeout = system?.timeSource.schedule(after: timeLimit) { [weak self] in self?.cancel() }
    }

    /// Cancels the drag.
    func cancel() {
        if !isReleased {
            isReleased = true
            ungrabPointer()
        }
        if !isDropped, target != nil { send(.dragLeave, [window]) }
        target = nil
        end(nil)
    }

    /// Releases the pointer, whenever it was grabbed: the button can be released before the server processes the grab,
    /// which is then later than the release, and would not end at the release's time.
    private func ungrabPointer() {
        unsafe _ = xcb_input_xi_ungrab_device(
            session.connection.pointer, UInt32(XCB_CURRENT_TIME), X11WindowSystem.masterPointer)
        session.flush()
    }

    private func end(_ operation: DragOperations?) {
        guard let system, system.drag === self else { return }
        system.drag = nil
        timeout?.cancel()
        picture?.close()
        system.own(session.atoms[.dragSelection], nil, time: UInt32(XCB_CURRENT_TIME))
        progress(.ended(operation))
    }

    private func send(_ message: AtomName, _ values: [UInt32]) {
        guard let target else { return }
        session.connection.sendMessage(
            session.atoms[message], about: target.window, values, to: target.receiver)
        session.flush()
    }
}
