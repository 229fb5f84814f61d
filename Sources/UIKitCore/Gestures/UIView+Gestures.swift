// SPDX-License-Identifier: MIT

extension UIView {
    /// Attaches a gesture recognizer to the view, detaching it from its previous view.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        recognizerList.append(gestureRecognizer)
    }

    /// Detaches a gesture recognizer from the view, canceling a gesture in progress.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let index = recognizerList.firstIndex(where: { $0 === gestureRecognizer }) else { return }
        recognizerList.remove(at: index)
        gestureRecognizer.interrupt()
        gestureRecognizer.view = nil
    }

    func replaceRecognizers(with new: [UIGestureRecognizer]) {
        for recognizer in recognizerList where !new.contains(recognizer) { removeGestureRecognizer(recognizer) }
        for recognizer in new { addGestureRecognizer(recognizer) }
    }

    // MARK: - Scrolling and touchpad gestures

    /// Returns whether one of the view's recognizers tracks the scroll.
    func recognizersTake(_ event: UIScrollEvent) -> Bool {
        guard !recognizerList.isEmpty, let environment = window?.touchDelivery.gestures else { return false }
        return environment.offer(event, to: recognizerList)
    }

    /// Returns whether one of the view's recognizers tracks the touchpad gesture.
    func recognizersTake(_ event: UITransformEvent) -> Bool {
        guard !recognizerList.isEmpty, let environment = window?.touchDelivery.gestures else { return false }
        return environment.offer(event, to: recognizerList)
    }
}
