// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// `zwp_tablet_manager_v2`: a seat's tablets and the pens that were seen on them.
///
/// Their pads (buttons, rings and strips beside the surface) are let go as they are told of.
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

    /// The tablets are gone: pens that are near leave, with everything up.
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
