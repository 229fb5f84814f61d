// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Windowing

/// Shows one tooltip while the pointer rests.
@MainActor
final class ToolTipPresenter {
    private(set) var popup: ToolTipPopup?
    private var pending: ScheduledCall?
    private var region: CGRect?

    /// Schedules a tooltip at a point of `view`; `nil` for none.
    func show(_ configuration: UIToolTipConfiguration?, at point: CGPoint, in view: UIView) {
        guard let configuration, !configuration.toolTip.isEmpty else { return end() }
        let region = configuration.sourceRect.isNull ? view.bounds : configuration.sourceRect
        guard region.contains(point) else { return end() }
        pending = LayerClock.timeSource.schedule(after: Theme.ToolTip.delay) { [weak self, weak view] in
            guard let self, let view else { return }
            pending = nil
            open(configuration.toolTip, at: point, in: region, of: view)
        }
    }

    /// Whether the tooltip that is visible is also that of a point in its view.
    func isShown(at point: CGPoint) -> Bool { popup != nil && region?.contains(point) == true }

    private func open(_ text: String, at point: CGPoint, in region: CGRect, of view: UIView) {
        guard let window = view.window else { return }
        let popup = ToolTipPopup(text, parent: window, at: view.convert(point, to: window))
        popup.onDismiss = { [weak self] in self?.popup = nil }
        popup.isHidden = false
        guard popup.isShown else { return }
        self.popup = popup
        self.region = region
    }

    func end() {
        pending?.cancel()
        pending = nil
        popup?.dismiss()
        popup = nil
        region = nil
    }
}
