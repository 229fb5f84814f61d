// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// `zwp_tablet_manager_v2`: a seat's tablets and their tools.
///
/// Tablet pads (separate buttons, rings and strips) are released when they are announced.
@MainActor
final class TabletSeat {
    private let object: ZwpTabletSeatV2
    private unowned let seat: Seat
    private var pens: [Pen] = []
    private var tablets: [ZwpTabletV2] = []

    init(_ manager: ZwpTabletManagerV2, seat: Seat) {
        self.seat = seat
        object = manager.getTabletSeat(seat: seat.object)
        object.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
    }

    func pointsAt(_ owner: ShellSurface) -> Bool {
        pens.contains { $0.focus === owner }
    }

    func cursorDidChange(of owner: ShellSurface) {
        for pen in pens { pen.cursorDidChange(of: owner) }
    }

    func forget(_ owner: ShellSurface) {
        for pen in pens { pen.forget(owner) }
    }

    /// Called when the tablets have been removed: pens in proximity are lifted and leave.
    func disconnect() {
        object.handler = nil
        for pen in pens { pen.disconnect() }
        pens = []
        tablets = []
    }

    private func receive(_ event: ZwpTabletSeatV2.Event) {
        switch event {
        case .tabletAdded(let tablet):
            tablets.append(tablet)
            tablet.handler = { [weak self, weak tablet] event in
                guard case .removed = event else { return }
                MainActor.assumeIsolated { self?.tablets.removeAll { $0 === tablet } }
            }
        case .toolAdded(let tool):
            pens.append(
                Pen(tool, seat: seat) { [weak self] pen in
                    self?.pens.removeAll { $0 === pen }
                })
        case .padAdded:
            break
        }
    }
}
