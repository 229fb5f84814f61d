// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Devices report up to a thousand movements a second; views hear of those that arrived together as one.
///
/// What is held goes out once the display's events of this turn are dealt with, and before anything else that the
/// user does. Waiting for the display's next frame would hold a movement for up to a frame longer, and would not save
/// layout or drawing: both are done once a turn.
extension WindowInput {
    /// Whether the event only moves touches that are under way.
    func isMove(_ event: InputEvent) -> Bool {
        switch event {
        case .pointer(let pointer): hasPointerTouch && (pointer.kind == .moved || pointer.kind == .entered)
        case .touches(let points): points.allSatisfy { $0.phase == .moved }
        case .pen(let event): pen.touch != nil && (event.kind == .moved || event.kind == .entered)
        case .scroll, .key, .keyboardFocus, .modifiers, .touchpadGesture, .relativeMotion: false
        }
    }

    /// Keeps a movement of the touch until the end of the input that has arrived; `change` adds what is new besides it.
    func hold(
        _ touch: UITouch, at location: CGPoint, timestamp: TimeInterval, change: (inout TouchReport) -> Void = { _ in }
    ) {
        if heldMoves.isEmpty {
            UIApplication.afterInput { [weak self] in self?.deliverMoves() }
        }
        var report = heldMoves.latest(of: touch)
        report.phase = .moved
        report.previousLocation = report.location
        report.location = location
        report.timestamp = timestamp
        change(&report)
        heldMoves.add(report, of: touch)
    }

    /// Tells the views what is held.
    func deliverMoves() {
        guard !heldMoves.isEmpty else { return }
        let moves = heldMoves
        heldMoves = HeldMoves()
        for touch in moves.touches {
            guard let reports = moves.reports[touch], let last = reports.last else { continue }
            touch.take(last)
            for report in reports { touch.forecast.add(report) }
        }
        sendTouches(
            changed: moves.touches, timestamp: moves.touches.map(\.timestamp).max() ?? 0, reports: moves.reports)
    }

    /// Drops what is held of touches that are over.
    func dropMoves() {
        heldMoves = HeldMoves()
    }

    /// Where the touch will be in the next frames, for what is drawn ahead of it.
    func forecast(for touch: UITouch) -> [TouchReport] {
        guard touch.phase == .moved else { return [] }
        let rate = max(1, window?.screen.maximumFramesPerSecond ?? 60)
        return touch.forecast.reports(count: Theme.Touch.forecastFrames, every: 1 / TimeInterval(rate))
    }
}
