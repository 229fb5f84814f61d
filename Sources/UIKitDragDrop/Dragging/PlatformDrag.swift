// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore
internal import Windowing

/// A drag that the display server carries, within the application and to others.
@MainActor
final class PlatformDrag: DragCarrier {
    private let session: DragSession
    private weak var window: UIWindow?

    /// Starts the drag with the press that has the serial.
    init(
        _ session: DragSession, in window: UIWindow, serial: UInt32, keepsSize: Bool
    ) throws(OperationError) {
        self.session = session
        self.window = window
        let attributes = DragAttributes(
            offer: DragContent.offer(of: session), operations: session.operations, serial: serial,
            image: DragPlatter.image(of: session, over: window, keepsSize: keepsSize))
        try window.beginDrag(attributes) { [self] in receive($0) }
    }

    private func receive(_ progress: DragProgress) {
        switch progress {
        case .wouldDo: break
        case .dropped: if session.phase == .moving { session.phase = .dropped }
        case .ended(let operation): end(operation)
        }
    }

    private func end(_ operation: DragOperations?) {
        // A drop within the application has already ended the session.
        guard session.phase != .ended else { return }
        guard let operation else { return DragCancellation.run(session) }
        let result: UIDropOperation = operation.contains(.move) && session.allowsMoveOperation ? .move : .copy
        session.end(result) { done in
            done()
            session.didTransferItems()
        }
    }

    func cancel() {
        guard session.phase == .moving else { return }
        window?.cancelDrag()
    }

    func update() {
        DropRouter.shared.update()
    }
}
