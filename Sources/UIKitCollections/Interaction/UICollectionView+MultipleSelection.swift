// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore
internal import UIKitDragDrop

/// The selection of items with a pan of two fingers.
@MainActor
struct CollectionMultipleSelection {
    let start: IndexPath
    var end: IndexPath
    /// Whether items are selected, or deselected because the first one was selected.
    let selects: Bool
    /// The selection at the beginning.
    let base: Set<IndexPath>
    let scroller: DragAutoScroller
    /// The fingers' position in the visible area.
    var place = CGPoint.zero
}

extension UICollectionView {
    /// Asks the delegate whether multiple items may be selected from an item on, and notifies it.
    private func beginMultipleSelection(at path: IndexPath) -> Bool {
        guard let collectionDelegate, content.has(path),
            collectionDelegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
        else { return false }
        collectionDelegate.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
        return true
    }

    /// Begins to select multiple items by a click with Shift or Control, if that is not possible yet.
    ///
    /// Returns whether the delegate allowed it.
    func beginMultipleSelection(by touch: UITouch, _ modifiers: UIKeyModifierFlags, at path: IndexPath) -> Bool {
        guard !allowsMultipleSelectionNow, !modifiers.isDisjoint(with: [.shift, .control]),
            beginMultipleSelection(at: path)
        else { return false }
        choose(path, as: modifiers.contains(.shift) ? .range : .toggled, isPrimary: false)
        collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
        return true
    }

    // MARK: - Pan with two fingers

    func mayPanToSelect(at point: CGPoint) -> Bool {
        guard interaction.movement == nil, let path = shownItem(at: point), let collectionDelegate else { return false }
        return collectionDelegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
    }

    func panToSelect(_ recognizer: UIGestureRecognizer) {
        guard let pan = recognizer as? MultipleSelectionRecognizer else { return }
        let point = pan.place
        switch recognizer.state {
        case .began: beginPan(from: pan.start)
        case .changed:
            interaction.multiple?.place = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
            extendPan()
            interaction.multiple?.scroller.move(to: point)
        case .ended, .cancelled, .failed: endPan()
        case .possible: break
        }
    }

    private func beginPan(from point: CGPoint) {
        endPressNow()
        guard let path = shownItem(at: point) else { return }
        collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
        guard allowsMultipleSelectionNow else { return }
        let selects = !selection.paths.contains(path)
        let scroller = DragAutoScroller(self) { [weak self] in self?.extendPan() }
        interaction.multiple = CollectionMultipleSelection(
            start: path, end: path, selects: selects, base: selection.paths, scroller: scroller)
        selection.anchor = path
        if selects { selectByUser(path) } else { deselectByUser(path) }
    }

    private func extendPan() {
        guard let pan = interaction.multiple else { return }
        let point = CGPoint(x: pan.place.x + bounds.minX, y: pan.place.y + bounds.minY)
        guard let path = indexPathForItem(at: point), path != pan.end else { return }
        interaction.multiple?.end = path
        let old = range(from: pan.start, to: pan.end)
        let new = range(from: pan.start, to: path)
        let (entered, left) = (Set(new).subtracting(old), Set(old).subtracting(new))
        if pan.selects {
            changeSelection(adding: entered, removing: left.subtracting(pan.base))
        } else {
            changeSelection(adding: left.intersection(pan.base), removing: entered)
        }
    }

    private func endPan() {
        interaction.multiple?.scroller.end()
        interaction.multiple = nil
        collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    }
}

/// A recognizer of pans with two fingers that begin at an item from which multiple items may be selected.
@MainActor
final class MultipleSelectionRecognizer: UIGestureRecognizer {
    weak var collectionView: UICollectionView?
    /// The location of the first finger, in the collection view's coordinates.
    private(set) var start = CGPoint.zero
    /// The current location of the first finger, in the collection view's coordinates.
    var place: CGPoint { fingers.first?.location(in: collectionView) ?? start }
    private var origin = CGPoint.zero
    private var fingers: [UITouch] = []

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedTouchTypes = [.direct]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // Fingers that arrive together are ordered by position, so that the first one does not depend on chance.
        fingers += touches.sorted {
            let (first, second) = ($0.location(in: nil), $1.location(in: nil))
            return ($0.timestamp, first.y, first.x) < ($1.timestamp, second.y, second.x)
        }
        guard state == .possible else { return }
        if fingers.count > 2 { return state = .failed }
        guard fingers.count == 2 else { return }
        start = fingers[0].location(in: collectionView)
        origin = fingers[0].location(in: nil)
        if collectionView?.mayPanToSelect(at: start) != true { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let finger = fingers.first else { return }
        let place = finger.location(in: nil)
        let distance = hypot(place.x - origin.x, place.y - origin.y)
        switch state {
        case .possible where fingers.count == 2:
            // The pan that scrolls needs a longer distance.
            if distance > Theme.Gesture.panDistance / 2 { state = .began }
        case .possible:
            if distance > Theme.Gesture.panDistance, origin != .zero { state = .failed }
        case .began, .changed: state = .changed
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        fingers.removeAll { touches.contains($0) }
        guard fingers.count < 2 else { return }
        switch state {
        case .possible: if fingers.isEmpty { state = .failed }
        case .began, .changed: state = .ended
        default: break
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        fingers = []
        origin = .zero
    }
}
