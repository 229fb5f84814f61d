// SPDX-License-Identifier: MIT

extension UIView {
    /// Shows the view's touches, and those of the views in it, to `gestureRecognizer`, taking it from its present view.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        recognizerList.append(gestureRecognizer)
    }

    /// Takes `gestureRecognizer` off the view; what is under way is cancelled.
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

    // MARK: - Scrolling and the touchpad

    /// Whether one of the view's recognizers follows the scrolling.
    func recognizersTake(_ event: UIScrollEvent) -> Bool {
        guard !recognizerList.isEmpty, let environment = window?.touchDelivery.gestures else { return false }
        return environment.offer(event, to: recognizerList)
    }

    /// Whether one of the view's recognizers follows the fingers on the touchpad.
    func recognizersTake(_ event: UITransformEvent) -> Bool {
        guard !recognizerList.isEmpty, let environment = window?.touchDelivery.gestures else { return false }
        return environment.offer(event, to: recognizerList)
    }
}
