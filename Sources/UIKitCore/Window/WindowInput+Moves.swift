// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Devices report up to a thousand movements a second; views hear of those that arrived together as one.
///
/// What is held goes out once the display's events of this turn are dealt with, and before anything else that the
/// user does. Waiting for the display's next frame would hold a movement for up to a frame longer, and would not save
/// layout or drawing: both are done once a turn.
extension WindowInput {
    /// Whether the event only moves touches that are under way, or what hovers.
    func isMove(_ event: InputEvent) -> Bool {
        switch event {
        case .pointer(let pointer): pointer.kind == .moved || pointer.kind == .entered
        case .touches(let points): points.allSatisfy { $0.phase == .moved }
        case .pen(let event): event.kind == .moved || event.kind == .entered
        case .scroll, .key, .keyboardFocus, .modifiers, .touchpadGesture, .relativeMotion: false
        }
    }

    /// Keeps a movement of the touch until the end of the input that has arrived; `change` adds what is new besides it.
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

    /// Keeps where the pointer, or a pen near the surface, is until then; of the places before nobody hears.
    func holdHover(at location: CGPoint, timestamp: TimeInterval) {
        scheduleMoves()
        heldMoves.hover = (location, timestamp)
    }

    private func scheduleMoves() {
        guard heldMoves.isEmpty else { return }
        UIApplication.afterInput { [weak self] in self?.deliverMoves() }
    }

    /// Tells the views what is held.
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

    /// Drops what is held of touches that are over; what hovers still does.
    func dropTouchMoves() {
        heldMoves.dropTouches()
    }

    /// Where the touch will be in the next frames, for what is drawn ahead of it.
    func forecast(for touch: UITouch) -> [TouchReport] {
        guard touch.phase == .moved else { return [] }
        let rate = max(1, window?.screen.maximumFramesPerSecond ?? 60)
        return touch.forecast.reports(count: Theme.Touch.forecastFrames, every: 1 / TimeInterval(rate))
    }
}
