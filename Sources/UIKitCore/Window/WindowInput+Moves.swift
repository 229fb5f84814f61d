// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Coalescing of movements.
///
/// Devices report up to a thousand movements per second. Those that arrive together are delivered to views as one
/// event, after the pending events of this run-loop iteration and before any other user input. Waiting for the next
/// frame would delay a movement by up to a frame without saving layout or drawing, which happen once per iteration
/// anyway.
extension WindowInput {
    /// Returns whether the event only moves touches in progress or the hovering pointer.
    func isMove(_ event: InputEvent) -> Bool {
        switch event {
        case .pointer(let pointer): pointer.kind == .moved || pointer.kind == .entered
        case .touches(let points): points.allSatisfy { $0.phase == .moved }
        case .pen(let event): event.kind == .moved || event.kind == .entered
        case .scroll, .key, .keyboardFocus, .modifiers, .touchpadGesture, .relativeMotion: false
        }
    }

    /// Buffers a movement of the touch until the pending input was processed.
    ///
    /// `change` updates the other properties of the report.
    func hold(
        _ touch: UITouch, at location: CGPoint, timestamp: TimeInterval, change: (inout TouchReport) -> Void = { _ in }
    ) {
        scheduleMoves()
        var report = heldMoves.latest(of: touch)
        report.phase = .moved
        report.previousLocation = report.location
        report.location = location
        report.timestamp = timestamp
        change(&report)
        heldMoves.add(report, of: touch)
    }

    /// Buffers the location of the pointer, or of a pen near the surface.
    ///
    /// Only the last one is delivered.
    func holdHover(at location: CGPoint, timestamp: TimeInterval) {
        scheduleMoves()
        heldMoves.hover = (location, timestamp)
    }

    private func scheduleMoves() {
        guard heldMoves.isEmpty else { return }
        UIApplication.afterInput { [weak self] in self?.deliverMoves() }
    }

    /// Delivers the buffered movements to the views.
    func deliverMoves() {
        guard !heldMoves.isEmpty else { return }
        let moves = heldMoves
        heldMoves = PendingMoves()
        for touch in moves.touches {
            guard let reports = moves.reports[touch], let last = reports.last else { continue }
            touch.take(last)
            for report in reports { touch.forecast.add(report) }
        }
        if !moves.touches.isEmpty {
            sendTouches(
                changed: moves.touches, timestamp: moves.touches.map(\.timestamp).max() ?? 0, reports: moves.reports)
        }
        if let hover = moves.hover { sendHover(hover.location, timestamp: hover.timestamp) }
    }

    /// Discards the buffered movements of touches, which have ended, but not those of the hovering pointer.
    func dropTouchMoves() {
        heldMoves.dropTouches()
    }

    /// Returns the predicted reports of the touch for the next frames.
    func forecast(for touch: UITouch) -> [TouchReport] {
        guard touch.phase == .moved else { return [] }
        let rate = max(1, window?.screen.maximumFramesPerSecond ?? 60)
        return touch.forecast.reports(count: Theme.Touch.forecastFrames, every: 1 / TimeInterval(rate))
    }
}
