// SPDX-License-Identifier: MIT
import Foundation
import Windowing

/// A window's side of drags, which notes what it is told and answers as it was set to.
@MainActor
final class DropRecorder: PlatformDropDelegate {
    var log: [String] = []
    var offer: (any PlatformDragOffer)?
    /// What is accepted while it is over the window; `nil` says nothing at all.
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
