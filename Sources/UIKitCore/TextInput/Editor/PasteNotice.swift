// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Localization
internal import Windowing

/// Reports a paste that waits for another application, or has failed, below the caret.
@MainActor
final class PasteNotice {
    private weak var view: UIView?
    /// Returns the caret in the view's coordinates.
    private let caret: () -> CGRect
    private var pending: ScheduledCall?
    private var popup: ToolTipPopup?
    private var hasFailed = false

    /// Begins to wait: a paste that ends soon isn't reported.
    init(in view: UIView, at caret: @escaping () -> CGRect) {
        self.view = view
        self.caret = caret
        pending = LayerClock.timeSource.schedule(after: Theme.TextInput.pasteNoticeDelay) { [weak self] in
            self?.show(.pasting)
        }
    }

    /// Removes the notice, unless it reports a failure.
    func end() {
        if !hasFailed { dismiss() }
    }

    /// Reports for some seconds that nothing was pasted, also to assistive technology.
    func fail() {
        hasFailed = true
        show(.pasteFailed)
        UIAccessibility.post(notification: .announcement, argument: Phrase.pasteFailed.text)
        // The notice outlives the paste until it is removed.
        pending = LayerClock.timeSource.schedule(after: Theme.TextInput.pasteFailureDuration) { self.dismiss() }
    }

    private func show(_ phrase: Phrase) {
        dismiss()
        guard let view, let window = view.window else { return }
        let rect = view.convert(caret(), to: window)
        let popup = ToolTipPopup(phrase.text, parent: window, at: CGPoint(x: rect.minX, y: rect.maxY))
        popup.onDismiss = { [weak self] in self?.popup = nil }
        popup.isHidden = false
        if popup.isShown { self.popup = popup }
    }

    private func dismiss() {
        pending?.cancel()
        pending = nil
        popup?.dismiss()
        popup = nil
    }
}
