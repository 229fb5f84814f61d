// SPDX-License-Identifier: MIT
import Foundation
import Windowing

/// A drop delegate that records its calls and responds as configured.
@MainActor
final class DropRecorder: PlatformDropDelegate {
    var log: [String] = []
    var offer: (any PlatformDragOffer)?
    /// The accepted operations of a drag over the window; `nil` sends no response.
    var answer: (operations: DragOperations, preferred: DragOperations)?
    var onDrop: (@MainActor (any PlatformDragOffer) -> Void)?

    init(accepting operations: DragOperations? = nil, preferring preferred: DragOperations = []) {
        answer = operations.map { ($0, preferred) }
    }

    func window(_ window: any PlatformWindow, dragDidEnter offer: any PlatformDragOffer, at location: CGPoint) {
        self.offer = offer
        log.append("enter \(location.x) \(location.y)")
        accept(offer)
    }

    func window(_ window: any PlatformWindow, dragDidMove offer: any PlatformDragOffer, to location: CGPoint) {
        log.append("move \(location.x) \(location.y)")
        accept(offer)
    }

    func window(_ window: any PlatformWindow, dragDidLeave offer: any PlatformDragOffer) {
        log.append("leave")
    }

    func window(_ window: any PlatformWindow, didDrop offer: any PlatformDragOffer, at location: CGPoint) {
        log.append("drop \(location.x) \(location.y)")
        onDrop?(offer)
    }

    private func accept(_ offer: any PlatformDragOffer) {
        if let answer { offer.accept(answer.operations, preferred: answer.preferred) }
    }
}
