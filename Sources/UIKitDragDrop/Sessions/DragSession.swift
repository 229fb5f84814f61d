// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore
internal import Windowing

/// A drag that began in this application.
@MainActor
final class DragSession: UIDragSession {
    /// The session in progress; `nil` if nothing is dragged out of the application's views.
    static weak var current: DragSession?

    /// Whether items are being dragged out of a window that is still shown.
    static var isDragging: Bool {
        guard let current, current.phase == .lifted || current.phase == .moving else { return false }
        return UIApplication.running?.windows.contains { $0 === current.window?.rootWindow } == true
    }

    /// The state of a drag.
    enum Phase {
        /// The items are lifted, but have not been moved.
        case lifted
        case moving
        /// The items were dropped in this application, or in another one that is loading them.
        case dropped
        case ended
    }

    private(set) var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false

    /// A type by which an offer is recognized as that of this session.
    let marker = "application/x-shoji-drag-\(UUID().uuidString.lowercased())"
    var phase = Phase.lifted
    /// The interaction in which the drag began.
    let interaction: UIDragInteraction
    /// The interactions whose items were added, by item.
    private(set) var owners: [UIDragItem: UIDragInteraction] = [:]
    /// The previews with which the items were lifted.
    var previews: [UIDragItem: UITargetedDragPreview] = [:]
    /// The window and the location in it at which the drag was last seen.
    weak var window: UIWindow?
    var place: CGPoint
    /// The distance of the location from the center of the first preview, at its original size.
    var grip = CGPoint.zero
    /// The carrier that moves the items.
    var carrier: (any DragCarrier)?
    var platter: DragPlatter?
    /// The animations alongside the lift, until the items move or are put back.
    var liftAnimator: DragAnimator?

    init(interaction: UIDragInteraction, window: UIWindow, place: CGPoint) {
        self.interaction = interaction
        self.window = window
        self.place = place
    }

    func location(in view: UIView) -> CGPoint {
        guard let window, view.window === window else { return place }
        return view.convert(place, from: window)
    }

    /// Adds items of the interaction that begins the drag, or of another one while it is in progress.
    func add(_ added: [UIDragItem], of interaction: UIDragInteraction) {
        items.append(contentsOf: added)
        for item in added { owners[item] = interaction }
    }

    /// The interactions that take part, the one that began the drag first.
    var interactions: [UIDragInteraction] {
        var result = [interaction]
        for item in items {
            if let owner = owners[item], !result.contains(where: { $0 === owner }) { result.append(owner) }
        }
        return result
    }

    func owner(of item: UIDragItem) -> UIDragInteraction { owners[item] ?? interaction }

    /// The operations that the source permits.
    var operations: DragOperations { allowsMoveOperation ? [.copy, .move] : .copy }

    // MARK: - Progress

    /// Notifies the source that the items moved.
    func didMove(to place: CGPoint, in window: UIWindow) {
        self.place = place
        self.window = window
        for interaction in interactions { interaction.delegate?.dragInteraction(interaction, sessionDidMove: self) }
    }

    /// Ends the session, and notifies the source.
    ///
    /// `animation` animates the previews to their targets; `completion` is called at its end.
    func end(_ operation: UIDropOperation, animation: (@escaping @MainActor () -> Void) -> Void) {
        guard phase != .ended else { return }
        phase = .ended
        if Self.current === self { Self.current = nil }
        let interactions = interactions
        for interaction in interactions {
            interaction.delegate?.dragInteraction(interaction, session: self, willEndWith: operation)
        }
        animation { [self] in
            carrier = nil
            for interaction in interactions {
                interaction.delegate?.dragInteraction(interaction, session: self, didEndWith: operation)
            }
        }
    }

    /// Notifies the source that the content of all items was transferred.
    func didTransferItems() {
        for interaction in interactions {
            interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: self)
        }
    }

    func updatePreview(of item: UIDragItem) {
        guard items.contains(item), let platter else { return }
        platter.replacePreview(of: item, in: self)
    }
}

/// The means by which dragged items follow the pointer or a finger.
@MainActor
protocol DragCarrier: AnyObject {
    /// Cancels the drag, as the Escape key does.
    func cancel()
    /// Called when items were added, or another operation would be performed.
    func update()
}
